/** Giving up: at once where the rules allow it, otherwise as soon as they do. */

import { CONCEDE, type Seat } from '@roundhouse/kernel';
import { useEffect, useState } from 'preact/hooks';
import { type Concession, concessionOf } from '../../play/concession.ts';
import { onceDrawn } from '../../play/drawn.ts';
import { findGame } from '../../play/games.ts';
import { pendingConcession, rememberPendingConcession } from '../../play/kept/pending-concession.ts';
import type { TableSource } from '../../play/source.ts';

export interface Conceding {
  /** Null until the table is there. */
  readonly when: Concession | null;
  /** This seat has said that it goes, and the rules do not let it yet. */
  readonly isGoing: boolean;
}

/**
 * What a seat may do about giving up, and the way to say that it goes, or stays after all: true if it has to wait until it
 * can go.
 */
export function useConceding(source: TableSource): [Conceding, (goes: boolean) => boolean] {
  const [goer, setGoer] = useState<Seat | null>(() => pendingConcession(source.id));
  const [when, setWhen] = useState(() => whenOf(source));
  useEffect(() => source.position.subscribe(() => onceDrawn(() => setWhen(whenOf(source)))), [source]);
  const isGoing = goer !== null && goer === source.seat.value;
  useEffect(() => {
    if (!isGoing || when === 'later' || when === null) return;
    setGoer(null);
    rememberPendingConcession(source.id, null);
    // What was true a frame ago may not be so now.
    if (whenOf(source) === 'now') source.send(CONCEDE);
  }, [when, isGoing]);
  const go = (goes: boolean): boolean => {
    const seat = goes ? source.seat.peek() : null;
    const mustWait = goes && whenOf(source) === 'later';
    setGoer(seat);
    rememberPendingConcession(source.id, mustWait ? seat : null);
    return mustWait;
  };
  return [{ when, isGoing }, go];
}

function whenOf({ game, seat, position }: TableSource): Concession | null {
  const [rules, viewer, at] = [findGame(game), seat.peek(), position.peek()];
  if (!at || at.view === null) return null;
  if (!rules || at.over !== null || viewer === null) return 'never';
  return concessionOf(rules, at.view, viewer);
}
