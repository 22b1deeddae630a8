/** The bag: who enters, by which rules, and the first draw. */

import { LEVELS } from '@roundhouse/bots/request.ts';
import { POWERS, type Power, PRESETS } from '@roundhouse/games/fite/state.ts';
import { CoinFace } from '@roundhouse/games/fite/table/coin.tsx';
import { Button, Choice, Icon, RuleLink } from '@roundhouse/kit';
import { useRef, useState } from 'preact/hooks';
import { type Box, type Note, picksAtEntry, type Settings, withDraw, withNote, without } from '../play/box.ts';
import { systemChance } from '../play/dice.ts';
import type { Player } from '../play/shelf.ts';
import { BOT_NAMES } from '../play/solo.ts';
import { format, words } from '../words/index.ts';
import { LONGEST_NAME } from './name-field.tsx';
import type { BoxProps } from './tournament.tsx';

const BLANK: Note = { name: '', player: 'person', power: null };

export function Bag({ box, attempt, fite }: BoxProps) {
  const say = words.value.tournament;
  const [note, setNote] = useState(BLANK);
  const input = useRef<HTMLInputElement>(null);
  const put = (event: SubmitEvent): void => {
    event.preventDefault();
    if (attempt(() => withNote(box, note))) setNote({ ...BLANK, player: note.player });
    input.current?.focus();
  };
  return (
    <div class="bag">
      <form class="form bag-form" onSubmit={put}>
        <label class="field">
          <span class="label">{say.name}</span>
          <input
            ref={input}
            type="text"
            value={note.name}
            maxLength={LONGEST_NAME}
            required
            autocomplete="off"
            onInput={event => setNote({ ...note, name: event.currentTarget.value })}
          />
        </label>
        <fieldset class="field">
          <legend class="label">{say.plays}</legend>
          <div class="segments">
            {(['person', ...LEVELS.toReversed()] as Player[]).map(player => (
              <Choice
                key={player}
                name="player"
                checked={note.player === player}
                onChoose={() => setNote({ ...note, player })}
              >
                {player === 'person' ? say.person : BOT_NAMES[player]}
              </Choice>
            ))}
          </div>
        </fieldset>
        {picksAtEntry(box.settings) && (
          <PowerField fite={fite} power={note.power} onPower={power => setNote({ ...note, power })} />
        )}
        <Button type="submit">
          <Icon name="save" /> {say.put}
        </Button>
      </form>
      <section class="bag-names" aria-label={say.names}>
        <Sack />
        <p class="label" aria-live="polite">
          {box.notes.length === 0 ? say.empty : format.value.count(box.notes.length, say.inBag)}{' '}
          <RuleLink rule="FITE-R49" />
        </p>
        <ul>
          {box.notes.map(({ name, player }) => (
            <li key={name} class="note">
              <span>
                <b>{name}</b>
                {player !== 'person' && <small> {say.bot(BOT_NAMES[player])}</small>}
              </span>
              <Button tone="quiet" aria-label={say.takeOut(name)} onClick={() => attempt(() => without(box, name))}>
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ul>
        <Button
          tone="strong"
          disabled={box.notes.length < 2}
          onClick={() => attempt(() => withDraw(box, systemChance()))}
        >
          {say.drawFirst}
        </Button>
      </section>
      <SettingsFields
        fite={fite}
        settings={box.settings}
        onSettings={settings => attempt((): Box => ({ ...box, settings }))}
      />
    </div>
  );
}

interface PowerFieldProps extends Pick<BoxProps, 'fite'> {
  readonly power: Power | null;
  readonly onPower: (power: Power | null) => void;
}

/** FITE-R48: a power is picked on entering, and kept. */
function PowerField({ fite, power, onPower }: PowerFieldProps) {
  const say = words.value.tournament;
  return (
    <fieldset class="field">
      <legend class="label">
        {say.power} <RuleLink rule="FITE-R48" />
      </legend>
      <div class="bag-powers">
        {[null, ...POWERS].map(one => (
          <Choice key={one ?? 'none'} name="power" checked={power === one} onChoose={() => onPower(one)}>
            <span class="bag-coin">
              <CoinFace power={one} down={false} />
            </span>
            {one === null ? say.noPower : fite.powers[one].name}
          </Choice>
        ))}
      </div>
      <small>{say.secret}</small>
    </fieldset>
  );
}

interface SettingsFieldsProps extends Pick<BoxProps, 'fite'> {
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
}

const POWERS_HOW: { readonly [H in 'fixed' | 'repick' | 'random' | 'off']: Settings } = {
  fixed: { tournament: { tournamentPowers: 'fixed' }, bout: { powers: 'choose' } },
  repick: { tournament: { tournamentPowers: 'repick' }, bout: { powers: 'choose' } },
  random: { tournament: { tournamentPowers: 'fixed' }, bout: { powers: 'random' } },
  off: { tournament: { tournamentPowers: 'fixed' }, bout: { powers: 'off' } },
};

function SettingsFields({ fite, settings: { tournament, bout }, onSettings }: SettingsFieldsProps) {
  const say = words.value.tournament;
  const isTempered = bout.minPool === PRESETS.tempered!.minPool;
  const { powers = 'choose' } = bout;
  const { tournamentPowers = 'fixed', byes = 'random', tournamentDraw = 'replay' } = tournament;
  return (
    <div class="form bag-settings">
      <fieldset>
        <legend class="label">{say.rules}</legend>
        <div class="cards">
          {(['classic', 'tempered'] as const).map(preset => (
            <Choice
              key={preset}
              name="preset"
              checked={isTempered === (preset === 'tempered')}
              onChoose={() => onSettings({ tournament, bout: { powers, ...PRESETS[preset] } })}
              class="card-choice"
            >
              <span>
                <b>{fite.presets[preset]!.label}</b>
                <small>{fite.presets[preset]!.help}</small>
              </span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <details class="more">
        <summary>{say.more}</summary>
        <div class="form">
          <Segments
            label={say.powers}
            rule="FITE-R48"
            said={say.powersHow}
            chosen={powers === 'choose' ? tournamentPowers : powers}
            onChoose={how =>
              onSettings({
                tournament: { ...tournament, ...POWERS_HOW[how].tournament },
                bout: { ...bout, ...POWERS_HOW[how].bout },
              })
            }
          />
          <Segments
            label={say.byes}
            rule="FITE-R46"
            said={say.byesHow}
            chosen={byes}
            onChoose={how => onSettings({ tournament: { ...tournament, byes: how }, bout })}
          />
          <Segments
            label={say.draws}
            rule="FITE-R47"
            said={say.drawsHow}
            chosen={tournamentDraw}
            onChoose={how => onSettings({ tournament: { ...tournament, tournamentDraw: how }, bout })}
          />
        </div>
      </details>
    </div>
  );
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly rule: string;
  readonly said: { readonly [V in Value]: string };
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Segments<Value extends string>({ label, rule, said, chosen, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset class="field">
      <legend class="label">
        {label} <RuleLink rule={rule} />
      </legend>
      <div class="segments">
        {(Object.keys(said) as Value[]).map(value => (
          <Choice key={value} name={label} checked={chosen === value} onChoose={() => onChoose(value)}>
            {said[value]}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** A sack of names, tied with a rope. */
const Sack = () => (
  <svg class="sack" viewBox="0 0 120 120" aria-hidden="true">
    <path class="sack-note" d="M40 34l6-26 26 5-5 24z" />
    <path class="sack-note" d="M62 32l12-22 22 12-13 21z" />
    <path
      class="sack-body"
      d="M38 36C22 54 8 74 12 96c3 15 24 20 48 20s45-5 48-20c4-22-10-42-26-60l6-10c-8 4-14-2-20 2-6-5-12 2-20-2-7 4-10-2-18 0z"
    />
    <path class="sack-fold" d="M30 62c-8 12-10 24-8 34M52 48c-4 16-5 34-4 52M86 60c8 12 10 26 8 38" />
    <path class="sack-rope" d="M33 42c18 8 36 8 54 0M80 44c10 2 14 10 12 18M80 45c2 8-2 14-6 18" />
    <text x="60" y="92" text-anchor="middle">
      FITE
    </text>
  </svg>
);
