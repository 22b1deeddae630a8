/** How somebody's absence from a match is noticed, and what was missed is shown. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { rememberBot, rememberSeen, seenFrom } from '../../play/kept/seen.ts';
import type { Picture } from '../../play/replay/missed.ts';
import type { GameEvent, TablePosition, TableSource } from '../../play/source.ts';

/** An absence: all that was heard before it, and what happened in it. */
export interface Absence {
  readonly before: readonly GameEvent[];
  readonly events: readonly GameEvent[];
  /** A bot answered meanwhile: what this seat did, nobody is told to have done. */
  readonly isByBot: boolean;
}

const NO_ABSENCE: Absence = { before: [], events: [], isByBot: false };

/** A person's absence: the page was shut or out of sight. Without events once it is dismissed. */
function useMissed(source: TableSource, position: TablePosition | null): [Absence, () => void] {
  const [missed, setMissed] = useState<Absence>(NO_ABSENCE);
  const isPresent = useRef(false);
  useEffect(() => {
    const look = (): void => {
      const seat = source.seat.value;
      if (document.hidden) isPresent.current = false;
      // Where people share a screen, the cover tells them.
      if (document.hidden || !position?.view || seat === null || source.sharing) return;
      const seen = seenFrom(source.id, seat);
      const { history } = position;
      if (seen !== null && seen < history.length) {
        const isByBot = source.company?.standIns.peek().includes(seat) ?? false;
        if (isByBot) rememberBot(source.id, seat, [seen, history.length]);
        if (!isPresent.current) setMissed({ before: history.slice(0, seen), events: history.slice(seen), isByBot });
      }
      isPresent.current = true;
      if (seen !== history.length) rememberSeen(source.id, seat, history.length);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [source, position]);
  // Nothing that is dismissed once more draws the page anew.
  return [missed, () => setMissed(NO_ABSENCE)];
}

/** What was missed, while it is shown at the table. */
interface Film {
  readonly pictures: readonly Picture[];
  readonly at: number;
}

export interface Missing {
  readonly missed: Absence;
  readonly film: Film | null;
  /** Shows these at the table, one after the other. */
  show(pictures: readonly Picture[]): void;
  /** Goes to one of them; past the last, the table is shown as it is. */
  showAt(at: number): void;
  dismiss(): void;
}

/** What a person missed, and the film of it while it runs. */
export function useAbsence(source: TableSource, position: TablePosition | null): Missing {
  const [missed, dismiss] = useMissed(source, position);
  const [film, setFilm] = useState<Film | null>(null);
  return {
    missed,
    film,
    show(pictures) {
      dismiss();
      setFilm(pictures.length > 0 ? { pictures, at: 0 } : null);
    },
    showAt: at => setFilm(film => (film && at < film.pictures.length ? { ...film, at } : null)),
    dismiss,
  };
}
