/** A record that today's rules cannot play again: what it tells is read out instead. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { type AnyGame, effectiveSteps, heardBy, type RecordFile, type Viewer } from '@roundhouse/kernel';
import { useGameWords } from '../../words/games.ts';
import { language } from '../../words/index.ts';
import { replaying } from './words/languages.ftl.ts';

export function Telling({ file, game }: { readonly file: RecordFile; readonly game: AnyGame }) {
  const say = replaying[language.value].told;
  const game_ = useGameWords(game.id);
  const lines = game_ ? linesOf(file, game_, say.untold) : [];
  return (
    <>
      <div class="notice">
        <h2 class="poster">{say.title}</h2>
        <p>
          {file.heard === null ? say.version(file.version, game_?.name ?? game.name, game.version) : say.heard}{' '}
          {say.what}
        </p>
      </div>
      <section aria-labelledby="told-events">
        <h2 id="told-events" class="label">
          {say.events}
        </h2>
        <ol class="log told">
          {lines.map((text, i) => (
            // A record does not change while it is read.
            <li key={`${i}`}>{text}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The events in a record as sentences; what today's words do not know is said to be so. */
function linesOf(file: RecordFile, game: AnyWords, untold: string): string[] {
  const viewer: Viewer = file.heard?.viewer ?? null;
  const names = file.seats.map(({ name }) => name);
  const events = file.heard
    ? heardIn(file.heard.lines)
    : effectiveSteps(file.log).flatMap(made => heardBy(made, viewer));
  return events.flatMap(event => {
    try {
      const text = game.event(event, names, viewer);
      return text === null ? [] : [text];
    } catch {
      // The words were written for other events than these.
      return [untold];
    }
  });
}

type HeardLines = NonNullable<RecordFile['heard']>['lines'];

function heardIn(lines: HeardLines): unknown[] {
  const left: HeardLines[number][] = [];
  for (const line of lines) {
    if (line.kind === 'withdrawn') left.splice(Math.max(0, left.length - line.lines));
    else left.push(line);
  }
  return left.flatMap(line => (line.kind === 'heard' ? [line.event] : []));
}
