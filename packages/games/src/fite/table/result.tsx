/** How a fight ended: in a sentence or two, with a cry from ringside. */

import { Button } from '@roundhouse/kit';
import type { Event, Move, View } from '../state.ts';
import { reactionSaid, words } from '../words/en.ts';
import { type Bark, barksOf, callOf } from './calls.ts';
import type { Cast } from './cast.ts';
import type { Fight } from './fights.ts';

export interface ResultProps {
  readonly fight: Fight;
  readonly view: View;
  readonly cast: Cast;
  readonly history: readonly Event[];
  readonly names: readonly string[];
  readonly viewer: number | null;
  /** What the button that leads on says; null where there is nowhere to go yet. */
  readonly onward: string | null;
}

/** The way on from a result. */
export const onwardFrom = (view: View, moves: readonly Move[]): string | null =>
  view.result !== null ? 'To the arena' : moves.length > 0 ? 'Next turn' : null;

/** The turn's result in a sentence or two, and the way on. */
export function Result({ fight, view, cast, history, names, viewer, onward }: ResultProps) {
  const said = fight.outcome.map(event => words.event(event, names, viewer)).filter(text => text !== null);
  const used = fight.reactions.flatMap((reaction, seat) => {
    const { power } = view.fighters[seat as 0 | 1];
    return reaction ? [reactionSaid(reaction, power, seat, names, viewer)] : [];
  });
  const call = callOf(history, fight.number);
  return (
    <div class="fite-ask table-ask">
      <p class="fite-turn">
        <span class="label">Fight of turn {fight.turn}</span> {call && <q>{call}</q>}
      </p>
      <p class="fite-prompt">{said.join(' ')}</p>
      <p class="fite-note">
        {view.result === null && `${used.join(' ')} `}
        <Barks barks={barksOf(view.result, fight.used, cast)} />
      </p>
      {onward !== null && (
        <div class="fite-lock">
          <Button type="submit" tone="strong">
            {onward}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the fighters call out, inside a paragraph. */
export const Barks = ({ barks }: { readonly barks: readonly Bark[] }) =>
  barks.map(({ fighter, text }) => (
    <span key={fighter.id} class="fite-bark">
      {fighter.name}: <q>{text}</q>{' '}
    </span>
  ));
