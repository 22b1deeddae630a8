/** The pane beside the arena: a fight being divided, answered or decided, or what a turn is. */

import { Icon, type IconName } from '@roundhouse/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTableWords } from '../../table-words.ts';
import type { Move, ReactMove, SplitMove, View } from '../state.ts';
import type { FiteWords } from '../words/catalogue.ts';
import { type Answer, splitOf } from './answer.ts';
import { Board, Dividing, type Sides, type Touch } from './board.tsx';
import { divisionForecast, divisionsAgainst, type Prospect } from './division-forecast.ts';
import type { Fight } from './fights.ts';
import { attacksIf, type Effect } from './forecast.ts';
import {
  type Hand,
  highToLow,
  NOTHING_PICKED,
  type Picked,
  type Pool,
  pickedBy,
  rolledHand,
  withPicked,
} from './hand.ts';
import { isLegal, isReaction, leadsSomewhere, reactionOf, toggled } from './picking.ts';

interface PaneProps {
  readonly sides: Sides;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly answer: Answer;
  readonly change: (change: Partial<Answer>) => void;
  readonly send: (move: Move) => void;
}

export function DividingPane({ sides, view, moves, answer, change, send }: PaneProps) {
  const { dice } = view.fighters[sides.near];
  const mine = view.mine?.type === 'split' ? view.mine : null;
  const off = mine?.off ?? (moves.length > 0 ? answer.off : null);
  const shift = (from: Pool): void => {
    const split: SplitMove = splitOf(moves, { ...answer, off: answer.off + (from === 'off' ? -1 : 1) });
    // Sent although it is not on the list: the refusal explains which rule stops it.
    if (isLegal(moves, split)) change({ off: split.off });
    else send(split);
  };
  const committed = view.asking!.committed;
  return (
    <>
      <Dividing
        sides={sides}
        known={off === null ? null : { off, def: dice - off }}
        onShift={moves.length > 0 ? shift : null}
        committed={{ near: committed[sides.near], far: committed[sides.far] }}
      />
      {off !== null && <Outlook sides={sides} view={view} off={off} using={mine?.use ?? answer.use} />}
    </>
  );
}

interface OutlookProps {
  readonly sides: Sides;
  readonly view: View;
  readonly off: number;
  readonly using: boolean;
}

/** What the division in hand does on average against each one the rival may make. */
function Outlook({ sides: { near, far, names }, view, off, using }: OutlookProps) {
  const { outlook } = useTableWords<FiteWords>().table;
  // Counting takes a while: the question is on screen first, and until then the table only keeps its place.
  const [isCounted, setCounted] = useState(false);
  useEffect(() => setCounted(true), []);
  const outlooks = useMemo(
    () => (isCounted ? divisionForecast(view, near, using) : null),
    [isCounted, view, near, using],
  );
  const prospects: readonly Partial<Prospect>[] = outlooks?.(off) ?? divisionsAgainst(view, near).slice(0, 1);
  if (prospects.length === 0) return null;
  const rows = [
    { head: outlook.youHit, seat: near, hits: prospects.map(({ dealt }) => dealt) },
    { head: outlook.youTake, seat: far, hits: prospects.map(({ taken }) => taken) },
  ] as const;
  const most = Math.max(...rows.flatMap(({ hits }) => hits.map(average => average ?? 0)));
  return (
    <table class="fite-outlook" data-coming={outlooks ? undefined : ''}>
      <caption class="unseen">{outlook.caption(names[far]!)}</caption>
      <thead>
        <tr>
          <th scope="row">{outlook.attackWith(names[far]!)}</th>
          {prospects.map(({ foeOff }) => (
            <th key={foeOff} scope="col">
              {foeOff}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, seat, hits }) => (
          <tr key={head} data-seat={seat}>
            <th scope="row">{head}</th>
            {hits.map((average, i) =>
              average === undefined ? (
                <td key={prospects[i]!.foeOff}>&nbsp;</td>
              ) : (
                <td key={prospects[i]!.foeOff} style={{ '--share': `${Math.round((100 * average) / most)}%` }}>
                  {outlook.average(average)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReactingProps extends PaneProps {
  /** The one sent, or the one in the making; null while there is none. */
  readonly reaction: ReactMove | null;
  /** The dice that it was put together from. */
  readonly touched: Picked;
  /** What touching each die would do, by id. */
  readonly effects: ReadonlyMap<string, Effect>;
  readonly throwNumber: number;
}

export function ReactingPane({
  sides,
  view,
  moves,
  answer,
  change,
  send,
  reaction,
  touched,
  effects,
  throwNumber,
}: ReactingProps) {
  const reactions = useMemo(() => moves.filter(isReaction), [moves]);
  const rolled = useMemo(() => rolledHand(view.fighters[sides.near]), [view, sides.near]);
  // A bonus is named by its face alone, so the table must see to it that it is a die of the pool the place helps.
  const helped: Pool = view.fighters[sides.near].loc === 'off' ? 'off' : 'def';
  const isMeant = (pool: Pool): boolean => answer.mode !== 'bonus' || pool === helped;
  const touch: Touch = {
    isPicked: die => die.moved || die.flipped,
    canTouch: (die, pool) =>
      isMeant(pool) && leadsSomewhere(reactions, rolled, toggled(rolled, answer, answer.mode, die.id)),
    onTouch: (die, pool) => {
      const next = toggled(rolled, answer, answer.mode, die.id);
      if (!isMeant(pool)) return;
      // Sent although it is not on the list: the refusal explains which rule stops it.
      if (leadsSomewhere(reactions, rolled, next)) change(next);
      else send(reactionOf(rolled, next));
    },
    effect: (die, pool) => (isMeant(pool) ? (effects.get(die.id) ?? null) : null),
  };
  const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction, touched)) : rolled;
  return (
    <Board
      sides={sides}
      hands={{ near: hand, far: rolledHand(view.fighters[sides.far]) }}
      attacks={attacksIf(view, sides.near, rolled, reaction)}
      throwNumber={throwNumber}
      preview
      touch={moves.length > 0 ? touch : null}
    />
  );
}

interface DecidedProps {
  readonly sides: Sides;
  readonly fight: Fight;
  /** The dice that the near side touched. */
  readonly touched: Picked;
  readonly fresh: boolean;
}

export function DecidedPane({ sides, fight, touched, fresh }: DecidedProps) {
  const { table } = useTableWords<FiteWords>();
  const handOf = (seat: 0 | 1): Hand => {
    const rolled = rolledHand(fight.rolled![seat]);
    const reaction = fight.reactions[seat];
    const own = seat === sides.near ? touched : NOTHING_PICKED;
    const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction, own)) : rolled;
    return { off: highToLow(hand.off), def: highToLow(hand.def) };
  };
  return (
    <section class="fite-decided" aria-label={table.fightOf(fight.turn)}>
      {!fresh && <p class="label fite-past">{table.lastFight(fight.turn)}</p>}
      <Board
        sides={sides}
        hands={{ near: handOf(sides.near), far: handOf(sides.far) }}
        attacks={{ near: fight.attacks[sides.near], far: fight.attacks[sides.far] }}
        throwNumber={fight.number}
        preview={false}
        touch={null}
      />
    </section>
  );
}

const STEP_ICONS: readonly IconName[] = ['eye', 'attack', 'again', 'flip', 'defence'];

/** What a turn is, for as long as there is no fight to show. */
export function TurnGuide() {
  const { label, steps } = useTableWords<FiteWords>().table.guide;
  return (
    <ol class="fite-guide" aria-label={label}>
      {steps.map(({ name, text }, i) => (
        <li key={name}>
          <span class="fite-guide-mark poster" aria-hidden="true">
            {i + 1}
          </span>
          <Icon name={STEP_ICONS[i]!} />
          <span>
            <b class="poster">{name}</b> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
