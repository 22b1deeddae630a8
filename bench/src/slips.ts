/** `bench slips`: what a bot's choices give away against another, told by a search that thinks longer. */

import { type BotRequest, choose, type Level, type Move } from '@roundhouse/bots';
import { playOut } from '@roundhouse/bots/search/playout.ts';
import { searched } from '@roundhouse/bots/search/search.ts';
import { meanOf } from '@roundhouse/games/figures.ts';
import { type AnyKnowledge, knowledgeOf } from '@roundhouse/games/knowledge';
import { type AnyGame, fastChance, reopenAnswers, samePlain, silentStep } from '@roundhouse/kernel';
import { type Asked, playGame, type Setting, settingFor } from './played.ts';
import { keepRow, keptRows } from './results.ts';
import type { Screen } from './screen.ts';

export interface SlipsBench {
  readonly game: string;
  /** Whose choices are judged, and whom they meet. */
  readonly level: Level;
  readonly against: Level;
  /** Games, those of the file included; seats are turned. */
  readonly games: number;
  /** Imagined games a move of those who search. */
  readonly iterations: number;
  /** Imagined games by which a choice is judged. */
  readonly judging: number;
  /** Deals by which two answers are compared: what is left to chance evens out over the choices of a game. */
  readonly deals: number;
  readonly options: object;
  readonly seed: number;
  readonly results?: string;
}

/** A choice for which a longer search has another answer. */
interface Slip {
  readonly kind: string;
  /** How much less the move made is worth than that answer: by the learnt judgement a little later, and by how games end that go on by habit. */
  readonly lost: number;
  readonly lostAtEnds: number;
}

/** A game: what the judged one took of it, how often it was asked, and where it should have answered otherwise. */
interface Row {
  readonly game: string;
  readonly meeting: string;
  readonly seed: number;
  readonly score: number;
  readonly choices: number;
  readonly slips: readonly Slip[];
}

/** Judges what is not kept yet, and prints what is given away in a game, with 95 % intervals. */
export async function benchSlips(bench: SlipsBench, screen: Screen): Promise<void> {
  const setting = await settingFor(bench.game, 2, bench.options);
  const rows = rowsOf(bench);
  for (let played = rows.length; played < bench.games; played++) {
    screen.progress(`${setting.game.name}: game ${played + 1} of ${bench.games}`);
    const row = await judgedGame(bench, setting, played, screen);
    rows.push(row);
    keepRow(bench.results, row);
  }
  tell(bench, setting.game, rows, screen);
}

async function judgedGame(bench: SlipsBench, setting: Setting, played: number, screen: Screen): Promise<Row> {
  const { level, against, iterations, judging, seed } = bench;
  const { game } = setting;
  const own = played % 2;
  const slips: Slip[] = [];
  let choices = 0;
  const answer = (asked: Asked): Move => {
    const request: BotRequest = {
      ...asked,
      level: asked.seat === own ? level : against,
      budgetMs: Infinity,
      iterations,
    };
    const made = choose(request);
    if (asked.seat !== own || asked.moves.length === 1) return made;
    choices++;
    const slip = slipOf(game, { ...request, level: 'champion', iterations: judging }, made, bench.deals);
    if (slip) slips.push(slip);
    return made;
  };
  const shares = await playGame(setting, (seed + 1) * 2 ** 21 + Math.floor(played / 2), answer, screen);
  return { game: bench.game, meeting: meetingOf(bench), seed, score: shares[own]!, choices, slips };
}

/** Null where a longer search chooses the same. */
function slipOf(game: AnyGame, request: BotRequest, made: Move, deals: number): Slip | null {
  const knowledge = knowledgeOf(request.game)!;
  const better = searched(request, game, knowledge).best();
  if (samePlain(better, made)) return null;
  // What made it stand out may have been luck: the two are compared anew.
  const lostAt = (turns: number): number => {
    let sum = 0;
    for (let deal = 0; deal < deals; deal++) {
      sum += worthOf(game, knowledge, request, better, deal, turns);
      sum -= worthOf(game, knowledge, request, made, deal, turns);
    }
    return sum / deals;
  };
  return { kind: made.type, lost: lostAt(knowledge.search?.turns ?? 0), lostAtEnds: lostAt(Infinity) };
}

/** By the deal and the dice of this number, which are the same for all moves. */
function worthOf(
  game: AnyGame,
  knowledge: AnyKnowledge,
  { view, seat, seed }: BotRequest,
  move: Move,
  deal: number,
  turns: number,
): number {
  const chance = fastChance(2 ** 41 + (seed % 2 ** 20) * 2 ** 20 + deal);
  const state: unknown = game.determinize(view, seat, chance);
  reopenAnswers(state, seat);
  game.apply(state, seat, move, silentStep(chance));
  return playOut({ game, knowledge, seat, othersAsked: 0, recalled: null }, state, chance, turns)[seat]!;
}

function tell(
  { level, against, iterations, judging }: SlipsBench,
  game: AnyGame,
  rows: readonly Row[],
  screen: Screen,
): void {
  const percent = (numbers: readonly number[]): string => {
    const { mean, reach } = meanOf(numbers);
    return `${(100 * mean).toFixed(1)} ± ${(100 * reach).toFixed(1)}`;
  };
  const inGames = (lost: (slip: Slip) => number): number[] =>
    rows.map(({ slips }) => slips.reduce((sum, slip) => sum + lost(slip), 0));
  const choices = rows.reduce((sum, row) => sum + row.choices, 0);
  const slips = rows.flatMap(row => row.slips);
  screen.say(
    `${game.name}: ${level} against ${against}, ${rows.length} games; searches imagine ${iterations} games a move`,
  );
  screen.say(`  it took ${percent(rows.map(({ score }) => score))} %`);
  screen.say(`  ${judging} imagined games have another answer to ${slips.length} of ${choices} choices`);
  screen.say(
    `  given away in a game: ${percent(inGames(({ lost }) => lost))} %; by ends ${percent(inGames(({ lostAtEnds }) => lostAtEnds))} %`,
  );
  for (const kind of new Set(slips.map(slip => slip.kind))) {
    const lost = percent(inGames(slip => (slip.kind === kind ? slip.lost : 0)));
    screen.say(`    ${kind.padEnd(12)}${lost} %`);
  }
}

const meetingOf = ({ level, against, iterations, judging, deals }: SlipsBench): string =>
  `${level} against ${against}, ${iterations} and ${judging} iterations, ${deals} deals`;

const rowsOf = (bench: SlipsBench): Row[] =>
  keptRows<Row>(bench.results).filter(
    row => row.game === bench.game && row.seed === bench.seed && row.meeting === meetingOf(bench),
  );
