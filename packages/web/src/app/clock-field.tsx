/** How long people may think at a table on a server: a few sensible clocks, and how any clock is put in words. */

import { Choice } from '@roundhouse/kit';
import type { ClockSettings } from '@roundhouse/server/protocol.ts';
import { format, words } from '../words/index.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** When time is out a bot plays on until its owner comes back. */
export const CLOCKS: readonly (ClockSettings | null)[] = [
  null,
  { kind: 'match', seconds: 10 * MINUTE_S, increment: 5, out: 'bot' },
  { kind: 'move', seconds: MINUTE_S, out: 'bot' },
  { kind: 'move', seconds: 3 * DAY_S, out: 'bot' },
];

/** "10 minutes each", "3 days a move". */
export function clockSaid(clock: ClockSettings): string {
  const say = words.value.start;
  const span = spanSaid(clock.seconds);
  return clock.kind === 'match' ? say.each(span) : say.aMove(span);
}

function spanSaid(seconds: number): string {
  const { span } = format.value;
  if (seconds % DAY_S === 0) return span(seconds / DAY_S, 'day');
  if (seconds % MINUTE_S === 0) return span(seconds / MINUTE_S, 'minute');
  return span(seconds, 'second');
}

export interface ClockFieldProps {
  readonly clock: ClockSettings | null;
  readonly onClock: (clock: ClockSettings | null) => void;
}

export function ClockField({ clock, onClock }: ClockFieldProps) {
  const say = words.value.start;
  return (
    <fieldset class="field">
      <legend class="label">{say.clock}</legend>
      <div class="segments">
        {CLOCKS.map(one => (
          <Choice key={JSON.stringify(one)} name="clock" checked={clock === one} onChoose={() => onClock(one)}>
            {one === null ? say.noClock : clockSaid(one)}
          </Choice>
        ))}
      </div>
      <small>{say.clockHelp}</small>
    </fieldset>
  );
}
