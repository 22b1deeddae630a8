/** Element Circle's table: draws a view, offers the legal moves, sends one. It decides nothing. */

import { useDraft, useNextFocus, usePicked } from '@roundhouse/kit';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../tables.ts';
import type { Compound, Event, Move, View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { Ask } from './ask.tsx';
import { Middle } from './circle.tsx';
import { Ghosts, useFlights, usePile } from './flights.tsx';
import { Hand } from './hand.tsx';
import { answerOf, type Draft, NOTHING, othersOf, pickedSpell, priceOf, type Scene, spellIn } from './scene.ts';
import { RoundSummary } from './summary.tsx';
import { DealerMark, OwnZone, Strip } from './zone.tsx';
import './circle.css';
import './cards.css';
import './table.css';
import './others.css';
import './slot.css';
import './middle.css';
import './own-zone.css';
import './hand.css';
import './flights.css';
import './ask.css';
import './ending.css';
import './around.css';
import './short-screen.css';
import './wide-screen.css';

/** Cast and pay, put, and move are sent as one compound each, which is never listed. */
type Props = Omit<TableProps<Move, View, Event>, 'send'> & { readonly send: (move: Move | Compound) => void };

export function Table({ view, moves: legal, send, events, history, names, seat, isShared = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isRead, read] = useRead(view);
  // All zones can lie open on a wide screen, or with one opponent.
  const isRoomy = useMedia(ROOMY) || view.players.length === 2;
  const isWide = useMedia(WIDE);
  const moves = useMemo(() => legal.filter(({ type }) => type !== 'showHand'), [legal]);
  // Whatever is done is heard of, so what has been heard tells one question from the next.
  const question = moves.length > 0 ? `after ${history.length}` : `round ${view.round}`;
  // While others are asked, a card may be read in peace.
  const [kept, change] = useDraft(question, NOTHING);
  const draft = useMemo(() => withOnly(kept, moves), [kept, moves]);
  const scene: Scene = {
    view,
    names,
    viewer: seat,
    near: seat ?? 0,
    moves,
    shows: legal.flatMap(move => (move.type === 'showHand' ? [move] : [])),
    draft,
    change,
    send,
    spellOf: useMemo(() => spellIn(view), [view.options.spells]),
    price: useMemo(() => priceOf(view, moves, draft), [view, moves, draft]),
  };
  usePicked(answerOf(scene));
  const flying = useFlights(box, events);
  const pile = usePile(view, flying);
  // A match is over when its last card lies; after another round the table has been cleared already.
  const isSummed = view.result ? flying === null : !isRead;
  const stage = `${question} ${isSummed} ${flying !== null} ${draft.element} ${draft.from} ${hasPicked(moves, draft)}`;
  useNextFocus(box, stage, flying ? nowhere : nextIn);
  useInSight(box, stage, pickedSpell({ view, draft }));
  // Nothing on the table answers a question that nobody has seen yet.
  const shown = flying ? { ...scene, moves: NO_MOVES } : scene;
  const isHeld = flying !== null && view.result === null;
  const asked = useOnceLanded(
    isHeld,
    moves.length > 0,
    <Ask scene={scene} history={history} isRoomy={isRoomy} isWide={isWide} isHeld={isHeld} />,
  );
  if (isSummed) {
    const goOn = view.result ? null : read;
    return (
      <div class="ec ec-table" data-over="" ref={box}>
        <RoundSummary view={view} names={names} viewer={isShared ? null : seat} onGoOn={goOn} />
      </div>
    );
  }
  return (
    <div class="ec ec-table" ref={box}>
      <div class="ec-layout" data-setup={view.turn === 0 ? '' : undefined}>
        <Status view={view} />
        <div class="ec-board" data-others={view.players.length - 1}>
          <ul class="ec-others">
            {othersOf(view, scene.near).map((other, i) => (
              <Strip key={other} scene={shown} seat={other} isRoomy={isRoomy} at={`${i + 1}`} />
            ))}
          </ul>
          <Middle scene={shown} pile={pile} />
        </div>
        <OwnZone scene={shown} />
        <Hand scene={shown} />
        {asked}
      </div>
      {flying && <Ghosts box={box} show={flying} spellOf={scene.spellOf} />}
    </div>
  );
}

const NO_MOVES: readonly Move[] = [];

/** Who is waited for is said until what they have done is seen; a question of one's own goes with its answer. */
function useOnceLanded(isFlying: boolean, isAsked: boolean, ask: VNode): VNode {
  const said = useRef<VNode | null>(null);
  if (!isFlying) said.current = isAsked ? null : ask;
  return said.current ?? ask;
}

/** Where the match stands, and what hangs over it. */
function Status({ view }: { readonly view: View }) {
  const { says } = useWords();
  const [, format, k] = /^(firstTo|rounds)\((\d+)\)$/.exec(view.options.matchFormat) ?? [];
  const aim = format === 'rounds' ? says.mostOf(Number(k)) : says.firstTo(Number(k));
  return (
    <p class="ec-status">
      <span>{says.round(view.round, aim)}</span>
      <span class="ec-when">{view.turn === 0 ? says.settingUp : says.turn(view.turn)}</span>
      <span class="ec-legend">
        <DealerMark title={says.dealer} /> {view.turn === 0 ? says.dealerTakes : says.dealerPlays}
      </span>
      {view.wild && <b>{says.wild}</b>}
      {view.waning && <b>{says.waning}</b>}
    </p>
  );
}

/** Whether the summary of the last round has been read; whoever comes back in mid-round has no need of it. */
function useRead(view: View): [boolean, () => void] {
  const [rounds, read] = useState(view.turn === 0 ? view.rounds.length - 1 : view.rounds.length);
  return [view.rounds.length === 0 || rounds >= view.rounds.length, () => read(view.rounds.length)];
}

const ROOMY = '(width >= 46rem) and (height >= 30rem)';
const WIDE = '(width >= 80rem) and (height >= 50rem)';

function useMedia(media: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const look = (): void => setMatches(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [media]);
  return matches;
}

/** Where one type only can be put, it is in hand. */
function withOnly(draft: Draft, moves: readonly Move[]): Draft {
  const [put, ...others] = moves.filter(({ type }) => type === 'putType');
  return put?.type === 'putType' && others.length === 0 ? { ...draft, element: put.element } : draft;
}

/** Whether all elements to begin with are chosen. */
const hasPicked = (moves: readonly Move[], { elements }: Draft): boolean =>
  moves.some(move => move.type === 'pickElements' && move.elements.length === elements.length);

/** What is left to do, and where an answer begins, in the order of the page. */
const NOW = '[data-now]';
const FIRST = ':is(button.ec-slot[data-mark="target"], [data-first]):not(:disabled)';

const nowhere = (): null => null;
const nextIn = (table: HTMLElement): HTMLElement | null =>
  table.querySelector<HTMLElement>(NOW) ?? table.querySelector<HTMLElement>(FIRST);

/** Keeps in sight what the keys are on: what is picked makes the question higher, which may lie over it then. */
function useInSight(box: { current: HTMLElement | null }, question: string, picked: string | null): void {
  useLayoutEffect(() => {
    const at = document.activeElement;
    // Whoever points knows where they are.
    if (box.current?.contains(at) && at?.matches(':focus-visible')) at.scrollIntoView({ block: 'nearest' });
  }, [question, picked]);
}
