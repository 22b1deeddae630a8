/** The log: what happened, in sentences, each with its rule. */

import { useEffect, useRef } from 'preact/hooks';
import { RuleLink } from './rule-link.tsx';

export interface LogLine {
  readonly text: string;
  readonly rules: readonly string[];
  /** Begins a new part of the game. */
  readonly head: boolean;
}

/** Keeps its end in sight as it grows, unless the reader has scrolled away from it. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.length;
  useEffect(() => {
    const box = list.current?.parentElement;
    if (!box || shown === 0) return;
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (left < 300 || box.scrollTop === 0) box.scrollTop = box.scrollHeight;
  }, [shown]);
  return (
    <ol ref={list} class="log">
      {lines.map((line, i) => (
        // Lines are only ever added at the end, so their place is their identity.
        <li key={i} data-head={line.head ? '' : undefined}>
          {line.text} {!line.head && line.rules[0] && <RuleLink rule={line.rules[0]} />}
        </li>
      ))}
    </ol>
  );
}
