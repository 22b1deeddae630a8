/** What a reaction would change, before it is made. Pure: the same comparison that will decide the fight. */

import { type Attack, type Combatant, compareAttack } from '../fight.ts';
import type { Fighter, ReactMove, View } from '../state.ts';
import type { Tally } from '../words/catalogue.ts';
import type { Answer } from './answer.ts';
import { type Hand, highToLow, POOLS, type Pool, pickedBy, withPicked } from './hand.ts';
import { leadsSomewhere, type Mode, reactionOf, toggled } from './picking.ts';

/** Both attacks, by who makes them. */
export interface Attacks {
  readonly near: Attack;
  readonly far: Attack;
}

/** Both attacks as they would go if the far side left its dice alone. */
export function attacksIf(view: View, near: 0 | 1, rolled: Hand, reaction: ReactMove | null): Attacks {
  const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction)) : rolled;
  const facesOf = (pool: Pool): number[] => highToLow(hand[pool]).map(die => die.face);
  const own = view.fighters[near];
  const me: Fighter = {
    ...own,
    off: facesOf('off'),
    def: facesOf('def'),
    using: own.using || (reaction?.use ?? false),
  };
  const armed: Combatant = reaction?.bonus === undefined ? me : { ...me, bonus: reaction.bonus };
  const foe = view.fighters[near === 0 ? 1 : 0];
  return { near: compareAttack(armed, foe, view.options), far: compareAttack(foe, armed, view.options) };
}

export const tallyOf = ({ near, far }: Attacks): Tally => ({ dealt: near.hits, taken: far.hits });

/** What touching one die would do. */
export interface Effect {
  /** What it would be turned to, or where it would go; null for a bonus. */
  readonly to: number | Pool | null;
  readonly tally: Tally;
  /** Hits more, or fewer, than with the draft as it is. */
  readonly gained: Tally;
}

/** What touching each die would do in this mode, by id; only dice that lead to a legal move and are not picked. */
export function effectsOf(
  view: View,
  near: 0 | 1,
  reactions: readonly ReactMove[],
  rolled: Hand,
  answer: Answer,
): Map<string, Effect> {
  const effects = new Map<string, Effect>();
  const now = tallyOf(attacksIf(view, near, rolled, reactionOf(rolled, answer)));
  const hand = withPicked(rolled, answer.picked);
  for (const pool of POOLS) {
    for (const die of hand[pool]) {
      if (answer.mode !== 'bonus' && answer.picked[answer.mode === 'move' ? 'moved' : 'flipped'].includes(die.id))
        continue;
      const next = toggled(rolled, answer, answer.mode, die.id);
      if (!leadsSomewhere(reactions, rolled, next)) continue;
      const tally = tallyOf(attacksIf(view, near, rolled, reactionOf(rolled, next)));
      effects.set(die.id, { to: targetOf(answer.mode, die.face, pool), ...compared(now, tally) });
    }
  }
  return effects;
}

const targetOf = (mode: Mode, face: number, pool: Pool): Effect['to'] =>
  mode === 'flip' ? 7 - face : mode === 'move' ? (pool === 'off' ? 'def' : 'off') : null;

/** What using the power would do to the draft; null where it cannot be used, or is. */
export function powerEffect(
  view: View,
  near: 0 | 1,
  reactions: readonly ReactMove[],
  rolled: Hand,
  answer: Answer,
): Effect | null {
  if (answer.use || !reactions.some(move => move.use)) return null;
  const now = tallyOf(attacksIf(view, near, rolled, reactionOf(rolled, answer)));
  const tally = tallyOf(attacksIf(view, near, rolled, { ...reactionOf(rolled, answer), use: true }));
  return { to: null, ...compared(now, tally) };
}

function compared(now: Tally, tally: Tally): Omit<Effect, 'to'> {
  return { tally, gained: { dealt: tally.dealt - now.dealt, taken: tally.taken - now.taken } };
}
