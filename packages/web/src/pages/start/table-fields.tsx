/** What is asked about a table on a server: who or what takes its other seats, its clock, who may watch. */

import { usualLevelFor } from '@roundhouse/bots/levels.ts';
import { offeredFor } from '@roundhouse/bots/offered.ts';
import type { Level } from '@roundhouse/bots/request.ts';
import type { AnyGame } from '@roundhouse/kernel';
import { Choice } from '@roundhouse/kit';
import type { ClockSettings, NewTable } from '@roundhouse/server/protocol.ts';
import { botName } from '../../play/local/bot-names.ts';
import { words } from '../../words/index.ts';
import { ClockField, clockSaid, OutField } from './clock-field.tsx';
import { PlayerField } from './player-field.tsx';
import { botSaid } from './strength.ts';

/** A table on a server as far as somebody has thought about it. */
export interface TableWish {
  /** For each seat after the first the bot that takes it; null where a person shall. May be shorter than the table. */
  readonly bots: readonly (Level | null)[];
  readonly clock: ClockSettings | null;
  /** Nobody may watch; only of tables that are not in the lobby. */
  readonly isPrivate: boolean;
  /** A bot takes the seat of somebody who is not there when the table deals; otherwise it is free again. */
  readonly isAbsentBot: boolean;
  /** By how many moves spectators are behind. */
  readonly delay: number;
  /** Of the bot that takes the seat of somebody who is away. */
  readonly standIn: Level;
}

/** What a table of this game is where nobody wishes anything. */
export const plainTable = (game: string): TableWish => ({
  ...{ bots: [], clock: null, isPrivate: false, isAbsentBot: false, delay: 0 },
  standIn: usualLevelFor(game),
});

/** Who takes each seat after the first. */
export const othersAt = ({ bots }: TableWish, seats: number): (Level | null)[] =>
  Array.from({ length: seats - 1 }, (_, i) => bots[i] ?? null);

/** What a server is told of it. Nothing is sent that is as usual, so that a table asked for again is the same table. */
export function settingsOf(game: string, wish: TableWish, seats: number, isListed: boolean): Partial<NewTable> {
  const bots = othersAt(wish, seats).flatMap((level, i) => (level === null ? [] : [{ seat: i + 1, level }]));
  const isPrivate = wish.isPrivate && !isListed;
  return {
    ...(bots.length > 0 && { bots }),
    ...(wish.clock && { clock: wish.clock }),
    ...(isPrivate && { private: true }),
    ...(wish.delay > 0 && !isPrivate && { delay: wish.delay }),
    ...(wish.isAbsentBot && { absent: { seat: 'bot' } }),
    ...(wish.standIn !== usualLevelFor(game) && { level: wish.standIn }),
  };
}

/** All of it that is not as usual, in words. */
export function settingsSaid({ clock, delay, ...table }: Pick<NewTable, 'clock' | 'delay' | 'private'>): string[] {
  const say = words.value.start;
  return [
    ...(clock ? [clockSaid(clock)] : []),
    ...(table.private ? [say.nobodyWatches] : []),
    ...(delay ? [say.watchersBehind(delay)] : []),
  ];
}

export interface TableFieldsProps {
  readonly game: AnyGame;
  readonly seats: number;
  /** Whether the table is in the lobby. */
  readonly isListed: boolean;
  readonly wish: TableWish;
  readonly onWish: (wish: TableWish) => void;
}

export function TableFields({ game, seats, isListed, wish, onWish }: TableFieldsProps) {
  const say = words.value.start;
  const change = (part: Partial<TableWish>): void => onWish({ ...wish, ...part });
  const others = (
    <OthersField
      game={game.id}
      others={othersAt(wish, seats)}
      person={isListed ? say.anyone : say.friend}
      onOthers={bots => change({ bots })}
    />
  );
  return (
    <>
      {seats > 2 && others}
      <ClockField clock={wish.clock} onClock={clock => change({ clock })} />
      <details class="more">
        <summary>{say.moreOfTable}</summary>
        <div class="form">
          {seats === 2 && others}
          {wish.clock && <OutField game={game} clock={wish.clock} onClock={clock => change({ clock })} />}
          <LevelField game={game.id} level={wish.standIn} onLevel={standIn => change({ standIn })} />
          <AbsentField isBot={wish.isAbsentBot} onBot={isAbsentBot => change({ isAbsentBot })} />
          {!isListed && <WatchField isPrivate={wish.isPrivate} onPrivate={isPrivate => change({ isPrivate })} />}
          {(isListed || !wish.isPrivate) && <DelayField delay={wish.delay} onDelay={delay => change({ delay })} />}
        </div>
      </details>
    </>
  );
}

interface OthersFieldProps {
  readonly game: string;
  readonly others: readonly (Level | null)[];
  /** What a seat is called that waits for a person. */
  readonly person: string;
  readonly onOthers: (others: (Level | null)[]) => void;
}

function OthersField({ game, others, person, onOthers }: OthersFieldProps) {
  const say = words.value.start;
  return (
    <fieldset class="seats">
      <legend class="label">{say.otherSeats}</legend>
      <ol>
        {others.map((chosen, i) => (
          <li key={i} class="seat-row seat-wish">
            <b class="poster" aria-hidden="true">
              {i + 2}
            </b>
            <PlayerField
              game={game}
              seat={i + 2}
              level={chosen}
              person={person}
              onLevel={level => onOthers(others.map((one, at) => (at === i ? level : one)))}
            />
          </li>
        ))}
      </ol>
      <small>{others.includes(null) ? say.otherSeatsHelp : say.onlyBots}</small>
    </fieldset>
  );
}

interface LevelFieldProps {
  readonly game: string;
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
}

function LevelField({ game, level, onLevel }: LevelFieldProps) {
  const say = words.value.start;
  return (
    <fieldset class="field">
      <legend class="label">{say.standIn}</legend>
      <div class="segments" data-many="">
        {offeredFor(game).map(one => (
          <Choice key={one} name="stand-in" checked={level === one} onChoose={() => onLevel(one)}>
            {botName(game, one)}
          </Choice>
        ))}
      </div>
      <small>
        <b>{botSaid(game, level)}</b> {say.standInHelp}
      </small>
    </fieldset>
  );
}

interface AbsentFieldProps {
  readonly isBot: boolean;
  readonly onBot: (isBot: boolean) => void;
}

function AbsentField({ isBot, onBot }: AbsentFieldProps) {
  const say = words.value.start;
  return (
    <fieldset class="field">
      <legend class="label">{say.absent}</legend>
      <div class="segments">
        <Choice name="absent" checked={!isBot} onChoose={() => onBot(false)}>
          {say.absentFree}
        </Choice>
        <Choice name="absent" checked={isBot} onChoose={() => onBot(true)}>
          {say.absentBot}
        </Choice>
      </div>
      <small>{say.absentHelp}</small>
    </fieldset>
  );
}

interface WatchFieldProps {
  readonly isPrivate: boolean;
  readonly onPrivate: (isPrivate: boolean) => void;
}

function WatchField({ isPrivate, onPrivate }: WatchFieldProps) {
  const say = words.value.start;
  return (
    <fieldset class="field">
      <legend class="label">{say.watching}</legend>
      <div class="segments">
        <Choice name="watching" checked={!isPrivate} onChoose={() => onPrivate(false)}>
          {say.byLink}
        </Choice>
        <Choice name="watching" checked={isPrivate} onChoose={() => onPrivate(true)}>
          {say.nobody}
        </Choice>
      </div>
    </fieldset>
  );
}

const LONGEST_DELAY = 50;

function DelayField({ delay, onDelay }: { readonly delay: number; readonly onDelay: (delay: number) => void }) {
  const say = words.value.start;
  return (
    <label class="field">
      <span class="label">{say.delay}</span>
      <input
        type="number"
        min={0}
        max={LONGEST_DELAY}
        required
        value={delay}
        onInput={event => {
          if (event.currentTarget.validity.valid) onDelay(event.currentTarget.valueAsNumber);
        }}
      />
      <small>{say.delayHelp}</small>
    </label>
  );
}
