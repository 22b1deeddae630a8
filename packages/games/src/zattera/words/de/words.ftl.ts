/** All that this game says at its table in 'de'. Made by `npm run words`. */

import * as formats from '../../../formats.de.ts';
import { refusals as common } from '../../../words/de/refusals.ftl.ts';
import { voice } from '../../../words/de/voice.ts';
import { wordsFrom } from '../said.ts';
import { events } from './events.ftl.ts';
import { moves } from './moves.ftl.ts';
import { refusals } from './refusals.ftl.ts';
import { shelf } from './shelf.ftl.ts';
import { table } from './table.ftl.ts';

const said = { formats, voice, events, moves, shelf, table, refusals: { ...common, ...refusals } };

export const words = wordsFrom(said);
