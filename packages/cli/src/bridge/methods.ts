/** The bridge's vocabulary: what each method takes, refuses and gives. `docs/bridge.md` is its manual. */

import type { Level } from '@roundhouse/bots';
import { castOf } from '@roundhouse/games/characters.ts';
import {
  type AnyGame,
  copyPlain,
  fingerprint,
  formatRecord,
  isSeed,
  newSeed,
  openMatch,
  optionsFor,
  verifyRecord,
} from '@roundhouse/kernel';
import { BridgeError } from '@roundhouse/server/rpc/errors.ts';
import { onlyNamed, required, text } from '@roundhouse/server/rpc/params.ts';
import type { Method, Params } from '@roundhouse/server/rpc/rpc.ts';
import { answerWhy, whyNotSent } from '@roundhouse/server/rpc/why.ts';
import type { BridgeHost } from './host.ts';
import { describeLayout, layouts, NO_LAYOUT } from './layout.ts';
import { type LiveMatch, logOf, Matches, seatIn, stepOf } from './matches.ts';
import { listMoves, playMove, statusOf } from './playing.ts';
import { isInNumbers, stepOn } from './step.ts';

const DEFAULT_BUDGET_MS = 1000;
export const MAX_BUDGET_MS = 60_000;

/** Every method by its name, over matches of its own. */
export function bridgeMethods(host: BridgeHost): ReadonlyMap<string, Method> {
  const matches = new Matches();
  const layoutOf = layouts(host);
  const method =
    (names: readonly string[], run: (params: Params) => unknown): Method =>
    params => {
      onlyNamed(params, names);
      return run(params);
    };
  /** A method about one match. */
  const about = (names: readonly string[], run: (live: LiveMatch, params: Params) => unknown): Method =>
    method(['match', ...names], params => run(matches.find(text(params, 'match')), params));

  return new Map<string, Method>([
    ['games', method([], () => host.games.map(describeGame))],
    ['new', method(['game', 'seats', 'options', 'seed'], params => ({ match: setUp(host, matches, params).id }))],
    ['restore', method(['game', 'state', 'seats'], params => ({ match: restore(host, matches, params).id }))],
    ['status', about([], statusOf)],
    ['moves', about(['seat'], (live, params) => listMoves(host, live, seatIn(live, required(params, 'seat'))))],
    ['play', about(['seat', 'move', 'chance'], (live, params) => playMove(matches, live, params))],
    [
      'view',
      about(['seat'], (live, { seat }) => live.game.view(live.match.state, seat == null ? null : seatIn(live, seat))),
    ],
    ['layout', method(['game'], async params => describeLayout(await layoutOf(gameOf(host, params))))],
    [
      'step',
      about(['seat', 'move', 'action', 'chance', 'give'], (live, params) =>
        isInNumbers(params)
          ? layoutOf(live.game).then(layout => stepOn(host, matches, live, layout, params))
          : stepOn(host, matches, live, NO_LAYOUT, params),
      ),
    ],
    ['state', about([], live => live.match.state)],
    ['why', about(['seat', 'move'], (live, params) => whyOf(live, params))],
    ['record', about([], recordOf)],
    ['verify', method(['record'], params => verify(host, params))],
    ['bot', about(['seat', 'level', 'budgetMs'], (live, params) => askBot(host, live, params))],
  ]);
}

const describeGame = ({ id, name, version, seats, options, presets }: AnyGame) => ({
  id,
  name,
  version,
  seats,
  options,
  presets,
  ...charactersIn(id),
});

/** Who plays it, besides the plain bots, where anybody does. */
function charactersIn(game: string) {
  const characters = castOf(game);
  return characters ? { characters } : {};
}

function gameOf(host: BridgeHost, params: Params): AnyGame {
  const id = text(params, 'game');
  const game = host.games.find(known => known.id === id);
  if (!game) throw new BridgeError('unknown-game', `there is no game '${id.slice(0, 40)}'`);
  return game;
}

function setUp(host: BridgeHost, matches: Matches, params: Params): LiveMatch {
  const game = gameOf(host, params);
  const seats = seatsFor(game, required(params, 'seats'));
  const options = fittingOptions(game, seats.length, params.options ?? {});
  const seed = params.seed ?? newSeed();
  if (!isSeed(seed)) throw new BridgeError('bad-seed', "'seed' must be 64 hex digits, in lower case");
  const match = openMatch(game, { options, seats, seed, at: Date.now() });
  return matches.add({ game, match, seed, isRestored: false });
}

/** Places for so many people; checked before any is made, since somebody may ask for a thousand million. */
function seatsFor(game: AnyGame, seats: unknown): { name: string }[] {
  const { min, max } = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    throw new BridgeError('bad-seats', `'seats' must be ${min === max ? min : `a whole number from ${min} to ${max}`}`);
  }
  return places(seats);
}

const places = (seats: number): { name: string }[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));

function fittingOptions(game: AnyGame, seats: number, options: unknown): unknown {
  try {
    return optionsFor(game, seats, options);
  } catch (error) {
    throw new BridgeError('bad-options', (error as Error).message);
  }
}

function restore(host: BridgeHost, matches: Matches, params: Params): LiveMatch {
  const game = gameOf(host, params);
  const state = copyPlain(required(params, 'state'));
  const wrong = whatIsWrong(game, state);
  if (wrong !== null) throw new BridgeError('bad-state', wrong);
  const { min, max } = game.seats;
  // A state need not say how many sit around it; where the game does not either, the client must.
  const told = min === max ? min : game.seatsOf?.(state);
  if (told !== undefined && params.seats !== undefined && params.seats !== told) {
    throw new BridgeError('bad-seats', `this state is for ${told} seats`);
  }
  // A state that says so is right: a puzzle is solved by fewer than play the game.
  const seats = told === undefined ? seatsFor(game, params.seats) : places(told);
  const seed = newSeed();
  const match = {
    game: game.id,
    version: game.version,
    options: {},
    seats,
    seed,
    entropy: seats.map(() => ''),
    state,
    log: [],
  };
  return matches.add({ game, match, seed, isRestored: true });
}

/** A check that stumbles over what it was given has found something wrong too. */
function whatIsWrong(game: AnyGame, state: unknown): string | null {
  try {
    return game.checkState(state);
  } catch {
    return `this is not a state of ${game.name}`;
  }
}

function whyOf(live: LiveMatch, params: Params): ReturnType<typeof answerWhy> {
  const seat = seatIn(live, required(params, 'seat'));
  const refusal = whyNotSent(live.game, live.match, seat, required(params, 'move'));
  return answerWhy(live.game, refusal);
}

function recordOf(live: LiveMatch): string {
  if (live.isRestored) {
    throw new BridgeError('no-record', 'a record starts at the set-up, and this match was restored from a state');
  }
  return formatRecord(live.game, { ...live.match, log: logOf(live) });
}

function verify(host: BridgeHost, params: Params) {
  const record = required(params, 'record');
  if (typeof record !== 'string') throw new BridgeError('bad-record', "'record' must be the text of a record");
  return verifyRecord(id => host.games.find(game => game.id === id), record);
}

async function askBot(host: BridgeHost, live: LiveMatch, params: Params): Promise<{ move: { type: string } }> {
  const { game, match } = live;
  const seat = seatIn(live, required(params, 'seat'));
  const level = levelFor(host, game, text(params, 'level'));
  const budgetMs = budgetFrom(params.budgetMs ?? DEFAULT_BUDGET_MS);
  if (game.payoffs(match.state) !== null) throw new BridgeError('game-over', 'the game is over');
  const moves = game.legalMoves(match.state, seat);
  if (moves.length === 0) throw new BridgeError('no-move', `seat ${seat} has no move to make now`);
  // Made from the seed, so that a match with a given seed meets the same bots again; told to nobody but the bot.
  const seed = Number.parseInt(fingerprint(live.seed, `bot ${seat} ${stepOf(live)}`).slice(0, 12), 16);
  const view = game.view(match.state, seat);
  return { move: await host.choose({ game: game.id, view, seat, moves, level, budgetMs, seed }) };
}

function levelFor(host: BridgeHost, game: AnyGame, name: string): Level {
  const levels = host.levelsFor(game.id);
  const level = levels.find(known => known === name);
  if (!level)
    throw new BridgeError('no-bot', `${game.name} has no bot '${name.slice(0, 40)}'; it has ${levels.join(', ')}`);
  return level;
}

function budgetFrom(budgetMs: unknown): number {
  if (typeof budgetMs === 'number' && budgetMs >= 0 && budgetMs <= MAX_BUDGET_MS) return budgetMs;
  throw new BridgeError('bad-params', `'budgetMs' must be a number from 0 to ${MAX_BUDGET_MS}`);
}
