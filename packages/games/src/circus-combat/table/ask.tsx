/** The line that says what is asked, what is new, and the controls that answer. */

import { Button, Choice } from '@roundhouse/kit';
import { capital, count, list, voice } from '../../voice.ts';
import { totalOf } from '../score.ts';
import type { Move, PlaceAll, View } from '../state.ts';
import { actOf, change, diceSaid, dieSaid, endSaid, signed, words } from '../words/en.ts';
import type { Arrangement } from './arranging.ts';
import type { Sides } from './captions.ts';
import { type Draft, heldDie, moveOf, swapped, totalsAfter } from './draft.ts';
import { Hand } from './hand.tsx';
import type { News } from './news.ts';

export interface AskProps {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly sides: Sides;
  readonly draft: Draft;
  readonly arranged: Arrangement;
  readonly news: News;
  readonly onDraft: (change: Partial<Draft>) => void;
  readonly onDie: (die: number) => void;
  readonly send: (move: Move | PlaceAll) => void;
}

/** What is asked of this viewer now, or who is waited for. */
export function Ask(props: AskProps) {
  const { view, sides, moves, draft, arranged, news } = props;
  const { names, viewer } = sides;
  const asked = moves.length > 0;
  const name = view.phase;
  const showsNews = name !== 'place' || !asked;
  const throws = name === 'rethrow' || name === 'place';
  return (
    <div class="circus-ask table-ask" data-asked={asked ? name : undefined}>
      <TurnLabel view={view} sides={sides} />
      <p class="circus-prompt">{words.prompt(view, viewer, names)}</p>
      {showsNews && <NewsLines news={news} sides={sides} />}
      {throws && (
        <Hand
          view={view}
          arranged={arranged}
          marked={draft.marked}
          held={asked && name === 'place' ? heldDie(draft, arranged) : null}
          onDie={asked ? props.onDie : null}
        />
      )}
      {asked && name === 'swap' && <SwapChoices {...props} />}
      {asked && <Answer {...props} />}
    </div>
  );
}

function TurnLabel({ view, sides: { names, viewer } }: Pick<AskProps, 'view' | 'sides'>) {
  const end = endSaid(view, viewer, names);
  return (
    <p class="circus-turn">
      <span class="label">
        Turn {view.turn} · deck {view.deck}
      </span>
      {end && <strong class="circus-end">{end}</strong>}
    </p>
  );
}

/** What was done since the viewer's last deed, in a few lines. */
function NewsLines({ news, sides: { names, viewer } }: { readonly news: News; readonly sides: Sides }) {
  const say = voice(names, viewer);
  const seats = [...new Set(news.laid.map(({ seat }) => seat))];
  const laid = seats.map(seat => {
    const lines = news.laid.filter(one => one.seat === seat);
    return `${capital(say.does(seat, 'put', 'puts'))} ${list(lines.map(({ dice, card }) => `${diceSaid(dice)} on ${actOf(card)}`))}.`;
  });
  const told = news.told.map(event => words.event(event, names, viewer)).filter(text => text !== null);
  const lines = [...told, ...laid];
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section class="circus-news" tabIndex={0} aria-label="What is new">
      {lines.map(text => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** The buttons under a question, with a line that says what they would do. */
function Answer(props: AskProps) {
  const { view, draft, arranged, sides, onDraft } = props;
  if (view.phase === 'reroll') return <RerollButtons {...props} />;
  const move = moveOf(view, draft, arranged);
  return (
    <div class="circus-answer">
      <p class="circus-note" aria-live="polite">
        {noteOf(view, draft, arranged, sides)}
      </p>
      {view.phase === 'place' && (
        <Button
          disabled={draft.places.length === 0}
          onClick={() => onDraft({ places: draft.places.slice(0, -1), held: undefined })}
        >
          Take back
        </Button>
      )}
      <Button type="submit" tone="strong" disabled={move === null}>
        {deedOf(view, draft)}
      </Button>
    </div>
  );
}

function deedOf({ phase }: View, draft: Draft): string {
  switch (phase) {
    case 'rethrow':
      return draft.marked.length === 0 ? 'Keep all' : `Throw ${draft.marked.length} again`;
    case 'resolve':
      return 'Handle it';
    case 'swap':
      return draft.left === null ? 'Leave it' : `Exchange ${draft.left} and ${draft.left + 1}`;
    default:
      return 'Send';
  }
}

/** What the picks so far come to. */
function noteOf(view: View, draft: Draft, arranged: Arrangement, sides: Sides): string {
  switch (view.phase) {
    case 'rethrow':
      return draft.marked.length === 0
        ? 'Keep every die as it lies.'
        : `${capital(list(draft.marked.map(number => dieSaid(view.pool[number - 1]!))))} will be thrown once more.`;
    case 'place':
      return placingNote(view, draft, arranged, sides);
    case 'resolve': {
      const trick = draft.slot === null ? null : view.stage[draft.slot - 1];
      return trick ? `${actOf(trick.card)} first.` : 'Pick a ready poster.';
    }
    case 'swap': {
      const seat = view.decider!;
      const [now, then] = [totalOf(view, seat), totalIf(view, draft.left)];
      return draft.left === null ? `Your show stands at ${signed(now)}.` : `${signed(now)} becomes ${signed(then)}.`;
    }
    default:
      return '';
  }
}

function placingNote(view: View, draft: Draft, arranged: Arrangement, sides: Sides): string {
  const held = heldDie(draft, arranged);
  const tired = arranged.missed.map(number => view.pool[number - 1]!).filter(({ colour }) => colour === 'fatigue');
  const cost = tired.length > 0 ? ` ${capital(list(tired.map(dieSaid)))} will lie in front of you.` : '';
  if (held !== null) return `${capital(dieSaid(view.pool[held - 1]!))} in hand: press a poster.${cost}`;
  const left = arranged.pool.filter(die => die !== null).length;
  if (left > 0) return `No die in hand: press a poster to look closer. ${count(left, 'die', 'dice')} to place.${cost}`;
  const totals = totalsAfter(view, arranged);
  const { near, far, names, viewer } = sides;
  const say = voice(names, viewer);
  return `All done: ${say.name(near)} ${signed(totals[near])}, ${say.name(far)} ${signed(totals[far])}.${cost}`;
}

const totalIf = (view: View, left: number | null): number => {
  const seat = view.decider!;
  const queue = swapped(view.queue[seat], left);
  return totalOf({ ...view, queue: seat === 0 ? [queue, []] : [[], queue] }, seat);
};

/** Every exchange with what it would bring. */
function SwapChoices({ view, moves, draft, onDraft }: AskProps) {
  const now = totalIf(view, null);
  return (
    <fieldset class="circus-swaps">
      <legend class="unseen">Exchange neighbours</legend>
      {moves.flatMap(move => {
        if (move.type !== 'swap') return [];
        const { left } = move;
        return [
          <Choice
            key={left}
            name="circus-swap"
            class="circus-swap"
            checked={draft.left === left}
            onChoose={() => onDraft({ left })}
          >
            <span>
              <b aria-hidden="true">{left === null ? 'As is' : `${left}⇄${left + 1}`}</b>
              <span class="unseen">{words.move(move, view)}: </span>
              <small>{left === null ? signed(now) : change(totalIf(view, left) - now)}</small>
            </span>
          </Choice>,
        ];
      })}
    </fieldset>
  );
}

function RerollButtons({ view, send }: AskProps) {
  const dice = view.stage[view.pendingSlot! - 1]?.dice.length ?? 0;
  return (
    <div class="circus-answer">
      <p class="circus-note">What then fits nowhere costs you its eyes.</p>
      <Button onClick={() => send({ type: 'reroll', yes: false })}>Let them rest</Button>
      <Button tone="strong" onClick={() => send({ type: 'reroll', yes: true })}>
        Throw {dice}
      </Button>
    </div>
  );
}
