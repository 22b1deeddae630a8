/** `bench kernel`: how fast the kernel plays, against the practical limit and against boardgame.io. */

import { type Agreement, compareTallies, Tally } from './agreement.ts';
import { boardgameIo, byHand, type Contender, kernelFast, kernelPlain } from './contenders.ts';
import { raceCopies, raceDice } from './parts.ts';
import { formatAmount, formatRates, median, type Race, type Rates, race, ratios } from './race.ts';
import type { Screen } from './screen.ts';

/** Less likely than this, and we do not believe that two programs play the same game. */
const DISBELIEF = 0.001;

export interface KernelBench extends Race {
  /** Games of each contender that are compared with each other. */
  readonly games: number;
  readonly seed: number;
}

/** Prints the whole comparison; false if the contenders do not play the same game. */
export async function benchKernel(bench: KernelBench, screen: Screen): Promise<boolean> {
  // Seeds of their own: with the same one, both ways through the kernel would play the very same games.
  const contenders = [kernelFast, kernelPlain, byHand, boardgameIo].map((make, i) => make(4 * bench.seed + i));
  const tallies = contenders.map(() => new Tally());
  screen.say(`Random FITE playouts per CPU-second, no powers; median of ${bench.rounds} rounds (slowest to fastest)`);
  const moves = contenders.map(() => 0);
  const runners = contenders.map((contender, i) => ({
    name: contender.name,
    run: () => {
      moves[i]! += playBatch(contender, tallies[i]!);
      return contender.batch;
    },
  }));
  const rates = await race(runners, bench, screen);
  for (const [i, { name }] of contenders.entries()) {
    const aGame = moves[i]! / tallies[i]!.games;
    screen.say(`  ${name.padEnd(22)}${formatRates(rates[i]!)}; ${formatAmount(median(rates[i]!) * aGame)} moves`);
  }
  sayTargets(rates, screen);
  await raceCopies(bench, screen);
  await raceDice(bench, screen);
  return sayAgreement(contenders, tallies, bench.games, screen);
}

/** Plays a batch into the tally and returns how many moves it took. */
function playBatch(contender: Contender, tally: Tally): number {
  let moves = 0;
  for (let i = 0; i < contender.batch; i++) {
    const played = contender.play();
    tally.add(played);
    moves += played.moves;
  }
  return moves;
}

function sayTargets([fast, plain, hand, peer]: readonly Rates[], screen: Screen): void {
  const sayTarget = (name: string, found: Rates, target: number): void => {
    const verdict = median(found) >= target ? 'met' : 'MISSED';
    screen.say(`  ${name.padEnd(40)}${formatRates(found)}; target ${target}: ${verdict}`);
  };
  screen.say();
  screen.say('Ratios, round by round');
  sayTarget('randomMove / by hand', ratios(fast!, hand!), 0.5);
  sayTarget('randomMove / boardgame.io', ratios(fast!, peer!), 200);
  sayTarget('legalMoves / boardgame.io', ratios(plain!, peer!), 80);
}

async function sayAgreement(
  contenders: readonly Contender[],
  tallies: readonly Tally[],
  games: number,
  screen: Screen,
): Promise<boolean> {
  for (const [i, contender] of contenders.entries()) await playUpTo(contender, tallies[i]!, games, screen);
  screen.say();
  screen.say('Do they play the same game? Winner and number of fights, chi-square against the first');
  let believed = true;
  for (const [i, { name }] of contenders.entries()) {
    const { fights, draws } = tallies[i]!.summary();
    const games = tallies[i]!.games.toLocaleString('en');
    const ends = `${fights.toFixed(3)} fights, ${(100 * draws).toFixed(2)} % draws in ${games} games`;
    const agreement = i === 0 ? null : compareTallies(tallies[0]!, tallies[i]!);
    if (agreement && agreement.p < DISBELIEF) believed = false;
    screen.say(`  ${name.padEnd(22)}${ends}${agreement ? `; ${formatAgreement(agreement)}` : ''}`);
  }
  screen.say(believed ? '  They agree.' : '  THEY DO NOT AGREE: the comparison above means nothing.');
  return believed;
}

const formatAgreement = ({ chiSquare, degrees, p }: Agreement): string =>
  `chi-square ${chiSquare.toFixed(1)}, ${degrees} degrees of freedom, p = ${p.toFixed(4)}`;

async function playUpTo(contender: Contender, tally: Tally, games: number, screen: Screen): Promise<void> {
  while (tally.games < games) {
    playBatch(contender, tally);
    screen.progress(`comparing outcomes, ${contender.name}: ${tally.games} of ${games} games`);
    await screen.breathe();
  }
}
