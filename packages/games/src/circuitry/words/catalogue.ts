/** All that Circuitry says, in any language: what every game says, and what its table says. */

import type { CONCEDE } from '@roundhouse/kernel';
import type { GameWords } from '../../words.ts';
import type { Mini, MoveColour } from '../content/face.ts';
import type { Compound, Event, Move, Options, View } from '../state.ts';
import type { saysFrom } from './said.ts';

export interface CircuitryWords extends GameWords<Options, Move, View, Event> {
  move(move: Move | Compound | typeof CONCEDE, view: View): string;
  /** The same without what pays for it, where that lies beside it. */
  meant(move: Move | Compound, view: View): string;
  readonly colours: { readonly [C in MoveColour]: string };
  /** "an orange movement card", "Rotate". */
  mini(mini: Mini): string;
  readonly says: ReturnType<typeof saysFrom>;
}
