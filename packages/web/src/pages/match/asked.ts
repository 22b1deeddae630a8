/** What somebody at a match has asked for: a rule, the log, a hint, the way out, and what came of it. */

import { samePlain } from '@roundhouse/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cover, TablePosition, TableSource } from '../../play/source.ts';
import { words } from '../../words/index.ts';
import { type Conceding, useConceding } from './conceding.ts';
import { useReminder } from './match-hooks.ts';
import type { Opened, Wishes } from './match-top.tsx';

export interface Asked {
  readonly open: Opened;
  /** Where the rulebook opens. */
  readonly rule: string | null;
  /** What is said of the last wish. */
  readonly answer: string | null;
  /** How often a hint was asked for while this is asked. */
  readonly hints: number;
  shutHint(): void;
  /** What was said is done with: an answer is on its way. */
  settle(): void;
  readonly conceding: Conceding;
  readonly wishes: Wishes;
}

export function useAsked(
  source: TableSource,
  position: TablePosition | null,
  cover: Cover | null,
  dismissMissed: () => void,
): Asked {
  const [rule, setRule] = useState<string | null>(null);
  const [open, setOpen] = useState<Opened>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const [hints, setHints] = useState(0);
  const settle = (): void => {
    setAnswer(null);
    setHints(0);
  };
  // What was said is about one question, and one pair of eyes: that somebody else answers it in secret does not take it away.
  const [moves, seat] = [position?.moves ?? [], source.seat.value];
  const question = useRef({ moves, seat });
  useEffect(() => {
    const { current: before } = question;
    question.current = { moves, seat };
    if (moves.length === 0 || seat !== before.seat || !samePlain(moves, before.moves)) settle();
  }, [position, seat]);
  useEffect(() => setOpen(null), [cover]);
  const [conceding, go] = useConceding(source);
  useReminder(conceding.isGoing && conceding.when === 'later', setAnswer);
  // The same in every drawing: what is handed them is not gone through again with each move.
  const wishes = useMemo(
    (): Wishes => ({
      open: setOpen,
      openRule(id) {
        setRule(id);
        setOpen('rules');
      },
      concede(goes) {
        setOpen(null);
        dismissMissed();
        setAnswer(go(goes) ? words.value.match.concedeLater : null);
      },
      askHint: () => setHints(hints => hints + 1),
      answer: setAnswer,
    }),
    [source],
  );
  return { open, rule, answer, hints, shutHint: () => setHints(0), settle, conceding, wishes };
}
