/** People's names as a page shows them. */

import { NAMELESS } from '@roundhouse/games/voice.ts';
import { words } from './index.ts';

/** The name itself; whoever gave none is called "you" in the language now spoken. */
export const shownName = (name: string): string => (name === NAMELESS ? words.value.shell.you : name);
