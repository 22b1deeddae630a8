/** Choosing a team: a ready-made one, a saved one, or one's own four. What is not needed for the first press comes later. */

import { Button, Dialog, useNextFocus } from '@roundhouse/kit';
import { useMemo, useRef, useState } from 'preact/hooks';
import { contentOf } from '../content/packs.ts';
import { type ChosenTeam, FIGHTERS_OF_TEAM, legalReadyTeams, type TeamRules, teamProblems } from '../content/teams.ts';
import type { FighterId } from '../content/types.ts';
import type { View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { after, type Building } from './building.ts';
import { Figure } from './figure.tsx';
import { late } from './late.tsx';
import { STRANGER, useLooks } from './look.ts';
import { useSavedTeams } from './saved-teams.ts';
import { questionOf, type Scene } from './scene.ts';
import { TeamPick } from './team-pick.tsx';
import { Tray } from './tray.tsx';
import './builder.css';

const roster = late(async () => (await import('./roster.tsx')).Roster);
const savedList = late(async () => (await import('./saved-list.tsx')).SavedList);
const saveForm = late(async () => (await import('./saved-list.tsx')).SaveForm);
const fighterCard = late(async () => (await import('./fighter-card.tsx')).FighterCard);
const teamFacts = late(async () => (await import('./team-facts.tsx')).TeamFacts);

/** Fighters that others have taken, where none may be in two teams. */
function rulesOf(view: View): TeamRules {
  const question = questionOf(view);
  const taken =
    view.options.uniqueFighters && question?.name === 'choosingTeams'
      ? question.committed.flatMap(team => team?.fighters ?? [])
      : [];
  return { sharedIdentity: view.options.sharedIdentity, taken };
}

/** Whom this seat has picked one by one, at another table or by another program: they are in its team for good. */
function pickedBy(view: View, seat: number): readonly FighterId[] {
  const question = questionOf(view);
  return question?.name === 'choosingTeams' ? (question.drafts[seat] ?? []) : [];
}

export interface BuilderProps extends Pick<Scene, 'view' | 'moves' | 'send' | 'names' | 'viewer'> {}

/** What lies over the page while it is read: a fighter's card, the team's shape, or the form that saves it. */
type Over = { readonly card: FighterId } | 'facts' | 'save' | null;

export function Builder({ view, moves, send, names, viewer }: BuilderProps) {
  const { says } = useWords();
  const seat = viewer ?? 0;
  const rules = useMemo(() => rulesOf(view), [view]);
  const picked = pickedBy(view, seat);
  const [made, setTeam] = useState<Building>({ fighters: picked, hazard: null });
  // Another may have been picked meanwhile.
  const team = after(picked, made) ?? { fighters: picked, hazard: null };
  // Who has picked somebody goes on picking: few whole teams, or none, begin like that.
  const [isOwn, setOwn] = useState(picked.length > 0);
  const [over, lay] = useState<Over>(null);
  const box = useRef<HTMLDivElement>(null);
  const isLegal = team.hazard !== null && teamProblems(contentOf(view.content), team as ChosenTeam, rules).length === 0;
  // Who has taken four by keys is led to the button that locks them in, past all the others.
  useNextFocus(
    box,
    isLegal ? team.fighters.join() : '',
    table => table.querySelector<HTMLElement>('[data-now]') ?? undefined,
  );
  if (moves.length === 0) return <Waiting view={view} names={names} viewer={viewer} />;
  const lock = (): void => {
    if (isLegal) send({ type: 'selectTeam', fighters: [...team.fighters], hazard: team.hazard! });
  };
  return (
    <div class="arena-builder" data-team={seat} ref={box}>
      <div class="arena-builder-scroll">
        <header>
          <h2 class="poster">{says.builder.title}</h2>
          <p>{says.builder.aim}</p>
        </header>
        {picked.length === 0 && (
          <div class="segments arena-builder-tabs">
            <Button aria-pressed={!isOwn} data-picked={isOwn ? undefined : ''} onClick={() => setOwn(false)}>
              {says.builder.ready}
            </Button>
            <Button aria-pressed={isOwn} data-picked={isOwn ? '' : undefined} onClick={() => setOwn(true)}>
              {says.builder.own}
            </Button>
          </div>
        )}
        {picked.length === FIGHTERS_OF_TEAM ? (
          <Complete fighters={picked} seat={seat} />
        ) : isOwn ? (
          <roster.Part
            content={view.content}
            team={team}
            rules={rules}
            picked={picked}
            onTeam={setTeam}
            onRead={card => lay({ card })}
            seat={seat}
          />
        ) : (
          <Lists view={view} rules={rules} picked={picked} team={team} onTake={setTeam} seat={seat} />
        )}
      </div>
      <Tray
        content={view.content}
        team={team}
        rules={rules}
        picked={picked}
        isLegal={isLegal}
        onTeam={setTeam}
        onLock={lock}
        onLay={lay}
        seat={seat}
      />
      <Overlay view={view} team={team} over={over} onClose={() => lay(null)} seat={seat} />
    </div>
  );
}

/** Four who stay together: only their hazard is still to be chosen. */
function Complete({ fighters, seat }: { readonly fighters: readonly FighterId[]; readonly seat: number }) {
  const words = useWords();
  const lookOf = useLooks();
  return (
    <div>
      <p class="arena-ready-row" aria-hidden="true">
        {fighters.map(id => (
          <span key={id}>
            <Figure look={lookOf(id)} team={seat} pose="stand" />
          </span>
        ))}
      </p>
      <p>{words.list(fighters.map(id => words.fighter(id).name))}</p>
    </div>
  );
}

interface OverlayProps {
  readonly view: View;
  readonly team: Building;
  readonly over: Over;
  readonly onClose: () => void;
  readonly seat: number;
}

function Overlay({ view, team, over, onClose, seat }: OverlayProps) {
  const words = useWords();
  const { builder } = words.says;
  const title =
    over === null
      ? ''
      : over === 'facts'
        ? builder.facts
        : over === 'save'
          ? builder.saveTitle
          : words.fighter(over.card).name;
  return (
    <Dialog title={title} open={over !== null} onClose={onClose}>
      {over === 'facts' && <teamFacts.Part content={view.content} fighters={team.fighters} />}
      {over === 'save' && <saveForm.Part team={team as ChosenTeam} content={view.content} onDone={onClose} />}
      {over !== null && typeof over === 'object' && (
        <fighterCard.Part content={view.content} id={over.card} team={seat} />
      )}
    </Dialog>
  );
}

/** One's own team is in; the others' are secret. */
function Waiting({ view, names, viewer }: Pick<BuilderProps, 'view' | 'names' | 'viewer'>) {
  const words = useWords();
  // In a replay whoever looks may be among them, and need not be told that they wait for themselves.
  const open = view.locked.flatMap((isLocked, seat) =>
    isLocked || seat === viewer ? [] : [words.player(seat, names, viewer)],
  );
  const isMine = viewer !== null && view.locked[viewer];
  return (
    <div class="arena-builder arena-builder-wait">
      <p class="poster">{isMine ? words.says.builder.locked : words.says.builder.watch}</p>
      {view.locked.map((isLocked, seat) => (
        <div key={seat} class="arena-wait-team" data-team={seat} data-open={isLocked ? undefined : ''}>
          {NOBODY.map(i => (
            <span key={i} aria-hidden="true">
              <Figure look={STRANGER} team={seat} pose="stand" />
            </span>
          ))}
          <p>{words.player(seat, names, viewer)}</p>
        </div>
      ))}
      {open.length > 0 && <p>{words.says.builder.waitFor(words.list(open))}</p>}
    </div>
  );
}

/** The places of four whom nobody may see yet. */
const NOBODY = [0, 1, 2, 3] as const;

interface ListsProps {
  readonly view: View;
  readonly rules: TeamRules;
  readonly picked: readonly FighterId[];
  readonly team: Building;
  readonly onTake: (team: Building) => void;
  readonly seat: number;
}

/** Saved teams, if there are some; then those for newcomers. */
function Lists({ view, rules, picked, team, onTake, seat }: ListsProps) {
  const words = useWords();
  const saved = useSavedTeams();
  const ready = legalReadyTeams(contentOf(view.content), rules).flatMap(one => after(picked, one) ?? []);
  return (
    <>
      {saved.teams.length > 0 && (
        <savedList.Part
          content={view.content}
          rules={rules}
          picked={picked}
          team={team}
          onTake={onTake}
          seat={seat}
          saved={saved}
        />
      )}
      <ul class="arena-ready">
        {ready.map(one => (
          <li key={one.id}>
            <TeamPick {...words.readyTeam(one.id)} chosen={one} team={team} onTake={onTake} seat={seat} />
          </li>
        ))}
      </ul>
    </>
  );
}
