/** People's names as a page shows them. */

import { FORMER_PLAYER, NAMELESS } from '@roundhouse/games/voice.ts';
import type { TableSeat } from '@roundhouse/server/protocol.ts';
import { words } from './index.ts';

/** The name as others know it; whoever has left none is called something in the language now spoken. */
export const calledName = (name: string): string => (name === FORMER_PLAYER ? words.value.shell.formerPlayer : name);

/** The same on a page of one's own, where whoever gave no name is called "you". */
export const shownName = (name: string): string => (name === NAMELESS ? words.value.shell.you : calledName(name));

/** Who plays whom: "Ana against Bo", and how many seats are free, which are nobody's opponents. */
export function companySaid(names: readonly (string | null)[]): string {
  const { lobby } = words.value;
  const seated = names.filter(name => name !== null);
  const free = names.length - seated.length;
  return [...(seated.length > 0 ? [seated.join(lobby.against)] : []), ...(free > 0 ? [lobby.free(free)] : [])].join(
    ' · ',
  );
}

/** Whoever sits there, and where it is a program that it is one; null while the seat is free. */
export function seatedName({ name, program }: TableSeat): string | null {
  if (name === null) return null;
  return program ? `${calledName(name)} (${words.value.company.program})` : calledName(name);
}
