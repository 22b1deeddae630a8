/** What somebody at a match has asked for: a rule, the log, a hint, the way out, and what came of it. */

import { useEffect, useMemo, useState } from 'preact/hooks';
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
  /** How often a hint was asked for in this position. */
  readonly hints: number;
  shutHint(): void;
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
  // What was said is about one position, and one pair of eyes.
  useEffect(() => {
    setAnswer(null);
    setHints(0);
  }, [position]);
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
  return { open, rule, answer, hints, shutHint: () => setHints(0), conceding, wishes };
}
