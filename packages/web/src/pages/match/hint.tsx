/** A hint: what the bot would do here, why, and where on the table; at the question, so that it hides nothing it speaks of. */

import type { ReadonlySignal } from '@preact/signals';
import type { Weighed } from '@roundhouse/bots/request.ts';
import { adviceOf } from '@roundhouse/games/advice.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { samePlain } from '@roundhouse/kernel';
import { announce, Button, Icon } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ADVISER, askCompared, askWorth } from '../../play/local/bot.ts';
import { botName } from '../../play/local/bot-names.ts';
import type { Move, TablePosition, TableSource } from '../../play/source.ts';
import { format, language, words } from '../../words/index.ts';
import { markOut } from './pointing.ts';
import './hint.css';

export interface HintProps {
  readonly source: TableSource;
  readonly game: AnyWords;
  /** The position it is about. */
  readonly position: TablePosition;
  /** The move that somebody has in hand, where there is one. */
  readonly picked: ReadonlySignal<Move | null>;
  readonly onClose: () => void;
}

/** What is said, most important first, and what of it is on the table. */
interface HintShown {
  /** What it is about; null where nothing is known. */
  readonly move: Move | null;
  readonly says: string;
  readonly reason: string | null;
  readonly chance: string | null;
  readonly things: readonly string[];
}

export function Hint({ source, game, position: newest, picked, onClose }: HintProps) {
  // As it was when it was asked for: what others do in secret meanwhile changes nothing about it.
  const [position] = useState(newest);
  const [told, setTold] = useState<HintShown | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    let isGone = false;
    ask(source, game, position).then(answer => {
      if (isGone) return;
      setTold(answer);
      announce([answer.says, answer.reason, answer.chance].filter(text => text !== null).join(' '));
    });
    return () => {
      isGone = true;
    };
  }, [source, game, position]);
  // In this order: what is marked is not covered.
  useLayoutEffect(() => (told ? markOut(told.things) : undefined), [told]);
  useLayoutEffect(() => (told && panel.current ? dock(panel.current) : undefined), [told]);
  if (!told) return null;
  return (
    <section class="hint" ref={panel} aria-label={words.value.match.hint}>
      <div class="hint-text">
        <p class="hint-says">{told.says}</p>
        {told.reason && <p>{told.reason}</p>}
        {told.chance && <p class="hint-chance">{told.chance}</p>}
        {told.move && position.moves.length > 1 && (
          <WhyNot source={source} game={game} position={position} best={told.move} picked={picked.value} />
        )}
      </div>
      <Button tone="quiet" aria-label={words.value.match.hintClose} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </section>
  );
}

/** Asks the bot, and the game why: both see what the seat sees, and no more. */
async function ask(source: TableSource, game: AnyWords, { view, moves }: TablePosition): Promise<HintShown> {
  const say = words.value.match;
  const [seat, names] = [source.seat.peek()!, source.names.peek()];
  try {
    const [weighed, advice] = await Promise.all([
      askWorth({ game: source.game, view, seat, moves }),
      adviceOf(source.game, language.peek()),
    ]);
    const [best, second] = weighed;
    const [move, other] = [best!.move, second?.move ?? null];
    const advised = { view, seat, move, moves, other, names, words: game };
    return {
      move,
      says: say.hintSays(botName(source.game, ADVISER), game.move(move, view, names)),
      reason: advice.reason(advised),
      chance: chanceOf(weighed, moves.length, one => game.move(one, view, names)),
      things: advice.things(move, view),
    };
  } catch {
    return { move: null, says: say.hintFailed, reason: null, chance: null, things: [] };
  }
}

interface WhyNotProps extends Omit<HintProps, 'picked' | 'onClose'> {
  readonly best: Move;
  readonly picked: Move | null;
}

/** More than so many cannot be chosen from; then only the move in hand is asked about. */
const MOST_LISTED = 120;

/** "Why not this?", of the move in hand or of any other one: what it does, and what it is worth beside the advised one. */
function WhyNot({ source, game, position: { view, moves }, best, picked }: WhyNotProps) {
  const say = words.value.match;
  const others = moves.filter(move => !samePlain(move, best));
  const inHand = others.findIndex(move => samePlain(move, picked));
  const [chosen, setChosen] = useState(-1);
  const [answer, setAnswer] = useState<string | null>(null);
  const at = chosen >= 0 ? chosen : inHand;
  useEffect(() => {
    setAnswer(null);
    const move = others[at];
    if (!move) return;
    let isGone = false;
    explain(source, game, view, best, move).then(text => {
      if (isGone) return;
      setAnswer(text);
      announce(text);
    });
    return () => {
      isGone = true;
    };
  }, [at]);
  if (others.length > MOST_LISTED && inHand < 0) return null;
  const listed = others.length > MOST_LISTED ? [inHand] : others.map((_, i) => i);
  return (
    <>
      <label class="hint-why-not">
        <span>{say.whyNot}</span>
        <select value={String(at)} onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}>
          <option value="-1">{say.whyNotPick}</option>
          {listed.map(i => (
            <option key={i} value={String(i)}>
              {game.move(others[i]!, view, source.names.peek())}
            </option>
          ))}
        </select>
      </label>
      {answer && <p class="hint-chance">{answer}</p>}
    </>
  );
}

/** What speaks for another move, and how the two compare to the strongest bot. */
async function explain(source: TableSource, game: AnyWords, view: unknown, best: Move, move: Move): Promise<string> {
  const say = words.value.match;
  const { percent } = format.value;
  const [seat, names] = [source.seat.peek()!, source.names.peek()];
  try {
    const moves = [best, move];
    const [weighed, advice] = await Promise.all([
      askCompared({ game: source.game, view, seat, moves }),
      adviceOf(source.game, language.peek()),
    ]);
    const reason = advice.reason({ view, seat, move, moves, other: best, names, words: game });
    const worthOf = (one: Move): number | null => weighed.find(other => samePlain(other.move, one))?.worth ?? null;
    const [mine, theirs] = [worthOf(move), worthOf(best)];
    const compared =
      mine === null || theirs === null
        ? say.whyNotUnknown
        : Math.abs(theirs - mine) < SAME
          ? say.whyNotSame(percent(mine))
          : theirs > mine
            ? say.whyNotWorse(percent(mine), percent(theirs))
            : say.whyNotBetter(percent(mine), percent(theirs));
    return [reason, compared].filter(text => text !== null).join(' ');
  } catch {
    return say.hintFailed;
  }
}

/** Closer than this and the bot does not claim to know which is better. */
const SAME = 0.005;

/**
 * What the move is worth beside the next best: the bot's own figures, from imagined games. Of `count` moves it may have
 * weighed one alone.
 */
export function chanceOf(
  [best, second]: readonly Weighed[],
  count: number,
  said: (move: Move) => string,
): string | null {
  const say = words.value.match;
  const { percent } = format.value;
  if (!second) return count === 1 ? say.hintOnly : null;
  if (best!.worth === null || second.worth === null) return null;
  return best!.worth - second.worth < SAME
    ? say.hintSame(percent(best!.worth))
    : say.hintWhy(percent(best!.worth), said(second.move), percent(second.worth));
}

/** What answers a question, or shows what is about to be done. */
const ANSWERS = ':is(button, input, select, fieldset, [data-answers])';

/** Where a panel has to end so that it lies above what it points at; null where it covers nothing of that, or has no room. */
function clearOf(panel: DOMRect): number | null {
  const covered = [...document.querySelectorAll('.match-main [data-hinted]')]
    .map(element => element.getBoundingClientRect())
    .filter(
      ({ top, bottom, left, right }) =>
        top < panel.bottom && bottom > panel.top && left < panel.right && right > panel.left,
    );
  const edge = Math.min(...covered.map(({ top }) => top)) - RING;
  return covered.length > 0 && edge - panel.height >= TOP_BAR ? edge : null;
}

/** How far the ring around what is pointed at reaches. */
const RING = 10;
const TOP_BAR = 44;

/**
 * Lays the panel over the question's own words, as wide as they are: what answers it stays free, and of the table as much as
 * there is room below it. What it points at it never covers: it goes above that where there is room. Where a log stands beside the table the style sheet puts it there, and this changes nothing.
 */
function dock(panel: HTMLElement): () => void {
  const root = document.documentElement;
  const place = (): void => {
    const asked = document.querySelector('.match-main .table-ask');
    const prompt = asked?.querySelector('[class$="-prompt"], .table-prompt')?.getBoundingClientRect();
    if (!asked || !prompt) return;
    const box = asked.getBoundingClientRect();
    panel.style.setProperty('--hint-left', `${Math.round(prompt.left)}px`);
    panel.style.setProperty('--hint-width', `${Math.round(prompt.width)}px`);
    const { right } = panel.getBoundingClientRect();
    const answers = [...asked.querySelectorAll(ANSWERS)]
      .map(element => element.getBoundingClientRect())
      .filter(({ left, width, bottom }) => width > 0 && left < right && bottom > prompt.top);
    const edge = Math.min(box.bottom, innerHeight, ...answers.map(({ top }) => top)) - 4;
    panel.style.setProperty('--hint-bottom', `${Math.round(innerHeight - edge)}px`);
    const above = clearOf(panel.getBoundingClientRect());
    if (above !== null) panel.style.setProperty('--hint-bottom', `${Math.round(innerHeight - above)}px`);
    // What is brought into sight comes to lie above it.
    const { top, height } = panel.getBoundingClientRect();
    const reach = Math.round(innerHeight - top);
    root.style.scrollPaddingBottom = height > 0 ? `${reach + 32}px` : '';
    // A table that ends under it leaves room to be scrolled out from there.
    root.style.setProperty('--hint-reach', `${reach}px`);
  };
  place();
  const sizes = new ResizeObserver(place);
  const asked = document.querySelector('.match-main .table-ask');
  if (asked) sizes.observe(asked);
  addEventListener('resize', place);
  addEventListener('scroll', place, { passive: true, capture: true });
  return () => {
    sizes.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
    root.style.scrollPaddingBottom = '';
    root.style.removeProperty('--hint-reach');
  };
}
