/** A small game with one of everything a server can get wrong: secret choices, dice, a silent question, a way back. */

import type { Game, Seat } from '@roundhouse/kernel';

export const WORDS = ['aardvark', 'bumblebee', 'chameleon'] as const;
type Word = (typeof WORDS)[number];

interface Options {
  rounds: number;
}

/** Silent: asked of the holder alone, twice; nobody else may know who that is, nor when it answers. */
type Phase = 'choosing' | 'putting' | 'silent' | 'over';

interface State {
  rounds: number;
  round: number;
  phase: Phase;
  /** Known to itself only. */
  holder: Seat;
  answers: boolean[];
  chosen: (Word | null)[];
  marks: number[];
  score: number[];
}

type Move =
  | { type: 'choose'; word: Word }
  | { type: 'put'; at: number }
  | { type: 'done' }
  | { type: 'answer'; yes: boolean };

type Event = { type: string; [field: string]: unknown };

interface View extends Pick<State, 'rounds' | 'round' | 'phase' | 'marks' | 'score'> {
  chosen: boolean[];
  mine: Word | null;
  isHolder: boolean;
  asked: boolean;
  /** The holder's own, so far. */
  answers: boolean[];
}

const turnOf = (state: State): Seat => state.round % state.score.length;

function toAct(state: State): Seat[] {
  if (state.phase === 'choosing') return state.chosen.flatMap((word, seat) => (word === null ? [seat] : []));
  if (state.phase === 'putting') return [turnOf(state)];
  return state.phase === 'silent' ? [state.holder] : [];
}

function legalMoves(state: State, seat: Seat): Move[] {
  if (!toAct(state).includes(seat)) return [];
  if (state.phase === 'choosing') return WORDS.map(word => ({ type: 'choose', word }));
  if (state.phase === 'silent') return [true, false].map(yes => ({ type: 'answer', yes }));
  const puts: Move[] = [0, 1, 2].map(at => ({ type: 'put', at }));
  return state.marks.length === state.round + 1 ? [{ type: 'done' }] : puts;
}

export const whispers: Game<Options, State, Move, View, Event> = {
  id: 'whispers',
  name: 'Whispers',
  version: 3,
  seats: { min: 2, max: 3 },
  options: { rounds: { kind: 'range', min: 1, max: 40, default: 2 } },
  presets: { long: { rounds: 9 } },
  setup(options, seats, step) {
    const holder = step.chance.int(seats);
    step.emitSecret?.(holder, { type: 'madeHolder' });
    const score = Array(seats).fill(0);
    return {
      ...options,
      round: 0,
      phase: 'choosing',
      holder,
      answers: [],
      chosen: score.map(() => null),
      marks: [],
      score,
    };
  },
  toAct,
  legalMoves,
  apply(state, seat, move, step) {
    if (move.type === 'choose') {
      state.chosen[seat] = move.word;
      step.seal();
      step.emit?.({ type: 'committed', seat });
      if (state.chosen.includes(null)) return;
      step.emit?.({ type: 'revealed', words: state.chosen });
      const [face] = step.chance.dice(1, 6);
      state.score[seat]! += face!;
      step.emit?.({ type: 'rolled', seat, face });
      state.phase = 'putting';
    } else if (move.type === 'put') {
      state.marks.push(move.at);
      step.emit?.({ type: 'put', seat, at: move.at });
    } else if (move.type === 'done') {
      step.seal();
      state.phase = 'silent';
      state.answers = [];
    } else {
      state.answers.push(move.yes);
      step.emitSecret?.(seat, { type: 'answered', yes: move.yes });
      if (state.answers.length < 2) return;
      state.round++;
      state.chosen = state.chosen.map(() => null);
      state.phase = state.round === state.rounds ? 'over' : 'choosing';
      step.emit?.({ type: state.phase === 'over' ? 'ended' : 'roundStarted', round: state.round });
    }
  },
  payoffs(state) {
    if (state.phase !== 'over') return null;
    const best = Math.max(...state.score);
    const winners = state.score.filter(score => score === best).length;
    return state.score.map(score => (score === best ? 1 / winners : 0));
  },
  view: (state, viewer) => ({
    rounds: state.rounds,
    round: state.round,
    phase: state.phase,
    chosen: state.chosen.map(word => word !== null),
    mine: viewer === null || state.phase !== 'choosing' ? null : state.chosen[viewer]!,
    isHolder: viewer === state.holder,
    asked: state.phase === 'silent' && viewer === state.holder,
    answers: viewer === state.holder ? [...state.answers] : [],
    marks: [...state.marks],
    score: [...state.score],
  }),
  waitingFor: (state, viewer) => (state.phase === 'silent' && viewer !== state.holder ? [] : toAct(state)),
  determinize({ rounds, round, phase, chosen, mine, isHolder, answers, marks, score }, seat, chance) {
    const anyWord = () => WORDS[chance.int(WORDS.length)]!;
    const others = [...score.keys()].filter(other => other !== seat);
    const hasAnswered = phase === 'silent' && chance.int(2) === 0;
    return {
      rounds,
      round,
      phase,
      holder: isHolder ? seat : others[chance.int(others.length)]!,
      answers: isHolder ? [...answers] : hasAnswered ? [chance.int(2) === 0] : [],
      chosen: chosen.map((has, other) => (has ? ((other === seat ? mine : null) ?? anyWord()) : null)),
      marks: [...marks],
      score: [...score],
    };
  },
  why: (_state, _seat, move) => ({ rule: 'W-1', key: `Not now: ${(move as Move).type}.`.slice(0, 60) }),
  checkState: () => null,
  concede(state, seat, step) {
    state.score = state.score.map((_, i) => (i === seat ? 0 : 1));
    state.phase = 'over';
    step.emit?.({ type: 'conceded', seat });
  },
};
