/** The log of a match, made from its events in the game's own words. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import type { Viewer } from '@roundhouse/kernel';
import type { LogLine } from '@roundhouse/kit';
import { findGame } from '../play/games.ts';
import type { Told } from '../play/source.ts';
import { words as app } from '../words/index.ts';
import { thingsOf } from './pointing.ts';

/** A line, and what on the board it is about. */
export interface AboutLine extends LogLine {
  readonly things: readonly string[];
}

/** What is told of events, each sentence with its rules; what was only passing is left out. */
export function linesOf(
  words: AnyWords,
  events: readonly Told[],
  names: readonly string[],
  viewer: Viewer,
): AboutLine[] {
  return events.flatMap(event => {
    const weight = words.weight(event);
    const text = weight === 'passing' ? null : words.event(event, names, viewer);
    if (text === null) return [];
    return [{ text, rules: words.rules(event), head: weight === 'heading', things: thingsOf(event) }];
  });
}

/** A line about a match that outlived a change of the rules. */
export function sinceWhen(game: string, version: number): AboutLine[] {
  const today = findGame(game)?.version ?? version;
  return version === today
    ? []
    : [{ text: app.value.match.olderRules(version, today), rules: [], head: false, things: [] }];
}
