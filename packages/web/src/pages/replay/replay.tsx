/** The replay page: finds a record, or asks for one, and shows as much of it as can be trusted. */

import {
  type AnyGame,
  formatRecord,
  type Match,
  matchFromRecord,
  parseRecord,
  RecordError,
  type RecordFile,
} from '@roundhouse/kernel';
import { Icon } from '@roundhouse/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Notice, WithHeader } from '../../app/app.tsx';
import { recall } from '../../play/kept/kept-matches.ts';
import { ApiError, recordOf, sharedRecord } from '../../play/network/api.ts';
import { searchIn } from '../../play/replay/moment.ts';
import { language, words } from '../../words/index.ts';
import { RecordPicker } from './replay-pick.tsx';
import { Player } from './replay-player.tsx';
import { Telling } from './replay-told.tsx';
import './replay.css';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { findGame } from '../../play/games.ts';
import { replaying } from './words/languages.ftl.ts';

/** A record, and the moment in it that is wanted. */
interface Wanted {
  readonly text: string;
  /** As in the page's address. */
  readonly search: string;
  /** From a file: no address leads to it. */
  readonly isFile: boolean;
}

/** An empty id asks for a file. */
export function ReplayPage({ id }: { readonly id: string }) {
  const say = replaying[language.value];
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const openFile = (text: string, name: string): void => {
    setFailure(null);
    setWanted({ text, search: searchIn(name), isFile: true });
  };
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  useEffect(() => {
    if (id === '') return;
    findRecord(id).then(
      text => setWanted({ text, search: location.search, isFile: false }),
      error => setFailure(failureOf(error)),
    );
  }, [id]);
  const somebody = words.value.shell.somebody;
  const opened = useMemo(() => {
    const found = wanted && openRecord(wanted.text);
    return found?.kind === 'match' && isShared(id) ? { ...found, match: named(found.match, somebody) } : found;
  }, [wanted, somebody]);
  const isBroken = failure !== null || opened?.kind === 'broken';
  if (isBroken || (id === '' && opened === null)) {
    return (
      <WithHeader>
        <main class="page">
          {failure !== null && (
            <Notice title={failure.isOffline ? words.value.match.notHere.offline : say.notFound}>{failure.text}</Notice>
          )}
          {failure === null && opened?.kind === 'broken' && (
            <Notice title={say.broken.title}>
              {say.broken.where(opened.line, opened.reason)} {say.broken.why}
            </Notice>
          )}
          <RecordPicker onRecord={openFile} isFirst={!isBroken} />
        </main>
      </WithHeader>
    );
  }
  return (
    <div class="match replay">
      <header class="match-top">
        <a class="button" data-tone="quiet" href="/" aria-label={say.home}>
          <Icon name="back" />
        </a>
        <h1 class="poster">{say.title}</h1>
      </header>
      {wanted !== null && opened?.kind === 'match' ? (
        <Player
          key={wanted.text}
          {...opened}
          id={wanted.isFile ? null : id}
          record={wanted.text}
          search={wanted.search}
          kept={wanted.isFile ? null : recall(id)}
        />
      ) : (
        <main class="page">
          {opened?.kind === 'told' ? (
            <Telling file={opened.file} game={opened.game} />
          ) : (
            <p class="loading" aria-busy="true">
              {say.opening}
            </p>
          )}
        </main>
      )}
    </div>
  );
}

/** Why there is no record to look at, which says nothing against any. */
interface Failure {
  readonly isOffline: boolean;
  readonly text: string;
}

const failureOf = (error: unknown): Failure => ({
  isOffline: error instanceof ApiError && error.status === 0,
  text: error instanceof Error ? error.message : String(error),
});

/** By somebody in whose browser it was played. */
const isShared = (id: string): boolean => id.startsWith('~');

/** Whoever gave no name was "you" to themselves; to whoever gets their link they are somebody. */
const named = (match: Match, somebody: string): Match => ({
  ...match,
  seats: match.seats.map(seat => (seat.name === NAMELESS ? { ...seat, name: somebody } : seat)),
});

/** The record of a match that this browser or the server knows. */
async function findRecord(id: string): Promise<string> {
  if (isShared(id)) return sharedRecord(id.slice(1));
  const kept = recall(id);
  if (kept?.kind !== 'solo') return recordOf(id, kept?.key ?? null);
  const game = findGame(kept.match.game);
  if (!game) throw new Error(replaying[language.value].unknownGame(kept.match.game));
  return formatRecord(game, kept.match);
}

type Opened =
  | { readonly kind: 'match'; readonly match: Match; readonly game: AnyGame }
  /** It cannot be played again here; what was told can still be read. */
  | { readonly kind: 'told'; readonly file: RecordFile; readonly game: AnyGame }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string };

function openRecord(text: string): Opened {
  try {
    const file = parseRecord(text);
    const game = findGame(file.game);
    if (game && (file.heard !== null || file.version !== game.version)) return { kind: 'told', file, game };
    const match = matchFromRecord(findGame, text);
    return { kind: 'match', match, game: findGame(match.game)! };
  } catch (error) {
    if (error instanceof RecordError) return { kind: 'broken', line: error.line, reason: error.message };
    throw error;
  }
}
