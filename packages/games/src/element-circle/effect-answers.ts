/** The answers that effects and tolls ask for (ELEM-55 to ELEM-76): hands, elements, Permanents, ways to go on. */

import { become, pop, type Seat, type Step } from '@roundhouse/kernel';
import { destroyPermanent, discardFromHand, findPermanent, leaveHand, leaveTable } from './cards.ts';
import { addToHand, compiledSpell, compiledSpells, inListOrder, takeOut } from './compiled-spells.ts';
import { ELEMENTS, type El } from './content/language.ts';
import {
  answered,
  askedFor,
  asker,
  castForFree,
  isEligible,
  isInStock,
  type Op,
  reachesPermanentsOf,
} from './effects.ts';
import { cardCame, cardLeft, cardStolen, handsAreOpen, knowsTheft, seeCards } from './known-cards.ts';
import { type AnswerOf, distinct, type FrameOf, type MoveOf, NOT_IN_HAND, type Reason } from './shared-answers.ts';
import { elementIn, fillSlot, forSlots, hasElement, perSlot, placeOf, rowOf, toBank } from './slots.ts';
import type { Event, Slot, SpellName, State } from './state.ts';
import { NO_PERMANENT } from './turn-answers.ts';

type Context = Step<Event>;

// ---- Hands: whose (ELEM-59, ELEM-R33, ELEM-R38)

type OnOpponent = 'blind' | 'lookHand' | 'banCircle';

export const opponent: AnswerOf<'opponent'> = {
  offers(state) {
    const { op } = askedFor<OnOpponent>(state);
    const moves: MoveOf<'opponent'>[] = [];
    for (let seat = 0; seat < state.players.length; seat++) {
      if (isEligible(state, seat, op)) moves.push({ type: 'opponent', seat });
    }
    return moves;
  },
  exact: true,
  forbids: [
    {
      rule: 'ELEM-R38',
      key: 'banTarget',
      if: (state, _seat, { seat }) =>
        askedFor(state).op === 'banCircle' && !(state.players[seat] && isEligible(state, seat, 'banCircle')),
    },
  ],
  otherwise: { rule: 'ELEM-R33', key: 'noOpponent' },
  does(state, seat, { seat: target }, step) {
    const effect = askedFor<OnOpponent>(state);
    step.emit?.({ type: 'opponentChosen', seat, target, for: effect.op });
    if (effect.op === 'blind') {
      lookBlindly(state, target, effect, step);
      return;
    }
    if (effect.op === 'lookHand') lookAt(state, target, state.players[target]!.hand, step);
    else {
      state.players[target]!.bannedBy = seat;
      step.emit?.({ type: 'circleBanned', seat, target });
    }
    answered(state);
  },
};

/** ELEM-59, ELEM-60: the cards are drawn from the hand in the order of the list. */
function lookBlindly(state: State, target: Seat, { look, take }: Op<'blind'>, step: Context): void {
  const { hand } = state.players[target]!;
  const looked = hand.slice();
  if (hand.length > look) {
    const drawn: SpellName[] = [];
    for (let i = 0; i < look; i++) drawn.push(step.chance.draw(looked));
    looked.length = 0;
    looked.push(...inListOrder(compiledSpells(state.options), drawn));
  }
  lookAt(state, target, looked, step);
  become(state, { name: 'takeLooked', target, looked, left: Math.min(take, looked.length) });
}

/** Chooser and victim know the cards; everybody else only that it happened. */
function lookAt(state: State, target: Seat, spells: readonly SpellName[], step: Context): void {
  const seat = state.active;
  const all = spells.length === state.players[target]!.hand.length;
  seeCards(state, seat, target, spells, all);
  if (!step.emitSecret) return;
  const told = { type: 'looked', seat, target, count: spells.length, all } as const;
  step.emitSecret([seat, target], { ...told, spells: [...spells] }, { ...told, spells: null });
}

// ---- Hands: which cards (ELEM-60 to ELEM-62, ELEM-64)

export const takeLooked: AnswerOf<'takeLooked', FrameOf<'takeLooked'>> = {
  offers: (_state, _seat, { looked }) => distinct(looked).map(spell => ({ type: 'takeLooked', spell })),
  exact: true,
  otherwise: { rule: 'ELEM-59', key: 'notLooked' },
  does(state, seat, { spell }, step, frame) {
    const { target } = frame;
    takeOut(frame.looked, spell);
    takeOut(state.players[target]!.hand, spell);
    if (askedFor<'blind'>(state).mode === 'steal') steal(state, target, spell, step);
    else {
      cardLeft(state, target, spell);
      state.discard.push(spell);
      step.emit?.({ type: 'spellDestroyed', seat, target, spell });
    }
    if (--frame.left === 0) answered(state);
  },
};

/** ELEM-62. */
function steal(state: State, target: Seat, spell: SpellName, step: Context): void {
  const seat = state.active;
  addToHand(state, state.players[seat]!.hand, spell);
  cardStolen(state, seat, target, spell);
  if (!step.emitSecret) return;
  const told = { type: 'spellStolen', seat, target } as const;
  if (handsAreOpen(state)) step.emit?.({ ...told, spell });
  else {
    const informed = state.players.flatMap((_, viewer) => (knowsTheft(state, viewer, seat, target) ? [viewer] : []));
    step.emitSecret(informed, { ...told, spell }, { ...told, spell: null });
  }
}

/** ELEM-64. */
export const discardSpell: AnswerOf<'discardSpell', FrameOf<'discardSpell'>> = {
  offers: ({ players }, seat) => distinct(players[seat]!.hand).map(spell => ({ type: 'discardSpell', spell })),
  exact: true,
  forbids: [NOT_IN_HAND],
  does(state, seat, { spell }, step, frame) {
    const { spell: by, permanent, toll } = asker(state);
    const isToll = permanent !== null && toll < compiledSpell(state, by).tolls.length;
    discardFromHand(state, seat, spell, isToll ? 'toll' : 'effect', step);
    if (--frame.left === 0) answered(state);
  },
};

// ---- Elements: what is against a slot (ELEM-55, ELEM-R31)

type ToSlot = { readonly slot: Slot };

/** Moves are never changed, so lists may share them. */
const moveForSlot = <Type extends 'destroySlot' | 'putSlot' | 'moveFrom' | 'moveTo'>(type: Type) =>
  perSlot(slot => ({ type, slot }) as unknown as MoveOf<Type>);
const destroying = moveForSlot('destroySlot');
const putting = moveForSlot('putSlot');
const takingFrom = moveForSlot('moveFrom');
const movingTo = moveForSlot('moveTo');

function isNoSlot(state: State, slot: string): boolean {
  const place = placeOf(slot);
  if (!place || (place.seat !== null && !state.players[place.seat]?.alive)) return true;
  return place.index >= rowOf(state, place).length;
}

const NO_SLOT: Reason<ToSlot> = {
  rule: 'ELEM-55',
  key: 'noSlot',
  if: (state, _seat, { slot }) => isNoSlot(state, slot),
};

const EMPTY_SLOT: Reason<ToSlot> = {
  rule: 'ELEM-R31',
  key: 'emptySlot',
  if: (state, _seat, { slot }) => elementIn(state, slot) === null,
};

/** The card reaches other slots. */
const OUT_OF_REACH = { rule: 'ELEM-55', key: 'outOfReach' } as const;

// ---- Elements: destroying (ELEM-58, ELEM-65, ELEM-R31, ELEM-R32)

export const destroySlot: AnswerOf<'destroySlot', FrameOf<'destroySlot'>> = {
  offers: state => forSlots(state, askedFor<'destroyElement'>(state).zone, true, null, destroying),
  exact: true,
  forbids: [NO_SLOT, EMPTY_SLOT],
  otherwise: OUT_OF_REACH,
  does(state, seat, { slot }, step, frame) {
    const { zone, forced = false } = askedFor<'destroyElement'>(state);
    const element = toBank(state, fillSlot(state, slot, null))!;
    step.emit?.({ type: 'elementDestroyed', seat, slot, element, forced });
    if (--frame.left === 0 || !hasElement(state, zone)) answered(state);
  },
};

// ---- Permanents (ELEM-68, ELEM-R39, ELEM-R46)

type OnPermanent = 'destroyOwnPermanent' | 'destroyPermanent' | 'takePermanent' | 'blockPermanent';

export const permanent: AnswerOf<'permanent'> = {
  offers(state) {
    const effect = askedFor<OnPermanent>(state);
    const whose = effect.op === 'destroyOwnPermanent' ? 'own' : effect.whose;
    const moves: MoveOf<'permanent'>[] = [];
    for (let owner = 0; owner < state.players.length; owner++) {
      if (!reachesPermanentsOf(state, whose, owner)) continue;
      for (const { id } of state.players[owner]!.permanents) moves.push({ type: 'permanent', permanent: id });
    }
    return moves;
  },
  exact: true,
  forbids: [NO_PERMANENT],
  otherwise: { rule: 'ELEM-68', key: 'permanentOutOfReach' },
  does(state, _seat, { permanent: id }, step) {
    const { op } = askedFor<OnPermanent>(state);
    if (op === 'takePermanent') takePermanent(state, id, step);
    else if (op === 'blockPermanent') blockPermanent(state, id, step);
    else destroyPermanent(state, id, op === 'destroyOwnPermanent' ? 'toll' : 'effect', step);
    answered(state);
  },
};

function takePermanent(state: State, id: number, step: Context): void {
  const { owner, permanent } = leaveTable(state, id);
  const { spell } = permanent;
  addToHand(state, state.players[state.active]!.hand, spell);
  cardCame(state, state.active, spell);
  step.emit?.({ type: 'permanentTaken', seat: state.active, owner, permanent: id, spell });
}

function blockPermanent(state: State, id: number, step: Context): void {
  const { owner, permanent } = findPermanent(state, id)!;
  permanent.blockedBy = state.active;
  step.emit?.({ type: 'permanentBlocked', seat: state.active, owner, permanent: id, spell: permanent.spell });
}

// ---- Elements: putting (ELEM-56, ELEM-69 to ELEM-71, ELEM-R29)

const PUT_TYPE = Object.fromEntries(ELEMENTS.map(element => [element, { type: 'putType', element }])) as {
  readonly [E in El]: MoveOf<'putType'>;
};

export const putType: AnswerOf<'putType', FrameOf<'putType'>> = {
  offers: state =>
    askedFor<'putElement'>(state)
      .types.filter(type => state.bank[type] > 0)
      .map(type => PUT_TYPE[type]),
  exact: true,
  forbids: [
    { rule: 'ELEM-69', key: 'noSuchElement', if: (_state, _seat, { element }) => !ELEMENTS.includes(element) },
    {
      rule: 'ELEM-69',
      key: 'fixedType',
      if: (state, _seat, { element }) => !askedFor<'putElement'>(state).types.includes(element),
    },
    { rule: 'ELEM-R29', key: 'outOfStock', if: ({ bank }, _seat, { element }) => bank[element] === 0 },
  ],
  does: (state, _seat, { element }, _step, { left }) => become(state, { name: 'putSlot', left, element }),
};

export const putSlot: AnswerOf<'putSlot', FrameOf<'putSlot'>> = {
  offers: state => forSlots(state, askedFor<'putElement'>(state).zone, false, null, putting),
  exact: true,
  forbids: [NO_SLOT],
  otherwise: OUT_OF_REACH,
  does(state, seat, { slot }, step, { element, left }) {
    const { types, state: arrives } = askedFor<'putElement'>(state);
    const used = arrives === 'used';
    // The new element leaves the bank before the old one returns to it.
    state.bank[element]--;
    const replaced = toBank(state, fillSlot(state, slot, { type: element, used }));
    step.emit?.({ type: 'elementPut', seat, slot, element, used, replaced });
    if (left > 1 && isInStock(state, types)) become(state, { name: 'putType', left: left - 1 });
    else answered(state);
  },
};

// ---- Elements: moving (ELEM-72, ELEM-73, ELEM-R30)

export const moveFrom: AnswerOf<'moveFrom', FrameOf<'moveFrom'>> = {
  offers: state => forSlots(state, askedFor<'moveElement'>(state).from, true, null, takingFrom),
  exact: true,
  forbids: [NO_SLOT, EMPTY_SLOT],
  otherwise: OUT_OF_REACH,
  does: (state, _seat, { slot }, _step, { left }) => become(state, { name: 'moveTo', left, from: slot }),
};

export const moveTo: AnswerOf<'moveTo', FrameOf<'moveTo'>> = {
  offers: (state, _seat, { from }) => forSlots(state, askedFor<'moveElement'>(state).to, false, from, movingTo),
  exact: true,
  // Every card that moves elements reaches all slots with them.
  forbids: [{ rule: 'ELEM-R30', key: 'sameSlot', if: (_state, _seat, { slot }, { from }) => slot === from }, NO_SLOT],
  does(state, seat, { slot: to }, step, { from, left }) {
    const moved = elementIn(state, from)!;
    fillSlot(state, from, null);
    const replaced = toBank(state, fillSlot(state, to, moved));
    const { from: zone } = askedFor<'moveElement'>(state);
    const { type: element, used } = moved;
    step.emit?.({ type: 'elementMoved', seat, from, to, element, used, replaced });
    if (left > 1 && hasElement(state, zone)) become(state, { name: 'moveFrom', left: left - 1 });
    else answered(state);
  },
};

// ---- Ways to go on (ELEM-57, ELEM-74 to ELEM-76, ELEM-R44)

export const mode: AnswerOf<'mode'> = {
  offers: state => askedFor<'choose'>(state).options.map((_, option) => ({ type: 'mode', option })),
  exact: true,
  otherwise: { rule: 'ELEM-57', key: 'noMode' },
  does(state, _seat, { option }) {
    const frame = asker(state);
    frame.at = compiledSpell(state, frame.spell).programme[frame.at]!.options[option]!;
    pop(state);
  },
};

export const freeSpell: AnswerOf<'freeSpell'> = {
  offers: ({ players }, seat) => distinct(players[seat]!.hand).map(spell => ({ type: 'freeSpell', spell })),
  exact: true,
  forbids: [NOT_IN_HAND],
  does(state, seat, { spell }, step) {
    leaveHand(state, seat, spell);
    answered(state);
    castForFree(state, spell, step);
  },
};
