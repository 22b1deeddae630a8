/** Circus Combat's rules in pictures. */

import { Die } from '@roundhouse/kit';
import type { Illustrations } from '../../manifest.ts';
import { COLOURS } from '../content/disciplines.ts';
import { KINDS, type Kind } from '../content/hands.ts';
import { TRICK_CARDS, TRICKS, type TrickId } from '../content/tricks.ts';
import type { Die as Thrown } from '../state.ts';
import type { CircusWords } from '../words/catalogue.ts';
import { Art, Patterns } from './art.tsx';
import { useWords } from './use-words.ts';
import './grounds.css';
import './poster.css';
import './illustrations.css';

const Dice = ({ dice }: { readonly dice: readonly (readonly [Thrown['colour'], number])[] }) => (
  <span class="circus circus-rule-dice">
    {dice.map(([colour, eyes], i) => (
      <span key={i} data-die={colour}>
        <Die face={eyes} />
      </span>
    ))}
  </span>
);

/** A poster with its name; grounds have their patterns from the first of a row. */
function Bill({ card }: { readonly card: TrickId }) {
  return (
    <span class="circus circus-rule-bill">
      <b>{useWords().act(card)}</b>
      <Art card={TRICKS[card]} />
    </span>
  );
}

const Bills = ({ cards }: { readonly cards: readonly TrickId[] }) => (
  <>
    <Patterns />
    {cards.map(card => (
      <Bill key={card} card={card} />
    ))}
  </>
);

/** Every hand, in eyes. */
const HANDS: { readonly [K in Kind]: readonly number[] } = {
  onePair: [4, 4],
  twoPairs: [4, 4, 2, 2],
  threePairs: [5, 5, 3, 3, 1, 1],
  threeKind: [6, 6, 6],
  fourKind: [3, 3, 3, 3],
  fiveKind: [5, 5, 5, 5, 5],
  threeKindTwice: [6, 6, 6, 2, 2, 2],
  fullHouse: [4, 4, 4, 1, 1],
  straight: [1, 2, 3, 4, 5],
};

const Hand = ({ eyes }: { readonly eyes: readonly number[] }) => (
  // Whose dice they are does not matter, so that some are of either and one is red.
  <Dice dice={eyes.map((face, i) => [i === 1 ? 'fatigue' : i % 3 === 2 ? 'gray' : 'black', face] as const)} />
);

const AS_PUBLISHED = { groupValues: 'distinct', straight: 'five' } as const;

const marked = TRICK_CARDS.filter(({ swapMark }) => swapMark).map(({ id }) => id as TrickId);

export const illustrations: Illustrations = {
  rules: {
    'CIRCUS-1': () => (
      <Dice
        dice={[
          ['black', 6],
          ['gray', 5],
        ]}
      />
    ),
    'CIRCUS-2': () => (
      <Dice
        dice={[
          ['black', 4],
          ['gray', 3],
          ['fatigue', 2],
        ]}
      />
    ),
    'CIRCUS-4': () => <Bills cards={['A3', 'T8', 'V7']} />,
    'CIRCUS-R2': () => (
      <Bills cards={COLOURS.map(colour => TRICK_CARDS.find(card => card.colour === colour)!.id as TrickId)} />
    ),
    'CIRCUS-R4': () => <Bills cards={marked} />,
    'CIRCUS-R6': () => (
      <>
        {KINDS.map(kind => (
          <Hand key={kind} eyes={HANDS[kind]} />
        ))}
      </>
    ),
    'CIRCUS-R8': () => <Hand eyes={[2, 3, 4, 5, 6]} />,
    'CIRCUS-9': () => (
      <Dice
        dice={[
          ['black', 5],
          ['black', 1],
          ['black', 3],
          ['fatigue', 4],
        ]}
      />
    ),
  },
  // The name of a hand that has a cell of a table to itself.
  signs: ({ hand }: CircusWords) => {
    const bare = (name: string): string => name.replace(',', '').toLowerCase();
    const kinds = new Map(KINDS.map(kind => [bare(hand(kind, AS_PUBLISHED).name), kind]));
    const names = KINDS.map(kind => hand(kind, AS_PUBLISHED).name.replace(',', ',?'));
    return {
      pattern: new RegExp(`^(?:${names.join('|')})$`, 'iu'),
      Sign: ({ letters }) => (
        <>
          {letters} <Hand eyes={HANDS[kinds.get(bare(letters))!]} />
        </>
      ),
    };
  },
};
