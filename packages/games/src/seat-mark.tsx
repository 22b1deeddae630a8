/** Who sits at a seat: a table says where that stands in its panels, and the page around it says what is there. */

import type { Seat } from '@roundhouse/kernel';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface SeatMarkProps {
  readonly seat: Seat;
}

/** A face, whether they are here, and their clock; null where nobody says. */
export const SeatMarks = createContext<ComponentType<SeatMarkProps> | null>(null);

/** Goes into the panel of each player, beside the name. As high as a line of text. */
export function SeatMark({ seat }: SeatMarkProps) {
  const Mark = useContext(SeatMarks);
  return Mark && <Mark seat={seat} />;
}
