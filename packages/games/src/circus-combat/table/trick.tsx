/** A trick as it hangs on the stage: its picture, its sockets, what it takes and who leads. */

import { Icon, still } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { hasSwap, TRICKS, type TrickCard } from '../content/tricks.ts';
import { OWN_COLOUR } from '../contest.ts';
import { isReady, takenBy } from '../hand.ts';
import type { Die, Options, Trick, View } from '../state.ts';
import type { Press } from '../words/catalogue.ts';
import { type Foresight, fateOf } from './arranging.ts';
import { Art } from './art.tsx';
import { type Caption, foresightSaid, type Sides, standingOf, trickSaid } from './captions.ts';
import { StageDie } from './dice.tsx';
import { socketsFor } from './sockets.ts';
import { useWords } from './use-words.ts';

export interface PosterProps {
  readonly slot: number;
  readonly trick: Trick;
  readonly view: View;
  readonly sides: Sides;
  readonly press: Press;
  readonly isPicked: boolean;
  /** With the die in hand. */
  readonly foresight: Foresight | null;
  readonly inHand: Die | null;
  /** How many of the last dice are arranged and not sent, or new. */
  readonly arranged: number;
  readonly fresh: number;
  readonly onPress: (slot: number) => void;
}

export const TrickPoster = still(Poster, ({ slot, trick, view, sides, press, isPicked, ...rest }) => {
  const { options, pendingSlot, queue } = view;
  // Of what they have, only what it makes of this trick matters.
  const before = fateOf(trick, queue);
  const { foresight, inHand, arranged, fresh } = rest;
  return JSON.stringify([
    [slot, trick, options, sides, press, isPicked, pendingSlot === slot, before],
    [foresight, inHand, arranged, fresh],
  ]);
});

function Poster(props: PosterProps) {
  const { slot, trick, view, sides, press, isPicked, foresight, inHand, onPress } = props;
  const words = useWords();
  const { poster } = words.table;
  const card = TRICKS[trick.card];
  const takes = takenBy(trick, view.options);
  const caption = foresight
    ? foresightSaid(foresight, sides, words)
    : standingOf(trick, view.options, view.queue, sides, words);
  const deed = inHand && press === 'place' ? poster.put(inHand, caption.full) : poster.presses[press];
  return (
    <button
      type="button"
      class="circus-trick"
      data-colour={card.colour}
      data-press={press}
      data-ready={isReady(trick, view.options) ? poster.isReady : undefined}
      data-pending={view.pendingSlot === slot ? '' : undefined}
      data-travels={trick.card}
      aria-pressed={press === 'pick' ? isPicked : undefined}
      onClick={() => onPress(slot)}
    >
      <span class="unseen">{`${trickSaid(slot, trick, view.options, sides, view.queue, words)} ${deed}.`}</span>
      <span class="circus-trick-face" aria-hidden="true">
        <Scenery card={card} />
        <span class="circus-trick-name" data-long={words.act(trick.card).length > 20 ? '' : undefined}>
          <span>{words.act(trick.card)}</span>
          {hasSwap(trick.card, view.options) && <Icon name="tactic" size={14} />}
        </span>
        <Sockets {...props} />
        <span class="circus-foot" data-tight={takes.length > 4 ? '' : undefined}>
          <Values takes={takes} />
          <Chip caption={caption} isOwn={caption.seat === sides.near} isForesight={foresight !== null} />
        </span>
        {caption.worth !== undefined && (
          <span
            class="circus-worth"
            data-of={caption.seat === sides.near ? 'near' : 'far'}
            data-sign={Math.sign(caption.worth)}
            data-foresight={foresight ? '' : undefined}
          >
            {words.change(caption.worth)}
          </span>
        )}
        <span class="circus-number">{slot}</span>
        {foresight && foresight.misses.length > 0 && (
          <span class="circus-warning">{poster.warning(foresight.misses)}</span>
        )}
      </span>
    </button>
  );
}

/** The picture of a poster. That of another card follows by a frame: it is most of the poster, and tells nothing. */
function Scenery({ card }: { readonly card: TrickCard }) {
  const [drawn, draw] = useState(card);
  useEffect(() => draw(card), [card]);
  return <Art card={card} isBare={drawn !== card} />;
}

interface ChipProps {
  readonly caption: Caption;
  readonly isOwn: boolean;
  readonly isForesight: boolean;
}

/** Who leads or wins, by the colour of their dice and by name, and by how much. */
function Chip({ caption: { seat, who, short, unit }, isOwn, isForesight }: ChipProps) {
  return (
    <span
      class="circus-chip"
      data-of={seat === null ? undefined : isOwn ? 'near' : 'far'}
      data-foresight={isForesight ? '' : undefined}
    >
      {seat !== null && <span class="circus-swatch" data-die={OWN_COLOUR[seat]} />}
      {who && <span class="circus-chip-who">{who}</span>}
      <span>{short}</span>
      {unit && <span class="circus-chip-unit">{unit}</span>}
    </span>
  );
}

/** The six values; those that still fit stand out. */
function Values({ takes }: { readonly takes: readonly number[] }) {
  return (
    <span class="circus-values">
      {[1, 2, 3, 4, 5, 6].map(value => (
        <span key={value} data-takes={takes.includes(value) ? '' : undefined}>
          {takes.includes(value) ? value : '·'}
        </span>
      ))}
    </span>
  );
}

interface SocketsProps {
  readonly trick: Trick;
  readonly view: { readonly options: Options };
  readonly arranged: number;
  readonly fresh: number;
}

/** The hand as a picture: equal dice in a row, a straight as a stair. */
export function Sockets({ trick, view, arranged, fresh }: SocketsProps) {
  const sockets = socketsFor(trick, view.options);
  const [wide, high] = [
    Math.max(...sockets.map(({ socket }) => socket.x)),
    Math.max(...sockets.map(({ socket }) => socket.y)),
  ];
  const settled = trick.dice.length - arranged;
  const markOf = (die: number): 'arranged' | 'new' | undefined =>
    die >= settled ? 'arranged' : die >= settled - fresh ? 'new' : undefined;
  return (
    <span
      class="circus-sockets"
      style={{ '--wide': `${wide + 1}`, '--high': `${high + 1}`, '--flat': `${sockets.at(-1)!.flat + 1}` }}
    >
      {sockets.map(({ socket, flat, die, wants }, i) => (
        <span
          // A socket is its place in the hand.
          key={i}
          class="circus-socket"
          data-filled={die === null ? undefined : ''}
          style={{ '--x': `${socket.x}`, '--y': `${socket.y}`, '--at': `${flat}` }}
        >
          {die === null ? wants : <StageDie key={die} die={trick.dice[die]!} mark={markOf(die)} />}
        </span>
      ))}
    </span>
  );
}
