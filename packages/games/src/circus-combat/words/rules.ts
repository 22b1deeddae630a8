/** Which rules are at work in an event, and how much a log makes of it: the same in every language. */

import type { Event, Reason } from '../state.ts';

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  stageSet: ['CIRCUS-4'],
  startThrown: ['CIRCUS-7', 'CIRCUS-R12'],
  turnStarted: ['CIRCUS-8'],
  diceRecalled: ['CIRCUS-R32'],
  diceThrown: ['CIRCUS-9'],
  diceRethrown: ['CIRCUS-10', 'CIRCUS-R13'],
  diePlaced: ['CIRCUS-12', 'CIRCUS-13'],
  dieMissed: ['CIRCUS-14', 'CIRCUS-R17'],
  tricksReady: ['CIRCUS-R22'],
  trickWon: ['CIRCUS-17'],
  trickTied: ['CIRCUS-19', 'CIRCUS-R24'],
  rerollOffered: ['CIRCUS-23', 'CIRCUS-R28'],
  fatigueRerolled: ['CIRCUS-R28'],
  fatigueReturned: ['CIRCUS-R28'],
  swapOffered: ['CIRCUS-22', 'CIRCUS-R27'],
  tricksSwapped: ['CIRCUS-22'],
  swapDeclined: ['CIRCUS-R27'],
  trickDealt: ['CIRCUS-20', 'CIRCUS-R25'],
  endTriggered: ['CIRCUS-24', 'CIRCUS-25'],
  turnEnded: ['CIRCUS-8'],
  gameOver: ['CIRCUS-32'],
};

const ENDING_RULES: { readonly [R in Reason]: string } = {
  nine: 'CIRCUS-25',
  'stage-empty': 'CIRCUS-R39',
  stalled: 'CIRCUS-R40',
  concede: 'CIRCUS-32',
};

/** The rules at work in an event, most telling first. */
export function rulesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'gameOver':
      return [...new Set([ENDING_RULES[event.reason], ...RULES.gameOver])];
    case 'trickWon':
      return event.by === 'dice' ? RULES.trickWon : ['CIRCUS-18'];
    case 'dieMissed':
      return event.face.colour === 'fatigue' ? ['CIRCUS-15', 'CIRCUS-R19'] : ['CIRCUS-14', 'CIRCUS-R18'];
    case 'diceThrown':
      return event.pool.length === 0 ? ['CIRCUS-R35'] : RULES.diceThrown;
    case 'trickDealt':
      return event.card === null ? ['CIRCUS-R26'] : RULES.trickDealt;
    case 'turnEnded':
      return event.barren > 0 ? ['CIRCUS-R40'] : RULES.turnEnded;
    default:
      return RULES[event.type];
  }
}

/** What the log passes over: told well enough by what follows. */
const PASSING: ReadonlySet<Event['type']> = new Set(['rerollOffered', 'swapOffered', 'tricksReady']);

/** A turn begins with a throw, whether or not its owner looks on. */
export const DEEDS: ReadonlySet<string> = new Set<Event['type']>([
  'turnStarted',
  'diceThrown',
  'diceRethrown',
  'diceRecalled',
]);

/** What a log does with an event. */
export function weightOf(event: Event): 'heading' | 'line' | 'passing' {
  if (event.type === 'turnStarted') return 'heading';
  if (event.type === 'turnEnded') return event.barren > 0 ? 'line' : 'passing';
  return PASSING.has(event.type) ? 'passing' : 'line';
}
