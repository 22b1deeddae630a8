/** FITE's moves as orders, and what a reaction does, in the messages of any language. */

import type { Seat } from '@roundhouse/kernel';
import { capital, type Voice } from '../../voice.ts';
import type { Loc, Options, Power, ReactMove, View } from '../state.ts';
import type { FiteWords } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';

/** A move as an order. */
export function moveSaid(
  said: Said,
  move: Parameters<FiteWords['move']>[0],
  { viewer, fighters, options }: View,
  bonus: (loc: Loc, options: Options) => string,
): string {
  const own = viewer === null ? null : fighters[viewer]!;
  const { moves } = said;
  const { places, powers } = said.things;
  switch (move.type) {
    case 'power': {
      const { name = null, does = '' } = move.power === null ? {} : powers[move.power];
      return moves.power({ power: name, does });
    }
    case 'place':
      return moves.place({ place: places[move.loc], bonus: bonus(move.loc, options) });
    case 'swift':
      return moves.swift({ place: move.to && places[move.to] });
    case 'split': {
      const power = move.use && own?.power ? powers[own.power].name : null;
      return moves.split({ off: move.off, rest: own && own.dice - move.off, power });
    }
    case 'react': {
      const parts = reactionParts(said, move, own?.power ?? null, 'order');
      return parts.length === 0 ? moves.leaveDice() : capital(moves.inOrder({ parts }));
    }
    case 'concede':
      return moves.concede();
  }
}

/** "use Brutal", "move the 4 and the 2 from attack to defence", "flip two 1s in defence": what a reaction does, in order. */
function reactionParts(
  { moves, things }: Said,
  { use, move, flip, bonus }: ReactMove,
  power: Power | null,
  form: 'order' | 'you' | 'they',
): string[] {
  const parts: string[] = [];
  if (use) parts.push(moves.use({ form, power: power && things.powers[power].name }));
  const named = (faces: readonly number[]): string[] =>
    [...new Set(faces)].map(face => moves.face({ face, dice: faces.filter(one => one === face).length }));
  if (move) parts.push(moves.move({ form, from: move.from, faces: named(move.faces) }));
  if (flip) {
    const touched = (['off', 'def'] as const).filter(pool => flip[pool].length > 0);
    parts.push(moves.flip({ form, pools: touched.map(pool => moves.flippedIn({ faces: named(flip[pool]), pool })) }));
  }
  if (bonus !== undefined) parts.push(moves.bonus({ form, face: bonus }));
  return parts;
}

/** What one fighter's reaction did. */
export function reactionClause(said: Said, reaction: ReactMove, power: Power | null, seat: Seat, say: Voice): string {
  const parts = reactionParts(said, reaction, power, say.isYou(seat) ? 'you' : 'they');
  if (parts.length === 0) return said.events.leavesDice({ seat }, say);
  return said.events.reacts({ seat, parts: said.moves.inOrder({ parts }) }, say);
}
