/** Where a face, and among people elsewhere a dot and a clock, stand in a player's panel: their room is there at once. */

import type { SeatMarkProps } from '@roundhouse/games/seat-mark.tsx';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import type { Seat } from './at-table.tsx';
import './seat-marks.css';

const Sitter = lazy(async () => (await import('./sitter.tsx')).Sitter);

/** The list of people says the same to those who listen. */
export const useSeatMarks = ({ source, live }: Seat): ComponentType<SeatMarkProps> =>
  useMemo(
    () =>
      ({ seat }: SeatMarkProps) => (
        <span class="seat-mark" aria-hidden="true">
          <Sitter source={source} live={live} seat={seat} />
        </span>
      ),
    [source, live],
  );
