/** A competition on a server: who takes part, what is asked of you, your match when it opens, and how it stands. */

import { isGame } from '@roundhouse/games/shelf.ts';
import { announce, Button, ButtonLink, Icon, OpenRule, RuleLink } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice, WithHeader } from '../../app/app.tsx';
import { useCallingTitle } from '../../app/calling-title.ts';
import { usePolling } from '../../app/polling.ts';
import {
  type CompetitionLook,
  decideIn,
  keepOwnMatch,
  lookAtCompetition,
  ownMatchIn,
  withdrawFrom,
} from '../../play/network/competitions.ts';
import { gameName } from '../../words/games.ts';
import { format, language, words } from '../../words/index.ts';
import { CopyField } from '../match/share.tsx';
import { RulebookDrawer } from '../rulebook/rulebook.tsx';
import { clockSaid } from '../start/clock-field.tsx';
import { DecidePage } from './competition-decide.tsx';
import { Entering } from './competition-entering.tsx';
import { CompetitionNow } from './competition-now.tsx';
import { type LoadedCompetitions, useCompetitions } from './competition-parts.ts';
import { hasCompetitions } from './new-competition.tsx';
import { entering } from './words/languages.ftl.ts';
import './competition-online.css';

const LOOK_EVERY_MS = 3000;

export function CompetitionPage({ id }: { readonly id: string }) {
  const { look, setLook, failure } = useCompetition(id);
  if (look && isGame(look.competition.game) && hasCompetitions(look.competition.game)) {
    return <Known look={look} onLook={setLook} failure={failure} />;
  }
  return (
    <WithHeader>
      <main class="page">
        {failure ? (
          <Notice title={entering[language.value].title}>
            {failure} <a href="/lobby">{words.value.join.toLobby}</a>.
          </Notice>
        ) : (
          <p class="loading" aria-busy="true">
            {words.value.shell.loading}
          </p>
        )}
      </main>
    </WithHeader>
  );
}

/** Asks again every few seconds while the page can be seen; what was known stays where nobody answers. */
function useCompetition(id: string) {
  const [look, setLook] = useState<CompetitionLook | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const newest = useRef(-1);
  const take = (found: CompetitionLook): void => {
    // An answer that was overtaken by a later one is no news.
    if (found.revision < newest.current) return;
    newest.current = found.revision;
    setLook(found);
    setFailure(null);
  };
  const ask = (): void => {
    lookAtCompetition(id).then(take, error =>
      setFailure(error instanceof Error ? error.message : words.value.errors.offline),
    );
  };
  usePolling(ask, LOOK_EVERY_MS);
  return { look, setLook: take, failure };
}

export interface LookProps {
  readonly look: CompetitionLook;
  readonly onLook: (look: CompetitionLook) => void;
}

function Known({ look, onLook, failure }: LookProps & { readonly failure: string | null }) {
  const { game, kind } = look.competition;
  const loaded = useCompetitions(game);
  const [isDeciding, setDeciding] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const said = loaded === null || loaded === 'failed' ? null : (loaded.words.kinds[kind] ?? null);
  useCallingTitle(`${said?.name ?? entering[language.value].title} · ${gameName(game)}`, callOf(look));
  useCall(look);
  const competition = said && (loaded as LoadedCompetitions).kinds.find(({ id }) => id === kind);
  if (competition && look.owes && look.entrant !== null && isDeciding) {
    const act = (sent: { type: string }): void => {
      setDeciding(false);
      setTrouble(null);
      scrollTo(0, 0);
      decideIn(look.competition.id, sent).then(onLook, error => setTrouble(messageOf(error)));
    };
    return (
      <DecidePage
        game={game}
        competition={competition}
        loaded={loaded as LoadedCompetitions}
        state={look.view}
        entrant={look.entrant}
        name={look.competition.entrants[look.entrant]!.name}
        isCovered={false}
        onAct={act}
        onLeave={() => setDeciding(false)}
      />
    );
  }
  return (
    <Framed
      look={look}
      title={said?.name ?? entering[language.value].title}
      help={said?.help ?? ''}
      rule={competition?.rule ?? null}
    >
      {(failure ?? trouble) && (
        <p class="trouble" role="alert">
          {failure ?? trouble}
        </p>
      )}
      {look.competition.status === 'open' && <Entering look={look} onLook={onLook} />}
      {competition && look.view !== null && (
        <CompetitionNow
          look={look}
          competition={competition}
          loaded={loaded as LoadedCompetitions}
          onDecide={() => setDeciding(true)}
        />
      )}
      {look.competition.entrants.length === 0 && <p class="lead">{entering[language.value].calledOff}</p>}
      <Below look={look} onLook={onLook} />
    </Framed>
  );
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : words.value.errors.offline;

/** What whoever takes part is called for. */
function callOf(look: CompetitionLook): string | null {
  const say = entering[language.value];
  return look.owes ? say.youOwe : ownMatchIn(look) ? say.yourMatch : null;
}

/** Says aloud, once, that a match of theirs has opened, and keeps its seat among the games of this browser. */
function useCall(look: CompetitionLook): void {
  const mine = ownMatchIn(look);
  useEffect(() => {
    if (mine === null) return;
    keepOwnMatch(look, mine);
    announce(entering[language.value].yourMatch);
  }, [mine?.id]);
}

interface FramedProps {
  readonly look: CompetitionLook;
  readonly title: string;
  readonly help: string;
  readonly rule: string | null;
  readonly children: preact.ComponentChildren;
}

function Framed({ look: { competition }, title, help, rule, children }: FramedProps) {
  const [read, setRead] = useState<string | null>(null);
  return (
    <OpenRule.Provider value={setRead}>
      <WithHeader>
        <main class="page competition">
          <div class="competition-head">
            <p class="label">
              {[gameName(competition.game), ...(competition.clock ? [clockSaid(competition.clock)] : [])].join(' · ')}
            </p>
            <h1 class="poster">{title}</h1>
            <p class="lead">
              {help} {rule !== null && <RuleLink rule={rule} />}
            </p>
          </div>
          {children}
        </main>
      </WithHeader>
      <RulebookDrawer game={competition.game} at={read} open={read !== null} onClose={() => setRead(null)} />
    </OpenRule.Provider>
  );
}

/** What matters less: the link for those who watch, what proves the chance, and the way out. */
function Below({ look, onLook }: LookProps) {
  const say = entering[language.value];
  const { competition, seed } = look;
  return (
    <footer class="competition-below">
      {competition.status !== 'open' && (
        <CopyField label={say.watchLink} text={`${location.origin}/competition/${competition.id}`} isForOthers />
      )}
      <p class="fine">
        {say.promise} <code class="hash">{competition.commitment}</code>
        {seed !== null && (
          <>
            {' '}
            {say.opened} <code class="hash">{seed}</code>
          </>
        )}
      </p>
      <GiveUp look={look} onLook={onLook} />
      {competition.status === 'over' && (
        <div class="page-actions">
          <ButtonLink href={`/new/${competition.game}?as=${competition.kind}`} tone="strong">
            <Icon name="again" /> {say.another}
          </ButtonLink>
        </div>
      )}
    </footer>
  );
}

function GiveUp({ look: { competition, entrant, standings }, onLook }: LookProps) {
  const say = entering[language.value];
  const [failure, setFailure] = useState<string | null>(null);
  if (entrant === null || competition.status === 'over' || competition.entrants[entrant]!.withdrawn) return null;
  const isOpen = competition.status === 'open';
  // Who is out has nothing left to give up.
  if (!isOpen && standings.find(one => one.entrant === entrant)?.isOut) return null;
  const leave = (): void => {
    withdrawFrom(competition.id).then(onLook, error => setFailure(messageOf(error)));
  };
  return (
    <details class="more">
      <summary>{isOpen ? say.withdrawOpen : say.withdraw}</summary>
      <p>{isOpen ? say.withdrawOpenHelp : say.withdrawHelp}</p>
      <Button onClick={leave}>{isOpen ? say.withdrawOpen : say.withdraw}</Button>
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
    </details>
  );
}

/** Names to be read, bots by their own. */
export const namesOf = ({ competition }: CompetitionLook, which: readonly number[]): string =>
  format.value.list(which.map(one => competition.entrants[one]?.name ?? ''));
