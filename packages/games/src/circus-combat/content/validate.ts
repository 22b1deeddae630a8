/** Checks of authored content: each gives the list of what is wrong, empty when all is well. */

import { COLOURS, type Discipline, PATTERNS } from './disciplines.ts';
import { HANDS, KINDS } from './hands.ts';
import type { TrickCard } from './tricks.ts';

const CARDS = 30;
const CARDS_A_COLOUR = 10;
/** The sum of all hand sizes of one colour. */
const DICE_A_COLOUR = 44;

/** What is wrong with a deck of trick cards. */
export function problemsWithTricks(cards: readonly TrickCard[]): string[] {
  const problems = [
    ...repeated('id', cards, card => card.id),
    ...repeated('place on the sheet', cards, card => `${card.sheetSet}.${card.sheetIndex}`),
  ];
  if (cards.length !== CARDS) problems.push(`${cards.length} cards, not ${CARDS}`);
  for (const colour of COLOURS) {
    problems.push(
      ...problemsWithColour(
        colour,
        cards.filter(card => card.colour === colour),
      ),
    );
  }
  return problems;
}

/** One of each kind, but two of two pairs, one of them with the mark; no other mark. */
function problemsWithColour(colour: string, cards: readonly TrickCard[]): string[] {
  const problems: string[] = [];
  if (cards.length !== CARDS_A_COLOUR) problems.push(`${colour}: ${cards.length} cards, not ${CARDS_A_COLOUR}`);
  for (const kind of KINDS) {
    const found = cards.filter(card => card.kind === kind);
    const wanted = kind === 'twoPairs' ? 2 : 1;
    if (found.length !== wanted) problems.push(`${colour}: ${found.length} of ${kind}, not ${wanted}`);
    const marks = found.filter(card => card.swapMark).length;
    const marksWanted = kind === 'twoPairs' ? 1 : 0;
    if (marks !== marksWanted) problems.push(`${colour}: ${marks} swap marks on ${kind}, not ${marksWanted}`);
  }
  const dice = cards.reduce((sum, { kind }) => sum + HANDS[kind].size, 0);
  if (dice !== DICE_A_COLOUR) problems.push(`${colour}: hands of ${dice} dice, not ${DICE_A_COLOUR}`);
  return problems;
}

/** What is wrong with a set of disciplines: each colour has its own pattern, and is not that of a die. */
export function problemsWithDisciplines(disciplines: readonly Discipline[]): string[] {
  const problems = [
    ...repeated('discipline', disciplines, ({ id }) => id),
    ...repeated('pattern', disciplines, ({ pattern }) => pattern),
  ];
  for (const colour of COLOURS) {
    if (!disciplines.some(({ id }) => id === colour)) problems.push(`${colour} has no discipline`);
  }
  for (const { id, colour, pattern } of disciplines) {
    if (!PATTERNS.includes(pattern)) problems.push(`${id}: there is no pattern '${pattern}'`);
    if (!/^#[0-9a-f]{6}$/.test(colour)) problems.push(`${id}: '${colour}' is not a colour`);
    else if (isLikeADie(colour)) problems.push(`${id}: ${colour} looks like a die`);
  }
  return problems;
}

/** Black, gray or red: too little colour, or mainly red. */
function isLikeADie(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const strongest = Math.max(red, green, blue);
  const weakest = Math.min(red, green, blue);
  return strongest - weakest < 64 || (red === strongest && Math.max(green, blue) < red / 2);
}

function repeated<T>(what: string, all: readonly T[], nameOf: (one: T) => string): string[] {
  const names = all.map(nameOf);
  return names.flatMap((name, i) => (names.indexOf(name) < i ? [`the ${what} '${name}' stands twice`] : []));
}
