/** Who takes a seat: a person, or one of the bots that can play the game. One line, however many there are. */

import { offeredFor } from '@roundhouse/bots/offered.ts';
import type { Level } from '@roundhouse/bots/request.ts';
import { words } from '../../words/index.ts';
import { botSaid } from './strength.ts';

interface PlayerFieldProps {
  readonly game: string;
  /** From 1. */
  readonly seat: number;
  /** Null: a person. */
  readonly level: Level | null;
  /** What a person is called here. */
  readonly person: string;
  readonly onLevel: (level: Level | null) => void;
}

export function PlayerField({ game, seat, level, person, onLevel }: PlayerFieldProps) {
  const say = words.value;
  const levels = offeredFor(game);
  return (
    <select
      aria-label={say.start.seat(seat)}
      value={level ?? ''}
      onChange={event => onLevel(levels.find(one => one === event.currentTarget.value) ?? null)}
    >
      <option value="">{person}</option>
      {levels.map(one => (
        <option key={one} value={one}>
          {say.company.bot(botSaid(game, one))}
        </option>
      ))}
    </select>
  );
}
