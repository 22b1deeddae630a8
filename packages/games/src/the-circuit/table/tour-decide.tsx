/** What an entrant decides between matches: the team or the six it registers, four for a match, and whom it leaves behind. */

import { Button } from '@roundhouse/kit';
import { useMemo } from 'preact/hooks';
import type { DecisionProps } from '../../competition.ts';
import type { ChampionshipState } from '../competition/championship-state.ts';
import { type Base, contentIn, rosterJoiners, whyNoCompany } from '../competition/entries.ts';
import { teamTable } from '../competition/team-table.ts';
import { FIGHTERS_OF_TEAM } from '../content/teams.ts';
import type { FighterId } from '../content/types.ts';
import type { Compound, Move } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import type { CircuitCompetitionWords } from '../words/competition.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import { Table } from './table.tsx';
import { ROSTER_OF_SIX, TourPick } from './tour-pick.tsx';
import './tour.css';

export function Decide(props: DecisionProps) {
  const { state, entrant, decision, words, onAct } = props;
  const { entries, match } = state as Base;
  const entry = entries[entrant]!;
  const rules = { sharedIdentity: match.sharedIdentity };
  const { decisions, table } = words as CircuitCompetitionWords;
  const { fighter, list } = useWords();
  const { type } = decision;
  switch (type) {
    case 'registerTeam':
      return <RegisterTeam {...props} />;
    case 'registerRoster':
      return (
        <TourPick
          title={decisions[type]!}
          help={table.rosterHelp}
          content={match.content}
          pool={null}
          count={ROSTER_OF_SIX}
          joiners={chosen => rosterJoiners(contentIn(state as Base), chosen, rules)}
          why={chosen => {
            const refusal = whyNoCompany(contentIn(state as Base), chosen, rules);
            return refusal ? words.refusals[refusal.key]!(refusal.values ?? {}) : table.rosterHelp;
          }}
          onDone={fighters => onAct({ type, fighters } as { type: string })}
        />
      );
    case 'pickTeam': {
      const gone = leftBehind(state as ChampionshipState, entrant).map(id => fighter(id).name);
      const left = gone.length > 0 ? [table.leftBehind(list(gone))] : [];
      return (
        <TourPick
          title={decisions[type]!}
          help={[table.pickHelp, ...left].join(' ')}
          content={match.content}
          pool={entry.fighters!}
          count={FIGHTERS_OF_TEAM}
          joiners={chosen => entry.fighters!.filter(id => !chosen.includes(id))}
          hasHazard
          onDone={(fighters, hazard) => onAct({ type, fighters, hazard } as { type: string })}
        />
      );
    }
    case 'leaveBehind':
      return <LeaveBehind {...props} />;
    default:
      return null;
  }
}

/** The table at which teams are chosen for any match, with nobody else at it yet. */
function RegisterTeam({ state, entrant, onAct }: DecisionProps) {
  const { view, moves, seat } = useMemo(() => teamTable(state as Base, entrant), [state, entrant]);
  const send = (move: Move | Compound): void => {
    if (move.type !== 'selectTeam') return;
    const { fighters, hazard } = move;
    onAct({ type: 'registerTeam', fighters: [...fighters], hazard } as { type: string });
  };
  return <Table view={view} moves={moves} send={send} events={[]} history={[]} names={['', '', '']} seat={seat} />;
}

/** What each of those in question did is told beside its picture. */
function LeaveBehind({ state, entrant, words, onAct }: DecisionProps) {
  const { fighter } = useWords();
  const lookOf = useLooks();
  const { decisions, table, score } = words as CircuitCompetitionWords;
  const { leaving } = (state as Base).entries[entrant]!;
  return (
    <div class="tour-decide">
      <h2 class="poster">{decisions.leaveBehind}</h2>
      <p>{table.leaveHelp}</p>
      <ul class="tour-leave">
        {leaving.map(id => (
          <li key={id} data-team="0">
            <span class="tour-leave-art">
              <Figure look={lookOf(id)} team={0} pose="down" />
            </span>
            <b class="poster">{fighter(id).name}</b>
            <small>
              {score}: {lastCrowd(state as ChampionshipState, entrant, id)}
            </small>
            <Button tone="strong" onClick={() => onAct({ type: 'leaveBehind', fighter: id } as { type: string })}>
              {table.leave(fighter(id).name)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Those who have fought and travel no more, in the order in which they stayed behind. */
function leftBehind({ stages, entries }: ChampionshipState, entrant: number): FighterId[] {
  const fought = stages.flatMap(({ matches }) =>
    matches.flatMap(({ entrants, teams }) => teams[entrants.indexOf(entrant)]?.fighters ?? []),
  );
  return [...new Set(fought)].filter(id => !entries[entrant]!.fighters!.includes(id));
}

/** The crowd that a fighter drew in the entrant's last match. */
function lastCrowd({ stages }: ChampionshipState, entrant: number, id: FighterId): number {
  const match = stages.at(-1)!.matches.find(({ entrants }) => entrants.includes(entrant))!;
  const seat = match.entrants.indexOf(entrant);
  return match.played!.crowd[seat]![match.teams[seat]!.fighters.indexOf(id)]!;
}
