/** What is written on the table of Circus Combat, in English. */

import { change, count, either, list, number, plural } from '../../../formats.en.ts';
import { capital, voice } from '../../../voice.ts';
import { TRICKS } from '../../content/tricks.ts';
import type { Contest } from '../../contest.ts';
import type {
  AnswerText,
  Company,
  Fate,
  HandText,
  LookText,
  PosterText,
  SheetText,
  Short,
  ShowText,
  TableText,
} from '../catalogue.ts';
import { finale } from './finale.ts';
import { act, DISCIPLINE_WORDS, diceSaid, dieSaid, factorsSaid, HAND_WORDS } from './things.ts';

const speak = ({ names, viewer }: Company) => voice(names, viewer);
const dice = (n: number): string => count(n, 'die', 'dice');

/** Who leads, and by how much. */
export function leadSaid({ leader, by, shares: [black, gray] }: Contest, company: Company): Short {
  if (leader === null) {
    return black.dice === 0
      ? { short: 'nobody', full: 'nobody has a die on it' }
      : { short: 'even', full: `even, with ${dice(black.dice)} each` };
  }
  const say = speak(company);
  const more = by === 'dice' ? Math.abs(black.dice - gray.dice) : Math.abs(black.eyes - gray.eyes);
  const unit = by === 'dice' ? plural(more, 'die', 'dice') : plural(more, 'eye', 'eyes');
  return {
    who: say.name(leader),
    short: change(more),
    unit,
    full: `${say.does(leader, 'lead', 'leads')} by ${number(more)} ${unit}`,
  };
}

/** What becomes of a ready trick. */
export function fateSaid(fate: Fate, company: Company): Short {
  if (fate.kind === 'fatigue') return { short: 'all red', full: 'full of fatigue: it is discarded' };
  if (fate.kind === 'tied') return { short: 'tie: gone', full: 'a dead heat: it is discarded' };
  const points = `${number(fate.base)} × ${number(fate.factor)} = ${number(fate.points)}`;
  const say = speak(company);
  return {
    who: say.name(fate.seat),
    short: change(fate.points),
    unit: 'pts',
    full: `${say.does(fate.seat, 'win', 'wins')} it for ${points} points`,
  };
}

const poster: PosterText = {
  said(slot, trick, size, hasArrows, standing) {
    const { kind, colour, actName } = TRICKS[trick.card];
    const parts = [`Slot ${number(slot)}: ${actName}`, DISCIPLINE_WORDS[colour], HAND_WORDS[kind].name.toLowerCase()];
    if (hasArrows) parts.push('with the swap arrows');
    const filled = `${number(trick.dice.length)} of ${number(size)} dice`;
    const held = trick.dice.length > 0 ? `: ${diceSaid(trick.dice)}` : '';
    return `${parts.join(', ')}. ${filled}${held}. ${standing}.`;
  },
  takes: values => `Takes ${list(values)}`,
  ready: fate => `Ready: ${fate}`,
  isReady: 'Ready',
  presses: {
    place: 'Put it here',
    refuse: 'It does not fit',
    pick: 'Press to handle it next',
    look: 'Press to look closer',
  },
  put: (die, then) => `Put ${dieSaid(die)} here: ${then}`,
  thenMisses: missed => `then ${list(missed.map(dieSaid))} ${plural(missed.length, 'fits', 'fit')} nowhere`,
  warning: missed => `then ${list(missed.map(dieSaid))} ${plural(missed.length, 'misses', 'miss')}`,
};

const DOINGS = {
  waiting: '',
  marked: ', to be thrown again',
  held: ', in hand',
  placed: ', on',
  missed: ', will fit nowhere',
  gone: ', has left the pool',
} as const;

const hand: HandText = {
  rethrow: 'Mark dice to throw again',
  place: 'Dice to place',
  said: (die, doing, on) => `${dieSaid(die)}${DOINGS[doing]}${on ? ` ${act(on)}; press to take it back` : ''}`,
  tags: { waiting: '', marked: 'again', held: 'in hand', placed: '', missed: 'misses', gone: 'gone' },
};

const answer: AnswerText = {
  takeBack: 'Take back',
  send: 'Send',
  keep: 'Keep all',
  again: marked => `Throw ${number(marked)} again`,
  handle: 'Handle it',
  leave: 'Leave it',
  exchange: left => `Exchange ${number(left)} and ${number(left + 1)}`,
  rest: 'Let them rest',
  throwRed: red => `Throw ${number(red)}`,
  keepNote: 'Keep every die as it lies.',
  againNote: marked => `${capital(list(marked.map(dieSaid)))} will be thrown once more.`,
  heldNote: die => `${capital(dieSaid(die))} in hand: press a poster.`,
  noneHeldNote: left => `No die in hand: press a poster to look closer. ${dice(left)} to place.`,
  tiredNote: tired => `${capital(list(tired.map(dieSaid)))} will lie in front of you.`,
  doneNote(totals, order, company) {
    const say = speak(company);
    return `All done: ${order.map(seat => `${say.name(seat)} ${number(totals[seat])}`).join(', ')}.`;
  },
  pickNote: 'Pick a ready poster.',
  firstNote: card => `${act(card)} first.`,
  stayNote: total => `Your show stays as it is: ${number(total)}.`,
  swapNote: ([left, right], now, then) =>
    `${act(left)} and ${act(right)} change places: ${number(now)} becomes ${number(then)}.`,
  swaps: 'Exchange neighbours',
  asIs: 'As is',
  throwNote: misses =>
    misses.length === 0
      ? 'Throw: every value fits somewhere now. What fits nowhere later costs you its eyes.'
      : `Throw: a ${either(misses)} fits nowhere now, and would lie in front of you and cost its eyes.`,
  restNote: 'Let them rest: they go back to the supply, and nothing is lost.',
};

const show: ShowText = {
  title: (seat, company) => `${capital(speak(company).owns(seat))} show`,
  tricks: (seat, company) => `${capital(speak(company).owns(seat))} tricks`,
  soFar: 'points so far,',
  wouldBe: 'would become',
  inFront: 'for fatigue in front.',
  sheet: 'Score sheet',
  line: ({ position, card, base, positionFactor, colourFactor, points }) =>
    `${number(position)}: ${act(card)}, ${DISCIPLINE_WORDS[TRICKS[card].colour]}, base ${number(base)}, place ×${number(positionFactor)}, colour ×${number(colourFactor)}: ${number(points)} points`,
  next: ({ position, positionFactor, colourFactors }) =>
    `${number(position)}: the next trick, place ×${number(positionFactor)}, ${factorsSaid(colourFactors)}`,
  nextUp: 'next',
  nextMeans: ({ position, positionFactor, colourFactors }) =>
    `The next trick of this show takes place ${number(position)}. What it is worth counts ×${number(positionFactor)} for the place, and for its colour ${factorsSaid(colourFactors)}: two of one colour in a row make ×2, three ×3.`,
};

const sheet: SheetText = {
  position: 'Position',
  trick: 'Trick',
  base: 'Base',
  place: 'Place',
  colour: 'Colour',
  points: 'Points',
  empty: 'No trick yet.',
  show: 'The show',
  front: 'Fatigue in front',
  total: 'Total',
};

const look: LookText = {
  standing: ({ position, positionFactor, colourFactors }) =>
    `As it stands now. The next trick takes place ${number(position)} and counts ×${number(positionFactor)}; by colour ${factorsSaid(colourFactors)}.`,
  discipline: 'Discipline',
  hand: 'Hand',
  on: 'On it',
  takes: 'Takes',
  takesNothing: 'Nothing more: it is ready',
  values: list,
  stands: 'Standing',
  arrows: 'Arrows',
  arrowsDo: 'Whoever wins it may exchange two neighbours of their show',
};

export const table: TableText = {
  you: 'You',
  stage: 'The stage',
  vacant: slot => `Slot ${number(slot)} is vacant`,
  turn: (turn, deck) => `Turn ${number(turn)} · deck ${number(deck)}`,
  pause: (active, company) => `${capital(speak(company).owns(active))} turn waits for you`,
  news: 'What is new',
  laid: (seat, piles, company) =>
    `${capital(speak(company).does(seat, 'put', 'puts'))} ${list(piles.map(({ dice: laid, card }) => `${diceSaid(laid)} on ${act(card)}`))}.`,
  poster,
  hand,
  answer,
  show,
  sheet,
  finale,
  look,
  unseen(deck, aside) {
    const left =
      deck.length === 0 ? 'The deck is empty.' : `Left in the deck, the next one first: ${list(deck.map(act))}.`;
    return aside.length === 0 ? left : `${left} Put aside: ${list(aside.map(act))}.`;
  },
};
