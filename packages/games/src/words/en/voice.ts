/** English, to one viewer: "you lose", "Ada loses". */

import type { Viewer } from '@roundhouse/kernel';
import { number } from '../../formats.en.ts';
import { speaker, type Voice } from '../../voice.ts';

export function voice(names: readonly string[], viewer: Viewer): Voice {
  const say = speaker(names, viewer, 'you', seat => `seat ${number(seat + 1)}`);
  const { isYou, name } = say;
  return { ...say, whom: name, toWhom: name, owns: seat => (isYou(seat) ? 'your' : `${name(seat)}’s`) };
}
