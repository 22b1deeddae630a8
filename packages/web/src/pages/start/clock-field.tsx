/** How long people may think at a table on a server: a few sensible clocks or one's own, and any clock in words. */

import type { AnyGame } from '@roundhouse/kernel';
import { Choice } from '@roundhouse/kit';
import type { ClockSettings } from '@roundhouse/server/protocol.ts';
import { useState } from 'preact/hooks';
import { format, words } from '../../words/index.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day';
const SECONDS = { second: 1, minute: 60, hour: 60 * 60, day: 24 * 60 * 60 } as const;

/** When time is out a bot plays on until its owner comes back. */
const CLOCKS: readonly (ClockSettings | null)[] = [
  null,
  { kind: 'match', seconds: 10 * SECONDS.minute, increment: 5, out: 'bot' },
  { kind: 'move', seconds: SECONDS.minute, out: 'bot' },
  { kind: 'move', seconds: 3 * SECONDS.day, out: 'bot' },
];

/** "10 minutes each, 5 seconds more a move", "3 days a move". */
export function clockSaid(clock: ClockSettings): string {
  const say = words.value.start;
  const span = spanSaid(clock.seconds);
  const time =
    clock.kind === 'move'
      ? say.aMove(span)
      : clock.increment === 0
        ? say.each(span)
        : say.eachWithIncrement(span, spanSaid(clock.increment));
  return clock.out === 'bot' ? time : `${time} · ${say.outSaid[clock.out]}`;
}

/** The largest unit that parts it without a rest. */
const unitOf = (seconds: number): Unit =>
  (['day', 'hour', 'minute'] as const).find(unit => seconds % SECONDS[unit] === 0) ?? 'second';

function spanSaid(seconds: number): string {
  const unit = unitOf(seconds);
  return format.value.span(seconds / SECONDS[unit], unit);
}

const isSame = (one: ClockSettings | null, other: ClockSettings | null): boolean =>
  JSON.stringify(one && { ...one, out: '' }) === JSON.stringify(other && { ...other, out: '' });

export interface ClockFieldProps {
  readonly clock: ClockSettings | null;
  readonly onClock: (clock: ClockSettings | null) => void;
}

export function ClockField({ clock, onClock }: ClockFieldProps) {
  const say = words.value.start;
  const [isOwn, setOwn] = useState(() => !CLOCKS.some(one => isSame(one, clock)));
  const choose = (one: ClockSettings | null): void => {
    setOwn(false);
    onClock(one);
  };
  return (
    <fieldset class="field">
      <legend class="label">{say.clock}</legend>
      <div class="segments clocks">
        {CLOCKS.map(one => (
          <Choice
            key={JSON.stringify(one)}
            name="clock"
            checked={!isOwn && isSame(clock, one)}
            onChoose={() => choose(one)}
          >
            {one === null ? say.noClock : clockSaid(one)}
          </Choice>
        ))}
        <Choice
          name="clock"
          checked={isOwn}
          onChoose={() => {
            setOwn(true);
            onClock(clock ?? { kind: 'match', seconds: 20 * SECONDS.minute, increment: 10, out: 'bot' });
          }}
        >
          {say.ownClock}
        </Choice>
      </div>
      {isOwn && clock && <OwnClock clock={clock} onClock={onClock} />}
      {clock && <small>{say.clockHelp}</small>}
    </fieldset>
  );
}

/** What a server puts up with, in days. */
const LONGEST = { move: 14, match: 30 } as const;
const LONGEST_INCREMENT_S = 3600;

interface OwnClockProps {
  readonly clock: ClockSettings;
  readonly onClock: (clock: ClockSettings) => void;
}

function OwnClock({ clock, onClock }: OwnClockProps) {
  const say = words.value.start;
  const { kind, seconds, out } = clock;
  const [unit, setUnit] = useState<Exclude<Unit, 'second'>>(() => {
    const fits = unitOf(seconds);
    return fits === 'second' ? 'minute' : fits;
  });
  const increment = kind === 'match' ? clock.increment : 0;
  const set = (wanted: { kind?: 'move' | 'match'; amount?: number; unit?: Unit; increment?: number }): void => {
    const next = wanted.kind ?? kind;
    const most = LONGEST[next] * SECONDS.day;
    const asked = (wanted.amount ?? Math.max(1, Math.round(seconds / SECONDS[unit]))) * SECONDS[wanted.unit ?? unit];
    const length = Math.min(asked, most);
    onClock(
      next === 'move'
        ? { kind: next, seconds: length, out }
        : { kind: next, seconds: length, increment: wanted.increment ?? increment, out },
    );
  };
  return (
    <div class="own-clock">
      <fieldset class="segments" aria-label={say.clockCounts}>
        {(['match', 'move'] as const).map(one => (
          <Choice key={one} name="clock-kind" checked={kind === one} onChoose={() => set({ kind: one })}>
            {one === 'match' ? say.forMatch : say.forMove}
          </Choice>
        ))}
      </fieldset>
      <div class="own-clock-span">
        <WholeNumber
          label={say.howLong}
          value={seconds / SECONDS[unit]}
          min={1}
          max={(LONGEST[kind] * SECONDS.day) / SECONDS[unit]}
          onValue={amount => set({ amount })}
        />
        <fieldset class="segments" aria-label={say.unit}>
          {(['minute', 'hour', 'day'] as const).map(one => (
            <Choice
              key={one}
              name="clock-unit"
              checked={unit === one}
              onChoose={() => {
                setUnit(one);
                set({ unit: one });
              }}
            >
              {say.units[one]}
            </Choice>
          ))}
        </fieldset>
      </div>
      {kind === 'match' && (
        <WholeNumber
          label={say.increment}
          value={increment}
          min={0}
          max={LONGEST_INCREMENT_S}
          onValue={more => set({ increment: more })}
        />
      )}
    </div>
  );
}

interface WholeNumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}

function WholeNumber({ label, value, min, max, onValue }: WholeNumberProps) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        required
        value={value}
        onInput={event => {
          if (event.currentTarget.validity.valid) onValue(event.currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}

interface OutFieldProps extends OwnClockProps {
  readonly game: AnyGame;
}

/** What happens to a seat whose time is out. */
export function OutField({ game, clock, onClock }: OutFieldProps) {
  const say = words.value.start;
  const ways: ClockSettings['out'][] = ['bot', 'move', ...(game.concede ? (['concede'] as const) : [])];
  return (
    <fieldset class="field">
      <legend class="label">{say.whenOut}</legend>
      <div class="segments">
        {ways.map(out => (
          <Choice key={out} name="out" checked={clock.out === out} onChoose={() => onClock({ ...clock, out })}>
            {say.outs[out]}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
