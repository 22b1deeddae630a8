/** The pugilist that stands for a name: one of those who come with its power. */

import { fighterFor } from '@roundhouse/games/fite/table/cast.ts';
import { Portrait, Pugilist } from '@roundhouse/games/fite/table/pugilist.tsx';
import type { Tournament } from '@roundhouse/games/fite/tournament.ts';
import { entrantOf } from '../play/box.ts';

export interface FigureProps {
  readonly tournament: Tournament;
  readonly name: string;
  /** The corner it stands in. */
  readonly seat?: 0 | 1;
  /** From hat to boots, rather than head and shoulders. */
  readonly whole?: boolean;
}

export function Figure({ tournament, name, seat = 0, whole = false }: FigureProps) {
  const fighter = fighterFor(entrantOf(tournament, name).power, 0, { names: [name] });
  if (whole) return <Pugilist seat={seat} fighter={fighter} pose="off" />;
  return <Portrait seat={seat} fighter={fighter} />;
}
