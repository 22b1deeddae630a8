/** Matches that this browser keeps: those that go on, whose turn comes first, and those that are over. */

import { Button, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { Bar } from '../../app/news.tsx';
import { usePolling } from '../../app/polling.ts';
import { type Asked, forget, type Kept, type KeptSolo, keep, unanswered } from '../../play/kept/kept-matches.ts';
import { resultOf } from '../../play/kept/results.ts';
import { redraw } from '../../play/kept/store.ts';
import { gameName } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { companySaid, shownName } from '../../words/names.ts';
import { lengthSaid, OutcomeBadge } from './course.tsx';

/** Turns pass while one looks on. */
const LOOK_EVERY_MS = 15_000;

interface MatchesProps {
  readonly matches: readonly Kept[];
}

const isMine = (match: Kept): boolean => match.kind === 'live' && match.isYourTurn === true;

/** What waits for an answer first. What is played here can be put away, and brought back. */
export function RunningMatches({ matches }: MatchesProps) {
  const say = words.value.home;
  const [removed, setRemoved] = useState<KeptSolo | null>(null);
  useTurns(matches.some(({ kind }) => kind === 'live'));
  const remove = (match: KeptSolo): void => {
    forget(match);
    setRemoved(match);
    redraw();
  };
  const bringBack = (match: KeptSolo): void => {
    keep(match);
    setRemoved(null);
    redraw();
  };
  const sorted = matches.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
  return (
    <>
      <OwnMatches
        id="own-running"
        title={say.running}
        asked={unanswered()}
        matches={sorted}
        shown={Math.max(1, sorted.filter(isMine).length)}
        onRemove={remove}
      />
      {removed && (
        <Bar text={say.removed} onClose={() => setRemoved(null)}>
          <Button ref={takeFocus} onClick={() => bringBack(removed)}>
            {say.bringBack}
          </Button>
        </Bar>
      )}
    </>
  );
}

/** The row that had the focus is gone. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

export function FinishedMatches({ matches }: MatchesProps) {
  return <OwnMatches id="own-finished" title={words.value.home.finished} asked={[]} matches={matches} shown={5} />;
}

/** Asks whose turn it is while the page can be seen; what the last visit knew stays where nobody answers. */
function useTurns(isAsked: boolean): void {
  const look = (): void => {
    if (navigator.onLine) import('../../play/network/turns.ts').then(turns => turns.learnTurns()).catch(() => {});
  };
  usePolling(look, LOOK_EVERY_MS, isAsked);
}

interface OwnMatchesProps extends MatchesProps {
  readonly id: string;
  readonly title: string;
  readonly asked: readonly Asked[];
  /** More than these are behind a word. */
  readonly shown: number;
  readonly onRemove?: (match: KeptSolo) => void;
}

function OwnMatches({ id, title, asked, matches, shown, onRemove }: OwnMatchesProps) {
  if (matches.length + asked.length === 0) return null;
  // A single one takes no more room than the word that it would be behind.
  const first = matches.length === shown + 1 ? matches.length : shown;
  const rest = matches.slice(first);
  const lines = (some: readonly Kept[]) =>
    some.map(match => (
      <li key={match.id}>
        <MatchLine match={match} />
        {onRemove && match.kind === 'solo' && <Remove match={match} onRemove={onRemove} />}
      </li>
    ));
  return (
    <section class="own" aria-labelledby={id}>
      <h2 id={id} class="label">
        {title}
      </h2>
      <ul>
        {asked.map(one => (
          <li key={one.key}>
            <AskedLine asked={one} />
          </li>
        ))}
        {lines(matches.slice(0, first))}
      </ul>
      {rest.length > 0 && (
        <details class="more">
          <summary>{words.value.home.more}</summary>
          <ul>{lines(rest)}</ul>
        </details>
      )}
    </section>
  );
}

function Remove({ match, onRemove }: { readonly match: KeptSolo; readonly onRemove: (match: KeptSolo) => void }) {
  const label = words.value.home.remove(gameName(match.match.game), namesOf(match));
  return (
    <Button tone="quiet" aria-label={label} onClick={() => onRemove(match)}>
      <Icon name="close" />
    </Button>
  );
}

/** The answer never came; following the link finds out. */
function AskedLine({ asked }: { readonly asked: Asked }) {
  const say = words.value.home;
  const game = asked.kind === 'table' ? asked.wanted.game : asked.game;
  return (
    <a href={asked.kind === 'table' ? `/new/${game}` : `/join/${asked.id}`}>
      <b class="poster">{gameName(game)}</b>
      <span>{asked.kind === 'table' ? say.tableAsked : say.seatAsked}</span>
      <When at={asked.at} />
    </a>
  );
}

function namesOf(match: Kept): string {
  const names = match.kind === 'solo' ? match.match.seats.map(({ name }) => name) : match.names;
  return companySaid(names.map(one => one && shownName(one)));
}

const When = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{format.value.lately(at)}</time>
);

/** A way to one match: what, who, and how it went or whether it waits. */
export function MatchLine({ match }: { readonly match: Kept }) {
  const game = match.kind === 'solo' ? match.match.game : match.game;
  const result = match.over ? resultOf(match.id) : null;
  const place = match.over ? 'replay' : match.kind === 'solo' ? 'solo' : 'match';
  return (
    <a href={`/${place}/${match.id}`}>
      <b class="poster">{gameName(game)}</b>
      <span>
        {match.over && <OutcomeBadge result={result} />}
        {namesOf(match)}
        {result?.course && <small>{lengthSaid(result.course)}</small>}
        {!match.over && isMine(match) && <strong class="own-mine">{words.value.match.yourTurn}</strong>}
      </span>
      <When at={match.at} />
    </a>
  );
}
