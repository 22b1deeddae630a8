/** The start form: against whom, by which rules. Everything about rules is made from the game's own option specs. */

import type { Level } from '@roundhouse/bots/request.ts';
import { findGame } from '@roundhouse/games';
import { NAMELESS } from '@roundhouse/games/voice.ts';
import { type AnyWords, type OptionWords, wordsOf } from '@roundhouse/games/words.ts';
import type { AnyGame, OptionSpec } from '@roundhouse/kernel';
import { Button, Choice } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { openTable } from '../play/api.ts';
import { type AskedTable, ownName, rememberName, unanswered } from '../play/shelf.ts';
import { newSolo } from '../play/solo.ts';
import { Notice } from './app.tsx';
import { NameField } from './name-field.tsx';
import { go } from './router.ts';

type Opponent = Level | 'friend' | 'anyone';

const isBot = (opponent: Opponent): opponent is Level => opponent === 'greedy' || opponent === 'random';

const OPPONENTS: readonly { id: Opponent; label: string; help: string }[] = [
  { id: 'greedy', label: 'Hugo', help: 'A bot that grabs the best it can see. Plays here, even offline.' },
  { id: 'random', label: 'Wanda', help: 'A bot that plays at random. Good for a first match.' },
  { id: 'friend', label: 'A friend', help: 'You get a link to send.' },
  { id: 'anyone', label: 'Anyone', help: 'Your table is listed in the lobby.' },
];

type Values = { readonly [option: string]: unknown };

export function NewMatchPage({ game: id }: { readonly game: string }) {
  const game = findGame(id);
  useEffect(() => {
    document.title = 'New match · Roundhouse';
  }, []);
  if (!game) {
    return (
      <main class="page">
        <Notice title="There is no such game">
          <a href="/">See the games there are</a>.
        </Notice>
      </main>
    );
  }
  return <StartForm game={game} words={wordsOf(id)} />;
}

function firstOpponent(): Opponent {
  const wanted = new URLSearchParams(location.search).get('with');
  return OPPONENTS.find(({ id }) => id === wanted)?.id ?? 'greedy';
}

function StartForm({ game, words }: { readonly game: AnyGame; readonly words: AnyWords }) {
  const [opponent, setOpponent] = useState<Opponent>(firstOpponent);
  const [name, setName] = useState(ownName());
  const [values, setValues] = useState<Values>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    rememberName(name);
    try {
      go(await open(game, opponent, name, values));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That did not work.');
      setBusy(false);
    }
  };
  return (
    <main class="page narrow">
      <h1 class="poster">{words.name}</h1>
      <p class="lead">
        {words.tagline} <a href={`/rules/${game.id}`}>The rules</a>
      </p>
      <Unanswered game={game.id} />
      <form class="form" onSubmit={start}>
        <fieldset>
          <legend class="label">Against</legend>
          <div class="cards">
            {OPPONENTS.map(({ id, label, help }) => (
              <Choice
                key={id}
                name="opponent"
                checked={opponent === id}
                onChoose={() => setOpponent(id)}
                class="card-choice"
              >
                <span>
                  <b>{label}</b>
                  <small>{help}</small>
                </span>
              </Choice>
            ))}
          </div>
        </fieldset>
        <NameField name={name} onName={setName} needed={!isBot(opponent)} />
        <Rules game={game} words={words} values={values} onValues={setValues} />
        {failure && (
          <p class="trouble" role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" tone="strong" disabled={busy}>
          {busy ? 'Opening …' : words.start}
        </Button>
      </form>
    </main>
  );
}

/** A table that was asked for here before, and whose answer never came: it may be waiting. */
function Unanswered({ game }: { readonly game: string }) {
  const [asked] = useState(() =>
    unanswered().find((one): one is AskedTable => one.kind === 'table' && one.wanted.game === game),
  );
  const [failure, setFailure] = useState<string | null>(null);
  if (!asked) return null;
  const enter = (): void => {
    openTable(asked.wanted).then(
      ({ table }) => go(`/match/${table.id}`),
      error => setFailure(error instanceof Error ? error.message : 'That did not work.'),
    );
  };
  return (
    <section class="unanswered" aria-label="Your last table">
      <p>You opened a table, and the server’s answer never arrived. The table may be waiting for you.</p>
      <Button onClick={enter}>Go to that table</Button>
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

/** Opens the match and gives its address. */
async function open(game: AnyGame, opponent: Opponent, name: string, options: Values): Promise<string> {
  if (isBot(opponent)) {
    return `/solo/${newSolo({ game: game.id, options, level: opponent, name: name.trim() || NAMELESS, seat: 0 })}`;
  }
  const { table } = await openTable({ game: game.id, options, name, open: opponent === 'anyone' });
  return `/match/${table.id}`;
}

interface RulesProps {
  readonly game: AnyGame;
  readonly words: AnyWords;
  readonly values: Values;
  readonly onValues: (values: Values) => void;
}

/** A preset sets what it names; every other option stays as chosen. */
function Rules({ game, words, values, onValues }: RulesProps) {
  const specs = Object.entries(game.options as { [option: string]: OptionSpec<unknown> });
  const presets = Object.keys(game.presets);
  const touched = new Set(Object.values(game.presets).flatMap(Object.keys));
  const chosen = (option: string, spec: OptionSpec<unknown>): unknown => values[option] ?? defaultOf(spec);
  const isIn = (preset: string): boolean =>
    specs.every(([option, spec]) => {
      const wanted = (game.presets[preset] as Values)[option];
      return !touched.has(option) || chosen(option, spec) === (wanted ?? defaultOf(spec));
    });
  const choosePreset = (preset: string): void => {
    const kept = Object.entries(values).filter(([option]) => !touched.has(option));
    onValues({ ...Object.fromEntries(kept), ...(game.presets[preset] as Values) });
  };
  // Where there are no presets to choose from, the first option has nothing to stand beside.
  const hasPresets = presets.length > 1;
  const first = hasPresets ? specs[0] : undefined;
  const others = first ? specs.slice(1) : specs;
  return (
    <>
      {hasPresets && (
        <fieldset>
          <legend class="label">Rules</legend>
          <div class="cards">
            {presets.map(preset => (
              <Choice
                key={preset}
                name="preset"
                checked={isIn(preset)}
                onChoose={() => choosePreset(preset)}
                class="card-choice"
              >
                <span>
                  <b>{words.presets[preset]?.label ?? preset}</b>
                  <small>{words.presets[preset]?.help}</small>
                </span>
              </Choice>
            ))}
          </div>
          {!presets.some(isIn) && <p class="fine">Your own mix.</p>}
        </fieldset>
      )}
      {first && (
        <OptionField
          name={first[0]}
          spec={first[1]}
          words={words.options[first[0]]}
          value={chosen(...first)}
          onValue={value => onValues({ ...values, [first[0]]: value })}
        />
      )}
      <details class="more">
        <summary>All options</summary>
        <div class="form">
          {others.map(([option, spec]) => (
            <OptionField
              key={option}
              name={option}
              spec={spec}
              words={words.options[option]}
              value={chosen(option, spec)}
              onValue={value => onValues({ ...values, [option]: value })}
            />
          ))}
        </div>
      </details>
    </>
  );
}

const defaultOf = (spec: OptionSpec<unknown>): unknown => (spec.kind === 'choice' ? spec.values[0] : spec.default);

interface OptionFieldProps {
  readonly name: string;
  readonly spec: OptionSpec<unknown>;
  readonly words: OptionWords | undefined;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

function OptionField({ name, spec, words, value, onValue }: OptionFieldProps) {
  const label = words?.label ?? name;
  if (spec.kind === 'range') {
    return (
      <label class="field">
        <span class="label">{label}</span>
        <input
          type="number"
          min={spec.min}
          max={spec.max}
          required
          value={value as number}
          onInput={event => {
            if (event.currentTarget.validity.valid) onValue(event.currentTarget.valueAsNumber);
          }}
        />
        <small>
          {words?.help} {spec.min} to {spec.max}.
        </small>
      </label>
    );
  }
  return (
    <fieldset class="field">
      <legend class="label">{label}</legend>
      <div class="segments">
        {spec.values.map(one => (
          <Choice key={String(one)} name={name} checked={value === one} onChoose={() => onValue(one)}>
            {words?.values?.[String(one)] ?? String(one)}
          </Choice>
        ))}
      </div>
      <small>{words?.help}</small>
    </fieldset>
  );
}
