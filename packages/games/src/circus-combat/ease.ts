/** How easily a trick gets whole within one turn, by whoever throws for nothing else: for the evaluation that is learnt. */

import type { Kind } from './content/hands.ts';
import { type Filling, type Fillings, fillingsOf, type HandOptions, sizeOfHand, withOne, withoutOne } from './hand.ts';

/** With dice thrown once more, as suits the trick best. */
export interface Ease {
  /** How likely it gets whole, by an artist's own dice and fatigue together, and by own dice alone. */
  readonly withFatigue: number;
  readonly withOwn: number;
  /** What part of the own dice comes to lie on it, on average. */
  readonly fitting: number;
}

const OWN = 3;
const FACES = [1, 2, 3, 4, 5, 6] as const;

const KNOWN = new Map<Fillings, Map<Filling, Ease>>();

/** Worked out once for each filling of a hand. */
export function easeOf(kind: Kind, filling: Filling, options: HandOptions): Ease {
  const fillings = fillingsOf(kind, options);
  const known = KNOWN.get(fillings) ?? new Map<Filling, Ease>();
  KNOWN.set(fillings, known);
  const ease = known.get(filling) ?? workOut(fillings, filling, sizeOfHand(kind, options));
  known.set(filling, ease);
  return ease;
}

function workOut(fillings: Fillings, filling: Filling, size: number): Ease {
  const missing = size - fillings.get(filling)!.size;
  if (missing === 0) return { withFatigue: 0, withOwn: 0, fitting: 0 };
  const laid = (thrown: Filling): number => mostLaid(fillings, filling, thrown);
  const isWhole = (thrown: Filling): number => (laid(thrown) >= missing ? 1 : 0);
  return {
    withFatigue: missing > OWN + 1 ? 0 : meanOfTurn(OWN + 1, isWhole),
    withOwn: missing > OWN ? 0 : meanOfTurn(OWN, isWhole),
    fitting: meanOfTurn(OWN, laid) / OWN,
  };
}

/** How many of these dice can lie on a trick, at most. */
function mostLaid(fillings: Fillings, filling: Filling, dice: Filling): number {
  const { takes } = fillings.get(filling)!;
  let most = 0;
  for (const eyes of FACES) {
    const rest = withoutOne(dice, eyes);
    if (rest === null || !(takes & (1 << eyes))) continue;
    most = Math.max(most, 1 + mostLaid(fillings, withOne(filling, eyes), rest));
  }
  return most;
}

/** What a turn is worth on average, if after the throw those dice are kept that promise most. */
function meanOfTurn(dice: number, worth: (thrown: Filling) => number): number {
  const atLast = new Map<Filling, number>();
  const atBest = new Map<Filling, number>();
  const keeping = (kept: Filling, size: number): number => meanOver(kept, size, dice, worth, atLast);
  const best = (kept: Filling, size: number): number => {
    const before = atBest.get(kept);
    if (before !== undefined) return before;
    let most = keeping(kept, size);
    for (const eyes of FACES) {
      const rest = withoutOne(kept, eyes);
      if (rest !== null) most = Math.max(most, best(rest, size - 1));
    }
    atBest.set(kept, most);
    return most;
  };
  return meanOver(0, 0, dice, thrown => best(thrown, dice), new Map());
}

/** The mean over all throws of the dice that are still to come to these. */
function meanOver(
  shown: Filling,
  size: number,
  dice: number,
  worth: (thrown: Filling) => number,
  known: Map<Filling, number>,
): number {
  const before = known.get(shown);
  if (before !== undefined) return before;
  let mean = 0;
  if (size === dice) mean = worth(shown);
  else for (const eyes of FACES) mean += meanOver(withOne(shown, eyes), size + 1, dice, worth, known) / FACES.length;
  known.set(shown, mean);
  return mean;
}
