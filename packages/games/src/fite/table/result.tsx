/** How a fight ended: in a sentence, with a cry from ringside. */

import { Button } from '@roundhouse/kit';
import { useTableWords } from '../../table-words.ts';
import type { Event, Move, View } from '../state.ts';
import type { Company, FiteWords } from '../words/catalogue.ts';
import { type Bark, barksOf, callOf } from './calls.ts';
import type { Cast } from './cast.ts';
import type { Fight } from './fights.ts';

export interface ResultProps {
  readonly fight: Fight;
  readonly view: View;
  readonly cast: Cast;
  readonly history: readonly Event[];
  readonly company: Company;
  readonly moves: readonly Move[];
}

/** The turn's result in one sentence, and the way on. */
export function Result({ fight, view, cast, history, company, moves }: ResultProps) {
  const words = useTableWords<FiteWords>();
  const { ask, fightOf } = words.table;
  const used = fight.reactions.flatMap((reaction, seat) => {
    const { power } = view.fighters[seat as 0 | 1];
    return reaction ? [words.reaction(reaction, power, seat, company)] : [];
  });
  const call = callOf(history, fight.number, words.voices);
  const onward = view.result !== null ? ask.toTheArena : moves.length > 0 ? ask.nextTurn : null;
  return (
    <div class="fite-ask table-ask">
      <p class="fite-turn">
        <span class="label">{fightOf(fight.turn)}</span> {call && <q>{call}</q>}
      </p>
      <p class="fite-prompt">{words.told(fight.outcome, company)}</p>
      {/* How it ended for them, the fighters say in the arena. */}
      {view.result === null && (
        <p class="fite-note">
          {used.join(' ')} <Barks barks={barksOf(null, fight.used, cast, words.voices)} />
        </p>
      )}
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
