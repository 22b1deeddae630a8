/** The answers of the deal (ELEM-24 to ELEM-29): another hand, and the first elements. */

import { become } from '@roundhouse/kernel';
import { drawToHand, leaveHand } from './cards.ts';
import { ELEMENTS, type El } from './content/language.ts';
import type { AnswerOf, MoveOf } from './shared-answers.ts';
import type { State } from './state.ts';
import { elementsToPick, fromBank, startTurn } from './turns.ts';

// ---- Another hand (ELEM-24, ELEM-25)

const KEEPS: readonly MoveOf<'keep'>[] = [{ type: 'keep' }];
const REDRAWS: readonly MoveOf<'redraw'>[] = [{ type: 'redraw' }];

/** ELEM-R6. */
export const keep: AnswerOf<'keep'> = {
  offers: () => KEEPS,
  does(state, seat, _move, step) {
    step.emit?.({ type: 'handKept', seat });
    become(state, { name: 'pickElements' });
  },
};

/** ELEM-24, ELEM-R7: discards all, then draws as many. */
export const redraw: AnswerOf<'redraw'> = {
  offers: () => REDRAWS,
  does(state, seat, _move, step) {
    const discarded = [...state.players[seat]!.hand];
    for (const spell of discarded) {
      leaveHand(state, seat, spell);
      state.discard.push(spell);
    }
    step.emit?.({ type: 'handReplaced', seat, discarded });
    drawToHand(state, seat, discarded.length, step);
    become(state, { name: 'pickElements' });
  },
};

// ---- Elements (ELEM-26 to ELEM-29)

type Pick = MoveOf<'pickElements'>;

/** ELEM-84. */
const MOST_PICKED = 5;

/** Every multiset of so many types, in order. */
const PICKS: readonly (readonly Pick[])[] = Array.from({ length: MOST_PICKED + 1 }, (_, count) =>
  multisets(count, 0).map(elements => ({ type: 'pickElements', elements })),
);

function multisets(count: number, from: number): El[][] {
  if (count === 0) return [[]];
  return ELEMENTS.slice(from).flatMap((type, i) => multisets(count - 1, from + i).map(rest => [type, ...rest]));
}

const isSupplied = ({ bank }: State, { elements }: Pick): boolean =>
  ELEMENTS.every(type => elements.filter(one => one === type).length <= bank[type]);

const placeOf = (type: El): number => ELEMENTS.indexOf(type);

/** ELEM-R9: what the bank can supply. */
export const pickElements: AnswerOf<'pickElements'> = {
  offers(state, seat) {
    const count = elementsToPick(state, seat);
    const all = PICKS[count]!;
    return ELEMENTS.every(type => state.bank[type] >= count) ? all : all.filter(pick => isSupplied(state, pick));
  },
  exact: true,
  forbids: [
    {
      rule: 'ELEM-27',
      key: 'pickCount',
      if: (state, seat, { elements }) =>
        elements.length !== elementsToPick(state, seat) || elements.some(type => placeOf(type) < 0),
      values: (state, seat) => ({ count: elementsToPick(state, seat) }),
    },
    { rule: 'ELEM-R9', key: 'emptyBank', if: (state, _seat, pick) => !isSupplied(state, pick) },
    {
      rule: 'ELEM-R9',
      key: 'pickOrder',
      if: (_state, _seat, { elements }) =>
        elements.some((type, i) => i > 0 && placeOf(type) < placeOf(elements[i - 1]!)),
    },
  ],
  does(state, seat, { elements }, step) {
    const { dealer, players } = state;
    const { slots } = players[seat]!;
    for (let i = 0; i < elements.length; i++) slots[i] = fromBank(state, elements[i]!);
    step.emit?.({ type: 'elementsPicked', seat, elements: [...elements] });
    const next = (seat + 1) % players.length;
    if (seat === dealer) startTurn(state, next, step);
    else {
      state.active = next;
      become(state, { name: 'redraw' });
    }
  },
};
