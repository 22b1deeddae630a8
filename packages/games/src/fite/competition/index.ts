/** FITE's competitions. */

import type { AnyCompetition } from '../../competition.ts';
import { tournament } from './tournament.ts';

export const kinds: readonly AnyCompetition[] = [tournament];
