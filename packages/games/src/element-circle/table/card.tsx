/** Spell cards, drawn from their data: a new card has its face from its first minute. */

import { Card, CardBack, stamp, still } from '@roundhouse/kit';
import type { Activation, Spell } from '../content/language.ts';
import { type CardOptions, useWords } from '../words/catalogue.ts';
import { Art } from './art.tsx';
import { Symbols } from './emblem.tsx';

/** How often a card can be used: a spark for once and gone, 1, ∞, or a clock. */
export const KindMark = stamp(({ mode }: { readonly mode: Activation['mode'] | 'direct' }) => {
  return (
    <svg class="ec-kind" data-mode={mode} viewBox="0 0 32 32" aria-hidden="true">
      {mode === 'direct' ? (
        <path class="ec-kind-spark" d="M16 2l3 9 10-3-6 8 6 8-10-3-3 9-3-9-10 3 6-8-6-8 10 3z" />
      ) : (
        <circle class="ec-kind-disc" cx="16" cy="16" r="13" />
      )}
      {mode === 'once' && <path class="ec-kind-line" d="M12 12l4-3v14m-4 0h8" />}
      {mode === 'unlimited' && <path class="ec-kind-line" d="M16 16c-3-4-8-5-8 0s5 4 8 0 8-5 8 0-5 4-8 0z" />}
      {mode === 'clock' && <path class="ec-kind-line" d="M16 8v8l5 4M16 4v2M28 16h-2M16 28v-2M4 16h2" />}
    </svg>
  );
});

const modeOf = ({ activation }: Spell): Activation['mode'] | 'direct' => activation?.mode ?? 'direct';

/** The face as it is held: cost, picture, name and kind. Decoration: whoever shows it says what it is. */
export const SmallFace = still(
  ({ spell }: { readonly spell: Spell }) => {
    const name = useWords().spell(spell.name);
    return (
      <Card class="ec-card" data-family={spell.family}>
        <Art spell={spell} />
        <Symbols cost={spell.cost} />
        <KindMark mode={modeOf(spell)} />
        <span class="ec-card-name" style={{ '--letters': `${name.length}` }}>
          {name}
        </span>
      </Card>
    );
  },
  ({ spell }) => spell.name,
);

/** The whole face with everything that is printed on it. */
export function FullFace({ spell, options }: { readonly spell: Spell; readonly options: CardOptions }) {
  const words = useWords();
  const { activation } = spell;
  const toll = activation ? words.tolls(activation.toll) : null;
  return (
    <Card large class="ec-card" data-family={spell.family} label={words.spell(spell.name)}>
      <span class="ec-card-head">
        <Symbols cost={spell.cost} />
        {(spell.cost.any || spell.cost.same) && <small aria-hidden="true">{words.cost(spell.cost)}</small>}
        <KindMark mode={modeOf(spell)} />
      </span>
      <Art spell={spell} whole />
      <span class="ec-card-name" aria-hidden="true">
        {words.spell(spell.name)}
      </span>
      <span class="ec-card-kind" aria-hidden="true">
        {words.kind(spell, options)}
      </span>
      <p class="ec-card-text" aria-hidden="true">
        {activation && <Symbols cost={activation.cost} />}
        {toll && <b>{toll}: </b>}
        {words.effect(spell, options)}
      </p>
      <p class="unseen">{words.card(spell, options)}</p>
    </Card>
  );
}

/** The back that all cards share. */
export const Back = stamp(() =>
  CardBack({
    children: (
      <>
        <circle cx="25" cy="35" r="15" />
        <path d="M25 20l13 22.5H12zM25 50L12 27.5h26z" />
        <circle class="ec-back-eye" cx="25" cy="35" r="3.4" />
        <path d="M8 8l6 6M42 8l-6 6M8 62l6-6M42 62l-6-6" />
      </>
    ),
  }),
);
