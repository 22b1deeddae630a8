/** Playing cards: the shape, the back, and a hand of them that fits any width. */

import type { ComponentChildren } from 'preact';

export interface CardProps {
  /** What is on the front; absent for a card that lies face down. */
  readonly children?: ComponentChildren;
  /** Takes part in what is being done now. */
  readonly lifted?: boolean;
  readonly class?: string;
}

/** A card of the usual shape, as wide as its place. Face down it is a picture only: whoever shows it says what it is. */
export function Card({ children, lifted = false, ...rest }: CardProps) {
  const isDown = children === undefined;
  return (
    <div
      class={`playing-card ${rest.class ?? ''}`}
      data-down={isDown ? '' : undefined}
      data-lifted={lifted ? '' : undefined}
      aria-hidden={isDown ? 'true' : undefined}
    >
      {isDown ? <CardBack /> : children}
    </div>
  );
}

/** Roundhouse's own back: a house seen from above, in the colours `--accent` and `--accent-ink`. */
function CardBack() {
  return (
    <svg class="card-back" viewBox="0 0 50 70" preserveAspectRatio="none" aria-hidden="true">
      <rect class="card-back-ground" width="50" height="70" />
      <g class="card-back-lines">
        <rect x="4" y="4" width="42" height="62" rx="3" />
        {[18, 13, 8].map(r => (
          <circle key={r} cx="25" cy="35" r={r} />
        ))}
        <path d="M25 17v36M7 35h36M12.3 22.3l25.4 25.4M37.7 22.3L12.3 47.7" />
      </g>
    </svg>
  );
}

export interface HandProps<Item> {
  /** Whose hand, or what it is. */
  readonly label: string;
  readonly cards: readonly Item[];
  readonly keyOf: (card: Item) => string;
  /** Draws one card, usually as a button or a choice around a `Card`. */
  readonly children: (card: Item, place: number) => ComponentChildren;
}

/** A hand held as a fan: cards overlap as much as the width demands, and every one keeps an edge wide enough to touch. */
export function Hand<Item>({ label, cards, keyOf, children }: HandProps<Item>) {
  const middle = (cards.length - 1) / 2;
  return (
    <ul class="hand" aria-label={label}>
      {cards.map((card, i) => (
        <li key={keyOf(card)} data-travels={keyOf(card)} style={{ '--from-middle': i - middle }}>
          {children(card, i)}
        </li>
      ))}
    </ul>
  );
}
