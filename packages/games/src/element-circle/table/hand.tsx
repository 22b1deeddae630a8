/** The viewer's hand: what can be cast stands out, and every card says whether it could be paid for. */

import { CardButton, Hand as Held } from '@roundhouse/kit';
import { useMemo } from 'preact/hooks';
import { isPayable, missingFor } from '../pay.ts';
import type { SpellName, View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { SmallFace } from './card.tsx';
import { meansNow, meansWith } from './payment.ts';
import { answerOf, moveOfSpell, type Scene, stacksOf, thingOf } from './scene.ts';

/** Whether a card can be paid for. */
export type Standing = 'now' | 'next' | 'lacks';

function standingOf({ view, near, draft, spellOf }: Scene, spell: SpellName): Standing {
  // While elements are taken, by those that are chosen already.
  if (view.turn === 0) return isPayable(spellOf(spell).cost, meansWith(view, near, draft.elements)) ? 'next' : 'lacks';
  if (view.active === view.viewer && view.payable.includes(spell)) return 'now';
  return view.payableNext.includes(spell) ? 'next' : 'lacks';
}

export function Hand({ scene }: { readonly scene: Scene }) {
  const { says } = useWords();
  const { view, near } = scene;
  const { hand, alive } = view.players[near]!;
  // Who looks on has no hand of their own.
  if (!hand || !alive || scene.viewer === null) return null;
  const stacks = stacksOf(hand);
  return (
    <section class="ec-hand" aria-label={`${says.hand}, ${says.handHas(hand.length)}`} data-place={`hand-${near}`}>
      {hand.length === 0 ? (
        <p class="ec-none">{says.noHand}</p>
      ) : (
        <Held class="ec-hand-cards" cards={stacks} keyOf={({ spell }) => spell}>
          {({ spell, copies }) => <HandCard scene={scene} spell={spell} copies={copies} />}
        </Held>
      )}
    </section>
  );
}

interface HandCardProps {
  readonly scene: Scene;
  readonly spell: SpellName;
  readonly copies: number;
}

function HandCard({ scene, spell, copies }: HandCardProps) {
  const words = useWords();
  const { view, moves, draft, change, send, spellOf } = scene;
  const card = spellOf(spell);
  const move = moveOfSpell(moves, spell);
  const can = move !== null;
  // What is to be given away need not be paid for.
  const isToPay = isWeighed(scene) && (move === null || move.type === 'cast');
  const isPicked = draft.spell === spell;
  const standing = standingOf(scene, spell);
  // All that is printed on it stays the same as long as it is held.
  const printed = useMemo(() => words.card(card, view.options), [words, card]);
  const said = [
    words.spell(spell),
    ...(copies > 1 ? [words.says.copies(copies)] : []),
    ...(isWeighed(scene) ? [standingSaid(scene, spell, words)] : []),
  ];
  const press = (): void => {
    const answer = isPicked && can ? answerOf(scene) : null;
    if (answer) send(answer);
    else change({ spell: isPicked ? null : spell, permanent: null, pay: null });
  };
  return (
    <CardButton
      class="ec-hand-card"
      data-thing={`hand:${thingOf(spell)}`}
      label={`${said.join(', ')}. ${printed}`}
      can={can}
      picked={isPicked}
      data-first={can ? '' : undefined}
      data-standing={isToPay ? standing : undefined}
      onClick={press}
    >
      <SmallFace spell={card} />
      {copies > 1 && (
        <b class="ec-copies" aria-hidden="true">
          ×{copies}
        </b>
      )}
      {isToPay && <StandingMark standing={standing} />}
    </CardButton>
  );
}

/** Whether it matters what a card costs: once there is something to pay with, or it is being taken. */
const isWeighed = ({ view, moves }: Scene): boolean =>
  view.turn > 0 || moves.some(({ type }) => type === 'pickElements');

/** Whether a card cannot be paid for at this moment, rather than at the start of the next turn. */
const isShort = ({ active, viewer, turn }: View, standing: Standing): boolean =>
  standing === 'lacks' || (standing === 'next' && turn > 0 && active === viewer);

/** The rule by which a card that lacks something would be refused; null if it lacks nothing. */
export function ruleOfLack(scene: Scene, spell: SpellName): string | null {
  const { view, near } = scene;
  if (!isShort(view, standingOf(scene, spell))) return null;
  return view.players[near]!.bannedBy === null ? 'ELEM-R20' : 'ELEM-R38';
}

/** Whether nothing is being carried out: one action is finished before the next begins, ELEM-41. */
const isBetween = ({ asking }: View): boolean => asking?.name === 'open' || asking?.name === 'main';

/** "Payable now", "Payable if nothing changes", "Lacks 1 fire". */
export function standingSaid(scene: Scene, spell: SpellName, words: ReturnType<typeof useWords>): string {
  const { view, near, draft, spellOf } = scene;
  const standing = standingOf(scene, spell);
  if (standing === 'now') return isBetween(view) ? words.says.payableNow : words.says.payableAfter;
  if (!isShort(view, standing)) return words.says.payableNext;
  const means = view.turn > 0 ? meansNow(view, near) : meansWith(view, near, draft.elements);
  const missing = missingFor(spellOf(spell).cost, means, view.wild && !view.opened);
  const lacks = words.says.lacks(words.cost(missing));
  return standing === 'next' ? `${lacks}. ${words.says.payableFew}` : lacks;
}

/** A seal on the card: a tick, an hourglass, or a cross; its words are on the card's name. */
const StandingMark = ({ standing }: { readonly standing: Standing }) => (
  <svg class="ec-standing" data-standing={standing} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" />
    <path
      d={
        standing === 'now'
          ? 'M5.5 10.5l3 3 6-7'
          : standing === 'next'
            ? 'M6.5 5h7M6.5 15h7M7.5 5c0 5 5 5 5 10M12.5 5c0 5-5 5-5 10'
            : 'M6.5 6.5l7 7M13.5 6.5l-7 7'
      }
    />
  </svg>
);
