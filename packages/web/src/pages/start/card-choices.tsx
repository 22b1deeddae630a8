/** One of several, each with a sentence: on a wide screen all say theirs, on a phone only the chosen one does, below. */

import { Choice } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';

export interface Card<T> {
  readonly value: T;
  readonly label: string;
  /** A word under the label, and a figure. */
  readonly note?: string;
  readonly measure?: string | undefined;
  readonly help: string | undefined;
  readonly face?: ComponentChildren;
}

export interface CardChoicesProps<T> {
  /** Of the group of radios. */
  readonly name: string;
  readonly cards: readonly Card<T>[];
  readonly chosen: T | undefined;
  readonly onChoose: (value: T) => void;
  readonly class?: string;
}

export function CardChoices<T>({ name, cards, chosen, onChoose, ...rest }: CardChoicesProps<T>) {
  return (
    <div class={`cards ${rest.class ?? ''}`}>
      {cards.map(({ value, label, note, measure, help, face }) => (
        <Choice
          key={String(value)}
          name={name}
          checked={chosen === value}
          onChoose={() => onChoose(value)}
          class="card-choice"
        >
          <span>
            {face}
            <b>{label}</b>
            {note && (
              <em>
                {note}
                {measure && <span> · {measure}</span>}
              </em>
            )}
            <small>{help}</small>
          </span>
        </Choice>
      ))}
    </div>
  );
}

/** What the chosen card says of itself, where the cards have no room for it; whoever listens has heard it from the card. */
export function ChosenHelp<T>({ cards, chosen }: Pick<CardChoicesProps<T>, 'cards' | 'chosen'>) {
  const card = cards.find(({ value }) => value === chosen);
  if (!card) return null;
  return (
    <p class="cards-chosen fine" aria-hidden="true">
      {card.help} {card.measure && <b>{card.measure}</b>}
    </p>
  );
}
