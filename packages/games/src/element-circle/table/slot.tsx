/** A slot of the circle or of a zone: what lies in it, and what pressing it does. */

import type { El } from '../content/language.ts';
import type { Slot } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { Emblem } from './emblem.tsx';
import { elementAt, type Scene, slotUse } from './scene.ts';

export interface SlotPlaceProps {
  readonly scene: Scene;
  readonly slot: Slot;
  readonly style?: { readonly [property: string]: string };
}

export function SlotPlace({ scene, slot, style }: SlotPlaceProps) {
  const words = useWords();
  const { view, names, viewer, draft } = scene;
  const { mark, press } = slotUse(scene, slot);
  const element = elementAt(view, slot);
  const what = element
    ? `${words.element(element.type)}, ${element.used ? words.says.used : words.says.ready}`
    : words.says.emptySlot;
  const label = `${words.slot(slot, names, viewer)}: ${what}${mark ? `. ${words.says[KEYS[mark]]}` : ''}`;
  const coming: El | null = mark === 'target' ? draft.element : null;
  const face = (
    <>
      <span class="ec-slot-in">{element ? <Emblem type={element.type} used={element.used} /> : null}</span>
      {mark === 'pays' && <Coin />}
      {coming && (
        <span class="ec-slot-coming">
          <Emblem type={coming} />
        </span>
      )}
    </>
  );
  const common = {
    class: 'ec-slot',
    'data-mark': mark ?? undefined,
    'data-place': slot,
    'data-thing': `slot:${slot}`,
    style,
  };
  return press ? (
    <button
      type="button"
      {...common}
      aria-pressed={mark === 'could' ? false : mark === 'pays' ? true : undefined}
      onClick={press}
    >
      <span class="unseen">{label}</span>
      {face}
    </button>
  ) : (
    <span role="img" aria-label={label} {...common}>
      {face}
    </span>
  );
}

const KEYS = { pays: 'paying', could: 'notPaying', target: 'target', from: 'onItsWay' } as const;

/** What pays wears a coin. */
const Coin = () => (
  <svg class="ec-coin" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8.5" />
    <path d="M6 10.5l3 3 5.5-6.5" />
  </svg>
);
