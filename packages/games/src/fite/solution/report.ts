/** Plots and tables of what the solution says, for the page about it. */

import type { SolvingHelp } from '../../manifest.ts';
import { LOCATIONS } from '../state.ts';
import type { Book } from './book.ts';
import { MOST_DICE, type Situation } from './induction.ts';
import { loadBook } from './library.ts';
import { divisionBounds, mayUse, SETTINGS } from './setting.ts';
import { spendingChance } from './spending.ts';

const WIDTH = 560;
const HEIGHT = 320;
const LEFT = 48;
const BOTTOM = 36;
const TOP = 40;
const RIGHT = 110;
const LABEL_HEIGHT = 13;
const COLOURS = ['#1b6ca8', '#c8553d', '#3a7d44', '#8e5ea2', '#b8860b', '#555555', '#d16ba5'];

interface Line {
  readonly name: string;
  /** Points from left to right: dice, and a share from 0 to 1. */
  readonly points: readonly (readonly [number, number])[];
}

/** A plot of lines over numbers of dice. */
function plotOf(title: string, lines: readonly Line[]): string {
  const across = (dice: number): number => LEFT + ((dice - 2) / (MOST_DICE - 2)) * (WIDTH - LEFT - RIGHT);
  const up = (share: number): number => HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP);
  const text = (x: number, y: number, said: string, anchor = 'middle'): string =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-size="12">${said}</text>`;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<path d="M${LEFT} ${up(share).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ccc"/>${text(LEFT - 6, up(share) + 4, share.toFixed(2), 'end')}`,
  );
  const dice = Array.from({ length: MOST_DICE - 1 }, (_, i) =>
    text(across(i + 2), HEIGHT - BOTTOM + 18, String(i + 2)),
  );
  const labels: number[] = [];
  const drawn = lines.map(({ name, points }, i) => {
    const path = points
      .map(([x, y], k) => `${k === 0 ? 'M' : 'L'}${across(x).toFixed(1)} ${up(y).toFixed(1)}`)
      .join('');
    const [lastX, lastY] = points.at(-1)!;
    const colour = COLOURS[i % COLOURS.length]!;
    // No label lies on another.
    let label = up(lastY) + 4;
    while (labels.some(other => Math.abs(other - label) < LABEL_HEIGHT)) label += 1;
    labels.push(label);
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/><g fill="${colour}">${text(across(lastX) + 8, label, name, 'start')}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<g fill="#222">${text(WIDTH / 2, 20, title)}${grid.join('')}${dice.join('')}</g>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

const dices = (from: number): number[] => Array.from({ length: MOST_DICE - from + 1 }, (_, i) => from + i);

/** What leads of one die and more are worth, by the leader's dice. */
const leadLines = (book: Book): Line[] =>
  [1, 2, 3].map(lead => ({
    name: `${lead} ahead`,
    points: dices(2 + lead).map(dice => [dice, book.worth({ dice: [dice, dice - lead], powers: [0, 0] })] as const),
  }));

/** What each place is worth against Tactical, at equal dice. */
const placeLines = (book: Book): Line[] =>
  LOCATIONS.slice(0, 2).map((loc, place) => ({
    name: `${loc} v. tac`,
    points: dices(2).map(dice => [dice, book.worthAt({ dice: [dice, dice], powers: [0, 0] }, place, 2)] as const),
  }));

/** The share of attackers when both stand on Tactical, at equal dice. */
const divisionLine = (book: Book): Line => ({
  name: 'tac v. tac',
  points: dices(2).map(dice => {
    const mix = book.divisions({ dice: [dice, dice], powers: [0, 0] }, 2, 2);
    const { least } = divisionBounds(book.setting, dice);
    return [dice, mix.reduce((sum, chance, i) => sum + chance * (least + i), 0) / dice] as const;
  }),
});

/** A line for every power, held against none at equal dice. */
const powerLines = (book: Book, share: (dice: number, p: number) => number, isSwiftToo: boolean): Line[] =>
  book.setting.powers.flatMap((power, p) => {
    if (power === null || (!isSwiftToo && !mayUse({ power }))) return [];
    return [{ name: power, points: dices(2).map(dice => [dice, share(dice, p)] as const) }];
  });

export async function saveReport(help: SolvingHelp): Promise<string[]> {
  const saved: string[] = [];
  for (const setting of Object.values(SETTINGS)) {
    const book = await loadBook(setting, true);
    const save = (name: string, title: string, lines: readonly Line[]): void => {
      help.save(`${setting.name}-${name}.svg`, plotOf(`${title} (${setting.name})`, lines));
      saved.push(`${setting.name}-${name}.svg`);
    };
    if (!setting.leaderWins) save('leads', 'Winning chances of a leader, by his dice', leadLines(book));
    save('places', 'Winning chances of a place against Tactical, by dice', placeLines(book));
    save('divisions', 'Share of dice that attack, by dice', [divisionLine(book)]);
    const armed = (dice: number, p: number): Situation => ({ dice: [dice, dice], powers: [p, 0] });
    const worth = (dice: number, p: number): number => book.worth(armed(dice, p));
    save('powers', 'Winning chances with a power against none, by dice', powerLines(book, worth, true));
    const spent = (dice: number, p: number): number => spendingChance(book, armed(dice, p));
    save('spending', 'Chance that a power is spent in this fight, by dice', powerLines(book, spent, false));
  }
  return saved;
}
