/** What a table tells the page of an answer in the making: its draft, to be kept over a reload, and the move that is picked. */

import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

/** Keeps one draft, which is plain data. */
export interface DraftKeeper {
  /** The draft kept for this question; null if there is none. */
  read(question: string): object | null;
  /** Null forgets it. */
  keep(question: string, draft: object | null): void;
}

/** Whoever wants drafts to outlive the page provides it. */
export const KeepsDrafts = createContext<DraftKeeper | null>(null);

/** Told which answer the next press would send; null while none is complete. */
export const HearsPicked = createContext<((answer: object | null) => void) | null>(null);

/** Tells the page what is picked, so that it can say what would come of it. */
export function usePicked(answer: object | null): void {
  const hear = useContext(HearsPicked);
  const spelled = JSON.stringify(answer);
  useEffect(() => hear?.(answer), [hear, spelled]);
}
