/** One's hand in combat. While an ability is picked, the cards that pay for it are lifted, and others can pay instead. */

import { Tip, useEntrance } from '@roundhouse/kit';
import { combatCard } from '../content/packs.ts';
import type { CombatCard } from '../content/types.ts';
import { type CircuitWords, useWords } from '../words/catalogue.ts';
import { CardFace } from './combat-card.tsx';
import { type Play, repaid } from './plays.ts';
import { movesOf, type Scene } from './scene.ts';

export function Hand({ scene, play }: { readonly scene: Scene; readonly play: Play | null }) {
  const { says } = useWords();
  const { view, viewer } = scene;
  const hand = viewer === null ? null : view.teams[viewer]!.hand;
  if (!hand || hand.length === 0 || view.active !== viewer) return null;
  return (
    <ul class="arena-hand" aria-label={says.act.hand}>
      {hand.map(card => (
        <li key={card}>
          <HandCard scene={scene} play={play} id={card} />
        </li>
      ))}
    </ul>
  );
}

const ENTER: Keyframe[] = [
  { transform: 'translateY(60%) rotate(6deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

function HandCard({ scene, play, id }: { readonly scene: Scene; readonly play: Play | null; readonly id: string }) {
  const words = useWords();
  const { view, moves, change, send } = scene;
  const card = combatCard(view.content, id);
  const entrance = useEntrance<HTMLButtonElement>(0, ENTER, { duration: 260 });
  const pays = play?.payment.cards.includes(id) ?? false;
  const other = play ? repaid(play, id) : null;
  const gift = movesOf(moves, 'give').find(move => move.card === id) ?? null;
  const label = words.symbols(card.symbols);
  if (!other && !gift) {
    return (
      <span
        class="arena-hand-card"
        data-thing={`card:${id}`}
        data-pays={pays ? '' : undefined}
        data-idle={play && !pays ? '' : undefined}
      >
        <Tip class="arena-hand-read" text={cardSaid(card, words)} rule={card.pinBreak ? 'ARENA-88' : 'ARENA-87'}>
          <CardFace card={card} />
          <span class="unseen">{label}</span>
        </Tip>
      </span>
    );
  }
  return (
    <button
      type="button"
      class="arena-hand-card"
      data-thing={`card:${id}`}
      ref={entrance}
      data-pays={pays ? '' : undefined}
      data-can=""
      data-first={gift ? '' : undefined}
      aria-pressed={play ? pays : undefined}
      aria-label={gift ? words.says.giveIt(label) : words.says.payIt(label)}
      onClick={() => (gift ? send(gift) : change({ payment: other }))}
    >
      <CardFace card={card} />
    </button>
  );
}

/** What its signs mean. */
function cardSaid({ symbols, pinBreak, struggle }: CombatCard, words: CircuitWords): string {
  const [shown, { pin }] = [words.symbols(symbols), words.says];
  if (pinBreak) return pin.breaking(shown);
  if (!struggle) return pin.plain(shown);
  const { name, text } = words.struggle(struggle);
  return pin.struggling(shown, name, text);
}
