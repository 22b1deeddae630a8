/** The table of a match whose teams are chosen: the score, the ring, what is asked; a pin and the end in place of them. */

import { Button, Dialog, Tip, useDraft, useEscape, useNextFocus, useShowing, useSuspense } from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Event, FighterRef, Move, View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { Ask } from './ask.tsx';
import { useBlow } from './blows.ts';
import { BlowShown } from './caption.tsx';
import { CardOf } from './fighter-card.tsx';
import { forecastOf } from './forecast.ts';
import { late } from './late.tsx';
import { useNews, useWalks } from './motion.ts';
import { type Held, type PinStory, useHeld } from './pins.ts';
import { playOf } from './plays.ts';
import { reachOf } from './reach.ts';
import { Ring } from './ring.tsx';
import { fighterIn, NOTHING, questionOf, type Scene } from './scene.ts';
import { Score } from './score.tsx';
import { spotsOf } from './spots.ts';
import { TeamCards } from './team-cards.tsx';
import './ring.css';
import './board.css';
import './ask.css';
import type { Props } from './table.tsx';

const ending = late(async () => (await import('./ending.tsx')).Ending);
const pinShow = late(async () => (await import('./pin-show.tsx')).PinShow);

export function MatchTable({ view: newest, moves: legal, send, events, history, names, seat, isShared }: Props) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const held = useHeld(newest, events);
  const { view } = held;
  const [told, setTold] = useState<PinStory | null>(null);
  // What is told after one pin tells of the next one too.
  useSuspense(held.story !== null && (held.story !== told || !held.isLast));
  useShowing(held.story !== null);
  useStuck(held);
  const moves = held.story ? NO_MOVES : legal;
  // What has been heard tells one question from the next; but whom one brings back is heard only once it is said where to.
  const question = moves.length > 0 ? `after ${history.length} ${JSON.stringify(questionOf(view))}` : 'none';
  const [draft, change] = useDraft(question, NOTHING);
  const [read, setRead] = useState<FighterRef | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [looksBack, lookBack] = useState(false);
  const scene: Scene = { view, names, viewer: seat, near: seat ?? 0, moves, draft, change, send, read: setRead };
  const happened = held.story ? NO_EVENTS : events;
  const news = useNews(view, happened);
  const blow = useBlow(happened);
  const reach = useMemo(() => reachOf(view), [view]);
  const spots = useMemo(() => spotsOf({ view, moves }, reach), [view, moves, reach]);
  const play = useMemo(() => playOf(scene), [view, moves, draft]);
  const forecast = useMemo(() => play && forecastOf(view, play), [view, play]);
  useWalks(box, news);
  const isDrawn = useNextFrame();
  // During the set-up from the first question on, once it is there: what they chose their team with has just gone.
  const isLed = view.round === 0;
  // Whom an ability is meant for is an answer too: what is left to say comes after it.
  const answered = `${draft.ability} ${draft.target !== null} ${draft.ally !== null}`;
  useNextFocus(box, `${question} ${answered} ${held.story !== null} ${isLed && isDrawn}`, nextIn, isLed);
  useEscape(box, draft.ability !== NOTHING.ability, () => change(NOTHING));
  useSoon();
  if (view.result && !looksBack && !held.story && !blow) {
    return (
      <div class="arena" data-over="" ref={box}>
        <ending.Part scene={isShared ? { ...scene, viewer: null } : scene} onBack={() => lookBack(true)} />
      </div>
    );
  }
  return (
    <div class="arena" ref={box}>
      <div class="arena-layout" data-teams={view.teams.length}>
        {/* A pin lies over all of it. */}
        <div class="arena-under" inert={held.story !== null}>
          <Status view={view} />
          <Score scene={scene} onOpen={setOpen} />
          {isDrawn ? (
            <Ring scene={scene} spots={spots} play={play} forecast={forecast} news={news} events={happened} />
          ) : (
            <div class="arena-ring" />
          )}
          {view.result ? (
            <div class="arena-ask table-ask">
              {looksBack && <Button onClick={() => lookBack(false)}>{words.says.end.backToStage}</Button>}
            </div>
          ) : (
            <Ask scene={scene} spots={spots} play={play} forecast={forecast} />
          )}
        </div>
        {blow && <BlowShown scene={scene} blow={blow} />}
        {held.story && (
          <pinShow.Part
            key={JSON.stringify(held.story)}
            view={view}
            names={names}
            story={held.story}
            onTold={() => setTold(held.story)}
            onDone={held.next}
          />
        )}
      </div>
      <Cards scene={scene} read={read} onRead={setRead} open={open} onOpen={setOpen} />
    </div>
  );
}

interface CardsProps {
  readonly scene: Scene;
  /** The fighter whose card is read. */
  readonly read: FighterRef | null;
  readonly onRead: (fighter: null) => void;
  /** The seat whose whole team is read. */
  readonly open: number | null;
  readonly onOpen: (seat: null) => void;
}

/** Cards that lie over the table while they are read. */
function Cards({ scene: { view, names, viewer }, read, onRead, open, onOpen }: CardsProps) {
  const words = useWords();
  const fighter = read === null ? '' : words.fighter(fighterIn(view, read).card).name;
  return (
    <>
      <Dialog title={fighter} open={read !== null} onClose={() => onRead(null)}>
        {read !== null && <CardOf view={view} fighter={read} />}
      </Dialog>
      <Dialog
        title={open === null ? '' : words.player(open, names, viewer)}
        open={open !== null}
        onClose={() => onOpen(null)}
        side
      >
        {open !== null && <TeamCards view={view} seat={open} />}
      </Dialog>
    </>
  );
}

const NO_MOVES: readonly Move[] = [];
const NO_EVENTS: readonly Event[] = [];

/** Where the match stands: the round, and the rules of this ring. */
function Status({ view }: { readonly view: View }) {
  const words = useWords();
  const rules = view.ringRules ? words.ringRules(view.ringRules, view.content) : null;
  return (
    <p class="arena-status">
      <b>{view.round > 0 ? words.says.round(view.round) : words.says.settingUp}</b>
      {rules && (
        <Tip class="arena-rules" text={rules.text} rule="ARENA-19">
          <b>{rules.name}</b>
          <span class="arena-rules-text">. {rules.text}</span>
        </Tip>
      )}
    </p>
  );
}

/** Whether a frame has been drawn: what is asked is there first, and the ring with all that is in it right after. */
function useNextFrame(): boolean {
  const [is, set] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => set(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return is;
}

/** How long the ring has been there before anything else is fetched. */
const SOON_MS = 1500;

/** What a match shows later comes while nobody waits for it. */
function useSoon(): void {
  useEffect(() => {
    const fetch = (): void => void pinShow.fetch().then(ending.fetch);
    // Not between a press and what comes of it.
    const timer = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(fetch), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** How long a pin is waited for that has to be fetched. */
const LATEST_MS = 5000;

/** Where the show cannot be fetched, as on a train, the match goes on without it. */
function useStuck({ story, next }: Held): void {
  useEffect(() => {
    if (story === null || pinShow.isHere()) return;
    const timer = setTimeout(() => !pinShow.isHere() && next(), LATEST_MS);
    return () => clearTimeout(timer);
  }, [story]);
}

/** What is left to do, and where an answer begins. */
const NOW = '[data-now]:not(:disabled)';
const FIRST = '[data-first]:not(:disabled)';

/** Where the next thing is done; a pin is watched first. */
const nextIn = (table: HTMLElement): HTMLElement | null =>
  table.querySelector('.arena-pin')
    ? null
    : (table.querySelector<HTMLElement>(NOW) ?? table.querySelector<HTMLElement>(FIRST));
