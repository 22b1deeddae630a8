/** A small competition of Whispers: everybody registers a word in secret, two matches of two, and a final. */

import type { Competition, PlannedMatch, Stage } from '@roundhouse/games/competition.ts';
import { completeOptions, IllegalMove, type Refusal } from '@roundhouse/kernel';
import { WORDS, whispers } from './whispers.ts';

interface State {
  seed: string;
  rounds: number;
  words: (string | null)[];
  /** Whether words are kept from others, of which a view is made. */
  isHidden: boolean[];
  results: { id: string; entrants: number[]; winner: number }[];
}

interface Act {
  type: 'register';
  word: string;
}

const plans = ({ words, results }: State): { id: string; entrants: number[] | null }[] => {
  const winnerOf = (id: string): number | undefined => results.find(one => one.id === id)?.winner;
  const [left, right] = [winnerOf('left'), winnerOf('right')];
  const isReady = words.every(word => word !== null);
  return [
    { id: 'left', entrants: isReady ? [0, 1] : null },
    { id: 'right', entrants: isReady ? [2, 3] : null },
    { id: 'final', entrants: left === undefined || right === undefined ? null : [left, right] },
  ];
};

const openMatches = (state: State): PlannedMatch[] =>
  plans(state).flatMap(({ id, entrants }) => {
    if (entrants === null || state.results.some(one => one.id === id)) return [];
    const opening = entrants.map((one, seat) => ({ seat, move: { type: 'choose', word: state.words[one]! } }));
    return [{ id, entrants, options: { rounds: state.rounds }, opening }];
  });

function why(state: State, entrant: number, act: unknown): Refusal | null {
  if (state.words[entrant] !== null) return { rule: 'CUP-1', key: 'registered' };
  const isWord = (WORDS as readonly unknown[]).includes((act as Partial<Act>).word);
  return isWord ? null : { rule: 'CUP-2', key: 'noSuchWord' };
}

const winsOf = ({ results }: State, entrant: number): number => results.filter(one => one.winner === entrant).length;

const cup: Competition<{ long: boolean }, State, Act> = {
  id: 'cup',
  rule: 'CUP-1',
  entrants: [4],
  options: { long: { kind: 'choice', values: [false, true] } },
  decides: [],
  // biome-ignore lint/suspicious/noExplicitAny: nobody reads the shapes here.
  shapes: {} as any,
  start({ entrants, options, match, seed }) {
    if (entrants !== 4) throw new Error(`four compete for the cup, not ${entrants}`);
    const { long } = completeOptions(cup.options, options);
    const { rounds } = completeOptions(whispers.options, match);
    return {
      seed,
      rounds: long ? 9 : rounds,
      words: [null, null, null, null],
      isHidden: [false, false, false, false],
      results: [],
    };
  },
  owes: ({ words, isHidden }, entrant) =>
    words[entrant] === null && !isHidden[entrant]
      ? { type: 'register', rule: 'CUP-1', isSecret: true, match: null }
      : null,
  why,
  apply(state, entrant, act) {
    const refusal = why(state, entrant, act);
    if (refusal !== null) throw new IllegalMove(refusal);
    return { ...state, words: state.words.map((word, i) => (i === entrant ? act.word : word)) };
  },
  openMatches,
  report(state, match, final) {
    if (state.results.some(({ id }) => id === match)) return state;
    const plan = openMatches(state).find(({ id }) => id === match);
    if (plan === undefined) throw new Error(`no match ${match} is on`);
    const payoffs = whispers.payoffs(final as never)!;
    const winner = plan.entrants[payoffs.indexOf(Math.max(...payoffs))]!;
    return { ...state, results: [...state.results, { id: match, entrants: [...plan.entrants], winner }] };
  },
  viewFor(state, entrant) {
    const isOpen = state.words.every(word => word !== null);
    const isHidden = state.words.map((word, i) => !isOpen && word !== null && i !== entrant);
    return { ...state, seed: '', isHidden, words: state.words.map((word, i) => (isHidden[i] ? null : word)) };
  },
  stages(state) {
    const [left, right, final] = plans(state).map(({ id, entrants }) => {
      const result = state.results.find(one => one.id === id);
      const outcome = result && { ranking: [[result.winner]], goOn: [result.winner], scores: [0, 0] };
      return { id, entrants: entrants ?? [null, null], outcome: outcome ?? null };
    });
    return [
      { place: 'hall', matches: [left!, right!] },
      { place: null, matches: [final!] },
    ] satisfies Stage[];
  },
  standings: state =>
    [0, 1, 2, 3]
      .map(entrant => ({ entrant, place: 1, isOut: false, played: 0, wins: winsOf(state, entrant), score: 0 }))
      .sort((a, b) => b.wins - a.wins),
  outcome(state) {
    const final = state.results.find(({ id }) => id === 'final');
    return final ? { winner: final.winner, honours: [] } : null;
  },
  botAct: (_state, _entrant, chance) => ({ type: 'register', word: WORDS[chance.int(WORDS.length)]! }),
};

export const CUPS = new Map([['whispers', [cup]]]);
