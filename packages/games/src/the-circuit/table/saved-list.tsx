/** Teams that somebody has saved: to be taken again, or deleted; and the form that saves one. */

import { Button, Icon } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { contentOf } from '../content/packs.ts';
import { type ChosenTeam, sharedIdentities, type TeamRules, teamProblems } from '../content/teams.ts';
import type { ContentId, FighterId } from '../content/types.ts';
import { useWords } from '../words/catalogue.ts';
import { after, type Building } from './building.ts';
import { LONGEST_NAME, type Saved, type SavedTeam, useSavedTeams } from './saved-teams.ts';
import { TeamPick } from './team-pick.tsx';

export interface SavedListProps {
  readonly content: ContentId;
  readonly rules: TeamRules;
  readonly picked: readonly FighterId[];
  readonly team: Building;
  readonly onTake: (team: Building) => void;
  readonly seat: number;
  readonly saved: Saved;
}

/** What this match does not allow says why, and can still be deleted. */
export function SavedList({ content, rules, picked, team, onTake, seat, saved }: SavedListProps) {
  const words = useWords();
  const { builder } = words.says;
  return (
    <>
      <h3 class="arena-list-head">{builder.saved}</h3>
      <ul class="arena-ready">
        {saved.teams.map(one => {
          const [problem] = teamProblems(contentOf(content), one, rules);
          const text = problem
            ? words.teamProblem(problem)
            : builder.shared(words.list(sharedIdentities(contentOf(content), one.fighters).map(words.identity)));
          return (
            <li key={one.name} class="arena-saved" data-barred={problem ? '' : undefined}>
              <TeamPick
                name={one.name}
                text={text}
                chosen={after(picked, one) ?? one}
                team={team}
                onTake={onTake}
                seat={seat}
              />
              <Button tone="quiet" aria-label={builder.delete(one.name)} onClick={() => saved.forget(one.name)}>
                <Icon name="close" />
              </Button>
            </li>
          );
        })}
      </ul>
      <h3 class="arena-list-head">{builder.ready}</h3>
    </>
  );
}

interface SaveFormProps {
  readonly team: ChosenTeam;
  readonly content: ContentId;
  readonly onDone: () => void;
}

export function SaveForm({ team, content, onDone }: SaveFormProps) {
  const words = useWords();
  const { builder } = words.says;
  const { save, teams } = useSavedTeams();
  const [identity] = sharedIdentities(contentOf(content), team.fighters);
  const [name, setName] = useState(() => freeName(identity ? words.identity(identity) : builder.own, teams));
  const given = name.trim();
  const field = useRef<HTMLInputElement>(null);
  // Another name is written over the suggested one.
  useEffect(() => field.current?.select(), []);
  return (
    <form
      class="arena-save"
      onSubmit={event => {
        event.preventDefault();
        if (given === '') return;
        save({ name: given, fighters: team.fighters, hazard: team.hazard });
        onDone();
      }}
    >
      <label>
        {builder.nameIt}
        <input
          ref={field}
          type="text"
          required
          maxLength={LONGEST_NAME}
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      {teams.some(one => one.name === given) && <p class="arena-note">{builder.replaces(given)}</p>}
      <div class="arena-answers">
        <Button type="submit" tone="strong" class="arena-do">
          {builder.saveIt}
        </Button>
      </div>
    </form>
  );
}

/** "Striker", and "Striker 2" where there is one already. */
function freeName(wanted: string, teams: readonly SavedTeam[]): string {
  let name = wanted;
  for (let n = 2; teams.some(team => team.name === name); n++) name = `${wanted} ${n}`;
  return name;
}
