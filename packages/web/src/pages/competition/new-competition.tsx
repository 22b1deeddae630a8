/** The part of the start form that is about series and championships: which, of how many, who enters, by which rules. */

import { manifestOf } from '@roundhouse/games/all.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { Button } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { ownName, rememberName } from '../../play/kept/kept-matches.ts';
import { startCompetition } from '../../play/local/competing.ts';
import { botSitter } from '../../play/local/solo.ts';
import { language, words } from '../../words/index.ts';
import { posterOf } from '../home/posters.tsx';
import { type Card, CardChoices, ChosenHelp } from '../start/card-choices.tsx';
import type { Values } from '../start/options.ts';
import { type Chair, SeatsField, sittersOf } from '../start/seats-field.tsx';
import { CountField, type EntriesProps, MatchOptions, OwnOptions } from './competition-fields.tsx';
import type { LoadedCompetitions } from './competition-parts.ts';
import { OnlineEntries } from './new-competition-online.tsx';
import { entering } from './words/languages.ftl.ts';

export const hasCompetitions = (game: string): boolean => manifestOf(game).competition !== undefined;

interface KindFieldProps {
  readonly competitions: LoadedCompetitions;
  /** Null for a single match. */
  readonly kind: string | null;
  readonly onKind: (kind: string | null) => void;
}

/** One match, or more. */
export function KindField({ competitions, kind, onKind }: KindFieldProps) {
  const say = words.value.competition;
  const kinds = competitions.kinds.map(({ id }): Card<string | null> => {
    const { name, help } = competitions.words.kinds[id]!;
    return { value: id, label: name, help };
  });
  const cards = [{ value: null, label: say.match, help: say.matchHelp }, ...kinds];
  return (
    <fieldset>
      <legend class="label">{say.what}</legend>
      <CardChoices name="kind" cards={cards} chosen={kind} onChoose={onKind} />
      <ChosenHelp cards={cards} chosen={kind} />
    </fieldset>
  );
}

interface CompetitionFormProps {
  readonly game: AnyGame;
  readonly competitions: LoadedCompetitions;
  readonly kind: string;
  /** What is asked first. */
  readonly children: ComponentChildren;
}

export function CompetitionForm({ game, competitions, kind, children }: CompetitionFormProps) {
  const competition = competitions.kinds.find(({ id }) => id === kind);
  const [where, setWhere] = useState(firstWhere);
  if (!competition) return <div class="form">{children}</div>;
  const Form = where === 'device' ? Entries : OnlineEntries;
  // Its own for each kind: how many take part, and who, is another question then.
  return (
    <Form key={kind} game={game} competition={competition} said={competitions.words} isListed={where === 'anyone'}>
      {children}
      <WhereField where={where} onWhere={setWhere} />
    </Form>
  );
}

const WHERE = ['device', 'friends', 'anyone'] as const;
type Where = (typeof WHERE)[number];

function firstWhere(): Where {
  const wanted = new URLSearchParams(location.search).get('where');
  return WHERE.find(one => one === wanted) ?? 'device';
}

function WhereField({ where, onWhere }: { readonly where: Where; readonly onWhere: (where: Where) => void }) {
  const say = entering[language.value];
  const said: { readonly [W in Where]: readonly [label: string, help: string] } = {
    device: [say.device, say.deviceHelp],
    friends: [say.friends, say.friendsHelp],
    anyone: [say.anyone, say.anyoneHelp],
  };
  const cards = WHERE.map(value => ({ value, label: said[value][0], help: said[value][1] }));
  return (
    <fieldset>
      <legend class="label">{say.where}</legend>
      <CardChoices name="where" cards={cards} chosen={where} onChoose={onWhere} />
      <ChosenHelp cards={cards} chosen={where} />
    </fieldset>
  );
}

/** Whoever sets it up, and bots: people take their chairs. */
const chairsOf = (game: string, count: number): Chair[] =>
  Array.from({ length: count }, (_, i) =>
    i === 0 ? { player: 'person', name: ownName() } : botSitter(game, 'greedy'),
  );

function Entries({ game, competition, said, children }: EntriesProps) {
  const say = words.value.competition;
  const [chairs, setChairs] = useState(() => chairsOf(game.id, competition.entrants[0]!));
  const [options, setOptions] = useState<Values>({});
  const [match, setMatch] = useState<Values>({});
  const [failure, setFailure] = useState<string | null>(null);
  const resize = (count: number): void =>
    setChairs([...chairs, ...chairsOf(game.id, count).slice(chairs.length)].slice(0, count));
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    const [first] = chairs;
    if (first?.player === 'person') rememberName(first.name);
    try {
      go(
        `/box/${startCompetition(competition, { game: game.id, options, match, sitters: sittersOf(game.id, chairs) }).id}`,
      );
    } catch (error) {
      setFailure(error instanceof Error ? error.message : words.value.start.failed);
    }
  };
  const count = chairs.length;
  return (
    <form class="start-form" onSubmit={start}>
      <div class="form">
        {children}
        <CountField counts={competition.entrants} count={count} onCount={resize} />
        <SeatsField game={game.id} chairs={chairs} seats={{ min: count, max: count }} onChairs={setChairs} />
        <OwnOptions competition={competition} said={said} values={options} onValues={setOptions} />
        <MatchOptions game={game} decides={competition.decides} values={match} onValues={setMatch} />
      </div>
      <Summary game={game.id} title={said.kinds[competition.id]!.name} chairs={chairs}>
        {failure && (
          <p class="trouble" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" tone="strong" disabled={!chairs.some(({ player }) => player === 'person')}>
          {say.start}
        </Button>
      </Summary>
    </form>
  );
}

interface SummaryProps {
  readonly game: string;
  readonly title: string;
  readonly chairs: readonly Chair[];
  readonly children: ComponentChildren;
}

function Summary({ game, title, chairs, children }: SummaryProps) {
  const Poster = posterOf(game);
  return (
    <div class="start-summary">
      <div class="start-poster">{Poster && <Poster />}</div>
      <p class="start-said">
        <b>{title}</b>
        <span>
          {sittersOf(game, chairs)
            .map(({ name }) => name)
            .join(' · ')}
        </span>
      </p>
      {children}
    </div>
  );
}
