/** The start form: against whom, by which rules, who sits where; and beside it what will be played, in words. */

import { levelsFor } from '@roundhouse/bots/levels.ts';
import { LEVELS, type Level } from '@roundhouse/bots/request.ts';
import { CHARACTER_LEVELS, charactersOf } from '@roundhouse/games/characters.ts';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { Button, Choice, Face } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { go } from '../../app/router.ts';
import { type AskedTable, ownName, rememberName, unanswered } from '../../play/kept/kept-matches.ts';
import { choicesFor, rememberChoices } from '../../play/kept/start-choices.ts';
import { botName } from '../../play/local/bot-names.ts';
import { rivalFor } from '../../play/local/rival.ts';
import { botSitter, newHere } from '../../play/local/solo.ts';
import { openTable } from '../../play/network/api.ts';
import { shelfWords, useCharacterWords, useGameWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { useCompetitions } from '../competition/competition-parts.ts';
import { CompetitionForm, hasCompetitions, KindField } from '../competition/new-competition.tsx';
import { posterOf } from '../home/posters.tsx';
import { type Card, CardChoices, ChosenHelp } from './card-choices.tsx';
import { NameField } from './name-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { optionsSaid, type Values } from './options.ts';
import { type Chair, firstChairs, SeatsField, sittersOf } from './seats-field.tsx';
import { eloSaid } from './strength.ts';
import { othersAt, plainTable, settingsOf, settingsSaid, TableFields, type TableWish } from './table-fields.tsx';
import './start.css';
import { findGame } from '../../play/games.ts';

const OTHERS = ['greedy', 'random', 'device', 'friend', 'anyone'] as const;
const OPPONENTS = [...CHARACTER_LEVELS, ...OTHERS] as const;
type Opponent = (typeof OPPONENTS)[number];

const isBot = (opponent: Opponent): opponent is Level => LEVELS.some(level => level === opponent);

/** People can play any game; a bot only one that it was taught, unless it plays at random. */
const canPlay = (game: string, opponent: Opponent): boolean => !isBot(opponent) || levelsFor(game).includes(opponent);

export function NewMatchPage({ game: id }: { readonly game: string }) {
  const say = words.value.start;
  const game = findGame(id);
  const title = `${say.title} · Roundhouse`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!game) {
    return (
      <main class="page">
        <Notice title={say.noSuchGame}>
          <a href="/">{say.seeGames}</a>.
        </Notice>
      </main>
    );
  }
  return <Start game={game} />;
}

function Start({ game }: { readonly game: AnyGame }) {
  const shelf = shelfWords(game.id);
  return (
    <main class="page start">
      <div class="start-head">
        <h1 class="poster">{shelf.name}</h1>
        <p class="lead">
          {shelf.tagline} <a href={`/rules/${game.id}`}>{words.value.start.theRules}</a>
        </p>
      </div>
      {hasCompetitions(game.id) ? <StartAny game={game} /> : <StartForm game={game} />}
    </main>
  );
}

/** A match, or a competition of many. Which of them is asked first: the form waits for that, so that nothing in it moves. */
function StartAny({ game }: { readonly game: AnyGame }) {
  const [kind, setKind] = useState(() => new URLSearchParams(location.search).get('as'));
  const competitions = useCompetitions(game.id);
  if (competitions === null) {
    return (
      <p class="loading" aria-busy="true">
        {words.value.shell.loading}
      </p>
    );
  }
  if (competitions === 'failed') return <StartForm game={game} />;
  const kinds = <KindField competitions={competitions} kind={kind} onKind={setKind} />;
  if (kind === null) return <StartForm game={game}>{kinds}</StartForm>;
  return (
    <CompetitionForm game={game} competitions={competitions} kind={kind}>
      {kinds}
    </CompetitionForm>
  );
}

/** As the address has it, or as it was the last time; whoever comes for the first time meets the easiest. */
function firstOpponent(game: string, before: string | undefined): Opponent {
  const wanted = new URLSearchParams(location.search).get('with') ?? before;
  return OPPONENTS.find(id => id === wanted && canPlay(game, id)) ?? rivalFor(game);
}

/** What the form begins with: as it was left when a match of this game was last set up. */
function firstDraft(game: AnyGame): Draft {
  const before = choicesFor(game);
  return {
    opponent: firstOpponent(game.id, before?.opponent),
    name: ownName(),
    seats: before?.seats ?? game.seats.min,
    chairs: before?.chairs.length ? before.chairs : firstChairs(Math.max(2, game.seats.min), ownName()),
    values: before?.values ?? {},
    wish: { ...plainTable(game.id), clock: before?.clock ?? null, bots: before?.bots ?? [] },
  };
}

/** All that the form asks. */
interface Draft {
  readonly opponent: Opponent;
  readonly name: string;
  /** How many sit there, where the game leaves it open. */
  readonly seats: number;
  readonly chairs: readonly Chair[];
  readonly values: Values;
  readonly wish: TableWish;
}

interface StartFormProps {
  readonly game: AnyGame;
  /** What is asked first. */
  readonly children?: ComponentChildren;
}

function StartForm({ game, children }: StartFormProps) {
  const say = words.value.start;
  const shelf = shelfWords(game.id);
  const said = useGameWords(game.id);
  const [draft, setDraft] = useState(() => firstDraft(game));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const { opponent } = draft;
  const start = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (opponent !== 'device') rememberName(draft.name);
    try {
      const address = await open(game, draft);
      const { seats, values, wish } = draft;
      const chairs = opponent === 'device' ? draft.chairs : (choicesFor(game)?.chairs ?? []);
      rememberChoices(game.id, { opponent, seats, values, clock: wish.clock, bots: wish.bots, chairs });
      go(address);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : say.failed);
      setBusy(false);
    }
  };
  return (
    <form class="start-form" onSubmit={start}>
      <div class="form">
        {children}
        <Unanswered game={game.id} />
        <OpponentField game={game.id} opponent={opponent} onOpponent={one => change({ opponent: one })} />
        {opponent === 'device' ? (
          <SeatsField game={game.id} chairs={draft.chairs} seats={game.seats} onChairs={chairs => change({ chairs })} />
        ) : (
          <>
            <NameField name={draft.name} onName={name => change({ name })} needed={!isBot(opponent)} />
            <CountField game={game} seats={draft.seats} onSeats={seats => change({ seats })} />
            {!isBot(opponent) && (
              <TableFields
                game={game}
                seats={draft.seats}
                isListed={opponent === 'anyone'}
                wish={draft.wish}
                onWish={wish => change({ wish })}
              />
            )}
          </>
        )}
        {said && (
          <OptionFields game={game} words={said} values={draft.values} onValues={values => change({ values })} />
        )}
      </div>
      <Summary game={game} said={said} draft={draft}>
        {failure && (
          <p class="trouble" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" tone="strong" disabled={busy}>
          {busy ? say.opening : shelf.start}
        </Button>
      </Summary>
    </form>
  );
}

interface OpponentFieldProps {
  readonly game: string;
  readonly opponent: Opponent;
  readonly onOpponent: (opponent: Opponent) => void;
}

/** The game's own characters first, then everybody who plays anything, then people. */
function OpponentField({ game, opponent, onOpponent }: OpponentFieldProps) {
  const say = words.value.start;
  const said: { readonly [O in (typeof OTHERS)[number]]: readonly [label: string, help: string] } = {
    greedy: [botName(game, 'greedy'), say.hugo],
    random: [botName(game, 'random'), say.wanda],
    device: [say.oneDevice, say.oneDeviceHelp],
    friend: [say.friend, say.friendHelp],
    anyone: [say.anyone, say.anyoneHelp],
  };
  const characters = useCharacterCards(game);
  const others = OTHERS.filter(id => canPlay(game, id)).map((id): Card<Opponent> => {
    const [label, help] = said[id];
    return { value: id, label, help };
  });
  const group = { name: 'opponent', chosen: opponent, onChoose: onOpponent };
  return (
    <fieldset class="against">
      <legend class="label">{say.against}</legend>
      {characters.length > 0 && <CardChoices {...group} cards={characters} class="characters" />}
      <CardChoices {...group} cards={others} />
      <ChosenHelp cards={[...characters, ...others]} chosen={opponent} />
    </fieldset>
  );
}

/** Who they are, how strong, and how they lose. */
function useCharacterCards(game: string): Card<Opponent>[] {
  const say = words.value.start;
  const characters = charactersOf(game);
  const ways = useCharacterWords(game);
  return CHARACTER_LEVELS.filter(level => canPlay(game, level)).map(level => {
    const { name, face } = characters[level];
    return {
      value: level,
      label: name,
      note: say.levels[level],
      measure: eloSaid(game, level) ?? undefined,
      help: ways?.[level],
      face: <Face {...face} />,
    };
  });
}

interface CountFieldProps {
  readonly game: AnyGame;
  readonly seats: number;
  readonly onSeats: (seats: number) => void;
}

/** How many play, where the game leaves it open. */
function CountField({ game: { seats: range }, seats, onSeats }: CountFieldProps) {
  if (range.min === range.max) return null;
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  return (
    <fieldset class="field">
      <legend class="label">{words.value.start.howMany}</legend>
      <div class="segments">
        {counts.map(count => (
          <Choice key={count} name="seats" checked={seats === count} onChoose={() => onSeats(count)}>
            {format.value.number(count)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface SummaryProps {
  readonly game: AnyGame;
  readonly said: AnyWords | null;
  readonly draft: Draft;
  readonly children: ComponentChildren;
}

/** What will be played, in words, and the button that begins it. */
function Summary({ game, said, draft, children }: SummaryProps) {
  const Poster = posterOf(game.id);
  const isElsewhere = draft.opponent === 'friend' || draft.opponent === 'anyone';
  const settings = isElsewhere
    ? settingsSaid(settingsOf(game.id, draft.wish, draft.seats, draft.opponent === 'anyone'))
    : [];
  const rules = [...(said ? optionsSaid(game, said, draft.values) : []), ...settings];
  return (
    <div class="start-summary">
      <div class="start-poster">
        {Poster ? (
          <Poster />
        ) : (
          <p class="start-name" aria-hidden="true">
            {said?.name ?? game.name}
          </p>
        )}
      </div>
      <p class="start-said">
        <b>{shortened(whoPlays(game.id, draft))}</b>
        {rules.length > 0 && <span>{rules.join(' · ')}</span>}
      </p>
      {children}
    </div>
  );
}

/** A few by name; of more, the first and how many besides. */
function shortened([first, ...others]: readonly string[]): string {
  if (others.length < 3) return [first, ...others].join(' · ');
  return words.value.start.andOthers(first!, format.value.number(others.length));
}

function whoPlays(game: string, { opponent, name, seats, chairs, wish }: Draft): string[] {
  const say = words.value.start;
  if (opponent === 'device') return sittersOf(game, chairs).map(sitter => sitter.name);
  const person = opponent === 'friend' ? say.friend : say.anyone;
  const others = isBot(opponent) ? Array.from({ length: seats - 1 }, () => opponent) : othersAt(wish, seats);
  const nth = (i: number): number => others.slice(0, i).filter(level => level === others[i]).length;
  return [
    name.trim() || say.you,
    ...others.map((level, i) => (level === null ? person : botName(game, level, nth(i)))),
  ];
}

/** Opens the match and gives its address. */
async function open(game: AnyGame, { opponent, name, seats, chairs, values, wish }: Draft): Promise<string> {
  if (opponent === 'device')
    return `/solo/${newHere({ game: game.id, options: values, sitters: sittersOf(game.id, chairs) })}`;
  if (isBot(opponent)) {
    const bots = Array.from({ length: seats - 1 }, () => botSitter(game.id, opponent));
    const sitters = sittersOf(game.id, [{ player: 'person', name: name.trim() || NAMELESS }, ...bots]);
    return `/solo/${newHere({ game: game.id, options: values, sitters })}`;
  }
  const isListed = opponent === 'anyone';
  const unusual = { ...(seats !== game.seats.min && { seats }), ...settingsOf(game.id, wish, seats, isListed) };
  const { table } = await openTable({ game: game.id, options: values, ...unusual, name, open: isListed });
  return `/match/${table.id}`;
}

/** A table that was asked for here before, and whose answer never came: it may be waiting. */
function Unanswered({ game }: { readonly game: string }) {
  const say = words.value.start;
  const [asked] = useState(() =>
    unanswered().find((one): one is AskedTable => one.kind === 'table' && one.wanted.game === game),
  );
  const [failure, setFailure] = useState<string | null>(null);
  if (!asked) return null;
  const enter = (): void => {
    openTable(asked.wanted).then(
      ({ table }) => go(`/match/${table.id}`),
      error => setFailure(error instanceof Error ? error.message : say.failed),
    );
  };
  return (
    <section class="unanswered" aria-label={say.lastTable}>
      <p>{say.unanswered}</p>
      <Button onClick={enter}>{say.toThatTable}</Button>
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
