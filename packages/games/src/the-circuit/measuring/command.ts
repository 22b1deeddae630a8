/** `roundhouse the-circuit measure`: plays matches between bots, and writes how fighters fare against each identity. */

import type { CommandOutput, GameCommand } from '../../manifest.ts';
import { FIGHTER_IDS, IDENTITIES } from '../content/types.ts';
import { contentMeasured, type Fares, measureMatch, noFares } from './fares.ts';

/** `roundhouse the-circuit measure [--matches N] [--seed N] [--out FILE]`. */
export const measureCommand: GameCommand = {
  summary: 'Plays matches between bots (--matches N, --seed N) and writes how fighters fare in them (--out FILE).',
  run: measure,
};

interface Wanted {
  matches: number;
  seed: number;
  file: string;
}

/** Between two words about how far it is. */
const A_WHILE = 500;

/** Runs the command and gives its exit status: 0 done, 1 stopped, 2 the arguments are wrong. */
export async function measure(
  args: readonly string[],
  output: Pick<CommandOutput, 'say' | 'save' | 'stopping'>,
): Promise<number> {
  const wanted = readArguments(args);
  if (typeof wanted === 'string') {
    output.say(wanted);
    return 2;
  }
  const { matches, seed, file } = wanted;
  const stopping = output.stopping();
  const fares = noFares();
  for (let played = 0; played < matches; played++) {
    measureMatch(fares, seed + played);
    if (played % A_WHILE === A_WHILE - 1) {
      output.say(`${played + 1} of ${matches} matches`);
      // Lets whoever wants to stop be heard.
      await new Promise<void>(resolve => setTimeout(resolve));
      if (stopping.aborted) return 1;
    }
  }
  output.save(file, measuredFile(wanted, fares));
  output.say(`${matches} matches on ${contentMeasured()}, written to ${file}`);
  return 0;
}

/** The arguments, or what is wrong with them. */
function readArguments(args: readonly string[]): Wanted | string {
  const wanted: Wanted = { matches: 4000, seed: 1, file: 'measured.ts' };
  const left = args.flatMap(arg => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg]));
  while (left.length > 0) {
    const flag = left.shift();
    if (flag === '--out') wanted.file = left.shift() ?? wanted.file;
    else if (flag === '--matches' || flag === '--seed') {
      const value = Number(left.shift());
      if (!Number.isSafeInteger(value) || value < 1) return `${flag} needs a whole number, 1 or more`;
      wanted[flag === '--seed' ? 'seed' : 'matches'] = value;
    } else return `what is '${flag}'?`;
  }
  return wanted;
}

/** The text of `table/measured.ts` for what was counted. */
export function measuredFile({ matches, seed }: Pick<Wanted, 'matches' | 'seed'>, fares: Fares): string {
  const rows = FIGHTER_IDS.map(id => {
    const cells = IDENTITIES.map(identity => fares.get(id)!.get(identity)!);
    return `  '${id}': '${cells.map(({ won, matches: all }) => `${won}/${all}`).join(' ')}',`;
  });
  return `/**
 * How fighters fare against teams of each identity, in ${matches} matches between bots that play by habit. Made by
 * \`roundhouse the-circuit measure --matches ${matches} --seed ${seed} --out packages/games/src/the-circuit/table/measured.ts\`.
 */

import type { ContentId, FighterId } from '../content/types.ts';

/** The cards they were played with: of others it says nothing. */
export const MEASURED_CONTENT: ContentId = '${contentMeasured()}';

/** For each fighter what its teams won of the matches they played, for each identity in the order of \`IDENTITIES\`. */
// biome-ignore format: one line a fighter
export const MEASURED: { readonly [F in FighterId]: string } = {
${rows.join('\n')}
};
`;
}
