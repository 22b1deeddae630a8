/** The fight: both comparisons, while dice are divided in closed fists, while they can be changed, and when it is decided. */

import { Fist, Icon } from '@roundhouse/kit';
import { useTableWords } from '../../table-words.ts';
import type { Attack } from '../fight.ts';
import type { Company, FiteWords } from '../words/catalogue.ts';
import { useProgress } from './beats.tsx';
import { faceToFace, sideBySide } from './columns.ts';
import type { Effect } from './forecast.ts';
import { type Hand, laidOver, type Pool, type ShownDie } from './hand.ts';
import { Lane, Lines, Row, type RowTouch, type SeenMark, seenMarks } from './lane.tsx';

/** Who is near and far, and what they are called. */
export interface Sides extends Company {
  readonly near: 0 | 1;
  readonly far: 0 | 1;
}

/** What touching the near side's dice does. */
export interface Touch {
  readonly onTouch: (die: ShownDie, pool: Pool) => void;
  readonly canTouch: (die: ShownDie, pool: Pool) => boolean;
  readonly isPicked: (die: ShownDie) => boolean;
  readonly effect: (die: ShownDie, pool: Pool) => Effect | null;
}

const inPool = (touch: Touch, pool: Pool): RowTouch => ({
  onTouch: die => touch.onTouch(die, pool),
  canTouch: die => touch.canTouch(die, pool),
  isPicked: touch.isPicked,
  effect: die => touch.effect(die, pool),
});

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
  const { table } = useTableWords<FiteWords>();
  const progress = useProgress();
  const { near, far } = sides;
  // A preview waits for the dice to lie; hits are counted as they land, and that there was none is known in the end.
  const hitsSeen = (hits: number): string => {
    const landed = preview && !progress.isOver ? 0 : Math.min(hits, progress.hits);
    return landed === 0 && !progress.isOver ? '\u00a0' : table.hits(landed);
  };
  const lane = (attacker: 'near' | 'far') => {
    const [farPool, nearPool]: [Pool, Pool] = attacker === 'near' ? ['def', 'off'] : ['off', 'def'];
    const attack = attacks[attacker];
    const [off, def] = [hands[attacker].off, hands[attacker === 'near' ? 'far' : 'near'].def];
    const over = attack && laidOver(off, def, attack);
    const marksOf = (pool: Pool): ReadonlyMap<string, SeenMark> | null =>
      seenMarks(over?.[pool] ?? null, preview, progress);
    // Dice that can be touched stay where they are; decided, each attacker goes to meet its match.
    const layout = preview || !over ? sideBySide(off, def) : faceToFace(off, def, over.stops);
    const row = { layout, throwNumber };
    return (
      <Lane
        title={table.attacks(attacker === 'near' ? near : far, sides)}
        arrow={attacker === 'near' ? 'up' : 'down'}
        result={attack && hitsSeen(attack.hits)}
        preview={preview}
        far={
          <Row
            {...row}
            dice={hands.far[farPool]}
            seat={far}
            pool={farPool}
            marks={marksOf(farPool)}
            label={table.row(far, farPool, sides)}
            touch={null}
          />
        }
        near={
          <Row
            {...row}
            dice={hands.near[nearPool]}
            seat={near}
            pool={nearPool}
            marks={marksOf(nearPool)}
            label={table.row(near, nearPool, sides)}
            touch={touch && inPool(touch, nearPool)}
          />
        }
        lines={
          <Lines
            layout={layout}
            stops={over?.stops ?? []}
            defending={attacker === 'near' ? 'far' : 'near'}
            seat={attacker === 'near' ? far : near}
            preview={preview}
          />
        }
      />
    );
  };
  return (
    <div class="fite-board">
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
  const { table } = useTableWords<FiteWords>();
  const { near, far } = sides;
  const lane = (attacker: 'near' | 'far') => {
    const [farPool, nearPool]: [Pool, Pool] = attacker === 'near' ? ['def', 'off'] : ['off', 'def'];
    return (
      <Lane
        title={table.attacks(attacker === 'near' ? near : far, sides)}
        arrow={attacker === 'near' ? 'up' : 'down'}
        result={known && table.inHand(known[nearPool], nearPool)}
        preview
        far={<Hands sides={sides} seat={far} pool={farPool} dice={null} closed={committed.far} />}
        near={
          known && onShift ? (
            <OpenHand sides={sides} pool={nearPool} dice={known[nearPool]} onShift={() => onShift(nearPool)} />
          ) : (
            <Hands sides={sides} seat={near} pool={nearPool} dice={known?.[nearPool] ?? null} closed={committed.near} />
          )
        }
      />
    );
  };
  return (
    <div class="fite-board" data-dividing="">
      {lane('near')}
      {lane('far')}
    </div>
  );
}

const blanks = (pool: Pool, dice: number): ShownDie[] =>
  Array.from({ length: dice }, (_, i) => ({ id: `${pool}${i}`, from: pool, face: 0, moved: false, flipped: false }));

interface OpenHandProps {
  readonly sides: Sides;
  readonly pool: Pool;
  readonly dice: number;
  readonly onShift: () => void;
}

/** Dice not yet closed upon: pressing one moves it to the other hand. */
function OpenHand({ sides, pool, dice, onShift }: OpenHandProps) {
  const { table } = useTableWords<FiteWords>();
  const row = blanks(pool, dice);
  return (
    <Row
      dice={row}
      seat={sides.near}
      pool={pool}
      layout={sideBySide(pool === 'off' ? row : [], pool === 'def' ? row : [])}
      marks={null}
      label={table.row(sides.near, pool, sides)}
      throwNumber={0}
      touch={{
        onTouch: onShift,
        canTouch: () => true,
        effect: () => null,
        nameOf: place => table.dividedDie(pool, place + 1, dice),
      }}
    />
  );
}

interface HandsProps {
  readonly sides: Sides;
  readonly seat: number;
  readonly pool: Pool;
  readonly dice: number | null;
  readonly closed: boolean;
}

function Hands({ sides, seat, pool, dice, closed }: HandsProps) {
  const { table } = useTableWords<FiteWords>();
  return (
    <div class="fite-hand" data-seat={seat} data-closed={closed ? '' : undefined}>
      <Fist hand={pool === 'off' ? 'right' : 'left'} />
      <span class="fite-hand-word">
        <Icon name={pool === 'off' ? 'attack' : 'defence'} size={16} />
        <span>
          {dice !== null ? table.inHand(dice, pool) : table[closed ? 'closedHand' : 'openHand'](seat, pool, sides)}
        </span>
      </span>
    </div>
  );
}
