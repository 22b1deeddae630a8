/** A press is answered at once: what was pressed stays down until the table shows what came of it. */

import type { TargetedMouseEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Move, TableSource } from '../../play/source.ts';

/** What can be pressed to send a move. */
const CONTROLS = 'button, label, [role="button"]';

const SUBMIT = '[type="submit"]';

export interface Pressing {
  /** To be put around the table: notes what is pressed, and takes away what was said of the press before. */
  readonly onClickCapture: (event: TargetedMouseEvent<HTMLElement>) => void;
  readonly send: (move: Move) => void;
}

/** Sends moves. Where the answer comes from afar, a finger sees meanwhile what it pressed stay down. */
export function usePressing(source: TableSource): Pressing {
  const pressed = useRef<HTMLElement | null>(null);
  const sent = useRef<HTMLElement | null>(null);
  // A refusal that goes away is no answer.
  const refused = useRef(source.refusal.value);
  refused.current = source.refusal.value ?? refused.current;
  const answered = useRef(source.position.value);
  // Before it is painted: the same frame shows the answer and lets go of what was pressed.
  useLayoutEffect(() => letGo(sent), [source.position.value, source.trouble.value, refused.current]);
  return {
    onClickCapture(event) {
      const { target, detail } = event;
      // Keys press things too, but nowhere in particular.
      const isFinger = detail > 0 && target instanceof Element;
      pressed.current = isFinger ? target.closest<HTMLElement>(CONTROLS) : null;
      // Of two quick presses the second answers no other question than the first: nobody has read it yet.
      if (detail > 1 && source.position.value !== answered.current && pressed.current?.matches(SUBMIT)) {
        event.preventDefault();
      }
      answered.current = source.position.value;
      source.refusal.value = null;
    },
    send(move) {
      letGo(sent);
      const before = answersOf(source);
      source.send(move);
      const isAnswered = answersOf(source).some((answer, i) => answer !== before[i]);
      // Taken away while it has the focus, it would have the page laid out in the middle of its drawing, and then again.
      if (source.position.value !== before[0]) pressed.current?.blur();
      if (isAnswered || !pressed.current) return;
      sent.current = pressed.current;
      sent.current.dataset.sent = '';
    },
  };
}

/** Any of these is new once a move has been answered. */
const answersOf = (source: TableSource): readonly unknown[] => [
  source.position.value,
  source.refusal.value,
  source.trouble.value,
];

function letGo(sent: { current: HTMLElement | null }): void {
  delete sent.current?.dataset.sent;
  sent.current = null;
}
