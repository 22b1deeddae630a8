/** What happened while somebody was away: told once on return, what concerns them first, and shown if they like. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { announce, Button, Icon, Log, type LogLine } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Picture, picturesOf } from '../../play/replay/missed.ts';
import type { GameEvent, TableSource } from '../../play/source.ts';
import { format, words } from '../../words/index.ts';
import type { Absence } from './absence.ts';
import { linesOf } from './log-lines.ts';
import { light } from './pointing.ts';
import './away.css';

export interface AwayProps {
  readonly source: TableSource;
  readonly missed: Absence;
  readonly game: AnyWords;
  /** The pictures of what was missed are to be shown at the table. */
  readonly onShow: (pictures: readonly Picture[]) => void;
  readonly onDismiss: () => void;
}

export function Away({ source, missed, game, onShow, onDismiss }: AwayProps) {
  const say = words.value.match.away;
  const [names, seat] = [source.names.value, source.seat.value];
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOwnDeed = (event: GameEvent & { readonly seat?: unknown }): boolean =>
    event.seat === seat && (game.deeds?.has(event.type) ?? false);
  // What reads differently from this seat than to a stranger is about this seat.
  const isMine = (event: GameEvent): boolean =>
    !isOwnDeed(event) && game.event(event, names, seat) !== game.event(event, names, null);
  const { before, events, isByBot } = missed;
  const told = (some: readonly GameEvent[]): LogLine[] =>
    linesOf(game, some, names, isByBot ? null : seat).map(line => ({ ...line, head: false }));
  const mine = told(events.filter(isMine));
  const others = told(events.filter(event => !isMine(event)));
  const count = mine.length + others.length;
  useEffect(() => {
    if (count > 0) announce([say.title, ...mine.map(({ text }) => text)].join('. '));
  }, [events]);
  if (count === 0) return null;
  const isTold = (some: readonly GameEvent[]): boolean => told(some).length > 0;
  const show = (wanted: (events: readonly GameEvent[]) => boolean): void => {
    source.missed(before.length).then(
      film => onShow(picturesOf(film, before, some => isTold(some) && wanted(some))),
      error => setTrouble(error instanceof Error ? error.message : words.value.match.failed),
    );
  };
  return (
    <section class="away" aria-label={say.title}>
      <header>
        <h2 class="poster">{say.title}</h2>
        <Button tone="quiet" aria-label={words.value.shell.spoken.close} onClick={onDismiss}>
          <Icon name="close" />
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div class="away-lines scrolls" tabIndex={0}>
        <Lines title={say.toYou} lines={mine} />
        <Lines title={mine.length > 0 ? say.else : null} lines={others} />
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="away-ways">
        {mine.length > 0 && (
          <Button tone="strong" onClick={() => show(some => some.some(isMine))}>
            <Icon name="play" /> {say.show}
          </Button>
        )}
        {others.length > 0 && (
          <Button tone={mine.length > 0 ? 'plain' : 'strong'} onClick={() => show(() => true)}>
            {mine.length === 0 && <Icon name="play" />} {mine.length > 0 ? say.showAll : say.show}
          </Button>
        )}
      </div>
    </section>
  );
}

function Lines({ title, lines }: { readonly title: string | null; readonly lines: readonly LogLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      {title !== null && <h3 class="label">{title}</h3>}
      <Log lines={lines} />
    </div>
  );
}

/** A picture stands until its motion is over and its sentence is read. */
const CUT_MS = 700;
const SHORTEST_MS = 1200;
const LETTER_MS = 35;
const LONGEST_MS = 5000;

export interface ShowingProps {
  readonly pictures: readonly Picture[];
  readonly at: number;
  readonly game: AnyWords;
  readonly names: readonly string[];
  readonly seat: number | null;
  /** Goes to a picture; beyond the last one it is over. */
  readonly onPicture: (at: number) => void;
}

/** What the picture now at the table shows, in a sentence, and the ways onwards. */
export function Showing({ pictures, at, game, names, seat, onPicture }: ShowingProps) {
  const say = words.value.match.away;
  const next = useRef<HTMLDivElement>(null);
  const { events } = pictures[at]!;
  const lines = linesOf(game, events, names, seat);
  const text = lines.map(line => line.text).join(' ');
  const isLast = at === pictures.length - 1;
  useEffect(() => next.current?.querySelector('button')?.focus({ preventScroll: true }), [isLast]);
  useEffect(() => () => void light([]), []);
  useEffect(() => {
    if (text !== '') announce(text);
    light(lines.flatMap(({ things }) => things))[0]?.scrollIntoView({ block: 'center' });
    // The last one stands until somebody has seen it.
    if (isLast) return;
    const stands = text === '' ? CUT_MS : Math.min(LONGEST_MS, SHORTEST_MS + LETTER_MS * text.length);
    const timer = setTimeout(() => onPicture(at + 1), stands);
    return () => clearTimeout(timer);
  }, [at]);
  const steps = pictures.filter(picture => picture.events.length > 0);
  // The moment before a step belongs to it.
  const step = pictures.slice(0, at + 1).filter(picture => picture.events.length > 0).length + (text === '' ? 1 : 0);
  return (
    <section class="away showing" aria-label={say.title}>
      <p>
        <b class="label">{say.step(format.value.number(step), format.value.number(steps.length))}</b>{' '}
        {text || say.before}
      </p>
      <div class="away-ways" ref={next}>
        {!isLast && <Button onClick={() => onPicture(at + 1)}>{say.next}</Button>}
        <Button tone={isLast ? 'strong' : 'quiet'} onClick={() => onPicture(pictures.length)}>
          {say.skip}
        </Button>
      </div>
    </section>
  );
}
