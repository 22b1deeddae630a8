/** The thrown dice: to be marked, taken in hand, and taken back from the posters. */

import { tiltOf } from '@roundhouse/kit';
import type { Die, View } from '../state.ts';
import type { Doing } from '../words/catalogue.ts';
import type { Arrangement } from './arranging.ts';
import { StageDie } from './dice.tsx';
import type { LastThrow } from './last-throw.ts';
import { LANDING_MS } from './shows.ts';
import { useWords } from './use-words.ts';

export interface HandProps {
  readonly view: View;
  readonly last: LastThrow;
  readonly arranged: Arrangement;
  readonly marked: readonly number[];
  readonly held: number | null;
  /** Null where these are somebody else's dice. */
  readonly onDie: ((die: number) => void) | null;
}

export function Hand({ view, last, arranged, marked, held, onDie }: HandProps) {
  const { hand } = useWords().table;
  return (
    <fieldset class="circus-hand">
      <legend class="unseen">{view.phase === 'rethrow' ? hand.rethrow : hand.place}</legend>
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
        const slot = place?.slot ?? (doing === 'gone' ? last.slots.get(number) : undefined);
        const trick = place ? view.stage[place.slot - 1] : null;
        return (
          <HandDie
            key={`${view.turn} ${number} ${die.eyes}`}
            number={number}
            die={die}
            tilt={tiltOf(view.turn, number)}
            doing={doing}
            said={hand.said(die, doing, trick?.card ?? null)}
            tag={slot === undefined ? hand.tags[doing] : `→ ${slot}`}
            fall={`${last.number} ${last.again.has(number) ? 'again' : ''}`}
            onPress={onDie && doing !== 'gone' && doing !== 'missed' ? () => onDie(number) : null}
          />
        );
      })}
    </fieldset>
  );
}

interface HandDieProps {
  readonly number: number;
  readonly die: Die;
  readonly tilt: number;
  readonly doing: Doing;
  readonly said: string;
  readonly tag: string;
  /** Which throw it lies from. */
  readonly fall: string;
  readonly onPress: (() => void) | null;
}

function HandDie({ number, die, tilt, doing, said, tag, fall, onPress }: HandDieProps) {
  const face = (
    <>
      <StageDie die={die} tilt={tilt} fall={{ of: fall, after: (number - 1) * LANDING_MS }} />
      {/* Drawn, not written: the name of the die says it in other words. */}
      <span class="circus-tag" aria-hidden="true" data-tag={tag} />
    </>
  );
  if (!onPress) {
    return (
      <span class="circus-pool-die" data-thing={`die:${number}`} data-doing={doing} role="img" aria-label={said}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="circus-pool-die"
      data-thing={`die:${number}`}
      data-doing={doing}
      aria-pressed={doing === 'held' || doing === 'marked'}
      aria-label={said}
      onClick={onPress}
    >
      {face}
    </button>
  );
}
