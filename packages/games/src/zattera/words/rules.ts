/** Which rules are at work in an event, and how much a log makes of it: the same in every language. */

import type { Event } from '../shapes.ts';

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  began: ['ZATTERA-3'],
  dealt: ['ZATTERA-2'],
  loaded: ['ZATTERA-4'],
  drew: ['ZATTERA-7'],
  exchanged: ['ZATTERA-8'],
  gaveWay: ['ZATTERA-9'],
  sailed: ['ZATTERA-9'],
  over: ['ZATTERA-12'],
};

export const rulesOf = (event: Event): readonly string[] =>
  event.type === 'sailed' && event.isFull ? ['ZATTERA-10'] : RULES[event.type];

export const weightOf = (event: Event): 'heading' | 'line' | 'passing' =>
  event.type === 'sailed' ? 'heading' : event.type === 'drew' ? 'passing' : 'line';
