/** What a match page does besides drawing: its title, what is read out, and presses beside everything. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import type { Viewer } from '@roundhouse/kernel';
import { announce, suspense } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useCallingTitle } from '../../app/calling-title.ts';
import type { GameEvent, TablePosition, TableSource } from '../../play/source.ts';
import { shelfWords } from '../../words/games.ts';
import { words } from '../../words/index.ts';
import { pointOut } from './pointing.ts';

/** Whoever comes back is told that they are on their way out. */
export function useReminder(isLeaving: boolean, answer: (text: string | null) => void): void {
  useEffect(() => {
    if (isLeaving) answer(words.value.match.concedeLater);
  }, [isLeaving]);
}

/** Lights things up on the board once this drawing stands: a log that was open over it is shut then, which takes the light away. */
export function usePointOut(): (things: readonly string[]) => void {
  const [things, setThings] = useState<readonly string[]>([]);
  useEffect(() => {
    if (things.length > 0) pointOut(things);
  }, [things]);
  return things => setThings([...things]);
}

/** Where the log has a place beside the table: as in `app.css`, but for a phone on its side. */
const ROOMY = '(width >= 68rem) and (height >= 30rem)';

/** Whether the log stands beside the table, with room for what people say. */
export function useRoom(): boolean {
  const [isRoomy, setRoomy] = useState(() => matchMedia(ROOMY).matches);
  useEffect(() => {
    const room = matchMedia(ROOMY);
    const look = (): void => setRoomy(room.matches);
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return isRoomy;
}

/** A press beside everything that can be pressed, or Space: whoever watches has seen enough. */
export function useHurry(source: TableSource, watches: boolean): void {
  useEffect(() => {
    if (!watches) return;
    const hurry = ({ target }: Event): void => {
      const at = target instanceof Element ? target : document.body;
      // Whoever presses a pin wants to see how that ends, not how the turn does.
      if (!at.closest('a, button, input, label, select, summary, dialog, [data-showing]')) source.hurry();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === ' ') hurry(event);
    };
    addEventListener('pointerdown', hurry);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', hurry);
      removeEventListener('keydown', onKey);
    };
  }, [source, watches]);
}

export function useTitle(source: TableSource, position: TablePosition | null): void {
  const { name } = shelfWords(source.game);
  const mine = position !== null && position.over === null && position.moves.length > 0;
  useCallingTitle(name, mine ? words.value.match.yourTurn : null);
}

/** Tells those who listen what happened since the last position, and what is asked now. */
export function useNews(source: TableSource, game: AnyWords | null, position: TablePosition | null): void {
  const last = useRef<TablePosition | null>(null);
  const asked = useRef('');
  const tell = useTelling(source.seat.value);
  useEffect(() => {
    if (!game || !position?.view || position === last.current) return;
    const isFirst = last.current === null;
    last.current = position;
    const [names, seat] = [source.names.value, source.seat.value];
    const prompt = game.prompt(position.view, seat, names);
    const isAskedAnew = prompt !== asked.current || position.moves.length > 0;
    asked.current = prompt;
    const events = isFirst ? [] : worthTelling(game, position.events, isAskedAnew);
    if (events.length === 0 && !isAskedAnew) return;
    const told = events.map(event => game.event(event, names, seat)).filter(text => text !== null);
    // Some questions begin with what happened just now: nobody wants to hear that twice.
    tell([...told.filter(text => !prompt.startsWith(text)), prompt].join(' '));
  }, [position, source, game]);
}

/** Without what is only passing, where the rest tells it too, or where whoever waits goes on waiting for the same. */
function worthTelling(game: AnyWords, events: readonly GameEvent[], isAskedAnew: boolean): readonly GameEvent[] {
  const lasting = events.filter(event => game.weight(event) !== 'passing');
  return lasting.length > 0 || !isAskedAnew ? lasting : events;
}

/** Reads something out, but no sooner than the table shows how it ends: whoever listens waits like those who see. */
function useTelling(seat: Viewer): (text: string) => void {
  const waiting = useRef<string[]>([]);
  const tell = (): void => {
    if (suspense.peek() || waiting.current.length === 0) return;
    announce(waiting.current.join(' '));
    waiting.current = [];
  };
  useEffect(() => {
    const stop = suspense.subscribe(tell);
    return () => {
      stop();
      // What was meant for somebody else is not read out to whoever comes next.
      waiting.current = [];
    };
  }, [seat]);
  return text => {
    waiting.current.push(text);
    tell();
  };
}
