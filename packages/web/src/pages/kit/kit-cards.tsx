/** The kit's cards in each of their states: on the table, and in a hand. */

import { Card, CardBack, CardButton, Fan, Hand } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { format, language } from '../../words/index.ts';
import { kit } from './words/languages.ftl.ts';

const CARDS = [1, 2, 3, 4, 5, 6, 7];
/** Those that could be played. */
const CAN = [2, 5, 6];
/** A hand from behind: few, some, and more than can be told apart. */
const FANS = [3, 9, 30];

const nameOf = (card: number): string => kit[language.value].card(format.value.number(card));

/** What is printed on each: a picture, and below it a line. */
const Face = ({ card }: { readonly card: number }) => (
  <>
    <Sign />
    <span class="kit-card-name">{nameOf(card)}</span>
  </>
);

const SmallCard = ({ card }: { readonly card: number }) => (
  <Card>
    <Face card={card} />
  </Card>
);

const Sign = () => (
  <svg class="kit-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3l2.6 6 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4L6.4 20l1.5-6.3L3 9.5 9.4 9z" />
  </svg>
);

/** A round house from above. */
const Back = () => (
  <CardBack>
    <path d="M25 17a18 18 0 0 1 0 36 18 18 0 0 1 0-36zM25 25a10 10 0 0 1 0 20 10 10 0 0 1 0-20z" />
    <path d="M25 17v36M7 35h36M12.3 22.3l25.4 25.4M37.7 22.3L12.3 47.7" />
  </CardBack>
);

export function Cards() {
  const say = kit[language.value];
  const [isPicked, pick] = useState(true);
  return (
    <div class="kit-cards">
      <Card large label={nameOf(1)}>
        <Face card={1} />
      </Card>
      <Back />
      <SmallCard card={2} />
      <CardButton label={say.canNot} can={false}>
        <SmallCard card={3} />
      </CardButton>
      <CardButton label={say.can} can>
        <SmallCard card={4} />
      </CardButton>
      <CardButton label={say.picked} can picked={isPicked} onClick={() => pick(!isPicked)}>
        <SmallCard card={5} />
      </CardButton>
    </div>
  );
}

export function Hands() {
  const [picked, pick] = useState<number | null>(6);
  return (
    <div class="kit-stack kit-hands">
      <Hand label={kit[language.value].hand} cards={CARDS} keyOf={String}>
        {card => (
          <CardButton
            label={nameOf(card)}
            can={CAN.includes(card)}
            picked={picked === card}
            onClick={() => pick(picked === card ? null : card)}
          >
            <SmallCard card={card} />
          </CardButton>
        )}
      </Hand>
      {FANS.map(cards => (
        <Fan key={cards} cards={cards} back={Back} />
      ))}
    </div>
  );
}
