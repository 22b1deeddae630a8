/** What The CIRCUIT draws of its competitions. */

import type { CompetitionParts } from '../../competition.ts';
import { Decide } from './tour-decide.tsx';
import { Emblem, Winner } from './tour-emblem.tsx';
import { TourMap } from './tour-map.tsx';

export const parts: CompetitionParts = { Decide, Map: TourMap, Emblem, Winner };
