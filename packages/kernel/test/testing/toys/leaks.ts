/** Leaks planted in the clean toys and in what is sent of them, each with the place where it tells too much. */

import { formatRecord, heardBy, type Seat } from '../../../src/index.ts';
import { type Feeds, type Place, REAL_FEEDS } from '../../../testing/index.ts';
import { type Event as DuelEvent, duel, type Sign } from './duel.ts';
import { ferry } from './ferry.ts';
import { harbour } from './harbour.ts';
import { afterwards, neighbour, spoil } from './mistakes.ts';

type Harbour = typeof harbour;
type Duel = typeof duel;

/** A leak: a game or a feed that tells too much, and the place where it does. */
interface Leak<G> {
  readonly name: string;
  readonly game: G;
  readonly feeds?: Partial<Feeds>;
  readonly place: Place;
}

const rawLog: Partial<Feeds> = { log: match => match.log };
const hostsRecord: Partial<Feeds> = { replay: formatRecord };

/** Each tells an id that `secretsOf` hides, or, where there is no id, something that a redeal changes. */
export const LEAKS_OF_IDS: readonly Leak<Harbour>[] = [
  {
    name: 'the goals are in the view',
    game: spoil({
      view(state, viewer) {
        const { players, ...rest } = harbour.view(state, viewer);
        return { ...rest, players: players.map((player, seat) => ({ ...player, goal: state.players[seat]!.goal })) };
      },
    }),
    place: 'view',
  },
  {
    name: 'all are told which card was drawn',
    game: spoil({
      apply: (state, seat, move, { emit, ...step }) =>
        harbour.apply(state, seat, move, { ...step, emit: emit!, emitSecret: (_to, event) => emit!(event) }),
    }),
    place: 'event',
  },
  {
    name: 'the wrong seat is told which card was drawn',
    game: spoil({
      apply: (state, seat, move, { emitSecret, ...step }) =>
        harbour.apply(state, seat, move, {
          ...step,
          emitSecret: (to, event, others) => emitSecret!(((to as number) + 1) % state.players.length, event, others),
        }),
    }),
    place: 'event',
  },
  {
    name: 'a peek names the card that it would find',
    game: spoil({
      legalMoves: (state, seat) =>
        harbour
          .legalMoves(state, seat)
          .map(move => (move.type === 'peek' ? { ...move, card: state.players[move.at]!.hand[0]! } : move)),
    }),
    place: 'moves',
  },
  {
    name: 'a refusal tells what is in the pool',
    game: spoil({ why: ({ pool }) => ({ rule: 'H4', key: `You had better draw ${pool[0]}.` }) }),
    place: 'refusal',
  },
  {
    name: 'a refusal tells where the card is',
    game: spoil({
      why: (state, seat, move) =>
        neighbour(state, seat).hand.includes((move as { card: string }).card)
          ? { rule: 'H5', key: 'Your neighbour has that card.' }
          : harbour.why(state, seat, move),
    }),
    place: 'refusal',
  },
  { name: 'all see whom the table waits for', game: spoil({ waitingFor: harbour.toAct }), place: 'waiting' },
  {
    name: 'a hail is final where the neighbour could have answered it',
    game: afterwards((state, seat, { type }, step) => {
      if (type === 'hail' && neighbour(state, seat).hand[0]! > 'c') step.seal();
    }),
    place: 'takeBack',
  },
  { name: 'the log is sent as it is kept', game: harbour, feeds: rawLog, place: 'log' },
  { name: 'the record is given out while the game runs', game: harbour, feeds: hostsRecord, place: 'replay' },
  {
    name: 'spectators hear what one seat is told',
    game: harbour,
    feeds: {
      hear: (entry, viewer) =>
        viewer === null && entry.kind !== 'takeBack' ? entry.told : REAL_FEEDS.hear(entry, viewer),
    },
    place: 'spectator',
  },
];

const spoilDuel = (changes: Partial<Duel>): Duel => ({ ...duel, ...changes });
const other = (seat: Seat): Seat => 1 - seat;

/** Each tells a choice that still waits for its counterpart; no id could be searched for. */
export const LEAKS_OF_CHOICES: readonly Leak<Duel>[] = [
  {
    // And `determinize` believes the view, so that redealing it finds nothing.
    name: 'the waiting sign is in the view',
    game: spoilDuel({
      view: (state, viewer) => ({ ...duel.view(state, viewer), shown: [...state.shown] }),
      determinize: (view, seat, chance) => ({
        ...duel.determinize(view, seat, chance),
        ...('shown' in view ? { shown: [...(view.shown as Sign[])] } : {}),
      }),
    }),
    place: 'view',
  },
  {
    name: 'the sign is told when it is chosen',
    game: spoilDuel({
      apply(state, seat, move, step) {
        step.emit?.({ type: 'signChosen', seat, sign: move.sign } as DuelEvent);
        duel.apply(state, seat, move, step);
      },
    }),
    place: 'event',
  },
  {
    name: 'a sign that would win is not offered',
    game: spoilDuel({
      legalMoves: (state, seat) => duel.legalMoves(state, seat).filter(({ sign }) => state.shown[other(seat)] !== sign),
    }),
    place: 'moves',
  },
  {
    name: 'a refusal tells the other sign',
    game: spoilDuel({ why: (state, seat) => ({ rule: 'D3', key: `Not against ${state.shown[other(seat)]}.` }) }),
    place: 'refusal',
  },
  {
    name: 'who shows rock is waited for',
    game: spoilDuel({ waitingFor: state => [0, 1].filter(seat => [null, 'rock'].includes(state.shown[seat]!)) }),
    place: 'waiting',
  },
  { name: 'the log is sent as it is kept', game: duel, feeds: rawLog, place: 'log' },
  { name: 'the record is given out while the game runs', game: duel, feeds: hostsRecord, place: 'replay' },
  {
    name: 'spectators see the moves',
    game: duel,
    feeds: {
      hear: (entry, viewer) =>
        viewer === null && entry.kind !== 'takeBack' ? entry.move : REAL_FEEDS.hear(entry, viewer),
    },
    place: 'spectator',
  },
];

/** Each tells a seat that another was asked in silence and has answered. */
export const LEAKS_OF_SILENCE: readonly Leak<typeof ferry>[] = [
  {
    name: 'a declared load can be taken back until a warden answers',
    game: {
      ...ferry,
      apply: (state, seat, move, step) =>
        ferry.apply(state, seat, move, move.type === 'declare' ? { ...step, seal() {} } : step),
    },
    place: 'takeBack',
  },
  {
    name: 'a refusal counts the wardens who have not answered',
    game: { ...ferry, why: ({ declared }) => ({ rule: 'F1', key: `${declared?.owes.length ?? 0} are to answer.` }) },
    place: 'refusal',
  },
  {
    name: 'the log has a line for every step',
    game: ferry,
    feeds: { log: (match, viewer) => match.log.map(entry => heardBy(entry, viewer)) },
    place: 'log',
  },
];
