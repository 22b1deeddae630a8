/** The kit's cards in each of their states: on the table, and in a hand. */

import { Card, CardBack, CardButton, Fan, Hand } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { format, words } from '../words/index.ts';

const CARDS = [1, 2, 3, 4, 5, 6, 7];
/** Those that could be played. */
const CAN = [2, 5, 6];
/** A hand from behind: few, some, and more than can be told apart. */
const FANS = [3, 9, 30];

/** A sheet that has something for everybody: a picture, and below it a line. */
const Face = ({ name }: { readonly name: string }) => (
  <>
    <Sign />
    <span class="kit-card-name">{name}</span>
  </>
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
  const say = words.value.kit;
  const [isPicked, pick] = useState(true);
  return (
    <div class="kit-cards">
      <Card large label={say.card(format.value.number(1))}>
        <Face name={say.card(format.value.number(1))} />
      </Card>
      <Back />
      <Card>
        <Face name={say.card(format.value.number(2))} />
      </Card>
      <CardButton label={say.canNot} can={false}>
        <Card>
          <Face name={say.card(format.value.number(3))} />
        </Card>
      </CardButton>
      <CardButton label={say.can} can>
        <Card>
          <Face name={say.card(format.value.number(4))} />
        </Card>
      </CardButton>
      <CardButton label={say.picked} can picked={isPicked} onClick={() => pick(!isPicked)}>
        <Card>
          <Face name={say.card(format.value.number(5))} />
        </Card>
      </CardButton>
    </div>
  );
}

export function Hands() {
  const say = words.value.kit;
  const [picked, pick] = useState<number | null>(6);
  return (
    <div class="kit-stack kit-hands">
      <Hand label={say.hand} cards={CARDS} keyOf={String}>
        {card => (
          <CardButton
            label={say.card(format.value.number(card))}
            can={CAN.includes(card)}
            picked={picked === card}
            onClick={() => pick(picked === card ? null : card)}
          >
            <Card>
              <Face name={say.card(format.value.number(card))} />
            </Card>
          </CardButton>
        )}
      </Hand>
      {FANS.map(cards => (
        <Fan key={cards} cards={cards} back={Back} />
      ))}
    </div>
  );
}
