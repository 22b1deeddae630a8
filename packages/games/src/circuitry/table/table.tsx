/** Circuitry's table: draws a view, offers the legal moves, sends one. It decides nothing. */

import type { Viewer } from '@roundhouse/kernel';
import {
  Button,
  isStill,
  useDraft,
  useEscape,
  useNextFocus,
  usePicked,
  useShowing,
  useSuspense,
} from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../tables.ts';
import type { Board as Cards } from '../board.ts';
import type { Compound, Event, Move, View } from '../state.ts';
import type { CircuitryWords } from '../words/catalogue.ts';
import { Ask } from './ask.tsx';
import { Board } from './board.tsx';
import { type Draft, NOTHING } from './draft.ts';
import type { Ending as EndingPart } from './ending.tsx';
import { Players } from './players.tsx';
import type { Kind } from './plays.ts';
import { usePreview } from './preview.ts';
import { answerOf, type Declared, groundOf, resting, sceneOf } from './scene.ts';
import { NO_TRAILS, type Trails, trailsOf } from './trails.ts';
import { Discards, Hand, Supply } from './tray.tsx';
import { useFlights } from './use-flights.ts';
import { useWords } from './use-words.ts';
import { useWalk } from './walk.ts';
import './art.css';
import './board.css';
import './players.css';
import './tray.css';
import './ask.css';
import './ending.css';
import './table.css';

/** Laying, swapping, forcing and walking are sent as one compound each, which is never listed. */
type Props = Omit<TableProps<Move, View, Event>, 'send'> & { readonly send: (move: Move | Compound) => void };

export function Table({ view, moves, send, events, history, names, seat, isShared }: Props) {
  const words = useWords();
  const { says } = words;
  const box = useRef<HTMLDivElement>(null);
  const ground = useMemo(() => groundOf(view, moves), [view, moves]);
  const rest = restOf(view, moves);
  // Whatever is done is heard of, so what has been heard tells one question from the next. An Inhibit out of turn waits.
  const isAsked = seat !== null && view.asking?.seat === seat;
  const question = isAsked ? `${view.asking!.name} ${history.length}` : 'others';
  const [draft, change] = useDraft(question, rest);
  const [pending, sendAndWait] = usePending(isAsked && moves.length === 0, send);
  const walk = useWalk(box, view, ground, sendAndWait);
  // Between the steps of a walk nothing is offered that would be gone again at once.
  const { onward } = walk;
  const choosing = sceneOf(onward ? resting(ground) : ground, declaredIn(view, moves, history), {
    view,
    names,
    viewer: seat,
    moves: onward ? [] : moves,
    draft,
    pending: pending ?? onward,
    change,
    send: walk.send,
  });
  const scene = { ...choosing, preview: usePreview(choosing) };
  usePicked(answerOf(scene));
  const trails = useTrails(events, view);
  const [isStaged, stage, hasBeenSeen] = useStaged(view);
  // The last charge is seen to arrive before anything tells what it means.
  useSuspense(view.result !== null && !hasBeenSeen);
  useShowing(view.result !== null && !hasBeenSeen);
  const Ending = useEnding(view);
  useFlights(box, events, seat);
  useNextFocus(box, `${question} ${draft.kind} ${scene.resolved.open} ${isStaged && Ending !== null}`, nextIn);
  useEscape(box, draft !== rest && moves.length > 0, () => change(rest));
  if (view.result && isStaged && Ending) {
    return (
      <div class="cir cir-table" data-over="" ref={box}>
        <Ending scene={isShared ? { ...scene, viewer: null } : scene} says={says} onLook={() => stage(false)} />
      </div>
    );
  }
  return (
    <div class="cir cir-table" ref={box}>
      <div class="cir-layout" data-mode={view.mode} data-ended={view.result && hasBeenSeen ? '' : undefined}>
        <Players scene={scene} />
        <Board scene={scene} events={events} trails={trails} />
        {view.mode === 'game' && (
          <div class="cir-corner">
            <Discards scene={scene} />
          </div>
        )}
        {view.mode === 'game' && <Supply scene={scene} />}
        {scene.me && <Hand scene={scene} />}
        {view.result ? (
          <div class="cir-ask-room table-ask">
            <div class="cir-ask">
              {hasBeenSeen ? (
                <Button onClick={() => stage(true)}>{says.ending.toStage}</Button>
              ) : (
                <p class="cir-prompt">{lastDeed(history, words, names, seat)}</p>
              )}
            </div>
          </div>
        ) : (
          <Ask scene={scene} history={history} rest={rest} />
        )}
      </div>
    </div>
  );
}

/** A play that may still be stopped: as the rules ask about it, or as it was heard and nothing has followed yet. */
function declaredIn({ asking, active }: View, moves: readonly Move[], history: readonly Event[]): Declared | null {
  if (asking?.play) return { type: 'declared', seat: active, play: asking.play, forced: asking.forced };
  const last = history.at(-1);
  return last?.type === 'declared' && moves.length === 0 ? last : null;
}

/** Questions in the middle of something leave only one thing to do. */
const ONLY: { readonly [name: string]: Kind } = {
  laying: 'lay',
  swapping: 'swap',
  forcing: 'force',
  choosingAxis: 'axis',
  discarding: 'discard',
};

const RESTS = new Map<Kind, Draft>(Object.values(ONLY).map(kind => [kind, { ...NOTHING, kind }]));

function restOf({ asking, viewer }: View, moves: readonly Move[]): Draft {
  const kind = asking && asking.seat === viewer && moves.length > 0 ? ONLY[asking.name] : undefined;
  return (kind && RESTS.get(kind)) ?? NOTHING;
}

/** The ways of the pawns since the last view that was drawn. */
function useTrails(events: readonly Event[], { board, options }: View): Trails {
  const last = useRef<{ events: readonly Event[]; board: Cards; trails: Trails }>({ events, board, trails: NO_TRAILS });
  if (last.current.events !== events) {
    const trails = trailsOf(events, last.current.board, board, options.gapRule);
    last.current = { events, board, trails };
  }
  last.current.board = board;
  return last.current.trails;
}

/** As long as it takes to see the last charge arrive. */
const ENDING_MS = 1700;

/** What ended it, while it is seen. */
const lastDeed = (
  history: readonly Event[],
  words: CircuitryWords,
  names: readonly string[],
  viewer: Viewer,
): string => {
  const deed = history.findLast(({ type }) => type === 'delivered' || type === 'turnEnded');
  return (deed && words.event(deed, names, viewer)) ?? '';
};

/**
 * Whether the stage of the ending is open: after the last deed has been seen, or at once for whoever comes later; and
 * whether it has been.
 */
function useStaged({ result }: View): [boolean, (open: boolean) => void, boolean] {
  const [isStaged, stage] = useState(result !== null);
  const hasBeen = useRef(isStaged);
  hasBeen.current ||= isStaged;
  const isOver = result !== null;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (!isOver || wasOver.current) {
      wasOver.current = isOver;
      return;
    }
    wasOver.current = true;
    const timer = setTimeout(() => stage(true), isStill() ? 0 : ENDING_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return [isStaged, stage, hasBeen.current];
}

/** The stage of the ending: asked for when it is needed, which is when the last charge is still on its way. */
function useEnding({ result }: View): typeof EndingPart | null {
  const [part, setPart] = useState<{ readonly Ending: typeof EndingPart } | null>(null);
  const isOver = result !== null;
  useEffect(() => {
    // Without it the board stays in sight, with the result beside it.
    if (isOver) import('./ending.tsx').then(setPart, () => {});
  }, [isOver]);
  return part?.Ending ?? null;
}

/** What this viewer has sent, while the table still shows the moment before it. */
function usePending(isWaiting: boolean, send: Props['send']): [Move | Compound | null, Props['send']] {
  const sent = useRef<Move | Compound | null>(null);
  useEffect(() => {
    if (!isWaiting) sent.current = null;
  }, [isWaiting]);
  return [
    isWaiting ? sent.current : null,
    move => {
      sent.current = move;
      send(move);
    },
  ];
}

/** Where the next thing is done. */
function nextIn(table: HTMLElement): HTMLElement | null {
  // Whoever chose on the board goes on there; a press of the same place plays.
  if (document.activeElement?.matches('.cir-target[aria-pressed="true"]')) return null;
  return (
    table.querySelector<HTMLElement>('.cir-target') ??
    table.querySelector<HTMLElement>('[data-do]:not(:disabled)') ??
    table.querySelector<HTMLElement>('[data-first]:not(:disabled)') ??
    table.querySelector<HTMLElement>('.cir-ask')
  );
}
