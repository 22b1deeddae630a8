/** Element Circle's rules in pictures. */

import type { Illustrations } from '../../manifest.ts';
import { type Activation, ELEMENTS, type El, type Spell } from '../content/language.ts';
import { SPELL_LISTS } from '../content/spells.ts';
import type { ElementCircleWords } from '../words/catalogue.ts';
import { KindMark, SmallFace } from './card.tsx';
import { Emblem, PlainEmblem, Symbols } from './emblem.tsx';
import './circle.css';
import './cards.css';
import './illustrations.css';

const Elements = ({ types, used = false }: { readonly types: readonly El[]; readonly used?: boolean }) => (
  <span class="ec ec-rule-row">
    {types.map((type, i) => (
      <Emblem key={i} type={type} used={used} />
    ))}
  </span>
);

const Faces = ({ spells }: { readonly spells: readonly Spell[] }) => (
  <span class="ec ec-rule-cards">
    {spells.map(spell => (
      <SmallFace key={spell.name} spell={spell} />
    ))}
  </span>
);

const SPELLS = SPELL_LISTS.tuned.spells;

/** Some of a kind. */
const first = (isOne: (spell: Spell) => boolean): readonly Spell[] => SPELLS.filter(isOne).slice(0, 3);

/** The sign by which a card of this kind is known, and some that have it. */
const ofMode = (mode: Activation['mode'] | 'direct') => () => (
  <>
    <span class="ec ec-rule-row">
      <KindMark mode={mode} />
    </span>
    <Faces spells={first(({ activation }) => (activation?.mode ?? 'direct') === mode)} />
  </>
);

export const illustrations: Illustrations = {
  rules: {
    'ELEM-2': () => <Elements types={ELEMENTS} />,
    'ELEM-3': () => <Faces spells={SPELLS.slice(0, 4)} />,
    'ELEM-9': () => (
      <>
        <Elements types={['F', 'W']} />
        <Elements types={['F', 'W']} used />
      </>
    ),
    'ELEM-37': () => <Faces spells={first(({ cost }) => cost.any === undefined && cost.same === undefined)} />,
    'ELEM-38': () => (
      <span class="ec ec-rule-row">
        <Symbols cost={{ any: 1 }} />
      </span>
    ),
    'ELEM-39': () => (
      <>
        <span class="ec ec-rule-row">
          <Symbols cost={{ same: 5 }} />
        </span>
        <Faces spells={first(({ cost }) => cost.same !== undefined)} />
      </>
    ),
    'ELEM-43': ofMode('direct'),
    'ELEM-46': ofMode('once'),
    'ELEM-47': ofMode('unlimited'),
    'ELEM-48': ofMode('clock'),
  },
  signs: ({ letter }: ElementCircleWords) => {
    const types = new Map(ELEMENTS.map(type => [letter(type), type]));
    const any = [...types.keys()].join('');
    return {
      // In a list of several, since one of them is also a word.
      pattern: new RegExp(
        `(?<![\\p{L}\\d-])[${any}](?=(?:,| |\\])(?: ?(?:and|or|und|oder) )? ?[${any}–\\]](?!\\p{L}))|(?<=[${any}–],? ?(?:and |or |und |oder )?)[${any}](?![\\p{L}\\d])|^[?★]$`,
        'u',
      ),
      Sign: ({ letters }) => {
        const type = types.get(letters);
        return (
          <span class="ec ec-rule-sign">
            {type ? (
              <PlainEmblem type={type} letter={letters} />
            ) : (
              <Symbols cost={letters === '?' ? { any: 1 } : { same: 1 }} />
            )}
            <span class="unseen">{letters}</span>
          </span>
        );
      },
    };
  },
};
