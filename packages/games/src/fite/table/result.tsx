/** How a fight ended, and how the bout did: in a sentence, with a cry from ringside. */

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
  return (
    <div class="fite-ask table-ask" tabIndex={-1}>
      <p class="fite-turn">
        <span class="label">{fightOf(fight.turn)}</span> {call && <q data-told="">{call}</q>}
      </p>
      <p class="fite-prompt" data-told="">
        {words.told(fight.outcome, company)}
      </p>
      <p class="fite-note" data-told="">
        {used.join(' ')} <Barks barks={barksOf(null, fight.used, cast, words.voices)} />
      </p>
      {moves.length > 0 && (
        <div class="fite-lock" data-told="">
          <Button type="submit" tone="strong">
            {ask.nextTurn}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface VerdictProps extends Omit<ResultProps, 'fight' | 'moves'> {
  /** The last one; null where there was none. */
  readonly fight: Fight | null;
  /** Whether a small screen shows the arena now, and what turns it round. */
  readonly isEnding: boolean;
  readonly onTurn: () => void;
}

/** How the bout ended, in one sentence; the ways on are the page's. */
export function Verdict({ fight, view, cast, history, company, isEnding, onTurn }: VerdictProps) {
  const words = useTableWords<FiteWords>();
  const { ask } = words.table;
  const isFought = fight?.outcome.some(({ type }) => type === 'boutOver') ?? false;
  const call = fight && isFought ? callOf(history, fight.number, words.voices) : null;
  const lost = barksOf(view.result, [false, false], cast, words.voices).filter(
    ({ fighter }) => fighter !== cast.fighters[view.result!.winner as 0 | 1],
  );
  return (
    <div class="fite-ask table-ask" tabIndex={-1}>
      <p class="fite-note fite-calls" data-told="">
        {call && <q>{call}</q>} <Barks barks={lost} />
      </p>
      <p class="fite-prompt" data-told="">
        {fight && isFought ? words.told(fight.outcome, company) : words.prompt(view, company.viewer, company.names)}
      </p>
      {fight?.rolled && (
        <Button tone="quiet" class="fite-about" data-told="" onClick={onTurn}>
          {isEnding ? ask.toTheFight : ask.toTheArena}
        </Button>
      )}
    </div>
  );
}

/** What the fighters call out, inside a paragraph. */
const Barks = ({ barks }: { readonly barks: readonly Bark[] }) =>
  barks.map(({ fighter, text }) => (
    <span key={fighter.id} class="fite-bark">
      {fighter.name}: <q>{text}</q>{' '}
    </span>
  ));
