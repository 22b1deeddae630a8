/** Answers in the making, kept over a reload in the tab where they are made, and nowhere else: some are secret. */

import type { Viewer } from '@roundhouse/kernel';
import type { DraftKeeper } from '@roundhouse/kit';

const PREFIX = 'roundhouse.draft.';

/** Keeps the last draft of a seat at a match. Where a browser keeps nothing, it is lost with the page. */
export function draftKeeper(match: string, seat: Viewer): DraftKeeper {
  const name = `${PREFIX}${match}.${seat}`;
  return {
    read(question) {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
        return isKept(kept) && kept.question === question ? kept.draft : null;
      } catch {
        return null;
      }
    },
    keep(question, draft) {
      try {
        if (draft === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify({ question, draft }));
      } catch {
        // Nothing is kept here.
      }
    },
  };
}

function isKept(value: unknown): value is { question: string; draft: object } {
  if (typeof value !== 'object' || value === null) return false;
  const { question, draft } = value as { question?: unknown; draft?: unknown };
  return typeof question === 'string' && typeof draft === 'object' && draft !== null;
}
