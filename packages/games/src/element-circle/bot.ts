/** What bots know of Element Circle: how a position looks, and what is sensible inside an action. */

import type { Seat } from '@roundhouse/kernel';
import { bestRated } from '../best-rated.ts';
import type { Knowledge } from '../knowledge.ts';
import { chanceAt, decoded, netOf } from '../learnt.ts';
import { type EffectStep, ELEMENTS, type El, type Toll } from './content/language.ts';
import { sizeOf } from './content/spells.ts';
import { type Change, castWorth, Evaluation, lifeOfHand, permanentWorth, spellListOf } from './evaluation.ts';
import { learning } from './features.ts';
import { glance } from './glance.ts';
import { CODED, MOST } from './learnt-weights.ts';
import { minds } from './minds.ts';
import { CIRCLE_SLOTS, OWN_SLOTS, placeOf } from './slots.ts';
import type { Counts, Move, Slot, SpellName, State, View } from './state.ts';

/** How many answers inside an action are worth a closer look. */
const MOST_CANDIDATES = 4;
/** How much a round in the lead is worth in a match. */
const ROUND = 2;

const net = netOf(learning.shape, learning.most, decoded(CODED, MOST));

export const knowledge: Knowledge<View, Move, State> = {
  learning,
  minds,
  glance,
  // Where nothing is learnt, what a hand is worth shows only after the others have answered it.
  search: { turns: 0, turnsUnlearnt: 2 },
  /** From hands, elements and Permanents to the round, and from rounds to the match. */
  evaluate(view, seat) {
    if (view.result) return Number(view.result.winner === seat);
    const chances = new Evaluation(view).chances();
    const weights = view.players.map(({ wins }, one) => Math.exp(ROUND * (wins + chances[one]!)));
    return weights[seat]! / weights.reduce((sum, weight) => sum + weight, 0);
  },

  /** Between two a round is judged as learnt, and the rounds to come are anybody's. */
  judge(view, seat) {
    const { players, asking, options, viewer } = view;
    if (viewer !== seat) return knowledge.evaluate(view, seat);
    const wanted = wantedBy(options)!;
    const [own, others] = [wanted - players[seat]!.wins, wanted - players[1 - seat]!.wins];
    if (asking?.name !== 'open') return evenly(own, others);
    const chance = chanceAt(net(learning.sightOf(view)));
    return chance * evenly(own - 1, others) + (1 - chance) * evenly(own, others - 1);
  },

  isLearnt: ({ players, options }) => players.length === learning.seats && wantedBy(options) !== null,

  /** Nothing is half done, and somebody else is about to begin. */
  isQuiet({ asking, viewer }) {
    if (asking === null) return true;
    return asking.seat !== viewer && (asking.name === 'open' || asking.name === 'redraw');
  },

  candidates(view, seat, moves) {
    // Showing one's hand never helps a bot, which makes no agreements.
    const offered = moves.filter(({ type }) => type !== 'showHand');
    if (offered.length < 2) return offered.length === 0 ? moves : offered;
    const rating = rateInside(view, seat);
    if (rating === null) return offered;
    return bestRated(offered, offered.map(rating), MOST_CANDIDATES);
  },

  rolloutMove: (view, seat, moves) =>
    moves.length < 2 ? moves[0]! : highest(moves, rateInside(view, seat) ?? rateBetween(view, seat)),

  // Measured: who plays so takes 77 % of the rounds from whoever plays by `rolloutMove`.
  searchMove: (view, seat, moves) =>
    moves.length < 2
      ? moves[0]!
      : highest(moves, rateInside(view, seat) ?? rateActions(view, seat) ?? rateBetween(view, seat)),
};

/** The rounds that win a match; null where a number of rounds is played. */
const wantedBy = ({ matchFormat }: View['options']): number | null =>
  matchFormat.startsWith('firstTo') ? Number.parseInt(matchFormat.slice('firstTo('.length), 10) : null;

/** How likely the first of two wins a match, if they lack so many rounds and each round is a coin. */
function evenly(own: number, others: number): number {
  if (own <= 0) return 1;
  return others <= 0 ? 0 : (evenly(own - 1, others) + evenly(own, others - 1)) / 2;
}

function highest(moves: readonly Move[], rating: Rating): Move {
  let [best, most] = [moves[0]!, -Infinity];
  for (const move of moves) {
    const rated = rating(move);
    if (rated > most) [best, most] = [move, rated];
  }
  return best;
}

type Rating = (move: Move) => number;

/** Between actions: what is done in imagined turns, where there is no time to look further. */
function rateBetween(view: View, seat: Seat): Rating {
  const list = spellListOf(view);
  return move => {
    switch (move.type) {
      // The turn ends here; what else could be done in it is looked at when it is real.
      case 'end':
      case 'keep':
        return 1;
      case 'cast':
        return -sizeOf(list.byName.get(move.spell)!.cost);
      case 'pickElements':
        return worthOfPick(view, seat, move.elements);
      default:
        return -100;
    }
  };
}

/** What a spell must promise to be cast when the turn could end; what may be dear later is better cast now. */
const [WORTH_CASTING, DEAR] = [2, 0.15];

/** In a turn: opens with the spell that does most, uses every Permanent that costs no card, and ends. Null outside of one. */
function rateActions(view: View, seat: Seat): Rating | null {
  const { asking } = view;
  if (asking?.name !== 'open' && asking?.name !== 'main') return null;
  const list = spellListOf(view);
  const spellOfOwn = (id: number): SpellName => view.players[seat]!.permanents.find(one => one.id === id)!.spell;
  return move => {
    switch (move.type) {
      case 'end':
        return 0;
      case 'cast': {
        const worth = castWorth(list, move.spell);
        return asking.name === 'main'
          ? worth - WORTH_CASTING
          : worth + DEAR * sizeOf(list.byName.get(move.spell)!.cost);
      }
      case 'activate': {
        const { mode, toll } = list.byName.get(spellOfOwn(move.permanent))!.activation!;
        return mode === 'once' && toll.length === 0 ? 1 : -50;
      }
      default:
        return -100;
    }
  };
}

/** Inside an action: what an answer looks like at first sight; null between actions, where only looking ahead can tell. */
function rateInside(view: View, seat: Seat): Rating | null {
  const { asking } = view;
  switch (asking?.name) {
    case 'pickElements':
      return move => (move.type === 'pickElements' ? worthOfPick(view, seat, move.elements) : -1);
    case 'pay':
      return move => (move.type === 'pay' && isSame(move, asking.suggested!) ? 1 : 0);
    case 'opponent':
      return rateOpponents(view, seat);
    case 'takeLooked':
    case 'discardSpell':
    case 'freeSpell':
    case 'limitDiscard':
      return rateCards(view, seat);
    case 'destroySlot':
    case 'putType':
    case 'putSlot':
    case 'moveFrom':
    case 'moveTo':
      return rateSlots(view, seat);
    case 'permanent':
      return ratePermanents(view, seat, asking.step!);
    case 'mode':
      return move => (move.type === 'mode' ? 1 - move.option : 0);
    default:
      return null;
  }
}

const isSame = (a: { circle: Counts; own: Counts }, b: { circle: Counts; own: Counts }): boolean =>
  a.circle.every((n, i) => n === b.circle[i]) && a.own.every((n, i) => n === b.own[i]);

/** What one's hand could open with these elements. */
function worthOfPick(view: View, seat: Seat, elements: readonly El[]): number {
  const totals: Counts = [0, 0, 0, 0];
  for (const element of view.circle) if (element) totals[ELEMENTS.indexOf(element.type)]!++;
  for (const type of elements) totals[ELEMENTS.indexOf(type)]!++;
  return lifeOfHand(spellListOf(view), view.players[seat]!.hand ?? [], totals);
}

/** The strongest opponent; of equals the one who is next. */
function rateOpponents(view: View, seat: Seat): Rating {
  const chances = new Evaluation(view).chances();
  const n = view.players.length;
  return move => (move.type === 'opponent' ? chances[move.seat]! - 1e-3 * ((move.seat - seat + n) % n) : -1);
}

/** How much a card in hand is worth keeping: one that can be paid for first, then the dearer one. */
function rateCards(view: View, seat: Seat): Rating {
  const list = spellListOf(view);
  const totals = new Evaluation(view).totals(seat);
  const worth = (spell: SpellName): number =>
    lifeOfHand(list, [spell], totals) + 0.05 * sizeOf(list.byName.get(spell)!.cost);
  return move => {
    switch (move.type) {
      case 'takeLooked':
        return 10 + worth(move.spell);
      case 'freeSpell':
        return sizeOf(list.byName.get(move.spell)!.cost);
      case 'discardSpell':
        return -worth(move.spell);
      case 'limitDiscard':
        return 'spell' in move ? -worth(move.spell) : -permanentWorth(list, spellOf(view, move.permanent));
      default:
        return 0;
    }
  };
}

const permanentsOf = (view: View) =>
  view.players.flatMap(({ permanents }, owner) => permanents.map(permanent => ({ ...permanent, owner })));

const spellOf = (view: View, id: number): SpellName => permanentsOf(view).find(one => one.id === id)!.spell;

/** The others' best, or one's own worst where it has to be. */
function ratePermanents(view: View, seat: Seat, step: EffectStep | Toll): Rating {
  const list = spellListOf(view);
  const all = permanentsOf(view);
  const isToll = step.op === 'destroyOwnPermanent';
  return move => {
    if (move.type !== 'permanent') return 0;
    const { owner, spell, blockedBy } = all.find(({ id }) => id === move.permanent)!;
    const worth = permanentWorth(list, spell);
    if (isToll) return -worth;
    if (step.op === 'blockPermanent' && blockedBy !== null) return -1;
    return owner === seat ? -worth : worth;
  };
}

/** What the round looks like after an element has gone, come or moved; for the first half of two, with the best second. */
function rateSlots(view: View, seat: Seat): Rating {
  const evaluation = new Evaluation(view);
  const asking = view.asking!;
  const step = asking.step as EffectStep;
  const known = new Map<number, number>();
  const chance = (...changes: Change[]): number => {
    // Slots of one zone with the same in them are as good as each other.
    const key = changes.reduce(keyWith, 0);
    const found = known.get(key) ?? evaluation.chanceAfter(seat, changes);
    known.set(key, found);
    return found;
  };
  const put = (slot: Slot, is: El | null): number => chance(changeOf(view, slot, is));
  const moveTo = (from: Slot, to: Slot): number =>
    chance(changeOf(view, from, null), changeOf(view, to, contentOf(view, from)));
  // A little is better than nothing, since what is forgone does not come back; a change for the worse is not.
  const now = evaluation.chances()[seat]!;
  return move => {
    switch (move.type) {
      case 'destroySlot':
        return put(move.slot, null);
      case 'putType':
        if (step.op !== 'putElement') return now;
        return bestOf(slotsIn(view, seat, step.zone), slot => put(slot, move.element));
      case 'putSlot':
        return put(move.slot, asking.element);
      case 'moveFrom':
        if (step.op !== 'moveElement') return now;
        return bestOf(slotsIn(view, seat, step.to), to => (to === move.slot ? 0 : moveTo(move.slot, to)));
      case 'moveTo':
        return moveTo(asking.from!, move.slot);
      default:
        return now;
    }
  };
}

const bestOf = (slots: readonly Slot[], of: (slot: Slot) => number): number => {
  let best = 0;
  for (const slot of slots) best = Math.max(best, of(slot));
  return best;
};

const changeOf = (view: View, slot: Slot, is: El | null): Change => ({
  owner: placeOf(slot)!.seat,
  was: contentOf(view, slot),
  is,
});

const CONTENTS: readonly (El | null)[] = [null, ...ELEMENTS];

/** One number for some changes: each has its owner and two contents in a digit to base 256. */
const keyWith = (key: number, { owner, was, is }: Change): number =>
  256 * key + 1 + 25 * ((owner ?? -1) + 1) + 5 * CONTENTS.indexOf(was) + CONTENTS.indexOf(is);

function contentOf(view: View, slot: Slot): El | null {
  const { seat, index } = placeOf(slot)!;
  return (seat === null ? view.circle : view.players[seat]!.slots)[index]?.type ?? null;
}

/** The slots that a step reaches, as the rules will list them. */
function slotsIn(view: View, seat: Seat, zone: (EffectStep & { op: 'putElement' })['zone']): readonly Slot[] {
  const slots: Slot[] = [];
  if (zone !== 'zones' && zone !== 'own') addSlots(slots, CIRCLE_SLOTS, view.circle.length);
  for (const [owner, player] of view.players.entries()) {
    const isReached = zone === 'any' || zone === 'zones' || (owner === seat && zone !== 'circle');
    if (player.alive && isReached) addSlots(slots, OWN_SLOTS[owner]!, player.slots.length);
  }
  return slots;
}

function addSlots(slots: Slot[], names: readonly Slot[], count: number): void {
  for (let i = 0; i < count; i++) slots.push(names[i]!);
}
