/** The log: what happened, in sentences, each with its rule. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { picture } from './picture.ts';
import { RuleLink } from './rule-link.tsx';

export interface LogLine {
  readonly text: string;
  readonly rules: readonly string[];
  /** Begins a new part of the game. */
  readonly head: boolean;
}

/** Closer to the end than this counts as being there. */
const NEAR_PX = 40;

/** Shows its end, also where it lies in a drawer that opens later, and keeps it in sight unless the reader scrolls away from it. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const shown = lines.length;
  useEffect(() => {
    const box = list.current?.parentElement;
    const look = (): void => {
      if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    };
    box?.addEventListener('scroll', look);
    const sizes = new ResizeObserver(() => {
      if (box && follows.current) box.scrollTop = box.scrollHeight;
    });
    if (box) sizes.observe(box);
    return () => {
      box?.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    if (box && shown > 0 && follows.current) box.scrollTop = box.scrollHeight;
  }, [shown]);
  return (
    <ol ref={list} class="log">
      {lines.map((line, i) => (
        // Lines are only ever added at the end, so their place is their identity.
        <Line key={i} line={line} />
      ))}
    </ol>
  );
}

const Line = picture(({ line: { head, text, rules } }: { readonly line: LogLine }) => (
  <li data-head={head ? '' : undefined}>
    {text} {!head && rules[0] && <RuleLink rule={rules[0]} />}
  </li>
));
