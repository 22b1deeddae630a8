/** The team so far, its hazard, what can be done with it, and the button that locks it in. */

import { Button } from '@roundhouse/kit';
import { contentOf } from '../content/packs.ts';
import { FIGHTERS_OF_TEAM, legalHazards, sharedIdentities, suggestTeam, type TeamRules } from '../content/teams.ts';
import type { ContentId, FighterId } from '../content/types.ts';
import { useWords } from '../words/catalogue.ts';
import type { Building } from './building.ts';
import { Figure } from './figure.tsx';
import { HazardArt } from './hazard-art.tsx';
import { late } from './late.tsx';
import { useLooks } from './look.ts';

const teamFacts = late(async () => (await import('./team-facts.tsx')).TeamFacts);

export interface TrayProps {
  readonly content: ContentId;
  readonly team: Building;
  readonly rules: TeamRules;
  /** Those who cannot be taken out again. */
  readonly picked: readonly FighterId[];
  readonly isLegal: boolean;
  readonly onTeam: (team: Building) => void;
  readonly onLock: () => void;
  readonly onLay: (over: { readonly card: FighterId } | 'facts' | 'save') => void;
  readonly seat: number;
}

export function Tray({ content, team, rules, picked, isLegal, onTeam, onLock, onLay, seat }: TrayProps) {
  const words = useWords();
  const { builder } = words.says;
  const { fighters } = team;
  const shared = fighters.length > 0 ? sharedIdentities(contentOf(content), fighters) : [];
  return (
    <section class="arena-tray table-ask" aria-label={builder.slots(fighters.length)}>
      <div class="arena-tray-team">
        <Slots fighters={fighters} seat={seat} onRead={card => onLay({ card })} />
        <p>
          {shared.length > 0 ? builder.shared(words.list(shared.map(words.identity))) : builder.rule(fighters.length)}
        </p>
      </div>
      {fighters.length === FIGHTERS_OF_TEAM && <Hazards content={content} team={team} onTeam={onTeam} />}
      <div class="arena-tray-facts">
        {fighters.length > 0 ? <teamFacts.Part content={content} fighters={fighters} /> : <Guide />}
      </div>
      <div class="arena-answers">
        <Button tone="strong" class="arena-do" data-now={isLegal ? '' : undefined} disabled={!isLegal} onClick={onLock}>
          {builder.lock}
        </Button>
        {fighters.length < FIGHTERS_OF_TEAM && (
          <Button onClick={() => onTeam(suggestTeam(contentOf(content), fighters, rules) ?? team)}>
            {fighters.length === 0 ? builder.surprise : builder.fill}
          </Button>
        )}
        {fighters.length > 0 && (
          <>
            <Button class="arena-tray-open" onClick={() => onLay('facts')}>
              {builder.facts}
            </Button>
            {isLegal && <Button onClick={() => onLay('save')}>{builder.save}</Button>}
            <Button
              tone="quiet"
              disabled={fighters.length === picked.length}
              onClick={() => onTeam({ fighters: picked, hazard: null })}
            >
              {builder.clear}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Before anybody is picked: what a team can be good at. */
function Guide() {
  const { builder } = useWords().says;
  return (
    <>
      <h3>{builder.canBe}</h3>
      <dl class="arena-guide">
        {Object.values(builder.strengths).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface SlotsProps {
  readonly fighters: readonly FighterId[];
  readonly seat: number;
  readonly onRead: (fighter: FighterId) => void;
}

function Slots({ fighters, seat, onRead }: SlotsProps) {
  const words = useWords();
  const lookOf = useLooks();
  return (
    <ul class="arena-tray-slots">
      {Array.from({ length: FIGHTERS_OF_TEAM }, (_, i) => {
        const id = fighters[i];
        return (
          <li key={i}>
            {id ? (
              <button type="button" aria-label={words.says.openCard(words.fighter(id).name)} onClick={() => onRead(id)}>
                <Figure look={lookOf(id)} team={seat} pose="stand" isBust />
              </button>
            ) : (
              <span class="arena-tray-empty">{i + 1}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type HazardsProps = Pick<TrayProps, 'content' | 'team' | 'onTeam'>;

function Hazards({ content, team, onTeam }: HazardsProps) {
  const words = useWords();
  const picked = team.hazard ? words.hazard(team.hazard, content) : null;
  return (
    <div class="arena-hazards">
      <ul aria-label={words.says.builder.hazard}>
        {legalHazards(contentOf(content), team.fighters).map(hazard => (
          <li key={hazard}>
            <button
              type="button"
              class="arena-hazard-pick"
              data-thing={`hazard:${hazard}`}
              aria-pressed={team.hazard === hazard}
              data-picked={team.hazard === hazard ? '' : undefined}
              data-first={team.hazard === null ? '' : undefined}
              aria-label={words.says.go.enters(words.hazard(hazard, content).name, words.hazard(hazard, content).text)}
              onClick={() => onTeam({ ...team, hazard })}
            >
              <HazardArt hazard={hazard} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        {picked ? (
          <>
            {words.says.builder.hazard}: <b>{picked.name}.</b> {picked.text}
          </>
        ) : (
          words.says.builder.chooseHazard
        )}
      </p>
    </div>
  );
}
