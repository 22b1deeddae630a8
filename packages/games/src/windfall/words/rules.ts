/** Which rules are at work in an event, and how much a log makes of it: the same in every language. */

import type { Event } from '../shapes.ts';

const RULES: { readonly [T in Event['type']]: readonly string[] } = {
  began: ['WINDFALL-6', 'WINDFALL-4'],
  dealt: ['WINDFALL-3'],
  traded: ['WINDFALL-8'],
  pressed: ['WINDFALL-12'],
  waited: ['WINDFALL-15'],
  took: ['WINDFALL-13'],
  picked: ['WINDFALL-14'],
  chose: ['WINDFALL-16'],
  offered: ['WINDFALL-16'],
  sold: ['WINDFALL-17'],
  fell: ['WINDFALL-19'],
  rotted: ['WINDFALL-20'],
  stormed: ['WINDFALL-21'],
  magpieFlew: ['WINDFALL-23'],
  handsShown: ['WINDFALL-25'],
  over: ['WINDFALL-26'],
};

export const rulesOf = (event: Event): readonly string[] => RULES[event.type];

export const weightOf = ({ type }: Event): 'heading' | 'line' | 'passing' => {
  if (type === 'pressed' || type === 'stormed') return 'heading';
  return type === 'picked' || type === 'chose' ? 'passing' : 'line';
};
