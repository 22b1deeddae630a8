/** `bench circus-combat`: random games, measured, beside what another engine measured with the same rules. */

import { isInBand, type Measured, openSample } from '@roundhouse/games/circus-combat/metrics-bands.ts';
import type { Screen } from './screen.ts';

export interface CircusBench {
  readonly games: number;
  readonly seed: number;
}

/** Between two looks at the keyboard. */
const GAMES_A_BREATH = 50;

/** Prints each figure beside its band; whether all of them are inside. */
export async function benchCircus({ games, seed }: CircusBench, screen: Screen): Promise<boolean> {
  screen.say(`Circus Combat played at random, ${games.toLocaleString('en')} games: figure, 95 % interval, band`);
  const sample = openSample(seed * 2 ** 21);
  while (sample.games < games) {
    sample.playOne();
    if (sample.games % GAMES_A_BREATH > 0) continue;
    screen.progress(`${sample.games} of ${games} games`);
    await screen.breathe();
  }
  const figures = sample.figures();
  for (const figure of figures) screen.say(`  ${formatFigure(figure)}`);
  const outside = figures.filter(figure => !isInBand(figure)).length;
  screen.say(outside === 0 ? 'All are inside their bands.' : `${outside} of ${figures.length} are outside.`);
  return outside === 0;
}

function formatFigure(figure: Measured): string {
  const { name, value, error, low, high, isShare } = figure;
  const show = (number: number): string => (isShare ? `${(100 * number).toFixed(2)} %` : number.toFixed(3));
  const interval = `± ${show(1.96 * error)}`;
  const verdict = isInBand(figure) ? '' : '   OUTSIDE';
  return `${name.padEnd(29)}${show(value).padStart(9)}  ${interval.padEnd(10)}  ${show(low)} to ${show(high)}${verdict}`;
}
