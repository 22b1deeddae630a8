/** What German messages of FITE call. */

import { list } from '../../../formats.de.ts';

/** "setze Brutal ein und verschiebe 4 vom Angriff in die Abwehr". */
export const inTurn = (parts: readonly string[]): string => list(parts);
