/** The pane beside the arena: a fight being divided, answered or decided, or what a turn is. */

import { Icon, type IconName } from '@roundhouse/kit';
import { useMemo } from 'preact/hooks';
import { compareAttack } from '../fight.ts';
import type { Fighter, Move, ReactMove, SplitMove, View } from '../state.ts';
import { type Answer, splitOf } from './answer.ts';
import { Board, Dividing, type Sides, type Touch } from './board.tsx';
import type { Fight } from './fights.ts';
import { type Hand, highToLow, type Pool, pickedBy, rolledHand, withPicked } from './hand.ts';
import { isLegal, isReaction, leadsSomewhere, reactionOf, toggled } from './picking.ts';

/** Both attacks as they would go if the far side left its dice alone. */
function attacksIf(view: View, { near, far }: Sides, rolled: Hand, reaction: ReactMove | null) {
  const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction)) : rolled;
  const facesOf = (pool: Pool): number[] => highToLow(hand[pool]).map(die => die.face);
  const me = { ...view.fighters[near], off: facesOf('off'), def: facesOf('def') };
  me.using ||= reaction?.use ?? false;
  const armed: Fighter & { bonus?: number } = reaction?.bonus === undefined ? me : { ...me, bonus: reaction.bonus };
  const foe = view.fighters[far];
  return {
    near: compareAttack(armed, foe, view.options),
    far: compareAttack(foe, armed, view.options),
  };
}

/** What a reaction would change, in a line; null when nothing is asked. */
export function forecastOf(view: View, sides: Sides, rolled: Hand, reaction: ReactMove | null): string | null {
  if (!reaction || view.mine) return null;
  const now = attacksIf(view, sides, rolled, reaction);
  const idle = attacksIf(view, sides, rolled, null);
  const foe = sides.names[sides.far]!;
  const changed = now.near.hits !== idle.near.hits || now.far.hits !== idle.far.hits;
  const was = (hits: number): string => (changed ? ` (was ${hits})` : '');
  return `If ${foe} stays put: you hit ${now.near.hits}${was(idle.near.hits)}, take ${now.far.hits}${was(idle.far.hits)}.`;
}

interface PaneProps {
  readonly sides: Sides;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly answer: Answer;
  readonly change: (change: Partial<Answer>) => void;
  readonly send: (move: Move) => void;
}

export function DividingPane({ sides, view, moves, answer, change, send }: PaneProps) {
  const { dice } = view.fighters[sides.near];
  const mine = view.mine?.type === 'split' ? view.mine : null;
  const off = mine?.off ?? (moves.length > 0 ? answer.off : null);
  const shift = (from: Pool): void => {
    const split: SplitMove = splitOf(moves, { ...answer, off: answer.off + (from === 'off' ? -1 : 1) });
    // Sent although it is not on the list: the refusal explains which rule stops it.
    if (isLegal(moves, split)) change({ off: split.off });
    else send(split);
  };
  const committed = view.asking!.committed;
  return (
    <Dividing
      sides={sides}
      known={off === null ? null : { off, def: dice - off }}
      onShift={moves.length > 0 ? shift : null}
      committed={{ near: committed[sides.near], far: committed[sides.far] }}
    />
  );
}

export function ReactingPane({
  sides,
  view,
  moves,
  answer,
  change,
  send,
  reaction,
  throwNumber,
}: PaneProps & { readonly reaction: ReactMove | null; readonly throwNumber: number }) {
  const reactions = useMemo(() => moves.filter(isReaction), [moves]);
  const rolled = rolledHand(view.fighters[sides.near]);
  // A bonus is named by its face alone, so the table must see to it that it is a die of the pool the place helps.
  const helped: Pool = view.fighters[sides.near].loc === 'off' ? 'off' : 'def';
  const isMeant = (pool: Pool): boolean => answer.mode !== 'bonus' || pool === helped;
  const touch: Touch = {
    isPicked: die => die.moved || die.flipped,
    canTouch: (die, pool) =>
      isMeant(pool) && leadsSomewhere(reactions, rolled, toggled(rolled, answer, answer.mode, die.id)),
    onTouch: (die, pool) => {
      const next = toggled(rolled, answer, answer.mode, die.id);
      if (!isMeant(pool)) return;
      // Sent although it is not on the list: the refusal explains which rule stops it.
      if (leadsSomewhere(reactions, rolled, next)) change(next);
      else send(reactionOf(rolled, next));
    },
  };
  const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction)) : rolled;
  return (
    <Board
      sides={sides}
      hands={{ near: hand, far: rolledHand(view.fighters[sides.far]) }}
      attacks={attacksIf(view, sides, rolled, reaction)}
      throwNumber={throwNumber}
      preview
      touch={moves.length > 0 ? touch : null}
    />
  );
}

interface DecidedProps {
  readonly sides: Sides;
  readonly fight: Fight;
  readonly fresh: boolean;
}

export function DecidedPane({ sides, fight, fresh }: DecidedProps) {
  const handOf = (seat: 0 | 1): Hand => {
    const rolled = rolledHand(fight.rolled![seat]);
    const reaction = fight.reactions[seat];
    const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction)) : rolled;
    return { off: highToLow(hand.off), def: highToLow(hand.def) };
  };
  return (
    <section class="fite-decided" data-past={fresh ? undefined : ''} aria-label={`Fight of turn ${fight.turn}`}>
      {!fresh && <p class="label fite-past">Last fight · turn {fight.turn}</p>}
      <Board
        sides={sides}
        hands={{ near: handOf(sides.near), far: handOf(sides.far) }}
        attacks={{ near: fight.attacks[sides.near], far: fight.attacks[sides.far] }}
        throwNumber={fight.number}
        preview={false}
        touch={null}
      />
    </section>
  );
}

const STEPS: readonly { icon: IconName; name: string; text: string }[] = [
  {
    icon: 'eye',
    name: 'Place',
    text: 'Both pick a place in secret. It helps your attack, your defence, or lets you change the roll.',
  },
  { icon: 'attack', name: 'Divide', text: 'Split your dice between attack and defence, in closed fists.' },
  { icon: 'again', name: 'Roll', text: 'All dice are thrown at once.' },
  { icon: 'flip', name: 'React', text: 'From Tactical, or with your power, change the roll.' },
  {
    icon: 'defence',
    name: 'Compare',
    text: 'A defence die cancels an equal or lower attack die. Every other attack die hits: one die gone.',
  },
];

/** What a turn is, for as long as there is no fight to show. */
export function TurnGuide() {
  return (
    <ol class="fite-guide" aria-label="How a turn goes">
      {STEPS.map(({ icon, name, text }, i) => (
        <li key={name}>
          <span class="fite-guide-mark poster" aria-hidden="true">
            {i + 1}
          </span>
          <Icon name={icon} />
          <span>
            <b class="poster">{name}</b> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
