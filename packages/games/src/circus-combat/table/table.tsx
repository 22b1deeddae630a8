/** Circus Combat's table: draws a view, offers the legal moves, sends one. It decides nothing. */

import { isFocusFree, useDraft, usePicked, useShow, useTravel } from '@roundhouse/kit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../tables.ts';
import type { Event, Move, PlaceAll, View } from '../state.ts';
import type { Press } from '../words/catalogue.ts';
import { type Arrangement, arrange, canPlace, foresee, outlookOf } from './arranging.ts';
import { Patterns } from './art.tsx';
import { Ask } from './ask.tsx';
import type { Sides } from './captions.ts';
import { type Draft, heldDie, moveOf, NOTHING, questionOf, queueAfter, swapped, totalsAfter } from './draft.ts';
import { Finale } from './finale.tsx';
import { lastThrow } from './last-throw.ts';
import { Look, type Looked } from './look.tsx';
import { type News, newDiceOn, newsFor } from './news.ts';
import { Show } from './show.tsx';
import { showOf } from './shows.ts';
import { SwingBanner } from './swing.tsx';
import { TrickPoster } from './trick.tsx';
import { useWords } from './use-words.ts';
import './poster.css';
import './table.css';
import './grounds.css';
import './show.css';
import './trick.css';
import './ask.css';
import './look.css';
import './sheet.css';
import './wide-screen.css';
import './short-screen.css';

/** Arranged dice are sent as one compound, which is never listed. */
type Props = Omit<TableProps<Move, View, Event>, 'send'> & { readonly send: (move: Move | PlaceAll) => void };

export function Table({ view, moves, send, events, history, names, seat, isShared = false }: Props) {
  const near = seat === 1 ? 1 : 0;
  const viewer = isShared && view.result ? null : seat;
  const sides: Sides = { near, far: near === 0 ? 1 : 0, names, viewer };
  const [draft, change] = useDraft(questionOf(view), NOTHING);
  const [looked, look] = useState<Looked>(null);
  const arranged = useMemo(() => arrange(view, moves, draft.places), [view, moves, draft.places]);
  const news = useMemo(() => newsFor(history, seat), [history, seat]);
  const last = useMemo(() => lastThrow(history), [history]);
  const { passed, isOn } = useShowing(events);
  const isOver = view.result !== null && (passed > 0 || !isOn);
  const form = useRef<HTMLFormElement>(null);
  const move = moves.length > 0 ? moveOf(view, draft, arranged) : null;
  usePicked(move);
  // The focus first: it wants the page laid out, and what travels makes it stale again.
  useFocus(form, questionOf(view), arranged.places.length + (draft.slot === null ? 0 : 1), {
    isDone: (view.phase === 'place' || view.phase === 'resolve') && move !== null,
  });
  useTravel(form, history.length);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (move) send(move);
  };
  const pressDie = (die: number): void => change(afterDie(view, draft, arranged, die));
  const { slot } = draft;
  const then = arranged.places.length > 0 || slot !== null ? totalsAfter(view, arranged, slot) : null;
  const outlook = outlookOf(
    arranged.stage.map((trick, i) => (i + 1 === slot ? null : trick)),
    { ...view, queue: queueAfter(view, slot) },
  );
  const showOf = (side: 'near' | 'far') => (
    <Show
      view={view}
      seat={sides[side]}
      side={side}
      sides={sides}
      queue={swapped(view.queue[sides[side]], view.decider === sides[side] && moves.length > 0 ? draft.left : null)}
      then={then?.[sides[side]] ?? null}
      outlook={outlook[sides[side]]}
      onOpen={() => look({ show: sides[side] })}
    />
  );
  return (
    <form class="circus circus-table" data-over={isOver ? '' : undefined} onSubmit={submit} ref={form}>
      <Patterns />
      {isOver ? (
        <Finale view={view} sides={sides} isCounting={isOn} />
      ) : (
        <>
          {showOf('far')}
          <Stage {...{ view, moves, sides, draft, arranged, news, events, look, send }} onDraft={change} />
          {showOf('near')}
          <Ask {...{ view, moves, sides, draft, arranged, news, last, send }} onDraft={change} onDie={pressDie} />
        </>
      )}
      <Look at={looked} view={view} sides={sides} onClose={() => look(null)} />
    </form>
  );
}

/** What has just happened, as far as it is shown; what the table opens with happened before anybody looked. */
function useShowing(events: Props['events']) {
  const opening = useRef(events);
  return useShow(useMemo(() => (events === opening.current ? null : showOf(events)), [events]));
}

interface StageProps {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly sides: Sides;
  readonly draft: Draft;
  readonly arranged: Arrangement;
  readonly news: News;
  readonly events: readonly Event[];
  readonly look: (at: Looked) => void;
  readonly send: (move: Move | PlaceAll) => void;
  readonly onDraft: (change: Partial<Draft>) => void;
}

/** The eight posters, as they are and as the arranged dice make them. */
function Stage({ view, moves, sides, draft, arranged, news, events, look, send, onDraft }: StageProps) {
  const words = useWords().table;
  const placing = moves.some(move => move.type === 'place');
  const held = placing ? heldDie(draft, arranged) : null;
  const face = held === null ? null : arranged.pool[held - 1]!;
  const pressOf = (slot: number): Press => {
    if (moves.some(move => move.type === 'resolve' && move.slot === slot)) return 'pick';
    if (held === null) return 'look';
    return canPlace(view, moves, arranged, { die: held, slot }) ? 'place' : 'refuse';
  };
  const press = (slot: number): void => {
    const place = { die: held!, slot };
    switch (pressOf(slot)) {
      case 'pick':
        onDraft({ slot });
        break;
      case 'look':
        look({ trick: arranged.stage[slot - 1]! });
        break;
      case 'place':
        onDraft({ places: [...arranged.places, place], held: undefined });
        break;
      case 'refuse':
        // Sent although it does not fit: nothing is placed, and the refusal explains which rule stops it.
        send({ type: 'placeAll', places: [...arranged.places, place] });
    }
  };
  const latest = useRef(press);
  latest.current = press;
  // Beside the trick that is picked, each says what it would count for after it.
  const after = draft.slot === null ? view : { ...view, queue: queueAfter(view, draft.slot) };
  const onPress = useCallback((slot: number) => latest.current(slot), []);
  return (
    <ol class="circus-stage" aria-label={words.stage}>
      {arranged.stage.map((trick, i) => {
        const slot = i + 1;
        if (!trick) {
          return (
            <li key={slot} class="circus-slot" data-vacant="">
              {words.vacant(slot)}
            </li>
          );
        }
        return (
          // The next trick is hung where the last one was: most of a poster is the same for every card.
          <li key={`${slot} trick`} class="circus-slot" data-thing={`slot:${slot} card:${trick.card}`}>
            <TrickPoster
              slot={slot}
              trick={trick}
              view={draft.slot === slot ? view : after}
              sides={sides}
              press={pressOf(slot)}
              isPicked={draft.slot === slot}
              foresight={held === null ? null : foresee(view, moves, arranged, { die: held, slot })}
              inHand={face}
              arranged={arranged.places.filter(place => place.slot === slot).length}
              fresh={newDiceOn(news, trick.card)}
              onPress={onPress}
            />
          </li>
        );
      })}
      <SwingBanner events={events} view={view} sides={sides} />
    </ol>
  );
}

/** Pressing a die marks it, takes it in hand, puts it down, or takes it back from its poster. */
function afterDie(view: View, draft: Draft, arranged: Arrangement, die: number): Partial<Draft> {
  if (view.phase === 'rethrow') {
    const { marked } = draft;
    return { marked: marked.includes(die) ? marked.filter(one => one !== die) : [...marked, die] };
  }
  if (arranged.places.some(place => place.die === die)) {
    return { places: arranged.places.filter(place => place.die !== die), held: die };
  }
  return { held: heldDie(draft, arranged) === die ? null : die };
}

/** Where an answer begins, in the order of the page. */
const FIRST =
  '.circus-trick:is([data-press="place"], [data-press="pick"]), .circus-swaps input:checked, button.circus-pool-die, .circus-answer button:not(:disabled)';
const SUBMIT = '.circus-answer [type="submit"]:not(:disabled)';

/**
 * Keeps keyboard players where the next thing is done, unless they are busy elsewhere: at the beginning of a new
 * question, on a poster that takes the die now in hand, and on the button once everything is arranged or picked.
 */
function useFocus(
  form: { current: HTMLFormElement | null },
  question: string,
  picks: number,
  { isDone }: { readonly isDone: boolean },
): void {
  const before = useRef({ question, picks });
  useLayoutEffect(() => {
    const isNew = before.current.question !== question;
    const isOneMore = before.current.picks < picks;
    before.current = { question, picks };
    if (!isNew && !isOneMore) return;
    if (!isFocusFree(form.current) || (!isNew && !isDone && document.activeElement?.matches(FIRST))) return;
    form.current?.querySelector<HTMLElement>(isDone ? SUBMIT : FIRST)?.focus({ preventScroll: true });
  });
}
