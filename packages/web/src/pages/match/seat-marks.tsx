/** What stands in a player's panel at every table besides the name: a face and, among people elsewhere, dot and clock. */

import type { SeatMarkProps } from '@roundhouse/games/seat-mark.tsx';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import type { Seat } from './at-table.tsx';
import './seat-marks.css';

const Avatar = lazy(async () => (await import('../../app/avatar.tsx')).Avatar);

/** The list of people says the same to those who listen. */
export function useSeatMarks({ source, live }: Seat): ComponentType<SeatMarkProps> {
  return useMemo(
    () =>
      ({ seat }: SeatMarkProps) => (
        <span class="seat-mark" data-clock={source.company?.clocks.value ? '' : undefined} aria-hidden="true">
          <span class="seat-face">
            <Avatar name={source.names.value[seat]!} game={source.game} {...source.sitting.value[seat]} />
            {live && source.company && <live.HereDot company={source.company} seat={seat} />}
          </span>
          {live && source.company && <live.SeatClock company={source.company} seat={seat} />}
        </span>
      ),
    [source, live],
  );
}
