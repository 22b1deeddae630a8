/** A moment of a match as an address tells it: how far, and through whose eyes. */

import type { Viewer } from '@roundhouse/kernel';

export interface Moment {
  /** How many steps have been played, the setting of the table included. */
  readonly step: number;
  readonly eyes: Viewer;
  /** What those eyes could rather have done: which of their legal moves, counted from 1. */
  readonly better?: number;
}

/** `?step=12&seat=1`; seats are counted from 1, and everyone's eyes are `all`. With a better move, `&better=3`. */
export const formatMoment = ({ step, eyes, better }: Moment): string =>
  `?step=${step}&seat=${eyes === null ? 'all' : eyes + 1}${better === undefined ? '' : `&better=${better}`}`;

/** What of a moment an address names, made to fit a match of so many steps and seats. */
export function parseMoment(search: string, steps: number, seats: number): Partial<Moment> {
  const asked = new URLSearchParams(search);
  const step = whole(asked.get('step'));
  const seat = asked.get('seat');
  const number = whole(seat);
  const better = whole(asked.get('better'));
  return {
    ...(step !== null && step >= 1 ? { step: Math.min(step, steps) } : {}),
    ...(seat === 'all'
      ? { eyes: null }
      : number !== null && number >= 1 && number <= seats
        ? { eyes: number - 1 }
        : {}),
    ...(better !== null && better >= 1 ? { better } : {}),
  };
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** A file's name can carry a moment too: whoever opens the file lands there. */
export const fileNameOf = (game: string, { step, eyes }: Moment): string =>
  `${game}-step-${step}-seat-${eyes === null ? 'all' : eyes + 1}.jsonl`;

/** The moment in a file's name, as the end of an address; nothing for any other name. */
export function searchIn(fileName: string): string {
  const [, step, seat] = /-step-(\d{1,6})-seat-(all|\d{1,2})/.exec(fileName) ?? [];
  return step === undefined ? '' : `?step=${step}&seat=${seat}`;
}
