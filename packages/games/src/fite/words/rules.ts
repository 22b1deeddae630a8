/** What FITE's words are about, in no language: the rules behind each event, and the faces that mark a place. */

import type { Event, Loc, Power, Reason } from '../state.ts';

/** The faces that mark each place (FITE-5). */
export const PLACE_FACES: { readonly [L in Loc]: string } = { off: '1–2', def: '3–4', tac: '5–6' };

export const PLACE_RULES: { readonly [L in Loc]: string } = { off: 'FITE-18', def: 'FITE-19', tac: 'FITE-20' };

export const POWER_RULES: { readonly [P in Power]: string } = {
  aggressive: 'FITE-38',
  brutal: 'FITE-39',
  cunning: 'FITE-40',
  fast: 'FITE-42',
  swift: 'FITE-43',
  tough: 'FITE-44',
};

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  powersRevealed: ['FITE-9', 'FITE-R20'],
  committed: ['FITE-15'],
  turnStarted: ['FITE-11'],
  fightersPlaced: ['FITE-16'],
  swiftAnswered: ['FITE-43', 'FITE-R23'],
  poolsDivided: ['FITE-24', 'FITE-27'],
  diceRolled: ['FITE-28'],
  reactionsRevealed: ['FITE-R17'],
  attackCompared: ['FITE-30', 'FITE-R30'],
  diceLost: ['FITE-33'],
  fighterDazed: ['FITE-46'],
  rolledOff: ['FITE-R42'],
  rematchCalled: ['FITE-R37'],
  boutOver: ['FITE-8'],
};

const ENDING_RULES: { readonly [R in Reason]: string } = {
  takenOut: 'FITE-45',
  finished: 'FITE-47',
  bothOut: 'FITE-R36',
  bothDazed: 'FITE-R37',
  turnLimit: 'FITE-R39',
  concede: 'FITE-R40',
  rollOff: 'FITE-R42',
};

/** The rules at work in an event, most telling first. */
export const rulesOf = (event: Event): readonly string[] =>
  event.type === 'boutOver' ? [ENDING_RULES[event.reason], ...RULES.boutOver] : RULES[event.type];

/** What a log does with an event. */
export const weightOf = (event: Event): 'heading' | 'line' | 'passing' =>
  event.type === 'turnStarted' ? 'heading' : event.type === 'committed' ? 'passing' : 'line';

/** Seats in the order in which they are told: the listener's own side is what they look for first. */
export const inOrder = (isYou: (seat: number) => boolean): readonly [0 | 1, 0 | 1] => (isYou(1) ? [1, 0] : [0, 1]);
