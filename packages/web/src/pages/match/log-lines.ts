/** The log of a match, made from its events in the game's own words. */

import { effect } from '@preact/signals';
import type { AnyWords } from '@roundhouse/games/words.ts';
import type { Viewer } from '@roundhouse/kernel';
import { type LogLine, suspense } from '@roundhouse/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { onceDrawn } from '../../play/drawn.ts';
import { findGame } from '../../play/games.ts';
import { stretchesOfBots } from '../../play/kept/seen.ts';
import type { GameEvent, TableSource } from '../../play/source.ts';
import { words as app } from '../../words/index.ts';
import { thingsOf } from './pointing.ts';

/** A line, and what on the board it is about. */
export interface AboutLine extends LogLine {
  readonly things: readonly string[];
}

/** What is told of events, each sentence with its rules; what was only passing is left out. */
export function linesOf(
  words: AnyWords,
  events: readonly GameEvent[],
  names: readonly string[],
  viewer: Viewer,
): AboutLine[] {
  return events.flatMap(event => lineOf(words, event, names, viewer) ?? []);
}

/** The same for a log that grows: what was told before is not put into words again. Of a bot in one's seat it tells by name. */
function growingLines(
  words: AnyWords,
  names: readonly string[],
  seat: Viewer,
): (events: readonly GameEvent[], isByBot: (place: number) => boolean) => AboutLine[] {
  const known = new WeakMap<GameEvent, { readonly viewer: Viewer; readonly line: AboutLine | null }>();
  return (events, isByBot) =>
    events.flatMap((event, place) => {
      const viewer = isByBot(place) ? null : seat;
      const before = known.get(event);
      if (before?.viewer === viewer) return before.line ?? [];
      const line = lineOf(words, event, names, viewer);
      known.set(event, { viewer, line });
      return line ?? [];
    });
}

/** Which events came while a bot answered for the seat that looks on. */
function madeByBot({ id, seat }: TableSource): (place: number) => boolean {
  const stretches = seat.peek() === null ? [] : stretchesOfBots(id, seat.peek()!);
  return place => stretches.some(([first, last]) => place >= first && place < last);
}

function lineOf(words: AnyWords, event: GameEvent, names: readonly string[], viewer: Viewer): AboutLine | null {
  const weight = words.weight(event);
  const text = weight === 'passing' ? null : words.event(event, names, viewer);
  return text === null
    ? null
    : { text, rules: words.rules(event), head: weight === 'heading', things: thingsOf(event) };
}

/** A line about a match that outlived a change of the rules. */
function sinceWhen(game: string, version: number): AboutLine[] {
  const today = findGame(game)?.version ?? version;
  return version === today
    ? []
    : [{ text: app.value.match.olderRules(version, today), rules: [], head: false, things: [] }];
}

const NOTHING: readonly GameEvent[] = [];

/** The log of a match as it stood when it was last drawn: it follows what the table shows. */
export function useLines(source: TableSource, game: AnyWords | null): readonly AboutLine[] {
  const [names, seat, version] = [source.names.value, source.seat.value, source.version.value];
  const [history, setHistory] = useState(source.position.peek()?.history ?? NOTHING);
  useEffect(() => {
    // Drawn once the table is: by then it says whether there is something to be seen first.
    const tell = (): void => {
      const position = source.position.peek();
      if (position === null || !suspense.peek()) setHistory(position?.history ?? NOTHING);
    };
    return effect(() => {
      if (source.position.value === null || !suspense.value) onceDrawn(tell);
    });
  }, [source]);
  const tell = useMemo(() => game && growingLines(game, names, seat), [game, names, seat]);
  return useMemo(
    () => [...sinceWhen(source.game, version), ...(tell?.(history, madeByBot(source)) ?? [])],
    [source, tell, history, version],
  );
}
