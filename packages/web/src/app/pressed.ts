/** A press is answered at once: what was pressed stays down, marked, until the table shows what came of it. */

import type { TargetedMouseEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Move, TableSource } from '../play/source.ts';

/** What can be pressed to send a move. */
const CONTROLS = 'button, label, [role="button"]';
/** A page that is not drawn just now does not wait for it. */
const DRAWN_WITHIN_MS = 100;

export interface Pressing {
  /** To be put around the table: notes what is pressed. */
  readonly onClickCapture: (event: TargetedMouseEvent<HTMLElement>) => void;
  readonly send: (move: Move) => void;
}

/**
 * Sends moves. Working one out and drawing what follows takes a slow machine a while, so a finger first sees what it
 * pressed stay down; keys are answered in one go, since the next one may follow before anything is drawn.
 */
export function usePressing(source: TableSource): Pressing {
  const pressed = useRef<HTMLElement | null>(null);
  const sent = useRef<HTMLElement | null>(null);
  const isWaiting = useRef(false);
  const answers = [source.position.value, source.refusal.value, source.trouble.value];
  // Before it is painted: the same frame shows the answer and lets go of what was pressed.
  useLayoutEffect(() => letGo(sent), answers);
  return {
    onClickCapture({ target, detail }) {
      // Keys press things too, but nowhere in particular.
      const isFinger = detail > 0 && target instanceof Element;
      pressed.current = isFinger ? target.closest<HTMLElement>(CONTROLS) : null;
    },
    send(move) {
      if (isWaiting.current) return;
      const control = pressed.current;
      if (!control) return source.send(move);
      letGo(sent);
      control.dataset.sent = '';
      sent.current = control;
      isWaiting.current = true;
      onceDrawn(() => {
        isWaiting.current = false;
        source.send(move);
      });
    },
  };
}

function letGo(sent: { current: HTMLElement | null }): void {
  delete sent.current?.dataset.sent;
  sent.current = null;
}

function onceDrawn(then: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) then();
    isDone = true;
  };
  setTimeout(once, DRAWN_WITHIN_MS);
  // A task of its own comes after the frame that is being made.
  requestAnimationFrame(() => setTimeout(once));
}
