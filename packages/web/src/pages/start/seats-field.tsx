/** Who sits where at one device: people by name, and bots by level, in turn order. */

import { Button, Icon } from '@roundhouse/kit';
import { botName } from '../../play/local/bot-names.ts';
import type { Sitter } from '../../play/local/solo.ts';
import { words } from '../../words/index.ts';
import { LONGEST_NAME } from './name-field.tsx';
import { PlayerField } from './player-field.tsx';

/** A seat in the making; a person's name may still be empty. */
export type Chair = Sitter;

/** As many chairs as people who begin: the first for whoever set the table up. */
export const firstChairs = (count: number, name: string): Chair[] =>
  Array.from({ length: count }, (_, i) => ({ player: 'person', name: i === 0 ? name : '' }));

/** Chairs with somebody in each: the nameless are numbered, and so is whoever has the name of somebody before. */
export function sittersOf(game: string, chairs: readonly Chair[]): Sitter[] {
  const names: string[] = [];
  return chairs.map(({ player, name }, i) => {
    const before = chairs.slice(0, i).filter(chair => chair.player === player).length;
    const wanted =
      player === 'person' ? name.trim() || words.value.start.personNumber(i + 1) : botName(game, player, before);
    const same = names.filter(one => one === wanted || one.startsWith(`${wanted} `)).length;
    names.push(same === 0 ? wanted : `${wanted} ${same + 1}`);
    return { player, name: names[i]! };
  });
}

export interface SeatsFieldProps {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly onChairs: (chairs: Chair[]) => void;
}

export function SeatsField({ game, chairs, seats: { min, max }, onChairs }: SeatsFieldProps) {
  const say = words.value.start;
  const change = (at: number, chair: Partial<Chair>): void =>
    onChairs(chairs.map((one, i) => (i === at ? { ...one, ...chair } : one)));
  return (
    <fieldset class="seats">
      <legend class="label">{say.whoSits}</legend>
      <ol>
        {chairs.map((chair, i) => (
          <li key={i} class="seat-row">
            <b class="poster" aria-hidden="true">
              {i + 1}
            </b>
            {chair.player === 'person' ? (
              <input
                type="text"
                aria-label={say.nameOf(i + 1)}
                value={chair.name}
                maxLength={LONGEST_NAME}
                placeholder={say.personNumber(i + 1)}
                autocomplete="off"
                onInput={event => change(i, { name: event.currentTarget.value })}
              />
            ) : (
              <span class="seat-bot">{sittersOf(game, chairs)[i]!.name}</span>
            )}
            <PlayerField
              game={game}
              seat={i + 1}
              level={chair.player === 'person' ? null : chair.player}
              person={say.person}
              onLevel={level => change(i, { player: level ?? 'person' })}
            />
            {chairs.length > min && (
              <Button
                tone="quiet"
                aria-label={say.removeSeat(i + 1)}
                onClick={() => onChairs(chairs.filter((_, at) => at !== i))}
              >
                <Icon name="close" />
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chairs.length < max && (
        <Button onClick={() => onChairs([...chairs, { player: 'person', name: '' }])}>
          <Icon name="people" /> {say.addSeat}
        </Button>
      )}
      {!chairs.some(({ player }) => player === 'person') && (
        <p class="trouble" role="alert">
          {say.onePerson}
        </p>
      )}
    </fieldset>
  );
}
