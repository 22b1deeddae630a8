/** The thrown dice: to be marked, taken in hand, and taken back from the posters. */

import { tiltOf } from '@roundhouse/kit';
import type { Die, View } from '../state.ts';
import { actOf, dieSaid } from '../words/en.ts';
import type { Arrangement } from './arranging.ts';
import { StageDie } from './dice.tsx';

export interface HandProps {
  readonly view: View;
  readonly arranged: Arrangement;
  readonly marked: readonly number[];
  readonly held: number | null;
  /** Null where these are somebody else's dice. */
  readonly onDie: ((die: number) => void) | null;
}

/** What a die is doing. */
type Doing = 'waiting' | 'marked' | 'held' | 'placed' | 'missed' | 'gone';

export function Hand({ view, arranged, marked, held, onDie }: HandProps) {
  return (
    <fieldset class="circus-hand">
      <legend class="unseen">{view.phase === 'rethrow' ? 'Mark dice to throw again' : 'Dice to place'}</legend>
      {view.thrown.map((die, i) => {
        if (!die) return null;
        const number = i + 1;
        const place = arranged.places.find(one => one.die === number);
        const doing: Doing = marked.includes(number)
          ? 'marked'
          : place
            ? 'placed'
            : arranged.missed.includes(number)
              ? 'missed'
              : !arranged.pool[i]
                ? 'gone'
                : held === number
                  ? 'held'
                  : 'waiting';
        const trick = place ? view.stage[place.slot - 1] : null;
        const said = `${dieSaid(die)}${SAID[doing]}${trick ? ` ${actOf(trick.card)}; press to take it back` : ''}`;
        return (
          <HandDie
            key={`${view.turn} ${number} ${die.eyes}`}
            die={die}
            tilt={tiltOf(view.turn, number)}
            doing={doing}
            said={said}
            tag={place ? `→ ${place.slot}` : TAGS[doing]}
            onPress={onDie && doing !== 'gone' && doing !== 'missed' ? () => onDie(number) : null}
          />
        );
      })}
    </fieldset>
  );
}

const SAID: { readonly [D in Doing]: string } = {
  waiting: '',
  marked: ', to be thrown again',
  held: ', in hand',
  placed: ', on',
  missed: ', will fit nowhere',
  gone: ', has left the pool',
};

const TAGS: { readonly [D in Doing]: string } = {
  waiting: '',
  marked: 'again',
  held: 'in hand',
  placed: '',
  missed: 'misses',
  gone: 'gone',
};

interface HandDieProps {
  readonly die: Die;
  readonly tilt: number;
  readonly doing: Doing;
  readonly said: string;
  readonly tag: string;
  readonly onPress: (() => void) | null;
}

function HandDie({ die, tilt, doing, said, tag, onPress }: HandDieProps) {
  const face = (
    <>
      <span class="unseen">{said}</span>
      <StageDie die={die} tilt={tilt} mark={doing === 'waiting' && !onPress ? 'new' : undefined} />
      <span class="circus-tag" aria-hidden="true">
        {tag}
      </span>
    </>
  );
  if (!onPress) {
    return (
      <span class="circus-pool-die" data-doing={doing}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="circus-pool-die"
      data-doing={doing}
      aria-pressed={doing === 'held' || doing === 'marked'}
      onClick={onPress}
    >
      {face}
    </button>
  );
}
