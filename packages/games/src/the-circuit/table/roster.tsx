/** All fighters, to make one's own team of: whoever cannot join says why, and some are suggested. */

import { Button, RuleLink } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { contentOf } from '../content/packs.ts';
import { canJoin, FIGHTERS_OF_TEAM, identitiesOf, type TeamRules, teamProblems } from '../content/teams.ts';
import {
  type ContentId,
  FIGHTER_IDS,
  type FighterId,
  HAZARD_IDS,
  IDENTITIES,
  type IdentityId,
  STATS,
} from '../content/types.ts';
import { useWords } from '../words/catalogue.ts';
import type { Building } from './building.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import { Sign } from './signs.tsx';
import { suggestionsFor } from './team-shape.ts';
import './roster.css';

export interface RosterProps {
  readonly content: ContentId;
  readonly rules: TeamRules;
  readonly picked: readonly FighterId[];
  readonly team: Building;
  readonly onTeam: (team: Building) => void;
  readonly onRead: (fighter: FighterId) => void;
  readonly seat: number;
}

/** All fighters, or those of an identity. */
export function Roster({ content, rules, picked, team, onTeam, onRead, seat }: RosterProps) {
  const words = useWords();
  const cards = contentOf(content);
  const [identity, setIdentity] = useState<IdentityId | null>(null);
  const [refused, refuse] = useState<FighterId | null>(null);
  const shown = FIGHTER_IDS.filter(id => identity === null || identitiesOf(cards.fighters[id]).includes(identity));
  const canTake = (id: FighterId): boolean =>
    team.fighters.length < FIGHTERS_OF_TEAM && canJoin(cards, team.fighters, id, rules);
  const add = (id: FighterId): void => {
    refuse(null);
    onTeam({ fighters: [...team.fighters, id], hazard: null });
  };
  return (
    <div class="arena-roster">
      <div class="arena-filters">
        {[null, ...IDENTITIES].map(one => (
          <Button
            key={one}
            aria-pressed={identity === one}
            data-picked={identity === one ? '' : undefined}
            onClick={() => setIdentity(one)}
          >
            {one === null ? words.says.builder.all : words.identity(one)}
          </Button>
        ))}
      </div>
      <Refused content={content} team={team} rules={rules} refused={refused} />
      <Suggestions content={content} team={team} rules={rules} onAdd={add} seat={seat} />
      <ul class="arena-faces">
        {shown.map(id => {
          const isIn = team.fighters.includes(id);
          return (
            <li key={id}>
              <Face
                content={content}
                id={id}
                seat={seat}
                isIn={isIn}
                can={canTake(id)}
                onPress={() => {
                  if (picked.includes(id)) onRead(id);
                  else if (isIn) onTeam(without(team, id));
                  else if (canTake(id)) add(id);
                  else refuse(id);
                }}
                onRead={() => onRead(id)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const without = ({ fighters }: Building, id: FighterId): Building => ({
  fighters: fighters.filter(one => one !== id),
  hazard: null,
});

type RefusedProps = Pick<RosterProps, 'content' | 'team' | 'rules'> & { readonly refused: FighterId | null };

/** Which rule keeps somebody out, while it does. */
function Refused({ content, team, rules, refused }: RefusedProps) {
  const words = useWords();
  const isFull = team.fighters.length === FIGHTERS_OF_TEAM;
  const problem = refused && !isFull ? whyNot(content, team, refused, rules) : null;
  return (
    <p class="arena-refused" aria-live="polite">
      {refused && isFull && words.says.builder.full}
      {problem && (
        <>
          {words.teamProblem(problem)} <RuleLink rule={problem.rule} />
        </>
      )}
    </p>
  );
}

/** What would be wrong with the team if somebody joined it; null if nothing would. */
function whyNot(content: ContentId, team: Building, id: FighterId, rules: TeamRules) {
  if (canJoin(contentOf(content), team.fighters, id, rules)) return null;
  const problems = teamProblems(contentOf(content), { fighters: [...team.fighters, id], hazard: HAZARD_IDS[0] }, rules);
  return problems.find(({ key }) => key !== 'teamSize' && key !== 'hazardNotAllowed') ?? problems[0] ?? null;
}

interface SuggestionsProps extends Pick<RosterProps, 'content' | 'team' | 'rules' | 'seat'> {
  readonly onAdd: (fighter: FighterId) => void;
}

/** Who adds what the team lacks, as soon as there is one. */
function Suggestions({ content, team, rules, onAdd, seat }: SuggestionsProps) {
  const words = useWords();
  const lookOf = useLooks();
  const { builder } = words.says;
  if (team.fighters.length === 0 || team.fighters.length === FIGHTERS_OF_TEAM) return null;
  const suggested = suggestionsFor(contentOf(content), team.fighters, rules);
  return (
    <div class="arena-suggestions">
      <p>{builder.suggested}</p>
      <ul>
        {suggested.map(({ fighter, strength }) => (
          <li key={fighter}>
            <button type="button" class="arena-pick" data-team={seat} onClick={() => onAdd(fighter)}>
              <span class="arena-chip-face">
                <Figure look={lookOf(fighter)} team={seat} pose="stand" isBust />
              </span>
              <span>
                <span class="unseen">{builder.add(words.fighter(fighter).name)}: </span>
                <b aria-hidden="true">{words.fighter(fighter).name}</b>
                <small>{builder.brings(builder.strengths[strength].name)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FaceProps {
  readonly content: ContentId;
  readonly id: FighterId;
  readonly seat: number;
  readonly isIn: boolean;
  readonly can: boolean;
  readonly onPress: () => void;
  readonly onRead: () => void;
}

function Face({ content, id, seat, isIn, can, onPress, onRead }: FaceProps) {
  const words = useWords();
  const lookOf = useLooks();
  const { name, tagLine } = words.fighter(id);
  const { stats, identities } = contentOf(content).fighters[id];
  return (
    <div class="arena-face" data-in={isIn ? '' : undefined} data-can={can || isIn ? '' : undefined}>
      <button type="button" class="arena-face-main" aria-pressed={isIn} onClick={onPress}>
        <span class="arena-face-art">
          <Figure look={lookOf(id)} team={seat} pose="stand" />
        </span>
        <b>{name}</b>
        <small>{tagLine}</small>
        <span class="unseen">{isIn ? words.says.builder.remove(name) : words.says.builder.add(name)}</span>
        <span class="arena-face-ids">{Object.values(identities).map(words.identity).join(' · ')}</span>
        <span class="arena-face-stats">
          {STATS.map(stat => (
            <span key={stat}>
              <Sign name={stat} />
              <span class="unseen">{words.stat(stat).name} </span>
              {stats[stat]}
            </span>
          ))}
        </span>
      </button>
      <Button
        tone="quiet"
        class="arena-face-read"
        aria-label={words.says.openCard(`${name}, ${tagLine}`)}
        onClick={onRead}
      >
        ?
      </Button>
    </div>
  );
}
