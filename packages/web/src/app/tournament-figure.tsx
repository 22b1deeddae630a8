/** The pugilist that stands for a name: one of its own, as long as there are enough. */

import { type Contender, FIGHTERS } from '@roundhouse/games/fite/content/fighters.ts';
import { fighterFor } from '@roundhouse/games/fite/table/cast.ts';
import { Portrait, Pugilist } from '@roundhouse/games/fite/table/pugilist.tsx';
import type { Entrant, Tournament } from '@roundhouse/games/fite/tournament.ts';

export interface FigureProps {
  readonly tournament: Tournament;
  readonly name: string;
  /** The corner it stands in. */
  readonly seat?: 0 | 1;
  /** From hat to boots, rather than head and shoulders. */
  readonly whole?: boolean;
}

export function Figure({ tournament, name, seat = 0, whole = false }: FigureProps) {
  const fighter = fightersOf(tournament.entrants).get(name)!;
  if (whole) return <Pugilist seat={seat} fighter={fighter} pose="off" />;
  return <Portrait seat={seat} fighter={fighter} />;
}

/** Whoever has a power is one of the two who come with it; whoever has none is anybody who is left. */
export function fightersOf(entrants: readonly Entrant[]): Map<string, Contender> {
  const taken = new Map<string, Contender>();
  for (const { name, power } of entrants.toSorted((a, b) => Number(a.power === null) - Number(b.power === null))) {
    const able = ([0, 1] as const).map(seat => fighterFor(power, seat, { names: [name] }));
    const isFree = (fighter: Contender): boolean => ![...taken.values()].includes(fighter);
    taken.set(name, able.find(isFree) ?? FIGHTERS.find(isFree) ?? able[0]!);
  }
  return taken;
}
