/** FITE's table: draws a view, offers the legal moves, sends one. It decides nothing. */

import {
  isStill,
  type Showing,
  useDraft,
  useNextFocus,
  usePicked,
  useShow,
  useSound,
  useTravel,
} from '@roundhouse/kit';
import type { ComponentProps, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../tables.ts';
import type { Bout } from '../content/casting.ts';
import type { Event, Move, ReactMove, View } from '../state.ts';
import { type Answer, freshAnswer, moveOf, placesIn } from './answer.ts';
import { Ask, PowerPicker } from './ask.tsx';
import { type News, Part, skipMotion, useNews } from './beats.tsx';
import type { Sides } from './board.tsx';
import { castOf } from './cast.ts';
import { Corner } from './corner.tsx';
import { type Fight, isFresh, lastFight } from './fights.ts';
import { type Effect, effectsOf } from './forecast.ts';
import { type Hand, NOTHING_PICKED, rolledHand } from './hand.ts';
import { DecidedPane, DividingPane, ReactingPane, TurnGuide } from './panes.tsx';
import { isLegal, isReaction, reactionOf } from './picking.ts';
import { Result, type ResultProps, Verdict, type VerdictProps } from './result.tsx';
import { progressOf, showOf, type TurnShow, viewSoFar } from './shown.ts';
import { Stage } from './stage.tsx';
import './table.css';
import './corner.css';
import './board.css';
import './forecast.css';
import './powers.css';
import './ask.css';
import './tall-screen.css';
import './wide-screen.css';
import './short-screen.css';

type Props = TableProps<Move, View, Event>;

export function Table({ view, moves, send, events, history, names, seat, lot, cast: settled, isShared }: Props) {
  const near = seat === 1 ? 1 : 0;
  const viewer = isShared && view.result ? null : seat;
  const sides: Sides = { near, far: near === 0 ? 1 : 0, names, viewer };
  const bout = { lot, names, cast: settled };
  const { fight, showsResult, readOn } = useLastFight(history, moves, seat);
  const asked = useAsked(view, moves, near);
  const { question, answer, change, rolled, pointed, point } = asked;
  const form = useRef<HTMLFormElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const told = useTold(view, events, fight, showsResult);
  const { news, progress } = told;
  // The focus first: it wants the page laid out, and what travels makes it stale again. The way on is there when all is told.
  useNextFocus(form, `${question} ${showsResult} ${showsResult && progress.isOver}`, firstOf);
  useTravel(pane);

  const spelled = showsResult ? null : spelledMove(view, moves, answer, rolled);
  usePicked(spelled);
  const lock = (event: SubmitEvent): void => {
    event.preventDefault();
    if (showsResult) readOn();
    else if (spelled) send(spelled);
  };
  const { isMeeting, isFinishing, skip } = usePace(news, told.showing, form);
  const [looksBack, lookBack] = useState(false);
  const ending = isFinishing ? null : view.result;
  const focus = shownFirst(view, { showsResult, isMeeting, isEnding: ending !== null && !looksBack });
  const presses = { onPointerDownCapture: skip, onKeyDownCapture: skip, onKeyDown: chooseByEnter };
  const cast = castOf(view, bout);
  const shared = { view, moves, company: sides };
  return (
    <form
      class="fite"
      data-focus={focus}
      data-over={view.result ? '' : undefined}
      data-watched={seat === null ? '' : undefined}
      onSubmit={lock}
      {...presses}
      ref={form}
    >
      <Arena
        {...{ told, sides, cast, ending }}
        isRevealed={focus === 'stage' || news.delays.has('reveal')}
        {...(showsResult ? NO_PLACE : placesOf(view, moves, answer))}
        onChoose={loc => change({ loc })}
      />
      <div class="fite-pane" ref={pane} {...pointing(point)}>
        <Part news={news} progress={progress} late={isMeeting}>
          <Pane {...{ sides, view, moves, send, fight, showsResult, bout }} {...asked} />
        </Part>
      </div>
      {view.result || showsResult ? (
        <Outcome
          {...{ ...shared, fight, cast, history }}
          isEnding={focus === 'stage'}
          onTurn={() => lookBack(focus === 'stage')}
        />
      ) : (
        <Ask {...{ ...shared, answer, rolled, pointed }} onAnswer={change} />
      )}
    </form>
  );
}

/** The move that the answer in the making spells, once it is legal. */
function spelledMove(view: View, moves: readonly Move[], answer: Answer, rolled: Hand): Move | null {
  const move = moves.length > 0 ? moveOf(view, moves, answer, rolled) : null;
  return move && isLegal(moves, move) ? move : null;
}

type Places = Pick<ComponentProps<typeof Stage>, 'open' | 'chosen'>;

const NO_PLACE: Places = { open: [], chosen: null };

/** Where one may stand, and the place that is chosen or sent. */
const placesOf = (view: View, moves: readonly Move[], answer: Answer): Places => ({
  open: placesIn(moves),
  chosen: answer.loc ?? (view.mine?.type === 'place' ? view.mine.loc : null),
});

/** The fight that was decided last, and whether it is still to be looked at before the next question. */
function useLastFight(history: Props['history'], moves: readonly Move[], seat: Props['seat']) {
  const fight = useMemo(() => lastFight(history), [history]);
  const [seen, setSeen] = useState(() => (moves.length > 0 ? (fight?.number ?? 0) : 0));
  const showsResult = fight !== null && fight.number > seen && isFresh(history, seat);
  return { fight, showsResult, readOn: () => setSeen(fight!.number) };
}

/** What has just happened, told piece by piece, and the view as far as it has been told. */
function useTold(view: View, events: Props['events'], fight: Fight | null, showsResult: boolean) {
  const news = useNews(events);
  const showing = useShow(useMemo(() => showOf(news), [news]));
  useHitSounds(showing);
  const progress = useMemo(() => progressOf(showing.show, showing.passed), [showing.show, showing.passed]);
  const seen = viewSoFar(view, showing.show, fight, progress);
  // The next turn begins with a press, not with the last hit.
  const turn = showsResult ? fight!.turn : seen.turn;
  return { news, showing, progress, seenView: turn === seen.turn ? seen : { ...seen, turn } };
}

interface ArenaProps extends Pick<ComponentProps<typeof Stage>, 'cast' | 'ending' | 'open' | 'chosen' | 'onChoose'> {
  readonly told: ReturnType<typeof useTold>;
  readonly sides: Sides;
  /** Who has come or where they stand is seen first, on the stage; what else is new there comes after the dice. */
  readonly isRevealed: boolean;
}

/** Both corners, and the stage between them. */
function Arena({ told: { news, progress, seenView }, sides, isRevealed, ...stage }: ArenaProps) {
  return (
    <>
      {([sides.far, sides.near] as const).map(corner => (
        <Part key={corner} news={news} progress={progress} late>
          <Corner
            view={seenView}
            seat={corner}
            pugilist={stage.cast.fighters[corner]}
            side={corner === sides.near ? 'near' : 'far'}
            company={sides}
          />
        </Part>
      ))}
      <Part news={news} progress={progress} late={!isRevealed}>
        <Stage view={seenView} near={sides.near} company={sides} {...stage} />
      </Part>
    </>
  );
}

/** The answer in the making, and what would come of it. */
function useAsked(view: View, moves: readonly Move[], near: 0 | 1) {
  const question = questionOf(view);
  const fresh = useMemo(() => freshAnswer(moves), [question, moves]);
  const [answer, change] = useDraft(question, fresh);
  const rolled = useMemo(() => rolledHand(view.fighters[near]), [view, near]);
  const effects = useEffects(view, near, moves, rolled, answer);
  const [die, point] = useState<string | null>(null);
  const pointed = (die !== null && effects.get(die)) || null;
  const reaction = draftedReaction(view, moves, answer, rolled);
  // A reaction names faces: of two dice that show the same, the one that was touched stays the one that turns.
  const touched = useRef(NOTHING_PICKED);
  if (moves.some(isReaction)) touched.current = answer.picked;
  return { question, answer, change, rolled, effects, pointed, point, reaction, touched: touched.current };
}

/** What is happening now and ends by itself, or with a press. */
function usePace(news: News, { show, isOn }: Showing<TurnShow>, form: RefObject<HTMLFormElement | null>) {
  const [isFinishing, endFinishing] = useMoment(news, 'diceLost', (show?.cues.at(-1) ?? 0) + FINISHING_MS);
  const skip = (): void => {
    skipMotion(form.current!);
    endFinishing();
  };
  return { isMeeting: isOn && show!.isMeeting, isFinishing, skip };
}

/** Each hit is heard when it lands, higher than the one before; where nothing moves, all of them at once. */
function useHitSounds({ show, passed, isOn }: Showing<TurnShow>): void {
  const blows = show?.blows ?? null;
  const playSound = useSound();
  useEffect(() => {
    // After the first cue, which draws the lines, each is a hit.
    if (blows && isOn && passed > 1) playSound('hit', { nth: passed - 2 });
  }, [blows, passed]);
  useEffect(() => {
    const count = blows ? Math.max(...blows.hits) : 0;
    if (isStill() && count > 0) playSound('hit', { count });
  }, [blows]);
}

/** What came of the bout, or of the fight that was just decided. */
function Outcome({ moves, isEnding, onTurn, fight, ...shown }: VerdictProps & Pick<ResultProps, 'moves'>) {
  if (shown.view.result) return <Verdict {...shown} fight={fight} isEnding={isEnding} onTurn={onTurn} />;
  return fight && <Result {...shown} fight={fight} moves={moves} />;
}

interface PaneProps
  extends ComponentProps<typeof DividingPane>,
    Pick<ComponentProps<typeof ReactingPane>, 'reaction' | 'touched' | 'effects'> {
  readonly fight: Fight | null;
  readonly showsResult: boolean;
  readonly bout: Bout;
}

/** Beside the stage: what is to be picked for the open question, or what came of the last one. */
function Pane({ fight, showsResult, bout, reaction, touched, effects, ...asked }: PaneProps) {
  const { sides, view, moves, answer, change } = asked;
  const question = showsResult ? null : view.asking?.name;
  if (question === 'choosingPowers' && moves.length > 0) {
    return <PowerPicker moves={moves} answer={answer} onAnswer={change} seat={sides.near} bout={bout} />;
  }
  if (question === 'dividing') return <DividingPane {...asked} />;
  if (question === 'reacting') {
    return <ReactingPane {...{ ...asked, reaction, touched, effects }} throwNumber={fight?.number ?? 0} />;
  }
  return fight?.rolled ? <DecidedPane {...{ sides, fight, touched }} fresh={showsResult} /> : <TurnGuide />;
}

/** Tells one question from the next. */
const questionOf = (view: View): string =>
  `${view.rematches} ${view.turn} ${view.asking?.name} ${view.viewer !== null && view.asking?.committed[view.viewer]}`;

interface Shown {
  /** The fight that was just decided is looked at. */
  readonly showsResult: boolean;
  /** Two fighters are walking to where they meet. */
  readonly isMeeting: boolean;
  /** The bout is over, and its ending is on the stage. */
  readonly isEnding: boolean;
}

/** The part of the table that a small screen shows: what is happening comes before what is asked. */
function shownFirst(view: View, { showsResult, isMeeting, isEnding }: Shown): 'stage' | 'fight' | 'powers' {
  if (view.result) return isEnding ? 'stage' : 'fight';
  if (showsResult) return 'fight';
  return isMeeting ? 'stage' : focusOf(view);
}

/** The part of the table where the open question is answered. */
function focusOf(view: View): 'stage' | 'fight' | 'powers' {
  switch (view.asking?.name) {
    case 'choosingPowers':
      return view.mine ? 'stage' : 'powers';
    case 'dividing':
    case 'reacting':
      return 'fight';
    default:
      return 'stage';
  }
}

/** The last fight is read before its end is seen on the stage. */
const FINISHING_MS = 900;

/** For a while after such an event: a small screen shows what it is about before it shows what follows. A press ends it. */
function useMoment({ number, events }: News, event: Event['type'], ms: number): [boolean, () => void] {
  const last = useRef(number);
  // What the other does in secret meanwhile does not end it.
  if (events.some(({ type }) => type === event)) last.current = number;
  const [ended, setEnded] = useState(last.current);
  const isNow = ended !== last.current && !isStill();
  const end = (): void => setEnded(last.current);
  useEffect(() => {
    if (!isNow) return;
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  }, [last.current, isNow]);
  return [isNow, end];
}

/** What touching each die would do, by id; nothing while dice cannot be touched. */
function useEffects(view: View, near: 0 | 1, moves: readonly Move[], rolled: Hand, answer: Answer) {
  return useMemo(() => {
    const reactions = moves.filter(isReaction);
    return reactions.length === 0 ? NO_EFFECTS : effectsOf(view, near, reactions, rolled, answer);
  }, [view, near, moves, rolled, answer]);
}

const NO_EFFECTS: ReadonlyMap<string, Effect> = new Map();

/** Tells which die a mouse or the keys are on, by id. A finger that is on one has touched it: what comes of that is said anyway. */
function pointing(point: (id: string | null) => void) {
  const look = ({ target }: UIEvent): void => {
    const die = (target as Element).closest<HTMLElement>('.fite-touch')?.parentElement;
    // It travels by its seat and its id.
    point(die?.dataset.travels?.slice(1) ?? null);
  };
  return {
    onPointerOver: (event: PointerEvent) => event.pointerType !== 'touch' && look(event),
    onPointerLeave: () => point(null),
    onFocusIn: (event: FocusEvent) => (event.target as Element).matches(':focus-visible') && look(event),
    onFocusOut: () => point(null),
  };
}

/** Enter on one of several that is not chosen yet chooses it, where the key would lock in; on the dice it locks in, where Firefox would do nothing. */
function chooseByEnter(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const isSlider = target.type === 'range';
  if (!isSlider && (target.type !== 'radio' || target.checked)) return;
  event.preventDefault();
  if (isSlider) target.form?.requestSubmit();
  else target.click();
}

/** Where an answer begins. */
const firstOf = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>(
    'input:checked, .fite-spot input, .fite-powers input, input, .fite-ask [type="submit"]:not(:disabled)',
  ) ?? form.querySelector<HTMLElement>('.fite-ask');

/** The reaction to show: the one sent, or the one in the making. */
function draftedReaction(view: View, moves: readonly Move[], answer: Answer, rolled: Hand): ReactMove | null {
  if (view.asking?.name !== 'reacting') return null;
  if (view.mine?.type === 'react') return view.mine;
  return moves.length > 0 ? reactionOf(rolled, answer) : null;
}
