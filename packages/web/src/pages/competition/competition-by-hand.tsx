/** What people around one device do besides playing here: enter how a match on a real table ended, and leave. */

import type { AnyCompetition, Entrant, PlannedMatch } from '@roundhouse/games/competition.ts';
import { Button } from '@roundhouse/kit';
import type { KeptCompetition } from '../../play/kept/kept-competitions.ts';
import { withoutEntrant, withWinner } from '../../play/local/competing.ts';
import { words } from '../../words/index.ts';

interface ByHandProps {
  readonly kept: KeptCompetition;
  readonly competition: AnyCompetition;
  readonly onKept: (kept: KeptCompetition) => void;
}

/** Nothing where a competition wants to know more than who has won. */
export function EnterResult({ kept, competition, onKept, planned }: ByHandProps & { readonly planned: PlannedMatch }) {
  const say = words.value.competition;
  if (!competition.reportWinner) return null;
  const enter = (winner: Entrant | null): void => onKept(withWinner(competition, kept, planned.id, winner));
  return (
    <details class="more">
      <summary>{say.enterResult}</summary>
      <div class="page-actions">
        {planned.entrants.map(who => (
          <Button key={who} onClick={() => enter(who)}>
            {say.won(kept.sitters[who]!.name)}
          </Button>
        ))}
        <Button tone="quiet" onClick={() => enter(null)}>
          {say.wasDrawn}
        </Button>
      </div>
    </details>
  );
}

/** Nothing where the rules do not say what becomes of those who leave. */
export function Leaving({ kept, competition, onKept }: ByHandProps) {
  const say = words.value.competition;
  const { withdraw } = competition;
  if (!withdraw || kept.over) return null;
  const isIn = new Set(competition.standings(kept.state).flatMap(({ entrant, isOut }) => (isOut ? [] : [entrant])));
  return (
    <details class="more">
      <summary>{say.leaves}</summary>
      <div class="page-actions">
        {kept.sitters.map(({ name }, who) =>
          isIn.has(who) ? (
            <Button key={who} onClick={() => onKept(withoutEntrant(competition, kept, who))}>
              {say.isLeaving(name)}
            </Button>
          ) : null,
        )}
      </div>
    </details>
  );
}
