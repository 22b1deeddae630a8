/** What a lesson's task is about, brought into sight between what is to be done and what answers it. */

import { adviceOf } from '@roundhouse/games/advice.ts';
import type { AnyTutorial } from '@roundhouse/games/tutorial.ts';
import { language } from '../../words/index.ts';
import { elementsOf } from '../match/pointing.ts';

type AnyTask = AnyTutorial['lessons'][number]['tasks'][number];

/** Small screens only: elsewhere everything has its place. */
const SMALL = matchMedia('(width < 68rem)');

/**
 * Shows what the task is about. `fold` is called first where the lesson's text leaves no room for it. Gives what ends it, for
 * the page may be left before the table has been looked at.
 */
export function bringOut(game: string, task: AnyTask, view: unknown, fold: () => void): () => void {
  if (!SMALL.matches) return () => {};
  let isLeft = false;
  let look = (): void => {};
  const coming = new MutationObserver(() => look());
  const root = document.documentElement;
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const show = async (): Promise<void> => {
    const { things } = await adviceOf(game, language.peek());
    await frame();
    if (isLeft) return;
    const named = [...(task.shows ?? []), ...things(task.answer, view)];
    const subject = (): HTMLElement[] => named.flatMap(thing => elementsOf([thing])).filter(isOnTable);
    // A table may draw itself in parts, or fetch some of them.
    if (subject().length === 0) {
      await new Promise<void>(resolve => {
        look = () => {
          if (subject().length > 0) resolve();
        };
        coming.observe(document.querySelector('.match-main')!, { childList: true, subtree: true });
      });
      coming.disconnect();
      await frame();
    }
    if (isLeft) return;
    const room = roomBetween();
    if (scrollY === 0 && subject().some(element => element.getBoundingClientRect().bottom > room.bottom)) {
      fold();
      await frame();
      await frame();
    }
    if (isLeft) return;
    const { top, bottom } = roomBetween();
    root.style.scrollPaddingTop = `${top + GAP}px`;
    root.style.scrollPaddingBottom = `${innerHeight - bottom + GAP}px`;
    for (const element of subject().sort((a, b) => heightOf(b) - heightOf(a))) {
      element.scrollIntoView({ block: 'nearest' });
    }
  };
  show().catch(() => {});
  return () => {
    isLeft = true;
    coming.disconnect();
    root.style.scrollPaddingTop = '';
    root.style.scrollPaddingBottom = '';
  };
}

const GAP = 6;

const isOnTable = (element: HTMLElement): boolean => element.checkVisibility() && !element.closest('.table-ask');

const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

/** What a table may be seen in, once it is scrolled there: below the order, and above what answers. */
function roomBetween(): { readonly top: number; readonly bottom: number } {
  const top = document.querySelector<HTMLElement>('.coach-now')?.offsetHeight ?? 0;
  const ask = document.querySelector<HTMLElement>('.learn .table-ask');
  if (!ask || getComputedStyle(ask).position !== 'sticky') return { top, bottom: innerHeight };
  // The room of a question may be larger than the question; what is seen of it begins with its first part.
  const parts = [...ask.children].map(part => part.getBoundingClientRect()).filter(({ height }) => height > 0);
  return { top, bottom: Math.min(innerHeight, ...parts.map(part => part.top - GAP)) };
}
