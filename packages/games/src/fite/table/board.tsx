/** The fight: both comparisons, while dice are divided in closed fists, while they can be changed, and when it is decided. */

import { Fist, Icon, useTravel } from '@roundhouse/kit';
import { useRef } from 'preact/hooks';
import { count, voice } from '../../voice.ts';
import type { Attack } from '../fight.ts';
import { POOL_WORDS } from '../words/en.ts';
import { type Compared, type Hand, laidOver, type Pool, type ShownDie } from './hand.ts';
import { columnsFor, Lane, Lines, Row } from './lane.tsx';

/** Who is near and far, and what they are called. */
export interface Sides {
  readonly near: 0 | 1;
  readonly far: 0 | 1;
  readonly names: readonly string[];
  readonly viewer: number | null;
}

/** What touching the near side's dice does. */
export interface Touch {
  readonly onTouch: (die: ShownDie, pool: Pool) => void;
  readonly canTouch: (die: ShownDie, pool: Pool) => boolean;
  readonly isPicked: (die: ShownDie) => boolean;
}

export interface BoardProps {
  readonly sides: Sides;
  /** Dice by side. */
  readonly hands: { readonly near: Hand; readonly far: Hand };
  /** Comparisons by attacker. */
  readonly attacks: { readonly near: Attack | null; readonly far: Attack | null };
  readonly throwNumber: number;
  /** The comparisons have not happened yet. */
  readonly preview: boolean;
  readonly touch: Touch | null;
}

/** Rolled dice, pool against pool. */
export function Board({ sides, hands, attacks, throwNumber, preview, touch }: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  useTravel(box);
  const { near, far } = sides;
  const lane = (attacker: 'near' | 'far') => {
    const [farPool, nearPool]: [Pool, Pool] = attacker === 'near' ? ['def', 'off'] : ['off', 'def'];
    const [farDice, nearDice] = [hands.far[farPool], hands.near[nearPool]];
    const attack = attacks[attacker];
    const over = attack && laidOver(hands[attacker].off, hands[attacker === 'near' ? 'far' : 'near'].def, attack);
    const marksOf = (pool: Pool): ReadonlyMap<string, Compared> | null => over?.[pool] ?? null;
    const columns = columnsFor(farDice, nearDice);
    return (
      <Lane
        title={laneTitle(sides, attacker)}
        arrow={attacker === 'near' ? 'up' : 'down'}
        result={attack && (attack.hits === 0 ? 'No hit' : count(attack.hits, 'hit', 'hits'))}
        preview={preview}
        far={
          <Row
            dice={farDice}
            seat={far}
            marks={marksOf(farPool)}
            label={rowLabel(sides, far, farPool)}
            columns={columns}
            throwNumber={throwNumber}
          />
        }
        near={
          <Row
            dice={nearDice}
            seat={near}
            marks={marksOf(nearPool)}
            label={rowLabel(sides, near, nearPool)}
            columns={columns}
            throwNumber={throwNumber}
            onTouch={touch ? die => touch.onTouch(die, nearPool) : undefined}
            canTouch={die => touch?.canTouch(die, nearPool) ?? false}
            isPicked={touch?.isPicked}
          />
        }
        lines={
          <Lines
            far={farDice}
            near={nearDice}
            stops={over?.stops ?? []}
            defending={attacker === 'near' ? 'far' : 'near'}
            seat={attacker === 'near' ? far : near}
            columns={columns}
            drawing={preview ? null : `${throwNumber}`}
          />
        }
      />
    );
  };
  return (
    <div class="fite-board" ref={box}>
      {lane('near')}
      {lane('far')}
    </div>
  );
}

export interface DividingProps {
  readonly sides: Sides;
  /** The near side's division, if this viewer may know it. */
  readonly known: { readonly off: number; readonly def: number } | null;
  /** Moving one die to the other hand; null when the choice is made. */
  readonly onShift: ((from: Pool) => void) | null;
  readonly committed: { readonly near: boolean; readonly far: boolean };
}

/** FITE-24, FITE-26: attack in the right hand, defence in the left; closed until both are made. */
export function Dividing({ sides, known, onShift, committed }: DividingProps) {
  const { near, far } = sides;
  const nearRow = (pool: Pool) => {
    if (!known || !onShift)
      return <Hands seat={near} pool={pool} dice={known?.[pool] ?? null} closed={committed.near} />;
    const dice = blanks(pool, known[pool]);
    return (
      <Row
        dice={dice}
        seat={near}
        marks={null}
        label={`${rowLabel(sides, near, pool)}; press one to move it to ${POOL_WORDS[pool === 'off' ? 'def' : 'off']}`}
        columns={columnsFor(dice)}
        throwNumber={0}
        onTouch={() => onShift(pool)}
      />
    );
  };
  return (
    <div class="fite-board">
      <Lane
        title={laneTitle(sides, 'near')}
        arrow="up"
        result={known && count(known.off, 'die', 'dice')}
        preview
        far={<Hands seat={far} pool="def" dice={null} closed={committed.far} />}
        near={nearRow('off')}
        lines={<div class="fite-lines" />}
      />
      <Lane
        title={laneTitle(sides, 'far')}
        arrow="down"
        result={known && count(known.def, 'die', 'dice')}
        preview
        far={<Hands seat={far} pool="off" dice={null} closed={committed.far} />}
        near={nearRow('def')}
        lines={<div class="fite-lines" />}
      />
    </div>
  );
}

const blanks = (pool: Pool, dice: number): ShownDie[] =>
  Array.from({ length: dice }, (_, i) => ({ id: `${pool}${i}`, from: pool, face: 0, moved: false, flipped: false }));

interface HandsProps {
  readonly seat: number;
  readonly pool: Pool;
  readonly dice: number | null;
  readonly closed: boolean;
}

function Hands({ seat, pool, dice, closed }: HandsProps) {
  return (
    <div class="fite-hand" data-seat={seat} data-closed={closed ? '' : undefined}>
      <Fist hand={pool === 'off' ? 'right' : 'left'} />
      <span class="fite-hand-word">
        <Icon name={pool === 'off' ? 'attack' : 'defence'} size={16} />
        {dice === null
          ? `${pool === 'off' ? 'right' : 'left'} hand: ${closed ? 'closed' : 'open'}`
          : `${dice} to ${POOL_WORDS[pool]}`}
      </span>
    </div>
  );
}

function laneTitle({ near, far, names, viewer }: Sides, attacker: 'near' | 'far'): string {
  const say = voice(names, viewer);
  return say.does(attacker === 'near' ? near : far, 'attack', 'attacks');
}

function rowLabel({ names, viewer }: Sides, seat: number, pool: Pool): string {
  return `${voice(names, viewer).owns(seat)} ${POOL_WORDS[pool]} dice`;
}
