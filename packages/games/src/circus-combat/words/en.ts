/** All of Circus Combat's English: moves, events, prompts, options and the names of things. */

import type { CONCEDE, Viewer } from '@roundhouse/kernel';
import { capital, count, list, voice } from '../../voice.ts';
import type { GameWords } from '../../words.ts';
import { COLOURS, type Colour } from '../content/disciplines.ts';
import type { Kind } from '../content/hands.ts';
import { TRICKS } from '../content/tricks.ts';
import type { Die, DieColour, Event, Move, Options, Phase, PlaceAll, Reason, Side, TrickId, View } from '../state.ts';
import { shelf } from './shelf.ts';

type Voice = ReturnType<typeof voice>;

/** A hand's name, and what it asks for. */
export const HAND_WORDS: { readonly [K in Kind]: { name: string; asks: string } } = {
  onePair: { name: 'One pair', asks: '2 equal dice' },
  twoPairs: { name: 'Two pairs', asks: 'two pairs of different values' },
  threePairs: { name: 'Three pairs', asks: 'three pairs of different values' },
  threeKind: { name: 'Three of a kind', asks: '3 equal dice' },
  fourKind: { name: 'Four of a kind', asks: '4 equal dice' },
  fiveKind: { name: 'Five of a kind', asks: '5 equal dice' },
  threeKindTwice: { name: 'Three of a kind, twice', asks: 'two triples of different values' },
  fullHouse: { name: 'Full house', asks: 'a triple and a pair of different values' },
  straight: { name: 'Straight', asks: 'five values in a row' },
};

/** What a hand asks for under these options. */
export function asksOf(kind: Kind, { groupValues, straight }: Pick<Options, 'groupValues' | 'straight'>): string {
  if (kind === 'straight' && straight === 'six') return 'one of each value, 1 to 6';
  const { asks } = HAND_WORDS[kind];
  return groupValues === 'mayRepeat' ? asks.replace(' of different values', '') : asks;
}

export const DIE_WORDS: { readonly [C in DieColour]: string } = { black: 'black', gray: 'gray', fatigue: 'red' };

/** "black 4"; red is fatigue. */
export const dieSaid = ({ colour, eyes }: Die): string => `${DIE_WORDS[colour]} ${eyes}`;

/** Dice of one colour together: "black 2, 5 and 5 and red 6". */
export function diceSaid(dice: readonly Die[]): string {
  const groups = Object.entries(DIE_WORDS).flatMap(([colour, word]) => {
    const eyes = dice.filter(die => die.colour === colour).map(die => die.eyes);
    return eyes.length === 0 ? [] : [`${word} ${eyes.join(' ')}`];
  });
  return groups.length === 0 ? 'no dice' : list(groups);
}

export const actOf = (card: TrickId): string => TRICKS[card].actName;

/** "8", "−7": with a real minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** "+8", "−7", "±0". */
export const change = (points: number): string => (points > 0 ? `+${points}` : points === 0 ? '±0' : signed(points));

/** What the next trick of each colour would count: "amber ×2, teal ×1, violet ×1". */
export const factorsSaid = (factors: Record<Colour, number>): string =>
  list(COLOURS.map(colour => `${colour} ×${factors[colour]}`));

const moveSaid = (move: Move | PlaceAll | typeof CONCEDE, view: View): string => {
  switch (move.type) {
    case 'rethrow':
      return move.dice.length === 0 ? 'Keep all dice' : `Throw ${poolDice(move.dice, view)} again`;
    case 'place':
      return `Put ${poolDice([move.die], view)} on ${slotSaid(move.slot, view)}`;
    case 'placeAll':
      return `Put ${list(move.places.map(({ die, slot }) => `${poolDice([die], view)} on ${slotSaid(slot, view)}`))}`;
    case 'resolve':
      return `Handle ${slotSaid(move.slot, view)} next`;
    case 'reroll':
      return move.yes ? 'Throw the red dice onto the other tricks' : 'Return the red dice to the supply';
    case 'swap':
      return move.left === null ? 'Leave the show as it is' : swapSaid(move.left, view);
    case 'concede':
      return 'Concede the contest';
  }
};

/** "die 2 (black 5)": dice that show the same are told apart by their place. */
const poolDice = (dice: readonly number[], { pool }: View): string =>
  list(
    dice.map(number => {
      const die = pool[number - 1];
      return die ? `die ${number} (${dieSaid(die)})` : `die ${number}`;
    }),
  );

const slotSaid = (slot: number, { stage }: View): string => {
  const trick = stage[slot - 1];
  return trick ? `${actOf(trick.card)} (slot ${slot})` : `slot ${slot}`;
};

function swapSaid(left: number, { queue, decider }: View): string {
  const [first, second] = decider === null ? [] : queue[decider].slice(left - 1, left + 1);
  const places = `positions ${left} and ${left + 1}`;
  return first && second ? `Exchange ${places}: ${actOf(first.card)} and ${actOf(second.card)}` : `Exchange ${places}`;
}

const eventSaid = (event: Event, names: readonly string[], viewer: Viewer): string =>
  `${capital(eventClause(event, voice(names, viewer)))}.`;

function eventClause(event: Event, say: Voice): string {
  switch (event.type) {
    case 'stageSet':
      return `the stage is set: ${list(event.cards.map(actOf))}; ${cards(event.deck)} left in the deck`;
    case 'startThrown': {
      const throws = bySide(say, seat => `${say.does(seat, 'throw', 'throws')} ${event.eyes[seat]}`);
      if (event.first === null) return `${throws}: equal, so again`;
      return `${throws}: ${say.does(event.first, 'begin', 'begins')}`;
    }
    case 'turnStarted':
      return `turn ${event.turn}: ${say.name(event.seat)}${event.last ? ', the last turn' : ''}`;
    case 'diceRecalled':
      return `${say.does(event.seat, 'take', 'takes')} back ${list(event.dice.map(({ card, die }) => `${dieSaid(die)} from ${actOf(card)}`))}`;
    case 'diceThrown':
      if (event.pool.length === 0) return `${say.does(event.seat, 'have', 'has')} nothing to throw`;
      return `${say.does(event.seat, 'throw', 'throws')} ${diceSaid(event.pool)}`;
    case 'diceRethrown':
      if (event.dice.length === 0) return `${say.does(event.seat, 'keep', 'keeps')} the throw`;
      return `${say.does(event.seat, 'throw', 'throws')} ${count(event.dice.length, 'die', 'dice')} again: ${diceSaid(event.pool)}`;
    case 'diePlaced': {
      const ready = event.ready ? ', which is ready' : '';
      return `${say.does(event.seat, 'put', 'puts')} ${dieSaid(event.face)} on ${actOf(event.card)}${ready}`;
    }
    case 'dieMissed':
      return missed(event.face, event.seat, say);
    case 'tricksReady':
      return `several tricks are ready: ${say.does(event.seat, 'choose', 'chooses')} the order`;
    default:
      return trickClause(event, say);
  }
}

type Early =
  | 'stageSet'
  | 'startThrown'
  | 'turnStarted'
  | 'diceRecalled'
  | 'diceThrown'
  | 'diceRethrown'
  | 'diePlaced'
  | 'dieMissed'
  | 'tricksReady';

/** What is told once tricks are ready. */
function trickClause(event: Exclude<Event, { type: Early }>, say: Voice): string {
  switch (event.type) {
    case 'trickWon':
      return won(event, say);
    case 'trickTied':
      return `${actOf(event.card)} is a dead heat, ${count(event.shares[0].dice, 'die', 'dice')} and ${count(event.shares[0].eyes, 'eye', 'eyes')} each: nobody gets it`;
    case 'rerollOffered':
      return `${actOf(event.card)} is full of fatigue: ${say.name(event.seat)} may throw its dice onto other tricks`;
    case 'fatigueRerolled':
      return `${actOf(event.card)} is discarded, and ${say.does(event.seat, 'throw', 'throws')} its dice: ${diceSaid(event.pool)}`;
    case 'fatigueReturned':
      return `${actOf(event.card)} is discarded, and its ${count(event.dice.length, 'red die', 'red dice')} rest`;
    case 'swapOffered':
      return `${actOf(event.card)} carries the arrows: ${say.name(event.seat)} may exchange two neighbours`;
    case 'tricksSwapped':
      return `${say.does(event.seat, 'exchange', 'exchanges')} ${actOf(event.cards[0])} and ${actOf(event.cards[1])}`;
    case 'swapDeclined':
      return `${say.does(event.seat, 'leave', 'leaves')} the show as it is`;
    case 'trickDealt':
      if (event.card === null) return `the deck is empty, and slot ${event.slot} stays vacant`;
      return `${actOf(event.card)} comes on stage; ${cards(event.deck)} left in the deck`;
    case 'endTriggered':
      return `${say.does(event.seat, 'have', 'has')} nine tricks: turn ${event.last.turn} is the last, and it is ${whose(event.last.seat, say)}`;
    case 'turnEnded':
      if (event.barren > 0) return `no die was placed (${count(event.barren, 'turn', 'turns')} in a row)`;
      return `${say.owns(event.seat)} turn ends with ${count(event.placed, 'die', 'dice')} placed`;
    case 'gameOver':
      return outcome(event.winner, event.reason, [event.sheets[0].total, event.sheets[1].total], say);
  }
}

const cards = (n: number): string => count(n, 'card', 'cards');

/** "yours" or "Ada’s". */
const whose = (seat: Side, say: Voice): string => (say.isYou(seat) ? 'yours' : say.owns(seat));

/** The viewer's own side is what they look for first. */
const bySide = (say: Voice, clause: (seat: Side) => string): string => {
  const order: readonly Side[] = say.isYou(1) ? [1, 0] : [0, 1];
  return order.map(clause).join(', ');
};

function missed(face: Die, seat: Side, say: Voice): string {
  const fits = `${say.owns(seat)} ${dieSaid(face)} fits nowhere`;
  if (face.colour !== 'fatigue') return `${fits} and returns`;
  return `${fits} and lies in front of ${say.name(seat)}: −${face.eyes}`;
}

function won(event: Extract<Event, { type: 'trickWon' }>, say: Voice): string {
  const [own, theirs] = event.seat === 0 ? event.shares : [event.shares[1], event.shares[0]];
  const score =
    event.by === 'dice'
      ? `${count(own.dice, 'die', 'dice')} to ${theirs.dice}`
      : `${count(own.eyes, 'eye', 'eyes')} to ${theirs.eyes}`;
  const elsewhere = event.active === event.seat ? '' : `, in ${say.owns(event.active)} turn`;
  const base = `position ${event.position}, base ${signed(event.base)}`;
  return `${say.does(event.seat, 'win', 'wins')} ${actOf(event.card)} by ${score}${elsewhere}: ${base}`;
}

const ENDINGS: { readonly [R in Reason]: string } = {
  nine: 'nine tricks were reached and the last turn is played',
  'stage-empty': 'the stage is empty',
  stalled: 'four turns went by without a die placed',
  concede: 'by concession',
};

function outcome(winner: Side | null, reason: Reason, totals: readonly [number, number], say: Voice): string {
  const [high, low] = winner === 1 ? [totals[1], totals[0]] : totals;
  const score = `${signed(high)} to ${signed(low)}`;
  if (winner === null) return `a draw, ${score}: ${ENDINGS[reason]}`;
  return `${say.does(winner, 'win', 'wins')}, ${score}: ${ENDINGS[reason]}`;
}

/** The result of a game in a sentence. */
export const resultSaid = ({ result }: View, viewer: Viewer, names: readonly string[]): string =>
  result ? `${capital(outcome(result.winner, result.reason, result.scores, voice(names, viewer)))}.` : '';

/** The approaching end in a sentence; null while there is none. */
export function endSaid(
  { trigger, last, turn, result }: View,
  viewer: Viewer,
  names: readonly string[],
): string | null {
  if (!trigger || !last || result) return null;
  const say = voice(names, viewer);
  const nine = `${say.does(trigger.player, 'have', 'has')} nine tricks`;
  if (turn >= last.turn) return `${capital(nine)}: this is the last turn.`;
  return `${capital(nine)}: turn ${last.turn} is the last, and it is ${whose(last.seat, say)}.`;
}

type Question = Exclude<Phase, 'over'>;

const ASKED: { readonly [Q in Question]: string } = {
  rethrow: 'Mark dice to throw again, or keep all.',
  place: 'Put your dice on the posters, then send them.',
  resolve: 'Several tricks are ready. Which one is handled next?',
  reroll: 'A trick is full of fatigue. Throw its dice onto the others? With no answer they rest.',
  swap: 'Exchange two neighbours of your show? With no answer it stays as it is.',
};

const WAITED: { readonly [Q in Question]: string } = {
  rethrow: 'to keep or rethrow dice',
  place: 'to place dice',
  resolve: 'to choose which ready trick is handled next',
  reroll: 'to throw the red dice again or let them rest',
  swap: 'to exchange two tricks of their show, or not; with no answer it stays as it is',
};

const promptSaid = (view: View, viewer: Viewer, names: readonly string[]): string => {
  const { phase, decider, pendingSlot, queue, active } = view;
  if (phase === 'over' || decider === null) return resultSaid(view, viewer, names);
  const say = voice(names, viewer);
  if (!say.isYou(decider)) return `Waiting for ${say.name(decider)} ${WAITED[phase]}.`;
  if (phase === 'place' && pendingSlot !== null) return 'The red dice are thrown. Put them on the other posters.';
  if (phase !== 'swap') return ASKED[phase];
  const card = queue[decider].at(-1)?.card;
  const elsewhere = active === decider ? '' : ` in ${say.owns(active)} turn`;
  return card ? `You won ${actOf(card)}${elsewhere}. ${ASKED.swap}` : ASKED.swap;
};

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  stageSet: ['CIRCUS-4'],
  startThrown: ['CIRCUS-7', 'CIRCUS-R12'],
  turnStarted: ['CIRCUS-8'],
  diceRecalled: ['CIRCUS-R32'],
  diceThrown: ['CIRCUS-9'],
  diceRethrown: ['CIRCUS-10', 'CIRCUS-R13'],
  diePlaced: ['CIRCUS-12', 'CIRCUS-13'],
  dieMissed: ['CIRCUS-14', 'CIRCUS-R17'],
  tricksReady: ['CIRCUS-R22'],
  trickWon: ['CIRCUS-17'],
  trickTied: ['CIRCUS-19', 'CIRCUS-R24'],
  rerollOffered: ['CIRCUS-23', 'CIRCUS-R28'],
  fatigueRerolled: ['CIRCUS-R28'],
  fatigueReturned: ['CIRCUS-R28'],
  swapOffered: ['CIRCUS-22', 'CIRCUS-R27'],
  tricksSwapped: ['CIRCUS-22'],
  swapDeclined: ['CIRCUS-R27'],
  trickDealt: ['CIRCUS-20', 'CIRCUS-R25'],
  endTriggered: ['CIRCUS-24', 'CIRCUS-25'],
  turnEnded: ['CIRCUS-8'],
  gameOver: ['CIRCUS-32'],
};

const ENDING_RULES: { readonly [R in Reason]: string } = {
  nine: 'CIRCUS-25',
  'stage-empty': 'CIRCUS-R39',
  stalled: 'CIRCUS-R40',
  concede: 'CIRCUS-32',
};

function rulesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'gameOver':
      return [...new Set([ENDING_RULES[event.reason], ...RULES.gameOver])];
    case 'trickWon':
      return event.by === 'dice' ? RULES.trickWon : ['CIRCUS-18'];
    case 'dieMissed':
      return event.face.colour === 'fatigue' ? ['CIRCUS-15', 'CIRCUS-R19'] : ['CIRCUS-14', 'CIRCUS-R18'];
    case 'diceThrown':
      return event.pool.length === 0 ? ['CIRCUS-R35'] : RULES.diceThrown;
    case 'trickDealt':
      return event.card === null ? ['CIRCUS-R26'] : RULES.trickDealt;
    case 'turnEnded':
      return event.barren > 0 ? ['CIRCUS-R40'] : RULES.turnEnded;
    default:
      return RULES[event.type];
  }
}

/** What the log passes over: told well enough by what follows. */
const PASSING: ReadonlySet<Event['type']> = new Set(['rerollOffered', 'swapOffered', 'tricksReady']);

function weightOf(event: Event): 'heading' | 'line' | 'passing' {
  if (event.type === 'turnStarted') return 'heading';
  if (event.type === 'turnEnded') return event.barren > 0 ? 'line' : 'passing';
  return PASSING.has(event.type) ? 'passing' : 'line';
}

/** Circus Combat's catalogue. */
export const words: GameWords<Options, Move, View, Event> = {
  ...shelf.en,
  move: moveSaid,
  event: eventSaid,
  weight: weightOf,
  rules: rulesOf,
  prompt: promptSaid,
  presets: {
    classic: { label: 'As built', help: 'The rules as the page reads them: the first reading of every ruling.' },
  },
  options: {
    deck: {
      label: 'Trick deck',
      help: 'All thirty cards of the sheet, or two of them put aside unseen.',
      values: { sheet30: '30 cards', count28: '28 cards' },
    },
    swapCards: {
      label: 'Swap arrows',
      help: 'The three marked cards let their winner exchange neighbours, or every two-pairs card does.',
      values: { marked: 'Marked cards', bothTwoPairs: 'All two pairs' },
    },
    groupValues: {
      label: 'Groups of one hand',
      help: 'Must pairs and triples of one hand differ, or may four equal dice be two pairs?',
      values: { distinct: 'Must differ', mayRepeat: 'May repeat' },
    },
    straight: {
      label: 'Straight',
      help: 'Five values in a row, or all six.',
      values: { five: 'Five dice', six: 'Six dice' },
    },
    diceSupply: {
      label: 'Short of dice',
      help: 'Take your own dice back from the rival’s show, throw fewer, or never run out.',
      values: { recall: 'Take back', strict: 'Throw fewer', unlimited: 'Never short' },
    },
    offTurnTrigger: {
      label: 'Ninth trick in the rival’s turn',
      help: 'Turns go on alternating, or the rival’s next turn comes at once and is the last.',
      values: { alternate: 'Alternate', immediate: 'At once' },
    },
  },
};
