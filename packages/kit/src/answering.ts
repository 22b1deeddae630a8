/** While a question is open: a draft of the answer, the keys where it is given, and Escape to let go of it. */

import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { KeepsDrafts } from './drafts.ts';

interface Box {
  readonly current: HTMLElement | null;
}

/** What is picked for the open question; a new question starts afresh, and so does changing to `fresh` itself. */
export function useDraft<Draft extends object>(
  question: string,
  fresh: Draft,
): [draft: Draft, change: (change: Partial<Draft>) => void] {
  const keeper = useContext(KeepsDrafts);
  const [kept, keep] = useState((): { question: string; draft: Draft } => {
    const before = keeper?.read(question);
    return { question, draft: before ? { ...fresh, ...before } : fresh };
  });
  const first = useRef(kept);
  useEffect(() => {
    if (kept !== first.current) keeper?.keep(kept.question, kept.draft === fresh ? null : kept.draft);
  }, [kept]);
  const draftOf = (now: typeof kept): Draft => (now.question === question ? now.draft : fresh);
  const changed = (draft: Draft, change: Partial<Draft>): Draft => (change === fresh ? fresh : { ...draft, ...change });
  return [draftOf(kept), change => keep(now => ({ question, draft: changed(draftOf(now), change) }))];
}

/** Whether the keys may be led somewhere in this part of the page: they are in it already, or nowhere. */
export const isFocusFree = (box: HTMLElement | null): boolean =>
  isFocusNowhere() || box?.contains(document.activeElement) === true;

const isFocusNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps keyboard players where the next answer is given, unless they are busy elsewhere. `next` finds that place; null leaves
 * the keys where they are, and where that is nowhere, until the place is drawn. The first question of a page leaves them too,
 * except `isLeading`.
 */
export function useNextFocus(
  box: Box,
  question: string,
  next: (box: HTMLElement) => HTMLElement | null | undefined,
  isLeading = false,
): void {
  const before = useRef(isLeading ? null : question);
  const isOwed = useRef(false);
  // Before the page is painted: the next key may follow at once.
  useLayoutEffect(() => {
    if (before.current === question && !(isOwed.current && isFocusNowhere())) return;
    before.current = question;
    const place = box.current && isFocusFree(box.current) ? next(box.current) : undefined;
    isOwed.current = place === null;
    place?.focus({ preventScroll: true });
  });
}

/** Escape lets go of what is being picked, while there is something. A dialog has the key for itself. */
export function useEscape(box: Box, isOn: boolean, letGo: () => void): void {
  const latest = useRef(letGo);
  latest.current = letGo;
  useEffect(() => {
    const table = box.current;
    if (!isOn || !table) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return;
      event.stopPropagation();
      latest.current();
    };
    table.addEventListener('keydown', press);
    return () => table.removeEventListener('keydown', press);
  }, [isOn]);
}
