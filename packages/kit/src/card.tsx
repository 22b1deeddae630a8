/** Playing cards: their paper, their back, one to press, a hand of them, and a hand seen from behind. */

import type { ComponentChildren, FunctionComponent, JSX, VNode } from 'preact';
import { picture } from './picture.ts';

export interface CardProps {
  /** What is printed on it: a picture, and below it a line. */
  readonly children: ComponentChildren;
  /** Held up to be read: it has a frame in the colour `--card-frame`, and keeps its shape. */
  readonly large?: boolean;
  /** What it is called. Without it the card is a picture only, and whoever shows it says what it is. */
  readonly label?: string;
  readonly class?: string;
}

/** A card face up, as large as its place; a large one is as wide. Its colours are `--card-paper` and `--card-ink`, in both themes. */
export function Card({ children, large = false, label, ...rest }: CardProps) {
  const shape = { ...rest, class: `playing-card ${rest.class ?? ''}`, 'data-large': large ? '' : undefined };
  if (label === undefined) {
    return (
      <span {...shape} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <article {...shape} aria-label={label}>
      {children}
    </article>
  );
}

/** The back of a deck, framed, in the colours `--card-back` and `--card-line`; its sign is drawn on 50 by 70 units. */
export const CardBack = ({
  children,
}: {
  readonly children: ComponentChildren;
}): VNode<JSX.IntrinsicElements['svg']> => (
  <svg class="card-back" viewBox="0 0 50 70" aria-hidden="true">
    <rect class="card-back-body" x="1" y="1" width="48" height="68" rx="4" />
    <g class="card-back-lines">
      <rect x="4" y="4" width="42" height="62" rx="2" />
      {children}
    </g>
  </svg>
);

export interface CardButtonProps extends Omit<JSX.IntrinsicElements['button'], 'label'> {
  /** What it is and how it stands: the card in it is a picture. */
  readonly label: string;
  /** Whether it can be played now: then it stands out, and in a hand it is lifted. */
  readonly can: boolean;
  /** Whether it is the one that would be played. */
  readonly picked?: boolean;
}

/** A card to press, as large as its place. */
export function CardButton({ label, can, picked, children, ...rest }: CardButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      class={`card-button ${rest.class ?? ''}`}
      aria-pressed={picked}
      data-can={can ? '' : undefined}
    >
      <span class="unseen">{label}</span>
      {children}
    </button>
  );
}

export interface HandProps<Item> {
  readonly cards: readonly Item[];
  readonly keyOf: (card: Item) => string;
  /** Draws one card, usually as a `CardButton`. */
  readonly children: (card: Item) => ComponentChildren;
  readonly label?: string;
  readonly class?: string;
}

/**
 * A hand held open: one row if the width allows it, rows if not. Each card is `--card` wide, by default as its number allows;
 * `--cards` says how many there are to a sheet that lets them lie over each other.
 */
export function Hand<Item>({ cards, keyOf, children, label, ...rest }: HandProps<Item>) {
  return (
    <ul
      class={`hand ${rest.class ?? ''}`}
      aria-label={label}
      style={{ '--places': placesFor(cards.length), '--cards': cards.length }}
    >
      {cards.map(card => (
        <li key={keyOf(card)}>{children(card)}</li>
      ))}
    </ul>
  );
}

/** Room for this many in a row: two at a time, so that one card more or less seldom changes the size of all. */
const placesFor = (cards: number): number => Math.max(6, 2 * Math.ceil(cards / 2));

export interface FanProps {
  readonly cards: number;
  /** The back of the deck they are from. */
  readonly back: FunctionComponent;
}

/** More than these would only be thicker. */
const MOST_IN_FAN = 14;

/** Somebody's hand from behind, its cards as close as the width demands. A picture only: whoever shows it says how many. */
export const Fan = picture(({ cards, back: Back }: FanProps) => (
  <span class="fan" aria-hidden="true">
    {Array.from({ length: Math.min(cards, MOST_IN_FAN) }, (_, i) => (
      <Back key={i} />
    ))}
  </span>
));
