/** Time on a clock, as people read it. */

import { format } from '../../words/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** "4:05", "1:04:05", or days once there are two of them. Rounded up: zero is when it is over. */
export function timeLeft(ms: number): string {
  if (ms >= 2 * DAY) return format.value.span(Math.ceil(ms / DAY), 'day');
  const seconds = Math.ceil(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
