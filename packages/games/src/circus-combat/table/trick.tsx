/** A trick as it hangs on the stage: its picture, its sockets, what it takes and who leads. */

import { Icon } from '@roundhouse/kit';
import { TRICKS } from '../content/tricks.ts';
import { contestOver } from '../contest.ts';
import { isReady, takenBy } from '../hand.ts';
import type { Options, Trick, View } from '../state.ts';
import { dieSaid } from '../words/en.ts';
import { type Foresight, fateOf } from './arranging.ts';
import { Art } from './art.tsx';
import { type Caption, fateSaid, foresightSaid, hasArrows, leadSaid, type Sides, trickSaid } from './captions.ts';
import { StageDie } from './dice.tsx';
import { socketsFor } from './sockets.ts';

/** What pressing a poster does: puts the die in hand there, is refused with the rule, picks it, or opens it. */
export type Press = 'place' | 'refuse' | 'pick' | 'look';

export interface PosterProps {
  readonly slot: number;
  readonly trick: Trick;
  readonly view: View;
  readonly sides: Sides;
  readonly press: Press;
  readonly isPicked: boolean;
  /** With the die in hand. */
  readonly foresight: Foresight | null;
  readonly inHand: string | null;
  /** How many of the last dice are arranged and not sent, or new. */
  readonly arranged: number;
  readonly fresh: number;
  readonly onPress: () => void;
}

const PRESSED: { readonly [P in Press]: string } = {
  place: 'Put it here',
  refuse: 'It does not fit',
  pick: 'Press to handle it next',
  look: 'Press to look closer',
};

export function TrickPoster(props: PosterProps) {
  const { slot, trick, view, sides, press, isPicked, foresight, inHand, onPress } = props;
  const card = TRICKS[trick.card];
  const ready = isReady(trick, view.options);
  const caption = foresight
    ? foresightSaid(foresight, sides)
    : ready
      ? fateSaid(fateOf(trick, view.queue), sides)
      : leadSaid(contestOver(trick), sides);
  const deed = inHand && press === 'place' ? `Put ${inHand} here: ${caption.full}` : PRESSED[press];
  return (
    <button
      type="button"
      class="circus-trick"
      data-colour={card.colour}
      data-press={press}
      data-ready={ready ? '' : undefined}
      data-travels={trick.card}
      aria-pressed={press === 'pick' ? isPicked : undefined}
      onClick={onPress}
    >
      <span class="unseen">
        {trickSaid(slot, trick, view.options, sides, view.queue)} {deed}.
      </span>
      <span class="circus-trick-face" aria-hidden="true">
        <Art card={card} />
        <span class="circus-trick-name">
          <span>{card.actName}</span>
          {hasArrows(trick, view.options) && <Icon name="tactic" size={14} />}
        </span>
        <Sockets {...props} />
        <span class="circus-foot">
          <Values takes={takenBy(trick, view.options)} />
          <Chip caption={caption} isForesight={foresight !== null} />
        </span>
        {foresight && foresight.misses.length > 0 && (
          <span class="circus-warning">then {foresight.misses.map(dieSaid).join(', ')} misses</span>
        )}
      </span>
    </button>
  );
}

const ARROWS = { near: '▼', far: '▲' } as const;

/** Who leads or wins; the arrow points to the show it would go to. */
function Chip({ caption: { to, short }, isForesight }: { readonly caption: Caption; readonly isForesight: boolean }) {
  return (
    <span class="circus-chip" data-to={to ?? undefined} data-foresight={isForesight ? '' : undefined}>
      {to && `${ARROWS[to]} `}
      {short}
    </span>
  );
}

/** The six values; those that still fit stand out. */
export function Values({ takes }: { readonly takes: readonly number[] }) {
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
          style={{ '--x': `${socket.x}`, '--y': `${socket.y}`, '--at': `${flat}` }}
        >
          {die === null ? wants : <StageDie key={die} die={trick.dice[die]!} mark={markOf(die)} />}
        </span>
      ))}
    </span>
  );
}
