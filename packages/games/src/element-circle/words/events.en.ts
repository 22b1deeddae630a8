/** What happened, in English sentences. */

import type { Viewer } from '@roundhouse/kernel';
import { count, list, number, plural } from '../../formats.en.ts';
import { capital, voice } from '../../voice.ts';
import type { EffectStep, El } from '../content/language.ts';
import type { Elimination, Event, Slot, Stuck } from '../state.ts';
import { costSaid, ELEMENT } from './cards.en.ts';
import { countOf, slotAt } from './telling.ts';

type Voice = ReturnType<typeof voice>;
type Type = Event['type'];
type Clauses<T extends Type = Type> = { readonly [K in T]: (event: Extract<Event, { type: K }>, say: Voice) => string };

const cards = (n: number): string => count(n, 'card', 'cards');
const spells = (n: number): string => count(n, 'spell', 'spells');
const elements = (types: readonly El[]): string => costSaid(countOf(types));
const replacing = (replaced: El | null): string => (replaced ? `, in place of ${ELEMENT[replaced]}` : '');

/** "the circle" or "Ada’s zone". */
function zoneSaid(slot: Slot, say: Voice): string {
  const { seat } = slotAt(slot);
  return seat === null ? 'the circle' : `${say.owns(seat)} zone`;
}

/** "Fireball lacked 1 fire". */
export const stuckSaid = ({ spell, missing }: Stuck): string => `${spell} lacked ${costSaid(missing)}`;

/** Why somebody is out, without who. */
export function causeSaid({ cause, stuck }: Pick<Elimination, 'cause' | 'stuck'>): string {
  if (cause === 'conceded') return 'left the round';
  if (cause === 'gaveUp') return 'gave up before opening';
  return stuck.length === 0 ? 'had no spell left to open with' : 'could pay for no spell in hand';
}

const STEP: { readonly [O in EffectStep['op']]: string } = {
  draw: 'the draw',
  discard: 'the discard',
  blind: 'the blind choice',
  lookHand: 'the look at a hand',
  destroyElement: 'destroying an element',
  putElement: 'putting an element',
  moveElement: 'moving an element',
  destroyPermanent: 'destroying a Permanent',
  takePermanent: 'taking a Permanent',
  blockPermanent: 'blocking a Permanent',
  banCircle: 'the ban from the circle',
  wildOpening: 'paying with any types',
  castFree: 'the free spell',
  skipTurn: 'the end of the turn',
  choose: 'the choice',
};

type Dealing =
  | 'dealerChosen'
  | 'roundStarted'
  | 'circleFilled'
  | 'handsDealt'
  | 'handDealt'
  | 'handKept'
  | 'handReplaced'
  | 'elementsPicked'
  | 'eliminated'
  | 'roundOver'
  | 'matchOver';

/** How a round begins and ends. */
const ROUND: Clauses<Dealing> = {
  dealerChosen: ({ dealer, random }, say) =>
    random ? `chance makes ${say.name(dealer)} the first dealer` : `${say.does(dealer, 'deal', 'deals')} first`,
  roundStarted: ({ round, dealer, order }, say) =>
    `round ${number(round)}: ${say.does(dealer, 'deal', 'deals')}, ${say.does(order[0] ?? dealer, 'begin', 'begins')}`,
  circleFilled: event => `the circle holds ${elements(event.elements)}`,
  handsDealt: ({ deck }) => `the hands are dealt; ${cards(deck)} left in the deck`,
  handDealt: (event, say) => `${say.does(event.seat, 'are', 'is')} dealt ${list(event.spells)}`,
  handKept: ({ seat }, say) => `${say.does(seat, 'keep', 'keeps')} the hand`,
  handReplaced: ({ seat, discarded }, say) =>
    `${say.does(seat, 'replace', 'replaces')} the hand; ${list(discarded)} ${plural(discarded.length, 'goes', 'go')} to the discard pile`,
  elementsPicked: (event, say) => `${say.does(event.seat, 'take', 'takes')} ${elements(event.elements)}`,
  eliminated: ({ seat, cause, stuck }, say) => {
    const why = stuck.length === 0 ? '' : `: ${list(stuck.map(stuckSaid))}`;
    return `${say.does(seat, 'are', 'is')} out: ${say.isYou(seat) ? 'you' : 'they'} ${causeSaid({ cause, stuck })}${why}`;
  },
  roundOver: ({ result }, say) =>
    `${say.does(result.winner, 'win', 'wins')} round ${number(result.round)} after ${count(result.turns, 'turn', 'turns')}`,
  matchOver: ({ winner, wins }, say) =>
    `${say.does(winner, 'win', 'wins')} the match with ${count(wins[winner] ?? 0, 'round', 'rounds')}`,
};

type Acting = 'turnStarted' | 'waningBegan' | 'spellCast' | 'permanentActivated' | 'paid' | 'spellFinished';
type Ending = 'turnSkipped' | 'turnEnded' | 'openingWild' | 'stepPassed' | 'handShown';

/** How a turn goes. */
const TURN: Clauses<Acting | Ending> = {
  turnStarted: ({ seat, turn }, say) => `turn ${number(turn)}: ${say.name(seat)}`,
  waningBegan: () => 'the altar wanes: from now on no card leaves the deck in this round',
  spellCast: ({ seat, spell, free, opening }, say) =>
    `${say.does(seat, 'cast', 'casts')} ${spell}${free ? ' for free' : opening ? ' to open the turn' : ''}`,
  permanentActivated: ({ seat, spell }, say) => `${say.does(seat, 'activate', 'activates')} ${spell}`,
  paid: ({ seat, slots }, say) => {
    const from = (inCircle: boolean) =>
      slots.filter(({ slot }) => slot.startsWith('C') === inCircle).map(({ type }) => type);
    const [circle, own] = [from(true), from(false)];
    const parts = [
      ...(circle.length > 0 ? [`${elements(circle)} of the circle`] : []),
      ...(own.length > 0 ? [`${elements(own)} of ${say.isYou(seat) ? 'your' : 'their'} own`] : []),
    ];
    return `${say.does(seat, 'pay', 'pays')} with ${list(parts)}`;
  },
  spellFinished: ({ spell }) => `${spell} is done and lies on the discard pile`,
  turnSkipped: ({ seat }, say) => `${say.owns(seat)} turn ends at once`,
  turnEnded: ({ seat }, say) => `${say.does(seat, 'end', 'ends')} the turn`,
  openingWild: ({ seat }, say) => `${say.does(seat, 'may', 'may')} pay for the opening spell with any types`,
  stepPassed: ({ seat, op, why }, say) =>
    why === 'stopped'
      ? `${say.does(seat, 'forgo', 'forgoes')} ${STEP[op]}`
      : `there is nothing for ${STEP[op]}, so it is passed over`,
  handShown: ({ seat, to, spells: shown }, say) => {
    const what = shown ? `: ${list(shown)}` : '';
    return `${say.does(seat, 'show', 'shows')} ${say.isYou(seat) ? 'your' : 'their'} hand to ${say.name(to)}${what}`;
  },
};

/** What effects do. */
const EFFECTS: Clauses<Exclude<Type, Dealing | Acting | Ending>> = {
  drawn: ({ seat, count: drawn, spells: known, short }, say) => {
    const what = known ? (known.length > 0 ? list(known) : 'nothing') : spells(drawn);
    return `${say.does(seat, 'draw', 'draws')} ${what}${short > 0 ? `; ${cards(short)} could not be drawn` : ''}`;
  },
  deckReshuffled: event => `the discard pile, ${cards(event.cards)}, is shuffled into a new deck`,
  discarded: ({ seat, spell, why }, say) =>
    `${say.does(seat, 'discard', 'discards')} ${spell}${why === 'toll' ? ' as a toll' : why === 'limit' ? ' down to the limit' : ''}`,
  opponentChosen: ({ seat, target }, say) => `${say.does(seat, 'choose', 'chooses')} ${say.name(target)}`,
  looked: ({ seat, target, count: seen, all, spells: known }, say) => {
    const hand = `${say.owns(target)} hand`;
    const what = all ? `at ${hand}` : `at ${cards(seen)} of ${hand}`;
    return `${say.does(seat, 'look', 'looks')} ${what}${known && known.length > 0 ? `: ${list(known)}` : ''}`;
  },
  spellStolen: ({ seat, target, spell }, say) =>
    `${say.does(seat, 'steal', 'steals')} ${spell ?? 'a spell'} from ${say.name(target)}`,
  spellDestroyed: ({ seat, target, spell }, say) =>
    `${say.does(seat, 'destroy', 'destroys')} ${spell} in ${say.owns(target)} hand`,
  elementDestroyed: ({ seat, slot, element, forced }, say) =>
    `${say.does(seat, forced ? 'must destroy' : 'destroy', forced ? 'must destroy' : 'destroys')} ${ELEMENT[element]} in ${zoneSaid(slot, say)}`,
  elementPut: ({ seat, slot, element, used, replaced }, say) =>
    `${say.does(seat, 'put', 'puts')} ${ELEMENT[element]}${used ? ', used,' : ''} into ${zoneSaid(slot, say)}${replacing(replaced)}`,
  elementMoved: ({ seat, from, to, element, used, replaced }, say) =>
    `${say.does(seat, 'move', 'moves')} ${used ? 'used ' : ''}${ELEMENT[element]} from ${zoneSaid(from, say)} into ${zoneSaid(to, say)}${replacing(replaced)}`,
  permanentDestroyed: ({ seat, owner, spell, why }, say) => {
    if (why === 'self') return `${say.does(seat, 'discard', 'discards')} ${spell} itself as its toll`;
    if (why === 'limit') return `${say.does(seat, 'discard', 'discards')} ${spell} down to the limit`;
    return `${say.does(seat, 'destroy', 'destroys')} ${say.owns(owner)} ${spell}${why === 'toll' ? ' as a toll' : ''}`;
  },
  permanentTaken: ({ seat, owner, spell }, say) =>
    `${say.does(seat, 'take', 'takes')} ${say.owns(owner)} ${spell} into ${say.isYou(seat) ? 'your' : 'their'} hand`,
  permanentBlocked: ({ seat, owner, spell }, say) =>
    `${say.does(seat, 'block', 'blocks')} ${say.owns(owner)} ${spell} until ${say.isYou(seat) ? 'your' : 'their'} next turn`,
  circleBanned: ({ target }, say) =>
    `${say.name(target)} cannot pay with the circle in ${say.isYou(target) ? 'your' : 'their'} next turn`,
  topTurned: ({ seat, spell }, say) =>
    spell === null
      ? 'there is no card to turn over'
      : `${say.does(seat, 'turn', 'turns')} over ${spell} and must cast it`,
};

const CLAUSES: Clauses = { ...ROUND, ...TURN, ...EFFECTS };

/** What happened, as this viewer would say it. */
export function eventSaid(event: Event, names: readonly string[], viewer: Viewer): string {
  const clause = CLAUSES[event.type] as (event: Event, say: Voice) => string;
  return `${capital(clause(event, voice(names, viewer)))}.`;
}
