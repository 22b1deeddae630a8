/** The part of the start form that is about a competition on a server: your name, bots, the clock, by which rules. */

import { offeredFor } from '@roundhouse/bots/offered.ts';
import type { Level } from '@roundhouse/bots/request.ts';
import { Button, Choice } from '@roundhouse/kit';
import type { ClockSettings } from '@roundhouse/server/protocol.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { ownName, rememberName } from '../../play/kept/kept-matches.ts';
import { botName } from '../../play/local/bot-names.ts';
import { openCompetition } from '../../play/network/competitions.ts';
import { format, language, words } from '../../words/index.ts';
import { posterOf } from '../home/posters.tsx';
import { ClockField, clockSaid } from '../start/clock-field.tsx';
import { NameField } from '../start/name-field.tsx';
import type { Values } from '../start/options.ts';
import { botSaid } from '../start/strength.ts';
import { CountField, type EntriesProps, MatchOptions, OwnOptions } from './competition-fields.tsx';
import { entering } from './words/languages.ftl.ts';

/** Nobody keeps the others waiting for ever: after so long a bot plays on. */
const USUAL_CLOCK: ClockSettings = { kind: 'move', seconds: 3 * 24 * 60 * 60, out: 'bot' };

interface Draft {
  readonly name: string;
  readonly entrants: number;
  readonly bots: number;
  readonly level: Level;
  readonly clock: ClockSettings | null;
  readonly options: Values;
  readonly match: Values;
}

export function OnlineEntries({ game, competition, said, isListed, children }: EntriesProps) {
  const say = entering[language.value];
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ name: ownName(), entrants: competition.entrants[0]!, bots: 0, level: 'greedy' as Level },
    ...{ clock: USUAL_CLOCK, options: {}, match: {} },
  }));
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const start = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    rememberName(draft.name);
    try {
      const wanted = { game: game.id, kind: competition.id, open: isListed, ...draft };
      go(`/competition/${(await openCompetition(wanted)).competition.id}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : words.value.start.failed);
      setBusy(false);
    }
  };
  return (
    <form class="start-form" onSubmit={start}>
      <div class="form">
        {children}
        <NameField name={draft.name} onName={name => change({ name })} needed />
        <CountField
          counts={competition.entrants}
          count={draft.entrants}
          onCount={entrants => change({ entrants, bots: Math.min(draft.bots, entrants - 1) })}
        />
        <BotsField most={draft.entrants - 1} bots={draft.bots} onBots={bots => change({ bots })} />
        <LevelField game={game.id} level={draft.level} onLevel={level => change({ level })} />
        <ClockField clock={draft.clock} onClock={clock => change({ clock })} />
        <OwnOptions
          competition={competition}
          said={said}
          values={draft.options}
          onValues={options => change({ options })}
        />
        <MatchOptions
          game={game}
          decides={competition.decides}
          values={draft.match}
          onValues={match => change({ match })}
        />
      </div>
      <Summary game={game.id} title={said.kinds[competition.id]!.name} draft={draft}>
        {failure && (
          <p class="trouble" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" tone="strong" disabled={isBusy}>
          {isBusy ? say.opening : say.open}
        </Button>
      </Summary>
    </form>
  );
}

interface BotsFieldProps {
  readonly most: number;
  readonly bots: number;
  readonly onBots: (bots: number) => void;
}

function BotsField({ most, bots, onBots }: BotsFieldProps) {
  const say = entering[language.value];
  return (
    <fieldset class="field">
      <legend class="label">{say.bots}</legend>
      <div class="segments">
        {Array.from({ length: most + 1 }, (_, count) => (
          <Choice key={count} name="bots" checked={bots === count} onChoose={() => onBots(count)}>
            {format.value.number(count)}
          </Choice>
        ))}
      </div>
      <small>{say.botsHelp}</small>
    </fieldset>
  );
}

interface LevelFieldProps {
  readonly game: string;
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
}

function LevelField({ game, level, onLevel }: LevelFieldProps) {
  const say = entering[language.value];
  return (
    <fieldset class="field">
      <legend class="label">{say.level}</legend>
      <div class="segments" data-many="">
        {offeredFor(game).map(one => (
          <Choice key={one} name="level" checked={level === one} onChoose={() => onLevel(one)}>
            {botName(game, one)}
          </Choice>
        ))}
      </div>
      <small>
        <b>{botSaid(game, level)}</b> {say.levelHelp}
      </small>
    </fieldset>
  );
}

interface SummaryProps {
  readonly game: string;
  readonly title: string;
  readonly draft: Draft;
  readonly children: ComponentChildren;
}

function Summary({ game, title, draft: { name, entrants, bots, clock }, children }: SummaryProps) {
  const say = entering[language.value];
  const Poster = posterOf(game);
  const facts = [
    name.trim() || words.value.start.you,
    say.places(bots + 1, entrants),
    clock ? clockSaid(clock) : words.value.start.noClock,
  ];
  return (
    <div class="start-summary">
      <div class="start-poster">{Poster && <Poster />}</div>
      <p class="start-said">
        <b>{title}</b>
        <span>{facts.join(' · ')}</span>
      </p>
      {children}
    </div>
  );
}
