/** The middle of the table: the circle of shared elements, the spell being carried out in it, bank, deck and discard pile. */

import { Dialog, still } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { ELEMENTS } from '../content/language.ts';
import type { Slot, View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { Altar } from './altar.tsx';
import { Back, SmallFace } from './card.tsx';
import { Emblem } from './emblem.tsx';
import type { Pile } from './flights.tsx';
import { type Scene, thingOf } from './scene.ts';
import { SlotPlace } from './slot.tsx';

interface MiddleProps {
  readonly scene: Scene;
  readonly pile: Pile;
}

export function Middle({ scene, pile }: MiddleProps) {
  return (
    <div class="ec-middle">
      <Piles scene={scene} pile={pile} />
      <Circle scene={scene} />
      <Bank bank={scene.view.bank} />
    </div>
  );
}

/** Places around the middle in hundredths of the width, the first at the top, clockwise. */
const placesFor = (slots: number): { readonly left: string; readonly top: string }[] =>
  Array.from({ length: slots }, (_, i) => {
    const angle = (2 * Math.PI * i) / slots - Math.PI / 2 + (slots === 4 ? Math.PI / 4 : 0);
    return { left: `${50 + 34 * Math.cos(angle)}%`, top: `${50 + 34 * Math.sin(angle)}%` };
  });

const STONE = <Altar />;

function Circle({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const { view, spellOf } = scene;
  const places = placesFor(view.circle.length);
  const now = view.resolving.at(-1);
  return (
    <section
      class="ec-circle"
      data-place="circle"
      aria-label={words.says.circle}
      data-banned={isBanned(scene) ? '' : undefined}
    >
      {STONE}
      {view.circle.map((_, i) => (
        <SlotPlace key={i} scene={scene} slot={`C${i}` as Slot} style={places[i]!} />
      ))}
      {now && (
        <span class="ec-now" data-thing={thingOf(now.spell)}>
          <SmallFace spell={spellOf(now.spell)} />
          <span class="unseen">
            {words.says.resolving(words.spell(now.spell), words.player(now.seat, scene.names, scene.viewer))}
          </span>
        </span>
      )}
    </section>
  );
}

/** Whether the one whose turn it is may not pay from the circle. */
const isBanned = ({ view }: Scene): boolean => view.turn > 0 && view.players[view.active]?.bannedBy != null;

const Bank = still(
  ({ bank }: Pick<View, 'bank'>) => {
    const words = useWords();
    return (
      <ul class="ec-bank" aria-label={words.says.bank}>
        {ELEMENTS.map(type => (
          <li key={type} data-place={`bank-${type}`} data-none={bank[type] === 0 ? '' : undefined}>
            <span class="unseen">{words.says.inBank(words.element(type), bank[type])}</span>
            <span class="ec-bank-emblem">
              <Emblem type={type} />
            </span>
            <b aria-hidden="true">{bank[type]}</b>
          </li>
        ))}
      </ul>
    );
  },
  ({ bank }) => ELEMENTS.map(type => bank[type]).join(),
);

function Piles({ scene, pile }: MiddleProps) {
  const words = useWords();
  const { view, spellOf } = scene;
  const [isOpen, setOpen] = useState(false);
  const { discard, discardTop: top } = pile;
  const said = words.says.discardHas(discard, top && words.spell(top));
  const face = (
    <>
      <span class="ec-pile-card" data-thing={top ? thingOf(top) : undefined}>
        {top ? <SmallFace spell={spellOf(top)} /> : null}
      </span>
      <span class="ec-pile-name" aria-hidden="true">
        {words.says.discard} <b>{discard}</b>
      </span>
    </>
  );
  return (
    <div class="ec-piles">
      <div class="ec-pile" role="img" aria-label={words.says.deckHas(view.deck)} data-place="deck">
        <span class="ec-pile-card" data-none={view.deck === 0 ? '' : undefined}>
          <Back />
        </span>
        <span class="ec-pile-name">
          {words.says.deck} <b>{view.deck}</b>
        </span>
      </div>
      {view.discardPile ? (
        <button type="button" class="ec-pile" data-place="discard" onClick={() => setOpen(true)}>
          <span class="unseen">{said}</span>
          {face}
        </button>
      ) : (
        <div class="ec-pile" role="img" aria-label={said} data-place="discard">
          {face}
        </div>
      )}
      <Dialog title={words.says.pile} open={isOpen} onClose={() => setOpen(false)}>
        <ol class="ec ec-pile-all">
          {view.discardPile?.toReversed().map((spell, i) => (
            <li key={i}>
              <span class="unseen">{words.spell(spell)}</span>
              <SmallFace spell={spellOf(spell)} />
            </li>
          ))}
        </ol>
      </Dialog>
    </div>
  );
}
