/** What a viewer sees of a match, field by field, by the table of who knows what. */

import { copyPlain, type Seat, type Viewer } from '@roundhouse/kernel';
import { castable, costDue, isPaidWild, meansNextTurn, meansOf } from './actions.ts';
import { isWaning } from './cards.ts';
import { busyWith, compiledSpells, inListOrder } from './compiled-spells.ts';
import { isDuty } from './effects.ts';
import { seesHand } from './known-cards.ts';
import { suggestedPayment } from './pay.ts';
import { elementIn } from './slots.ts';
import type { Asking, Element, Frame, PlayerView, Question, SpellName, State, View } from './state.ts';
import { excess } from './turns.ts';

const copyRow = (row: readonly (Element | null)[]): (Element | null)[] => row.map(element => element && { ...element });

export function view(state: State, viewer: Viewer): View {
  const { options, players, discard } = state;
  const mine = viewer === null ? null : players[viewer]!;
  return {
    options: { ...options },
    viewer,
    round: state.round,
    dealer: state.dealer,
    turn: state.turn,
    active: state.active,
    opened: state.opened,
    wild: state.wild,
    waning: isWaning(state),
    circle: copyRow(state.circle),
    bank: { ...state.bank },
    deck: state.deck.length,
    reshuffles: state.reshuffles,
    discard: discard.length,
    discardTop: discard.at(-1) ?? null,
    discardPile: options.discardView === 'all' ? [...discard] : null,
    remembered: rememberedIn(state),
    players: players.map((_, seat) => playerAs(state, seat, viewer)),
    glimpses: mine ? copyPlain(mine.glimpses) : [],
    nextPermanent: state.nextPermanent,
    resolving: state.stack.flatMap(frame => resolvingAs(state, frame)),
    asking: askingAs(state, viewer),
    payable: payableBy(state, viewer),
    payableNext: payableNextBy(state, viewer),
    eliminations: copyPlain(state.eliminations),
    rounds: copyPlain(state.rounds),
    result: copyPlain(state.result),
  };
}

function playerAs(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const { alive, wins, hand, slots, permanents, bannedBy, showsTo } = state.players[seat]!;
  return {
    alive,
    wins,
    handSize: hand.length,
    hand: seesHand(state, viewer, seat) ? [...hand] : null,
    slots: copyRow(slots),
    permanents: permanents.map(permanent => ({ ...permanent })),
    bannedBy,
    showsTo: [...showsTo],
  };
}

/** ELEM-18, ELEM-R52 */
export const rememberedIn = ({ options, discard }: State): SpellName[] =>
  inListOrder(compiledSpells(options), options.discardView === 'all' ? [...discard] : discard.slice(-1));

export const payableBy = (state: State, viewer: Viewer): SpellName[] =>
  viewer === null ? [] : castable(state, viewer, meansOf(state, viewer), state.wild && viewer === state.active);

export const payableNextBy = (state: State, viewer: Viewer): SpellName[] =>
  viewer === null ? [] : castable(state, viewer, meansNextTurn(state, viewer), false);

export function resolvingAs({ active }: State, frame: Frame): View['resolving'] {
  if (frame.name === 'pay') return [{ spell: frame.spell, seat: active, permanent: frame.permanent, toll: 0, at: 0 }];
  if (frame.name !== 'resolving') return [];
  const { spell, permanent, toll, at } = frame;
  return [{ spell, seat: active, permanent, toll, at }];
}

/** The question on top; `window`, `resolving` and `ending` never stay there. */
export function askingAs(state: State, viewer: Viewer): Asking | null {
  const { stack, active: seat } = state;
  const frame = stack[stack.length - 1];
  if (!frame) return null;
  const below = stack[stack.length - 2];
  const by = below?.name === 'resolving' ? below : null;
  const asking: Asking = {
    name: frame.name as Question,
    seat,
    spell: by?.spell ?? null,
    permanent: by?.permanent ?? null,
    step: by && busyWith(state, by),
    left: 'left' in frame ? frame.left : 1,
    optional: by !== null && isOptional(state, frame),
    element: null,
    from: null,
    target: null,
    looked: null,
    lookedAt: 0,
    suggested: null,
  };
  describe(state, viewer, frame, asking);
  return asking;
}

/** Adds what only some questions have. */
function describe(state: State, viewer: Viewer, frame: Frame, asking: Asking): void {
  switch (frame.name) {
    case 'pay':
      asking.spell = frame.spell;
      asking.permanent = frame.permanent;
      asking.suggested = suggestedPayment(
        costDue(state, frame),
        meansOf(state, state.active),
        isPaidWild(state, frame),
      );
      break;
    case 'putSlot':
      asking.element = frame.element;
      break;
    case 'moveTo':
      asking.from = frame.from;
      asking.element = elementIn(state, frame.from)!.type;
      break;
    case 'takeLooked':
      asking.target = frame.target;
      asking.lookedAt = frame.looked.length;
      if (viewer === state.active || viewer === frame.target) asking.looked = [...frame.looked];
      break;
    case 'limitDiscard':
      asking.left = tooMany(state);
      break;
  }
}

/** How many cards of the kind being discarded are over the limit. */
function tooMany(state: State): number {
  const { permanents, hand } = state.players[state.active]!;
  const { limitPermanents, limitSpells } = state.options;
  return excess(state) === 'permanents' ? permanents.length - limitPermanents : hand.length - limitSpells;
}

/** ELEM-R25, ELEM-R28: whether the step may be forgone at this question. */
const isOptional = (state: State, { name }: Frame): boolean =>
  name !== 'putSlot' && name !== 'moveTo' && !isDuty(state);
