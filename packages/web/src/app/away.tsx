/** What happened while somebody was away: told once on return, what concerns them first; nobody has to read it. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { announce, Button, Log, type LogLine } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { rememberSeen, seenFrom } from '../play/seen.ts';
import type { Position, TableSource, Told } from '../play/source.ts';
import { words } from '../words/index.ts';
import { linesOf } from './log-lines.ts';
import './away.css';

/** The events of a person's absence: the page was shut or out of sight. Empty once they are dismissed. */
export function useMissed(source: TableSource, position: Position | null): [readonly Told[], () => void] {
  const [missed, setMissed] = useState<readonly Told[]>([]);
  const isPresent = useRef(false);
  useEffect(() => {
    const look = (): void => {
      const seat = source.seat.value;
      if (document.hidden) isPresent.current = false;
      // Where people share a screen, the cover tells them.
      if (document.hidden || !position?.view || seat === null || source.sharing) return;
      const seen = seenFrom(source.id, seat);
      const { history } = position;
      if (!isPresent.current && seen !== null && seen < history.length) setMissed(history.slice(seen));
      isPresent.current = true;
      if (seen !== history.length) rememberSeen(source.id, seat, history.length);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [source, position]);
  // Nothing that is dismissed once more draws the page anew.
  return [missed, () => setMissed(before => (before.length === 0 ? before : []))];
}

export interface AwayProps {
  readonly events: readonly Told[];
  readonly game: AnyWords;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly onDismiss: () => void;
}

export function Away({ events, game, names, seat, onDismiss }: AwayProps) {
  const say = words.value.match.away;
  // What reads differently from this seat than to a stranger is about this seat.
  const isMine = (event: Told): boolean => game.event(event, names, seat) !== game.event(event, names, null);
  const told = (some: readonly Told[]): LogLine[] =>
    linesOf(game, some, names, seat).map(line => ({ ...line, head: false }));
  const mine = told(events.filter(isMine));
  const others = told(events.filter(event => !isMine(event)));
  const count = mine.length + others.length;
  useEffect(() => {
    if (count > 0) announce([say.title, ...mine.map(({ text }) => text)].join('. '));
  }, [events]);
  if (count === 0) return null;
  return (
    <section class="away" aria-label={say.title}>
      <h2 class="poster">{say.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div class="away-lines" tabIndex={0}>
        <Lines title={say.toYou} lines={mine} />
        <Lines title={say.else} lines={others} />
      </div>
      <Button onClick={onDismiss}>{say.dismiss}</Button>
    </section>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly LogLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 class="label">{title}</h3>
      <Log lines={lines} />
    </div>
  );
}
