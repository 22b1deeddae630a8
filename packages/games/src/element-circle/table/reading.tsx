/** All that one's cards say, where the screen is wide enough to have it beside the table: nobody has to press to read. */

import { still } from '@roundhouse/kit';
import type { Spell } from '../content/language.ts';
import { type CardOptions, useWords } from '../words/catalogue.ts';
import { Symbols } from './emblem.tsx';
import { type Scene, stacksOf } from './scene.ts';

/** For eyes only: whoever listens hears the same of each card in the hand. */
export function Reading({ scene }: { readonly scene: Scene }) {
  const { says } = useWords();
  const { view, near, spellOf } = scene;
  const { hand, alive } = view.players[near]!;
  if (!hand || hand.length === 0 || !alive || scene.viewer === null) return null;
  return (
    <div class="ec-reading" aria-hidden="true">
      <p class="label">{says.hand}</p>
      <ul>
        {stacksOf(hand).map(({ spell }) => (
          <Entry key={spell} spell={spellOf(spell)} options={view.options} />
        ))}
      </ul>
    </div>
  );
}

/** The same for as long as the card is held. */
const Entry = still(
  ({ spell, options }: { readonly spell: Spell; readonly options: CardOptions }) => {
    const words = useWords();
    const { activation } = spell;
    const toll = activation ? words.tolls(activation.toll) : null;
    return (
      <li>
        <b>{words.spell(spell.name)}</b> <Symbols cost={spell.cost} /> <small>{words.kind(spell, options)}</small>
        <span>
          {activation && <Symbols cost={activation.cost} />}
          {toll && `${toll}: `}
          {words.effect(spell, options)}
        </span>
      </li>
    );
  },
  ({ spell }) => spell.name,
);
