/** Inhibit and Free, charge and minis that change hands, and the end of the turn. */

import { pop, push, type Seat, type Step } from '@roundhouse/kernel';
import { areAdjacent } from './board.ts';
import type { Mini, MoveColour } from './content/face.ts';
import { endTurn as end } from './ending.ts';
import { addMini, countOf, holds, mayPlay, passable, passMini, roomOf, spendMini, turnDecks } from './minis.ts';
import { closeForce, loseCharge, inhibit as playInhibit } from './plays.ts';
import { type AnswerOf, costs, lacks, type MoveOf, noSeat, notOpponent, notTeammate, type Reason } from './reasons.ts';
import { areOpponents, areTeammates, colourOf, sideOf } from './seats.ts';
import type { Event, State } from './state.ts';

/** Shared, because random play asks for them at every menu. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 7 }, (_, count) => [...Array(count).keys()]);
const seatsOf = ({ players }: State): readonly Seat[] => SEATS[players.length]!;

// ---- Inhibit and Free (BOARD-62 to BOARD-66, BOARD-R51, BOARD-R54, BOARD-R57)

/** By the active player or out of turn. */
export const inhibit: AnswerOf<'inhibit'> = {
  offers(state, seat) {
    if (!holds(state, seat, 'Inhibit') || (seat === state.active && !mayPlay(state, 1))) return [];
    if (state.mode === 'puzzle') return [];
    return seatsOf(state)
      .filter(target => areOpponents(state, seat, target) && state.players[target]!.inhibited === null)
      .map(target => ({ type: 'inhibit' as const, target }));
  },
  exact: true,
  forbids: [
    ...costs<MoveOf<'inhibit'>>(() => ['Inhibit']),
    { rule: 'BOARD-R77', key: 'puzzleInhibit', if: ({ mode }) => mode === 'puzzle' },
    noSeat<MoveOf<'inhibit'>>(({ target }) => target),
    notOpponent<MoveOf<'inhibit'>>('BOARD-62', ({ target }) => target),
    {
      rule: 'BOARD-R54',
      key: 'alreadyInhibited',
      if: (state, _seat, { target }) => state.players[target]!.inhibited !== null,
      values: (_state, _seat, { target }) => ({ seat: target }),
    },
  ],
  does(state, seat, { target }, step) {
    // Others act on it at once, so it stays played.
    step.seal();
    playInhibit(state, seat, target, false, step);
  },
};

const isFreeable = (state: State, seat: Seat, target: Seat): boolean =>
  sideOf(state, seat) === sideOf(state, target) && state.players[target]!.inhibited !== null;

function lift(state: State, target: Seat, why: 'free' | 'charge', by: Seat, step: Step<Event>): void {
  state.players[target]!.inhibited = null;
  step.emit?.({ type: 'inhibitEnded', seat: target, why, by });
}

export const free: AnswerOf<'free'> = {
  offers: (state, seat) =>
    holds(state, seat, 'Free') && mayPlay(state, 1)
      ? seatsOf(state)
          .filter(target => isFreeable(state, seat, target))
          .map(target => ({ type: 'free' as const, target }))
      : [],
  exact: true,
  forbids: [
    ...costs<MoveOf<'free'>>(() => ['Free']),
    noSeat<MoveOf<'free'>>(({ target }) => target),
    {
      rule: 'BOARD-R57',
      key: 'notYourSide',
      if: (state, seat, { target }) => sideOf(state, seat) !== sideOf(state, target),
    },
    {
      rule: 'BOARD-66',
      key: 'notInhibited',
      if: (state, _seat, { target }) => state.players[target]!.inhibited === null,
      values: (_state, _seat, { target }) => ({ seat: target }),
    },
  ],
  does(state, seat, { target }, step) {
    closeForce(state);
    lift(state, target, 'free', seat, step);
    spendMini(state, seat, 'Free');
    turnDecks(state, step);
  },
};

export const spendCharge: AnswerOf<'spendCharge'> = {
  offers: ({ players }, seat) =>
    players[seat]!.inhibited !== null && players[seat]!.carried > 0 ? [{ type: 'spendCharge' }] : [],
  exact: true,
  forbids: [
    {
      rule: 'BOARD-65',
      key: 'notInhibited',
      if: ({ players }, seat) => players[seat]!.inhibited === null,
      values: (_state, seat) => ({ seat }),
    },
    { rule: 'BOARD-65', key: 'nothingCarried', if: ({ players }, seat) => players[seat]!.carried === 0 },
  ],
  does(state, seat, _move, step) {
    closeForce(state);
    loseCharge(state.players[seat]!, 1);
    lift(state, seat, 'charge', seat, step);
  },
};

// ---- Exchange (BOARD-67 to BOARD-69, BOARD-R58, BOARD-R59)

const isBeside = (state: State, one: Seat, other: Seat): boolean =>
  areAdjacent(state.board, state.options.gapRule, state.players[one]!.pawn!, state.players[other]!.pawn!);

const notBeside = <M>(rule: string, named: (move: M) => Seat): Reason<M> => ({
  rule,
  key: 'pawnNotAdjacent',
  if: (state, seat, move) => !isBeside(state, seat, named(move)),
  values: (_state, _seat, move) => ({ seat: named(move) }),
});

const exchangeCost = (pay: MoveColour | null): Mini[] => (pay === null ? ['Exchange'] : ['Exchange', pay]);

/** BOARD-R58: what may be paid besides the Exchange. */
const exchangePays = (state: State, seat: Seat): readonly (MoveColour | null)[] =>
  state.options.exchangeCost === 'none' ? [null] : [colourOf(state, seat), 'K'];

export const take: AnswerOf<'take'> = {
  offers(state, seat) {
    if (!holds(state, seat, 'Exchange')) return [];
    const pays = exchangePays(state, seat).filter(
      pay => mayPlay(state, exchangeCost(pay).length) && (pay === null || holds(state, seat, pay)),
    );
    return seatsOf(state)
      .filter(
        from => areOpponents(state, seat, from) && state.players[from]!.carried > 0 && isBeside(state, seat, from),
      )
      .flatMap(from => pays.map(pay => ({ type: 'take' as const, from, pay })));
  },
  exact: true,
  forbids: [
    ...costs<MoveOf<'take'>>(({ pay }) => exchangeCost(pay)),
    noSeat<MoveOf<'take'>>(({ from }) => from),
    notOpponent<MoveOf<'take'>>('BOARD-R59', ({ from }) => from),
    {
      rule: 'BOARD-67',
      key: 'nothingToTake',
      if: (state, _seat, { from }) => state.players[from]!.carried === 0,
      values: (_state, _seat, { from }) => ({ seat: from }),
    },
    notBeside<MoveOf<'take'>>('BOARD-67', ({ from }) => from),
  ],
  otherwise: { rule: 'BOARD-R58', key: 'exchangePay' },
  does(state, seat, { from, pay }, step) {
    closeForce(state);
    loseCharge(state.players[from]!, 1);
    state.players[seat]!.carried++;
    step.emit?.({ type: 'chargeTaken', seat, from, pay });
    for (const mini of exchangeCost(pay)) spendMini(state, seat, mini);
    turnDecks(state, step);
  },
};

const noTeams = (rule: string): Reason<unknown> => ({
  rule,
  key: 'noTeams',
  if: ({ options }) => options.teams === 'off',
});

/** BOARD-R69. */
const noRoom = <M>(receiver: (move: M, seat: Seat) => Seat, amount: (move: M) => number): Reason<M> => ({
  rule: 'BOARD-R69',
  key: 'noRoom',
  if: (state, seat, move) => amount(move) > roomOf(state, receiver(move, seat)),
  values: (_state, seat, move) => ({ seat: receiver(move, seat) }),
});

export const giveCharge: AnswerOf<'giveCharge'> = {
  offers(state, seat) {
    if (state.options.teams === 'off' || !holds(state, seat, 'Exchange') || !mayPlay(state, 1)) return [];
    return seatsOf(state)
      .filter(to => areTeammates(state, seat, to) && isBeside(state, seat, to))
      .flatMap(to => {
        const most = Math.min(state.players[seat]!.carried, roomOf(state, to));
        return Array.from({ length: most }, (_, i) => ({ type: 'giveCharge' as const, to, amount: i + 1 }));
      });
  },
  exact: true,
  forbids: [
    noTeams('BOARD-68'),
    ...costs<MoveOf<'giveCharge'>>(() => ['Exchange']),
    noSeat<MoveOf<'giveCharge'>>(({ to }) => to),
    notTeammate<MoveOf<'giveCharge'>>('BOARD-68', ({ to }) => to),
    {
      rule: 'BOARD-68',
      key: 'givesTooMuch',
      if: ({ players }, seat, { amount }) => amount > players[seat]!.carried,
      values: ({ players }, seat) => ({ most: players[seat]!.carried }),
    },
    notBeside<MoveOf<'giveCharge'>>('BOARD-68', ({ to }) => to),
    noRoom<MoveOf<'giveCharge'>>(
      ({ to }) => to,
      ({ amount }) => amount,
    ),
  ],
  does(state, seat, { to, amount }, step) {
    closeForce(state);
    loseCharge(state.players[seat]!, amount);
    state.players[to]!.carried += amount;
    step.emit?.({ type: 'chargeGiven', seat, to, amount });
    spendMini(state, seat, 'Exchange');
    turnDecks(state, step);
  },
};

// ---- Minis between teammates (BOARD-80, BOARD-R65)

const hasPassed = <M extends { readonly mini: Mini }>(giver: (move: M, seat: Seat) => Seat): Reason<M> => ({
  rule: 'BOARD-R65',
  key: 'passedAlready',
  if: (state, seat, move) => !passable(state, giver(move, seat)).includes(move.mini),
  values: (_state, _seat, { mini }) => ({ mini }),
});

const teammatesOf = (state: State, seat: Seat): Seat[] =>
  state.options.teams === 'off' ? [] : seatsOf(state).filter(other => areTeammates(state, seat, other));

export const give: AnswerOf<'give'> = {
  offers: (state, seat) =>
    teammatesOf(state, seat)
      .filter(to => roomOf(state, to) > 0)
      .flatMap(to => passable(state, seat).map(mini => ({ type: 'give' as const, to, mini }))),
  exact: true,
  forbids: [
    noTeams('BOARD-80'),
    lacks<MoveOf<'give'>>(({ mini }) => [mini]),
    noSeat<MoveOf<'give'>>(({ to }) => to),
    notTeammate<MoveOf<'give'>>('BOARD-80', ({ to }) => to),
    hasPassed<MoveOf<'give'>>((_move, seat) => seat),
    noRoom<MoveOf<'give'>>(
      ({ to }) => to,
      () => 1,
    ),
  ],
  does(state, seat, { to, mini }, step) {
    closeForce(state);
    passMini(state, seat, to, mini);
    step.emit?.({ type: 'miniGiven', seat, to, mini, asked: false });
  },
};

const wasAsked = ({ turn }: State, from: Seat, mini: Mini): boolean =>
  turn.asked.some(asked => asked.from === from && asked.mini === mini);

export const ask: AnswerOf<'ask'> = {
  offers: (state, seat) =>
    roomOf(state, seat) > 0
      ? teammatesOf(state, seat).flatMap(from =>
          passable(state, from)
            .filter(mini => !wasAsked(state, from, mini))
            .map(mini => ({ type: 'ask' as const, from, mini })),
        )
      : [],
  exact: true,
  forbids: [
    noTeams('BOARD-80'),
    noSeat<MoveOf<'ask'>>(({ from }) => from),
    notTeammate<MoveOf<'ask'>>('BOARD-80', ({ from }) => from),
    {
      rule: 'BOARD-R65',
      key: 'teammateLacks',
      if: ({ players }, _seat, { from, mini }) => !players[from]!.minis.includes(mini),
      values: (_state, _seat, { from, mini }) => ({ seat: from, mini }),
    },
    hasPassed<MoveOf<'ask'>>(({ from }) => from),
    {
      rule: 'BOARD-R65',
      key: 'askedAlready',
      if: (state, _seat, { from, mini }) => wasAsked(state, from, mini),
      values: (_state, _seat, { from, mini }) => ({ seat: from, mini }),
    },
    noRoom<MoveOf<'ask'>>(
      (_move, seat) => seat,
      () => 1,
    ),
  ],
  does(state, seat, { from, mini }, step) {
    closeForce(state);
    state.turn.asked.push({ from, mini });
    // Only what is held can be asked for, besides what has changed hands already.
    const { known, passed } = state.players[from]!;
    if (countOf(known, mini) === countOf(passed, mini)) addMini(known, mini);
    step.emit?.({ type: 'miniAsked', seat, from, mini });
    push(state, { name: 'answering', seat: from, mini });
  },
};

export const answer: AnswerOf<'answer', { name: 'answering'; seat: Seat; mini: Mini }> = {
  offers: () => [
    { type: 'answer', yes: true },
    { type: 'answer', yes: false },
  ],
  does(state, seat, { yes }, step, { mini }) {
    pop(state);
    // The asker may go on in silence, which a way back that closes would tell.
    step.seal();
    const to = state.active;
    if (yes) passMini(state, seat, to, mini);
    step.emit?.(yes ? { type: 'miniGiven', seat, to, mini, asked: true } : { type: 'miniRefused', seat, to, mini });
  },
};

// ---- The end of the turn

/** BOARD-82: whether a card must still be laid. */
const mustLay = ({ options, players, turn }: State, seat: Seat): boolean =>
  options.sophisticated === 'on' && !turn.laid && players[seat]!.circuits.length > 0;

export const endTurn: AnswerOf<'endTurn'> = {
  offers: () => [{ type: 'endTurn' }],
  forbids: [{ rule: 'BOARD-82', key: 'mustLay', if: mustLay }],
  does: (state, seat, _move, step) => end(state, seat, step),
};
