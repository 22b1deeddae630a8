/** Who sits at a seat, in the panel of a table: their face and, among people elsewhere, whether they are here, and their clock. */

import type { SeatMarkProps } from '@roundhouse/games/seat-mark.tsx';
import { Avatar } from '../../app/avatar.tsx';
import type { Seat } from './at-table.tsx';

export function Sitter({ source, live, seat }: Seat & SeatMarkProps) {
  const { company } = source;
  const names = source.names.value;
  return (
    <>
      <span class="seat-face">
        <Avatar name={names[seat]!} among={names} game={source.game} {...source.sitting.value[seat]} />
        {live && company && <live.HereDot company={company} seat={seat} />}
      </span>
      {live && company && <live.SeatClock company={company} seat={seat} />}
    </>
  );
}
