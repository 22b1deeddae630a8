/** A competition that goes on or is over: what is asked of whoever looks, and how it stands. */

import type { AnyCompetition, Entrant, StageMatch } from '@roundhouse/games/competition.ts';
import { Button, ButtonLink, Icon } from '@roundhouse/kit';
import { type CompetitionLook, ownMatchIn } from '../../play/network/competitions.ts';
import { language, words } from '../../words/index.ts';
import { calledName } from '../../words/names.ts';
import { timeLeft } from '../match/time-left.ts';
import { CompetitionBoard } from './competition-board.tsx';
import { namesOf } from './competition-online.tsx';
import { botSaid, type LoadedCompetitions } from './competition-parts.ts';
import { entering } from './words/languages.ftl.ts';

interface NowProps {
  readonly look: CompetitionLook;
  readonly competition: AnyCompetition;
  readonly loaded: LoadedCompetitions;
  readonly onDecide: () => void;
}

export function CompetitionNow({ look, competition, loaded, onDecide }: NowProps) {
  const { entrants, game, status } = look.competition;
  return (
    <CompetitionBoard
      game={game}
      competition={competition}
      loaded={loaded}
      state={look.view}
      names={entrants.map(({ name }) => calledName(name))}
      beside={who => besideOf(look, who)}
      about={match => <About look={look} match={match} />}
    >
      {status === 'running' && <Next look={look} loaded={loaded} onDecide={onDecide} />}
    </CompetitionBoard>
  );
}

function besideOf({ competition }: CompetitionLook, who: Entrant): string | null {
  const { bot, name, program, withdrawn } = competition.entrants[who]!;
  if (withdrawn) return entering[language.value].withdrawn;
  if (program) return words.value.company.program;
  return bot === undefined ? null : botSaid(competition.game, bot, name);
}

/** Where a match can be played, watched or seen again. */
function About({ look, match }: { readonly look: CompetitionLook; readonly match: StageMatch }) {
  const found = look.matches.find(({ planned }) => planned === match.id);
  if (!found) return null;
  const isOver = found.status === 'over';
  const isMine = look.entrant !== null && found.entrants.includes(look.entrant);
  const say = entering[language.value];
  return (
    <a class="competition-replay" href={`/${isOver ? 'replay' : 'match'}/${found.id}`}>
      {isOver ? words.value.competition.replay : isMine ? say.playMatch : say.watch}
    </a>
  );
}

type NextProps = Pick<NowProps, 'look' | 'loaded' | 'onDecide'>;

/** The one thing that is to be done now; where there is none, what is waited for. */
function Next({ look, loaded, onDecide }: NextProps) {
  const say = entering[language.value];
  const mine = ownMatchIn(look);
  return (
    <section class="competition-next" aria-labelledby="competition-next" aria-live="polite">
      <h2 id="competition-next" class="poster">
        {look.owes ? say.youOwe : mine ? say.yourMatch : words.value.competition.next}
      </h2>
      <ul>
        {look.owes && (
          <li>
            <span>
              <b>{loaded.words.decisions[look.owes.type] ?? look.owes.type}</b>
              {look.leftMs !== null && <small> {say.left(timeLeft(look.leftMs))}</small>}
            </span>
            <Button tone="strong" onClick={onDecide}>
              {words.value.competition.decide}
            </Button>
          </li>
        )}
        {mine && (
          <li>
            <b>{namesOf(look, mine.entrants)}</b>
            <ButtonLink href={`/match/${mine.id}`} tone="strong">
              <Icon name="play" /> {say.playMatch}
            </ButtonLink>
          </li>
        )}
        {!look.owes && !mine && <li>{waitingSaid(look)}</li>}
      </ul>
    </section>
  );
}

function waitingSaid(look: CompetitionLook): string {
  const say = entering[language.value];
  const { entrant, waiting, standings, competition } = look;
  const own = entrant === null ? null : standings.find(one => one.entrant === entrant);
  const isGone = entrant !== null && competition.entrants[entrant]!.withdrawn;
  const role = own === null ? say.youWatch : own?.isOut || isGone ? say.youAreOut : null;
  const waits = waiting.length > 0 ? say.waitingFor(namesOf(look, waiting)) : role === null ? say.othersPlay : null;
  return [role, waits].filter(Boolean).join(' ');
}
