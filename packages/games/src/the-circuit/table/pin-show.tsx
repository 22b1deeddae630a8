/** The pin: cards are turned over one by one, slowly, before anybody is told how it ends. */

import { Button, isStill, useEntrance, useSound } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { capital } from '../../voice.ts';
import { combatCard } from '../content/packs.ts';
import { seatOf, type View } from '../state.ts';
import { type CircuitWords, useWords } from '../words/catalogue.ts';
import { CardBack, CardFace } from './combat-card.tsx';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import { pinOdds } from './odds.ts';
import { cardsLaid, type PinCard, type PinStory } from './pins.ts';
import { fighterIn } from './scene.ts';
import './pin.css';

/** When the first card turns, how long each takes, and how long the verdict stands. */
const [FIRST_MS, CARD_MS, VERDICT_MS] = [700, 950, 1900];

export interface PinShowProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly story: PinStory;
  /** All cards are open: now everybody may be told how it ends. */
  readonly onTold: () => void;
  readonly onDone: () => void;
}

export function PinShow({ view, names, story, onTold, onDone }: PinShowProps) {
  const words = useWords();
  const { says } = words;
  const { cards } = story;
  const { turned, isTold, hurry } = useTurning(cards.length, onTold, onDone);
  const playSound = useSound();
  useEffect(() => {
    if (isTold) playSound(story.success ? 'hit' : 'chime', { count: story.success ? 4 : 1 });
    else if (turned > 0) playSound('card', { nth: turned - 1 });
  }, [turned]);
  const said = useEntrance<HTMLParagraphElement>(turned, STAMP, { duration: 300 });
  const button = useRef<HTMLButtonElement>(null);
  // In a lesson the page is longer than the screen: it goes to where this ends.
  useEffect(() => button.current?.focus(), []);
  const pinning = words.fighterOf(story.fighter, view, names);
  const pinned = capital(words.fighterOf(story.pinned, view, names));
  const verdict = story.success ? says.pin.out(pinned) : says.pin.survives(pinned);
  const count = cards[Math.min(turned, cards.length) - 1]?.counted ?? 0;
  const counted = count > 0 ? says.pin.count(count) : '';
  const isFallen = isTold && isEndedByFall(view, story);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is filled in.
    <div
      class="arena-pin"
      role="group"
      aria-labelledby="arena-pin-title arena-pin-odds"
      // Whoever presses it hurries this, not all that follows.
      data-showing=""
      data-end={isTold ? (story.success ? 'out' : 'saved') : undefined}
      onPointerDown={hurry}
    >
      <p class="arena-pin-title poster" id="arena-pin-title">
        {says.pin.title(pinned)}
      </p>
      <p class="arena-pin-odds" id="arena-pin-odds">
        {says.pin.by(pinning)} · {says.pin.odds(pinOdds(view, seatOf(story.pinned), story.fighter))}
      </p>
      <Pair {...{ view, story, turned, isTold, isFallen }} />
      <ol class="arena-pin-cards">
        {Array.from({ length: cardsLaid(story, turned) }, (_, i) => (
          <li key={i} data-turned={i < turned && i < cards.length ? '' : undefined}>
            <PinCardView
              view={view}
              card={cards[i] ?? null}
              before={cards[i - 1]?.counted ?? 0}
              isTurned={i < turned}
              words={words}
            />
          </li>
        ))}
      </ol>
      <p class="arena-pin-verdict poster" ref={said}>
        {isFallen && <small>{capital(says.pin.fell(pinning))}</small>}
        {isTold ? verdict : counted}
      </p>
      {/* How it ends the page tells, with all that follows from it, when it has been seen. */}
      <p class="unseen" aria-live="polite">
        {isTold ? '' : counted}
      </p>
      <Button class="arena-pin-skip" ref={button} onClick={hurry} onPointerDown={event => event.stopPropagation()}>
        {isTold ? says.pin.goOn : says.pin.skip}
      </Button>
    </div>
  );
}

/** Turns so many cards one after the other, and lets the verdict stand a while; `hurry` does what is next at once. */
function useTurning(cards: number, onTold: () => void, onDone: () => void) {
  const [turned, turn] = useState(isStill() ? cards : 0);
  const isTold = turned >= cards;
  useLayoutEffect(() => {
    if (isTold) onTold();
  }, [isTold]);
  useEffect(() => {
    const ms = isTold ? VERDICT_MS : turned === 0 ? FIRST_MS : CARD_MS;
    const timer = setTimeout(() => (isTold ? onDone() : turn(turned + 1)), ms);
    return () => clearTimeout(timer);
  }, [turned]);
  return { turned, isTold, hurry: (): void => (isTold ? onDone() : turn(cards)) };
}

/** Without a pin break only the fall of whoever pins ends it so. */
function isEndedByFall(view: View, { success, cards }: PinStory): boolean {
  const lastCard = cards.at(-1);
  return !success && lastCard !== undefined && !combatCard(view.content, lastCard.card).pinBreak;
}

/** Each count is a hand that slaps the mat: the word lands, and the two jump. */
const STAMP: Keyframe[] = [{ transform: 'scale(2.4)', opacity: 0 }, { transform: 'scale(.92)', offset: 0.6 }, {}];
const JUMP: Keyframe[] = [{}, { transform: 'translateY(-4%)' }, { transform: 'translateY(2%)' }, {}];

interface PairProps extends Pick<PinShowProps, 'view' | 'story'> {
  readonly turned: number;
  readonly isTold: boolean;
  /** Whoever pins has fallen. */
  readonly isFallen: boolean;
}

/** Whoever pins and whoever is pinned. */
function Pair({ view, story, turned, isTold, isFallen }: PairProps) {
  const jump = useEntrance<HTMLDivElement>(turned || null, JUMP, { duration: 260, delay: 120 });
  const lookOf = useLooks();
  const { fighter, pinned, success } = story;
  return (
    <div class="arena-pin-pair" aria-hidden="true" ref={jump}>
      <span>
        <Figure
          look={lookOf(fighterIn(view, fighter).card)}
          team={seatOf(fighter)}
          pose={isTold && success ? 'win' : isFallen ? 'down' : 'stand'}
        />
      </span>
      <span>
        <Figure
          look={lookOf(fighterIn(view, pinned).card)}
          team={seatOf(pinned)}
          pose={isTold && !success ? 'stand' : 'down'}
        />
      </span>
    </div>
  );
}

interface PinCardProps {
  readonly view: View;
  readonly card: PinCard | null;
  /** How far it was counted without it. */
  readonly before: number;
  readonly isTurned: boolean;
  readonly words: CircuitWords;
}

function PinCardView({ view, card, before, isTurned, words }: PinCardProps) {
  const { pin } = words.says;
  const known = card && isTurned ? combatCard(view.content, card.card) : null;
  return (
    <>
      <span class="arena-flip" data-turned={known ? '' : undefined}>
        {known ? <CardFace card={known} /> : <CardBack />}
      </span>
      <small>
        {known?.pinBreak ? pin.breaks : known && card!.counted > before ? pin.count(card!.counted) : ' '}
        {known?.struggle && <span>{words.struggle(known.struggle).name}</span>}
      </small>
    </>
  );
}
