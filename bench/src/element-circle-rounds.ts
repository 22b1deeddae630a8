/** Rounds of Element Circle between bots, played in a thread of their own and measured there. */

import { isMainThread, parentPort } from 'node:worker_threads';
import type { BotRequest } from '@roundhouse/bots';
import { chooseGreedily } from '@roundhouse/bots/greedy.ts';
import { chooseAtRandom } from '@roundhouse/bots/random.ts';
import type { SpellListId } from '@roundhouse/games/element-circle/content/spells.ts';
import { openWatch, type RoundMeasure } from '@roundhouse/games/element-circle/metrics.ts';
import { elementCircle } from '@roundhouse/games/element-circle/rules.ts';
import type { Event, Move } from '@roundhouse/games/element-circle/state.ts';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { type AnyGame, completeOptions, fastChance, type Step } from '@roundhouse/kernel';

/** A round to be played: equal tasks give equal rounds. */
export interface RoundTask {
  readonly seats: number;
  /** Whether only one seat thinks, and the others play at random; which seat goes by the seed. */
  readonly againstRandom: boolean;
  readonly seed: number;
  /** Games imagined for a comparison of moves; with none, a bot does what it would do by habit. */
  readonly imagined: number;
  readonly spells: SpellListId;
}

/** A round that was played. */
export interface PlayedRound extends RoundTask {
  readonly measure: RoundMeasure;
}

/** The seat that thinks in a round against random. */
export const thinker = ({ seed, seats }: RoundTask): number => seed % seats;

/** Plays and measures one round. */
export function playRound(task: RoundTask): PlayedRound {
  const { seats, seed, imagined, spells } = task;
  const watch = openWatch();
  const happened = (event: Event): void => watch.happened(event);
  const step: Step<Event> = {
    chance: fastChance(seed),
    emit: happened,
    // What everyone hears of it is enough to count by.
    emitSecret: (_seats, _event, others) => others && happened(others),
    seal() {},
  };
  const state = elementCircle.setup(
    completeOptions(elementCircle.options, { matchFormat: 'firstTo(1)', spells }),
    seats,
    step,
  );
  for (let asked = 0; ; asked++) {
    const seat = elementCircle.toAct(state)[0];
    if (seat === undefined) return { ...task, measure: watch.rounds[0]! };
    const moves = elementCircle.legalMoves(state, seat);
    const view = elementCircle.view(state, seat);
    watch.asked(view, moves);
    const level = task.againstRandom && seat !== thinker(task) ? 'random' : 'greedy';
    const request = {
      game: elementCircle.id,
      view,
      seat,
      moves,
      level,
      budgetMs: Infinity,
      seed: 1000 * seed + asked,
      games: imagined,
    } as const;
    elementCircle.apply(state, seat, choose(request), step);
  }
}

function choose(request: BotRequest): Move {
  const { view, seat, moves, level, games } = request;
  const known = knowledgeOf(elementCircle.id)!;
  if (level === 'random' || moves.length === 1) return chooseAtRandom(request) as Move;
  if (games === 0) return known.rolloutMove!(view, seat, moves) as Move;
  return chooseGreedily(request, elementCircle as AnyGame, known) as Move;
}

if (!isMainThread) parentPort!.on('message', (task: RoundTask) => parentPort!.postMessage(playRound(task)));
