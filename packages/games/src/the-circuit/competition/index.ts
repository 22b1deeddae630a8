/** The CIRCUIT's competitions. */

import type { AnyCompetition } from '../../competition.ts';
import { championship } from './championship.ts';
import { series } from './series.ts';

export const kinds: readonly AnyCompetition[] = [championship, series];
