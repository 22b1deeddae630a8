/** German, to a friend: "du verlierst", "Ada verliert". */

import type { Viewer } from '@roundhouse/kernel';
import { number } from '../../formats.de.ts';
import { speaker, type Voice } from '../../voice.ts';

export function voice(names: readonly string[], viewer: Viewer): Voice {
  const say = speaker(names, viewer, 'du', seat => `Platz ${number(seat + 1)}`);
  const { isYou, name } = say;
  return {
    ...say,
    /** "dich" or "Ada". */
    whom: seat => (isYou(seat) ? 'dich' : name(seat)),
    /** "dir" or "Ada". */
    toWhom: seat => (isYou(seat) ? 'dir' : name(seat)),
    /** `owns(0, 'deine')`: "deine" or "Adas". */
    owns: (seat, yours = 'dein') => (isYou(seat) ? yours : genitive(name(seat))),
  };
}

/** After s, x and z an apostrophe alone, after a number one before the s. */
const genitive = (name: string): string =>
  /[sxzß]$/i.test(name) ? `${name}’` : /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`;
