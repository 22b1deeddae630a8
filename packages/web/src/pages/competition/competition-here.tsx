/** A series or championship in a box: people and bots around one device, over as many days as they like. */

import type { AnyCompetition, Entrant, PlannedMatch, StageMatch } from '@roundhouse/games/competition.ts';
import { Button, ButtonLink, Icon, OpenRule, RuleLink } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Notice, WithHeader } from '../../app/app.tsx';
import { go } from '../../app/router.ts';
import { forgetCompetition, type KeptCompetition, recallCompetition } from '../../play/kept/kept-competitions.ts';
import { recall } from '../../play/kept/kept-matches.ts';
import {
  playedOut,
  playInBackground,
  startCompetition,
  withAct,
  withEnded,
  withMatch,
} from '../../play/local/competing.ts';
import { haveAllGone } from '../../play/local/gone.ts';
import { gameName } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { RulebookDrawer } from '../rulebook/rulebook.tsx';
import { CompetitionBoard } from './competition-board.tsx';
import { EnterResult, Leaving } from './competition-by-hand.tsx';
import { DecidePage } from './competition-decide.tsx';
import { botSaid, type LoadedCompetitions, useCompetitions } from './competition-parts.ts';

export function CompetitionHerePage({ id }: { readonly id: string }) {
  const say = words.value.competition;
  const [found] = useState(() => recallCompetition(id));
  if (!found) {
    return (
      <WithHeader>
        <main class="page">
          <Notice title={say.gone}>
            {say.goneHelp} <a href="/">{words.value.shell.toTheGames}</a>.
          </Notice>
        </main>
      </WithHeader>
    );
  }
  return <Box first={found} />;
}

function Box({ first }: { readonly first: KeptCompetition }) {
  const loaded = useCompetitions(first.game);
  if (loaded === null || loaded === 'failed') {
    const say = words.value.shell;
    return (
      <main class="page">
        <p class="loading" aria-busy={loaded === null}>
          {loaded === null ? say.loading : say.notLoaded}
        </p>
      </main>
    );
  }
  const competition = loaded.kinds.find(({ id }) => id === first.kind)!;
  return <Running first={first} loaded={loaded} competition={competition} />;
}

interface RunningProps {
  readonly first: KeptCompetition;
  readonly loaded: LoadedCompetitions;
  readonly competition: AnyCompetition;
}

/** The competition as it is kept now: matches end on other pages, and in the background. */
function useKept({ first, competition }: RunningProps): [KeptCompetition, (kept: KeptCompetition) => void] {
  const [kept, setKept] = useState(first);
  const busy = playedOut.value;
  // Before it is painted: nobody is offered a match that has just ended.
  useLayoutEffect(() => {
    const now = recallCompetition(first.id);
    if (now) setKept(withEnded(competition, now));
  }, [busy.size, first.id]);
  return [kept, setKept];
}

/** Whoever has decided goes on with what comes next: the button that was pressed is gone. */
function useReturn(decider: Entrant | null): void {
  const was = useRef(decider);
  useEffect(() => {
    if (was.current !== null && decider === null) document.getElementById('competition-next')?.focus();
    was.current = decider;
  }, [decider]);
}

function Running(props: RunningProps) {
  const { loaded, competition } = props;
  const [kept, setKept] = useKept(props);
  const [decider, setDecider] = useState<Entrant | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const { name, help } = loaded.words.kinds[kept.kind]!;
  const names = kept.sitters.map(sitter => sitter.name);
  const people = kept.sitters.flatMap(({ player }, who) => (player === 'person' ? [who] : []));
  const title = `${name} · ${gameName(kept.game)} · Roundhouse`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useReturn(decider);
  const decision = decider === null ? null : competition.owes(kept.state, decider);
  if (decider !== null && decision) {
    const act = (sent: { type: string }): void => {
      setKept(withAct(competition, kept, decider, sent));
      setDecider(null);
      scrollTo(0, 0);
    };
    return (
      <DecidePage
        game={kept.game}
        competition={competition}
        loaded={loaded}
        state={competition.viewFor(kept.state, decider)}
        entrant={decider}
        name={names[decider]!}
        isCovered={decision.isSecret && people.length > 1}
        onAct={act}
        onLeave={() => setDecider(null)}
      />
    );
  }
  const botOf = (who: Entrant): string | null => {
    const { name, player } = kept.sitters[who]!;
    return player === 'person' ? null : botSaid(kept.game, player, name);
  };
  return (
    <OpenRule.Provider value={setRule}>
      <WithHeader>
        <main class="page competition">
          <div class="competition-head">
            <p class="label">{gameName(kept.game)}</p>
            <h1 class="poster">{name}</h1>
            <p class="lead">
              {help} <RuleLink rule={competition.rule} />
            </p>
          </div>
          <CompetitionBoard
            game={kept.game}
            competition={competition}
            loaded={loaded}
            state={competition.viewFor(kept.state, people.length === 1 ? people[0]! : null)}
            names={names}
            beside={botOf}
            about={match => <About kept={kept} match={match} />}
          >
            {!kept.over && (
              <Next kept={kept} loaded={loaded} competition={competition} onKept={setKept} onDecide={setDecider} />
            )}
          </CompetitionBoard>
          <Leaving kept={kept} competition={competition} onKept={setKept} />
          <Afterwards kept={kept} competition={competition} />
        </main>
      </WithHeader>
      <RulebookDrawer game={kept.game} at={rule} open={rule !== null} onClose={() => setRule(null)} />
    </OpenRule.Provider>
  );
}

/** A match that was played here to its end can be seen again. */
function About({ kept, match }: { readonly kept: KeptCompetition; readonly match: StageMatch }) {
  const played = kept.matches[match.id];
  if (!match.outcome || played === undefined || !recall(played)?.over) return null;
  return (
    <a class="competition-replay" href={`/replay/${played}`}>
      {words.value.competition.replay}
    </a>
  );
}

interface NextProps {
  readonly kept: KeptCompetition;
  readonly loaded: LoadedCompetitions;
  readonly competition: AnyCompetition;
  readonly onKept: (kept: KeptCompetition) => void;
  readonly onDecide: (who: Entrant) => void;
}

/** Who has to decide something, and which matches can be played. */
function Next(props: NextProps) {
  const { kept, loaded, competition, onDecide } = props;
  const say = words.value.competition;
  const owing = kept.sitters.flatMap(({ name }, who) => {
    const owed = competition.owes(kept.state, who);
    return owed ? [{ who, name, what: loaded.words.decisions[owed.type] ?? owed.type }] : [];
  });
  // Matches of people first: what only bots play can wait.
  const isOfBots = ({ entrants }: PlannedMatch): boolean =>
    entrants.every(who => kept.sitters[who]!.player !== 'person');
  const open = competition.openMatches(kept.state).toSorted((a, b) => Number(isOfBots(a)) - Number(isOfBots(b)));
  return (
    <section class="competition-next" aria-labelledby="competition-next">
      <h2 id="competition-next" class="poster" tabIndex={-1}>
        {say.next}
      </h2>
      <ul>
        {owing.map(({ who, name, what }, i) => (
          <li key={who}>
            <b>{say.owed(name, what)}</b>
            <Button tone={i === 0 ? 'strong' : 'plain'} onClick={() => onDecide(who)}>
              {say.decide}
            </Button>
          </li>
        ))}
        {open.map((planned, i) => (
          <OpenMatch key={planned.id} {...props} planned={planned} isFirst={i === 0 && owing.length === 0} />
        ))}
      </ul>
    </section>
  );
}

interface OpenMatchProps extends NextProps {
  readonly planned: PlannedMatch;
  readonly isFirst: boolean;
}

function OpenMatch({ kept, competition, onKept, planned, isFirst }: OpenMatchProps) {
  const say = words.value.competition;
  const begun = kept.matches[planned.id];
  const sitters = planned.entrants.map(who => kept.sitters[who]!);
  const isBots = sitters.every(({ player }) => player !== 'person') || isLeftToBots(begun);
  const progress = begun === undefined ? undefined : playedOut.value.get(begun);
  const open = (): void => {
    const opened = withMatch(kept, planned);
    onKept(opened.kept);
    if (isBots) void playInBackground(competition, opened.kept, opened.match);
    else go(`/solo/${opened.match.id}`);
  };
  return (
    <li>
      <b>{sitters.map(({ name }) => name).join(' – ')}</b>
      {typeof progress === 'number' ? (
        <span class="competition-busy" role="status">
          <progress /> {say.thinking(progress)}
        </span>
      ) : (
        <Button tone={isFirst ? 'strong' : 'plain'} onClick={open}>
          <Icon name="play" /> {isBots ? say.letBots : begun === undefined ? say.play : say.goOn}
        </Button>
      )}
      <EnterResult kept={kept} competition={competition} onKept={onKept} planned={planned} />
      {progress === 'failed' && (
        <p class="trouble" role="alert">
          {say.failed}
        </p>
      )}
    </li>
  );
}

/** Whether everybody who played a match has conceded it, and bots play on. */
function isLeftToBots(begun: string | undefined): boolean {
  const found = begun === undefined ? null : recall(begun);
  if (found?.kind !== 'solo') return false;
  const people = (found.players ?? []).flatMap((player, seat) => (player === 'person' ? [seat] : []));
  return haveAllGone(found.match, people);
}

/** The same people once more, or no more of it. */
function Afterwards({ kept, competition }: { readonly kept: KeptCompetition; readonly competition: AnyCompetition }) {
  const say = words.value.competition;
  const again = (): void => {
    const next = startCompetition(competition, { game: kept.game, sitters: kept.sitters, ...kept.given });
    go(`/box/${next.id}`);
  };
  const putAway = (): void => {
    forgetCompetition(kept);
    go('/');
  };
  return (
    <div class="page-actions">
      {kept.over && (
        <Button tone="strong" onClick={again}>
          <Icon name="again" /> {say.again}
        </Button>
      )}
      <ButtonLink href={`/new/${kept.game}`} tone="quiet">
        {words.value.match.newMatch}
      </ButtonLink>
      <Button tone="quiet" onClick={putAway}>
        <Icon name="remove" /> {say.putAway}
      </Button>
      <p class="fine">{format.value.when(kept.at)}</p>
    </div>
  );
}
