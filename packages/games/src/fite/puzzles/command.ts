/** `roundhouse fite puzzles`. */

import { puzzlesCommand } from '../../find-the-move/command.ts';
import { readFrozen } from '../../find-the-move/frozen.ts';
import type { State } from '../state.ts';
import { find, prove } from './find.ts';

export const command = puzzlesCommand({
  game: 'fite',
  find,
  prove: state => prove(state as State),
  shipped: async () => readFrozen((await import('./puzzles.ts')).PUZZLES),
});
