/** `roundhouse review`: what luck and what choices did in a recorded match, and which decisions cost most. */

import { setImmediate } from 'node:timers/promises';
import {
  accountsOf,
  costliest,
  gainerOf,
  INTERVAL,
  inHundredths,
  turningPoints,
} from '@roundhouse/bots/review/ledger.ts';
import { type Findings, openStudy, type Study } from '@roundhouse/bots/review/study.ts';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { type AnyGame, heardBy, type Match, type ReplayStates, replayStates } from '@roundhouse/kernel';
import { type Command, columns, Failure, numberOf } from '../command.ts';
import { openProgress } from '../progress.ts';
import { readRecord } from '../records.ts';
import { type Paint, paintFor, say, type Terminal } from '../terminal.ts';
import { sayEvent, sayMove } from '../words.ts';

/** Where more games would no longer change what can be read off the curve. */
const MOST_ROUNDS = 250;
const CURVE_WIDTH = 60;
const LEVELS = '▁▂▃▄▅▆▇█';

export const command: Command = {
  name: 'review',
  summary: 'Says what luck and choices did in a finished match, and what cost most.',
  words: ['FILE'],
  flags: {
    seconds: { value: 'N', says: 'how long to think about it, at least as long as two looks take (20)' },
    rounds: { value: 'N', says: `or how many looks at every position, whatever time they take (up to ${MOST_ROUNDS})` },
  },
  details:
    'Games are imagined from every position. A choice is judged by what its player could see then. Ctrl-C ends it\nwith what is known by then. The same number of rounds gives the same review.',
  examples: ['roundhouse review match.jsonl', 'roundhouse review match.jsonl --rounds 50'],
  async run(given, terminal) {
    const seconds = numberOf(given, 'seconds', { min: 1, max: 3600 }) ?? 20;
    const rounds = numberOf(given, 'rounds', { min: 2, max: MOST_ROUNDS });
    const path = given.words[0]!;
    const { game, match } = readRecord(path);
    if (!match) throw new Failure(`${path} cannot be played again: it is of other rules, or one viewer's notes`);
    if (game.payoffs(match.state) === null) throw new Failure(`${path}: the match was still running`);
    const knowledge = knowledgeOf(game.id);
    await knowledge?.prepare?.(game.view(match.state, 0));
    const study = openStudy(game, match, knowledge);
    await think(study, terminal, rounds ?? MOST_ROUNDS, rounds === undefined ? seconds * 1000 : Infinity);
    say(terminal, ...told({ game, match, replay: replayStates(game, match), findings: study.findings }, terminal));
    return 0;
  },
};

/** Until it is sure, late or told to stop. The first look picks what the second one measures, so there are two at least. */
async function think(study: Study, terminal: Terminal, rounds: number, longestMs: number): Promise<void> {
  const stopping = terminal.stopping();
  const isTimed = longestMs !== Infinity;
  const progress = isTimed
    ? openProgress(terminal, longestMs / 1000, 'seconds')
    : openProgress(terminal, rounds, 'looks');
  const began = performance.now();
  while (study.rounds < rounds) {
    for (const _ of study.round()) {
      const passedMs = performance.now() - began;
      if (study.rounds >= 2 && (passedMs >= longestMs || stopping.aborted)) return progress.clear();
      progress.reached(isTimed ? Math.min(longestMs, Math.round(passedMs)) / 1000 : study.rounds, '');
      // Lets Ctrl-C be heard.
      await setImmediate();
    }
  }
  progress.clear();
}

interface Reviewed {
  readonly game: AnyGame;
  readonly match: Match;
  readonly replay: ReplayStates;
  readonly findings: Findings;
}

function told(reviewed: Reviewed, terminal: Terminal): string[] {
  const { game, match, findings } = reviewed;
  const paint = paintFor(terminal);
  const names = match.seats.map(({ name }) => name);
  return [
    paint('bold', `${game.name}: ${names.join(', ')}`),
    '',
    ...columns(names.map((name, seat) => [name, curveOf(findings, seat)])),
    '',
    ...accountLines(findings, names, paint),
    '',
    paint('bold', 'Turning points'),
    ...turningLines(reviewed, names),
    '',
    paint('bold', 'Decisions that cost most'),
    ...costLines(reviewed, names),
    '',
    certainty(findings),
  ];
}

/** A seat's winning chances from the first position to the last. */
function curveOf({ chances }: Findings, seat: number): string {
  const places = Math.min(CURVE_WIDTH, chances.length);
  return Array.from({ length: places }, (_, i) => {
    const at = places === 1 ? 0 : Math.round((i * (chances.length - 1)) / (places - 1));
    return LEVELS[Math.round(chances[at]!.mean[seat]! * (LEVELS.length - 1))]!;
  }).join('');
}

/** How everybody came to their result: the numbers of a row add up. */
function accountLines(findings: Findings, names: readonly string[], paint: Paint): string[] {
  const heads = ['began with', 'luck', 'own choices', "others' choices", 'result'];
  const wide = Math.max(...names.map(name => name.length)) + 2;
  const row = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(wide)}${cells.map((cell, i) => cell.padStart(heads[i]!.length + 2)).join('')}`;
  return [
    paint('bold', 'Luck and choices, in winning chances of 100'),
    row('', heads),
    ...accountsOf(findings)
      .map(inHundredths)
      .flatMap(({ start, luck, ownChoices, othersChoices, result, errors }, seat) => [
        row(names[seat]!, [
          String(Math.round(100 * start)),
          ...[luck, ownChoices, othersChoices].map(signed),
          String(Math.round(100 * result)),
        ]),
        // 19 of 20 lie within.
        row('', [errors.start, errors.luck, errors.ownChoices, errors.othersChoices].map(interval)),
      ]),
  ];
}

function turningLines(reviewed: Reviewed, names: readonly string[]): string[] {
  const { findings } = reviewed;
  const lines = turningPoints(findings).flatMap(point => {
    const seat = names.length === 2 ? 0 : gainerOf(point);
    const [before, after] = [findings.chances[point.first - 2]!, findings.chances[point.step - 1]!];
    return [
      `  ${step(reviewed, point.step)}  ${names[seat]} from ${percent(before.mean[seat]!)} to ${percent(after.mean[seat]!)} (luck ${signed(point.luck[seat]!)}, choices ${signed(point.choice[seat]!)})`,
      ...whatHappened(reviewed, point.most, names).map(line => `          ${line}`),
    ];
  });
  return lines.length > 0 ? lines : ['  No single turn decided it.'];
}

/** What everybody heard of a step. */
function whatHappened({ game, replay }: Reviewed, at: number, names: readonly string[]): string[] {
  return heardBy(replay.steps[at - 1]!.made, null)
    .map(event => sayEvent(game, event, names, null))
    .filter(line => line !== null);
}

function costLines(reviewed: Reviewed, names: readonly string[]): string[] {
  const { game, replay, findings } = reviewed;
  const lines = costliest(findings).flatMap(swing => {
    const view: unknown = game.view(replay.stateAt(swing.step - 1), swing.chooser!);
    const { made } = replay.steps[swing.step - 1]!;
    return [
      `  ${step(reviewed, swing.step)}  ${names[swing.chooser!]}: ${sayMove(game, made.move!, view)}`,
      `          better by ${Math.round(100 * swing.missed)}: ${sayMove(game, findings.judged[swing.step - 1]!.bestMove, view)}`,
    ];
  });
  return lines.length > 0 ? lines : ['  Nobody passed over a move that looked clearly better.'];
}

/** Numbered as `roundhouse replay` and `show --at` number them, who count what was taken back. */
const step = ({ match, replay }: Reviewed, place: number): string =>
  `step ${String(match.log.indexOf(replay.steps[place - 1]!.made)).padEnd(3)}`;

function certainty({ chances, judged }: Findings): string {
  const points = Math.ceil(200 * Math.max(...chances.map(({ error }) => error)));
  const estimated = chances.filter(({ games }) => games > 0);
  if (estimated.length > 0) {
    const games = Math.min(...estimated.map(one => one.games));
    return `From ${games} imagined games or more at each position; 19 of 20 estimates are off by ${points} of 100 at most.`;
  }
  if (judged.every(choice => choice === null)) return 'Nothing had to be estimated.';
  return points === 0
    ? 'The game is solved: nothing had to be estimated.'
    : `The game is solved; only what some mistakes cost was estimated, mostly to ${points} of 100.`;
}

const interval = (error: number): string => `±${Math.ceil(100 * INTERVAL * error)}`;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function signed(share: number): string {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
