/** All that this game says at its table in 'en'. Made by `npm run words`. */

import * as formats from '../../../formats.en.ts';
import { refusals as common } from '../../../words/en/refusals.ftl.ts';
import { voice } from '../../../words/en/voice.ts';
import { wordsFrom } from '../said.ts';
import * as functions from './functions.ts';
import { acts } from './acts.ftl.ts';
import { events } from './events.ftl.ts';
import { labels } from './labels.ftl.ts';
import { moves } from './moves.ftl.ts';
import { options } from './options.ftl.ts';
import { presets } from './presets.ftl.ts';
import { prompts } from './prompts.ftl.ts';
import { refusals } from './refusals.ftl.ts';
import { shelf } from './shelf.ftl.ts';
import { table } from './table.ftl.ts';
import { things } from './things.ftl.ts';

const said = { formats, voice, functions, acts, events, labels, moves, options, presets, prompts, shelf, table, things, refusals: { ...common, ...refusals } };

/** All that one language says of this game at its table. */
export type Said = typeof said;

export const words = wordsFrom(said);
