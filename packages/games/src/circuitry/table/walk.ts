/** A walk of several steps goes on by itself after every step that somebody might have stopped. */

import { isStill } from '@roundhouse/kit';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Compound, Move, View } from '../state.ts';
import { paymentFor } from './draft.ts';
import { nodeKey } from './plan.ts';
import type { Ground } from './scene.ts';

/** What leads on to a node that was chosen before; null if it can no longer be walked to as it could. */
export function walkOn(
  { viewer, players }: View,
  { plays, reach, spends }: Ground,
  goal: string,
): Move | Compound | null {
  const me = viewer === null ? null : players[viewer];
  const reached = reach.get(goal);
  if (!me || !reached || me.inhibited !== null) return null;
  if (reached.steps === 1) {
    const steps = plays.filter(({ kind, place }) => kind === 'step' && place === goal);
    return (steps.find(({ pay }) => pay === spends[0]) ?? steps[0])?.send ?? null;
  }
  const pays = paymentFor(me, reached.steps);
  return pays && { type: 'walk', steps: reached.path.map((to, i) => ({ pay: pays[i]!, to })) };
}

/** Long enough to see the step before. */
const STEP_MS = 420;

type Send = (move: Move | Compound) => void;

interface Walk {
  readonly send: Send;
  /** What goes on by itself in a moment. */
  readonly onward: Move | Compound | null;
}

/** Sends what is sent, and what is left of a walk as soon as it can be. Any press of somebody's ends it. */
export function useWalk(box: RefObject<HTMLElement | null>, view: View, ground: Ground, send: Send): Walk {
  const goal = useRef<string | null>(null);
  const [, halted] = useState(0);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const halt = (): void => {
      if (goal.current === null) return;
      goal.current = null;
      halted(times => times + 1);
    };
    const table = box.current;
    table?.addEventListener('pointerdown', halt);
    table?.addEventListener('keydown', halt);
    return () => {
      table?.removeEventListener('pointerdown', halt);
      table?.removeEventListener('keydown', halt);
    };
  }, []);
  if (view.active !== view.viewer || view.result) goal.current = null;
  // While a step is shown that might be stopped, nothing can be done yet.
  const canGo = goal.current !== null && view.asking?.name === 'menu' && ground.plays.length > 0;
  const onward = canGo ? walkOn(view, ground, goal.current!) : null;
  if (canGo && onward === null) goal.current = null;
  useEffect(() => {
    if (!onward) return;
    const timer = setTimeout(() => goal.current !== null && latest.current(onward), isStill() ? 0 : STEP_MS);
    return () => clearTimeout(timer);
  }, [view, ground]);
  return {
    onward,
    send: move => {
      goal.current = move.type === 'walk' ? nodeKey(move.steps.at(-1)!.to) : null;
      latest.current(move);
    },
  };
}
