/** All that this game says at its table in 'en'. Made by `npm run words`. */

import * as formats from '../../../formats.en.ts';
import { refusals as common } from '../../../words/en/refusals.ftl.ts';
import { voice } from '../../../words/en/voice.ts';
import { wordsFrom } from '../said.ts';
import { events } from './events.ftl.ts';
import { moves } from './moves.ftl.ts';
import { refusals } from './refusals.ftl.ts';
import { shelf } from './shelf.ftl.ts';
import { table } from './table.ftl.ts';

const said = { formats, voice, events, moves, shelf, table, refusals: { ...common, ...refusals } };

/** All that one language says of this game at its table. */
export type Said = typeof said;

export const words = wordsFrom(said);
