/** The line that says what is asked, what is new, and the controls that answer. */

import { Button, Choice, useOnceTold } from '@roundhouse/kit';
import { DISCIPLINES } from '../content/disciplines.ts';
import { TRICKS } from '../content/tricks.ts';
import { takenAnywhere } from '../hand.ts';
import { totalOf } from '../score.ts';
import type { Move, PlaceAll, Trick, View } from '../state.ts';
import type { CircusWords } from '../words/catalogue.ts';
import type { Arrangement } from './arranging.ts';
import { Ground } from './art.tsx';
import type { Sides } from './captions.ts';
import { type Draft, heldDie, moveOf, swapped, totalsAfter } from './draft.ts';
import { Hand } from './hand.tsx';
import type { LastThrow } from './last-throw.ts';
import type { News } from './news.ts';
import { useWords } from './use-words.ts';

export interface AskProps {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly sides: Sides;
  readonly draft: Draft;
  readonly arranged: Arrangement;
  readonly news: News;
  readonly last: LastThrow;
  readonly onDraft: (change: Partial<Draft>) => void;
  readonly onDie: (die: number) => void;
  readonly send: (move: Move | PlaceAll) => void;
}

/** What is asked of this viewer now, or who is waited for. */
export function Ask(props: AskProps) {
  const { view, sides, moves, draft, arranged, news } = props;
  const { names, viewer } = sides;
  const { prompt } = useWords();
  const { phase } = view;
  const asked = moves.length > 0;
  const showsNews = phase !== 'place' || !asked;
  const throws = phase === 'rethrow' || phase === 'place';
  // Who won a trick is read once its card has come to their show.
  const told = useOnceTold(news);
  return (
    <div class="circus-ask table-ask" data-asked={asked ? phase : undefined}>
      <TurnLabel view={view} sides={sides} isPause={asked && view.decider !== view.active} />
      <p class="circus-prompt" data-told={view.result ? '' : undefined}>
        {prompt(view, viewer, names)}
      </p>
      {showsNews && <NewsLines news={told} sides={sides} />}
      {throws && (
        <Hand
          view={view}
          last={props.last}
          arranged={arranged}
          marked={draft.marked}
          held={asked && phase === 'place' ? heldDie(draft, arranged) : null}
          onDie={asked ? props.onDie : null}
        />
      )}
      {asked && phase === 'swap' && <SwapChoices {...props} />}
      {asked && <Answer {...props} />}
    </div>
  );
}

interface TurnLabelProps extends Pick<AskProps, 'view' | 'sides'> {
  /** Whether the viewer is asked in the rival's turn. */
  readonly isPause: boolean;
}

function TurnLabel({ view, sides, isPause }: TurnLabelProps) {
  const { end, table } = useWords();
  const ending = end(view, sides);
  return (
    <p class="circus-turn">
      <span class="label">{table.turn(view.turn, view.deck)}</span>
      {isPause && <strong class="circus-pause">{table.pause(view.active, sides)}</strong>}
      {ending && <strong class="circus-end">{ending}</strong>}
    </p>
  );
}

/** What was done since the viewer's last deed, in a few lines. */
function NewsLines({ news, sides }: { readonly news: News; readonly sides: Sides }) {
  const { event: tell, table } = useWords();
  const seats = [...new Set(news.laid.map(({ seat }) => seat))];
  const laid = seats.map(seat =>
    table.laid(
      seat,
      news.laid.filter(one => one.seat === seat),
      sides,
    ),
  );
  const told = news.told.map(event => tell(event, sides.names, sides.viewer)).filter(text => text !== null);
  const lines = [...told, ...laid];
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section class="circus-news" tabIndex={0} aria-label={table.news}>
      {lines.map(text => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** The buttons under a question, with a line that says what they would do. */
function Answer(props: AskProps) {
  const { view, draft, arranged, sides, onDraft } = props;
  const words = useWords();
  const { answer } = words.table;
  if (view.phase === 'reroll') return <RerollButtons {...props} />;
  const move = moveOf(view, draft, arranged);
  return (
    <div class="circus-answer">
      <p class="circus-note" aria-live="polite" data-told="">
        {noteOf(view, draft, arranged, sides, words)}
      </p>
      {view.phase === 'place' && (
        <Button
          disabled={draft.places.length === 0}
          onClick={() => onDraft({ places: draft.places.slice(0, -1), held: undefined })}
        >
          {answer.takeBack}
        </Button>
      )}
      <Button type="submit" tone="strong" data-thing="answer:send" disabled={move === null}>
        {deedOf(view, draft, words)}
      </Button>
    </div>
  );
}

function deedOf({ phase }: View, { marked, left }: Draft, { table: { answer } }: CircusWords): string {
  switch (phase) {
    case 'rethrow':
      return marked.length === 0 ? answer.keep : answer.again(marked.length);
    case 'resolve':
      return answer.handle;
    case 'swap':
      return left === null ? answer.leave : answer.exchange(left);
    default:
      return answer.send;
  }
}

/** What the picks so far come to. */
function noteOf(view: View, draft: Draft, arranged: Arrangement, sides: Sides, words: CircusWords): string {
  const { answer } = words.table;
  switch (view.phase) {
    case 'rethrow':
      return draft.marked.length === 0
        ? answer.keepNote
        : answer.againNote(draft.marked.map(number => view.pool[number - 1]!));
    case 'place':
      return placingNote(view, draft, arranged, sides, words);
    case 'resolve': {
      const trick = draft.slot === null ? null : view.stage[draft.slot - 1];
      if (!trick) return answer.pickNote;
      const totals = totalsAfter(view, arranged, draft.slot);
      return answer.firstNote(trick.card, totals, [sides.near, sides.far], sides);
    }
    case 'swap': {
      const now = totalIf(view, null);
      const pair = pairAt(view, draft.left);
      if (!pair) return answer.stayNote(now);
      return answer.swapNote([pair[0].card, pair[1].card], now, totalIf(view, draft.left));
    }
    default:
      return '';
  }
}

function placingNote(view: View, draft: Draft, arranged: Arrangement, sides: Sides, { table }: CircusWords): string {
  const { answer } = table;
  const held = heldDie(draft, arranged);
  const tired = arranged.missed.map(number => view.pool[number - 1]!).filter(({ colour }) => colour === 'fatigue');
  const cost = tired.length > 0 ? ` ${answer.tiredNote(tired)}` : '';
  if (held !== null) return `${answer.heldNote(view.pool[held - 1]!)}${cost}`;
  const left = arranged.pool.filter(die => die !== null).length;
  if (left > 0) return `${answer.noneHeldNote(left)}${cost}`;
  return `${answer.doneNote(totalsAfter(view, arranged), [sides.near, sides.far], sides)}${cost}`;
}

const totalIf = (view: View, left: number | null): number => {
  const seat = view.decider!;
  const queue = swapped(view.queue[seat], left);
  return totalOf({ ...view, queue: seat === 0 ? [queue, []] : [[], queue] }, seat);
};

/** The neighbours that an exchange is about. */
function pairAt(view: View, left: number | null): readonly [Trick, Trick] | null {
  if (left === null) return null;
  const queue = view.queue[view.decider!];
  return [queue[left - 1]!, queue[left]!];
}

/** Every exchange with what it would bring. */
function SwapChoices({ view, moves, draft, onDraft }: AskProps) {
  const words = useWords();
  const { answer } = words.table;
  const now = totalIf(view, null);
  return (
    <fieldset class="circus-swaps">
      <legend class="unseen">{answer.swaps}</legend>
      {moves.flatMap(move => {
        if (move.type !== 'swap') return [];
        const { left } = move;
        const pair = pairAt(view, left);
        return [
          <Choice
            key={left}
            name="circus-swap"
            class="circus-swap"
            data-thing={`swap:${left ?? 'none'}`}
            checked={draft.left === left}
            onChoose={() => onDraft({ left })}
          >
            <span>
              <b aria-hidden="true">{left === null ? answer.asIs : `${left}⇄${left + 1}`}</b>
              {pair && <Pair tricks={pair} />}
              <span class="unseen">{words.move(move, view)}: </span>
              <small>{left === null ? words.number(now) : words.change(totalIf(view, left) - now)}</small>
            </span>
          </Choice>,
        ];
      })}
    </fieldset>
  );
}

/** Two cards by their colours, as they would stand after the exchange. */
function Pair({ tricks: [left, right] }: { readonly tricks: readonly [Trick, Trick] }) {
  return (
    <span class="circus-pair" aria-hidden="true">
      {[right, left].map(({ card }) => (
        <span key={card} data-colour={TRICKS[card].colour}>
          <Ground pattern={DISCIPLINES[TRICKS[card].colour].pattern} />
        </span>
      ))}
    </span>
  );
}

/** To throw or not to throw, and what either would do. */
function RerollButtons({ view, send }: AskProps) {
  const { answer } = useWords().table;
  const { dice } = view.stage[view.pendingSlot! - 1]!;
  const taken = takenAnywhere(view);
  const misses = [1, 2, 3, 4, 5, 6].filter(eyes => !(taken & (1 << eyes)));
  return (
    <div class="circus-answer">
      <div class="circus-note">
        <p>{answer.throwNote(misses)}</p>
        <p>{answer.restNote}</p>
      </div>
      <Button data-thing="answer:rest" onClick={() => send({ type: 'reroll', yes: false })}>
        {answer.rest}
      </Button>
      <Button tone="strong" data-thing="answer:throw" onClick={() => send({ type: 'reroll', yes: true })}>
        {answer.throwRed(dice.length)}
      </Button>
    </div>
  );
}
