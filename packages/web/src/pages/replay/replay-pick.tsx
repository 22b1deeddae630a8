/** Asks for a record: one of the matches played here, or a file, chosen or dropped. */

import { Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { allKept } from '../../play/kept/kept-matches.ts';
import { language } from '../../words/index.ts';
import { MatchLine } from '../home/own-matches.tsx';
import { replaying } from './words/languages.ftl.ts';

interface RecordPickerProps {
  readonly onRecord: (text: string, fileName: string) => void;
  /** Nothing was opened before: say what this is all about. */
  readonly isFirst: boolean;
}

export function RecordPicker({ onRecord, isFirst }: RecordPickerProps) {
  const say = replaying[language.value];
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file) onRecord(await file.text(), file.name);
  };
  const finished = allKept().filter(({ over }) => over);
  return (
    <>
      {isFirst && (
        <header class="pick-head">
          <h1 class="poster">{say.pick.title}</h1>
          <p class="lead">{say.pick.lead}</p>
        </header>
      )}
      {isFirst && (
        <section class="own" aria-labelledby="own-replays">
          <h2 id="own-replays" class="label">
            {say.pick.own}
          </h2>
          {finished.length === 0 ? (
            <p class="pick-none">{say.pick.none}</p>
          ) : (
            <ul>
              {finished.map(match => (
                <li key={match.id}>
                  <MatchLine match={match} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <label
        class="pick"
        data-over={isOver ? '' : undefined}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="save" size={36} />
        <b>{isFirst ? say.pick.drop : say.broken.other}</b>
        <span class="button" aria-hidden="true">
          {say.pick.choose}
        </span>
        <input
          type="file"
          aria-label={say.pick.choose}
          accept=".jsonl,.ndjson,.txt,application/x-ndjson"
          onChange={event => void take(event.currentTarget.files?.[0])}
        />
        <small>{say.pick.hint}</small>
      </label>
    </>
  );
}
