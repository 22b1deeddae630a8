/** A whole match that looks like a view to its seat: what the seat cannot know is dealt at random. */

import { type Chance, copyPlain, type Seat } from '@roundhouse/kernel';
import { canOpen, hasClock, meansOf } from './actions.ts';
import { cardsOf, compiledSpell, compiledSpells, inListOrder, takeOut } from './compiled-spells.ts';
import { isPayable } from './pay.ts';
import type { Frame, KnownCard, Player, PlayerView, SpellName, State, View } from './state.ts';

/** A turn is opened only by a seat that can: so often is a hand dealt until that is so. */
const MOST_DEALS = 30;

/** Respects all that the seat has seen: hands shown to it, what it knows to be in others, every card on the table. */
export function determinize(seen: View, seat: Seat, chance: Chance): State {
  const unseen = unseenCards(seen);
  const state = tableOf(seen, seat, unseen);
  const known = placeGlimpses(seen, state, chance);
  coverPile(state, seen, unseen, chance);
  dealHidden(state, seen, known, unseen, chance);
  if (seen.asking?.name === 'open' && seen.players[seen.active]!.hand === null) {
    for (let deals = 1; deals < MOST_DEALS && !canOpen(state) && !hasClock(state); deals++) {
      gatherHidden(state, seen, known, unseen);
      dealHidden(state, seen, known, unseen, chance);
    }
    if (!canOpen(state) && !hasClock(state)) dealOpening(state, seen, known, unseen);
  }
  const compiled = compiledSpells(state.options);
  for (const player of state.players) inListOrder(compiled, player.hand);
  state.deck = inListOrder(compiled, unseen);
  state.stack = stackOf(seen, state, chance);
  return state;
}

/** All that lies on the table, with no hidden card dealt yet. */
function tableOf(seen: View, seat: Seat, unseen: SpellName[]): State {
  return {
    options: { ...seen.options },
    round: seen.round,
    dealer: seen.dealer,
    turn: seen.turn,
    active: seen.active,
    opened: seen.opened,
    wild: seen.wild,
    circle: copyPlain(seen.circle),
    bank: { ...seen.bank },
    deck: unseen,
    reshuffles: seen.reshuffles,
    discard: [...(seen.discardPile ?? [])],
    players: seen.players.map((player, at) => playerOf(player, at === seat ? seen.glimpses : [])),
    nextPermanent: seen.nextPermanent,
    eliminations: copyPlain(seen.eliminations),
    rounds: copyPlain(seen.rounds),
    result: copyPlain(seen.result),
    stack: [],
  };
}

const playerOf = (player: PlayerView, glimpses: readonly KnownCard[]): Player => ({
  alive: player.alive,
  wins: player.wins,
  hand: [...(player.hand ?? [])],
  slots: copyPlain(player.slots),
  permanents: copyPlain(player.permanents),
  bannedBy: player.bannedBy,
  glimpses: copyPlain(glimpses) as KnownCard[],
  showsTo: [...player.showsTo],
});

/** What is in the deck, in a hand that is not shown or covered in the pile, in the order of the list. */
function unseenCards(seen: View): SpellName[] {
  const gone = new Map<SpellName, number>();
  const leave = (spell: SpellName): void => void gone.set(spell, (gone.get(spell) ?? 0) + 1);
  for (const spell of seen.remembered) leave(spell);
  for (const { hand, permanents } of seen.players) {
    for (const spell of hand ?? []) leave(spell);
    for (const { spell } of permanents) leave(spell);
  }
  for (const { spell, permanent } of seen.resolving) if (permanent === null) leave(spell);
  return cardsOf(seen.options).filter(spell => {
    const left = gone.get(spell) ?? 0;
    if (left > 0) gone.set(spell, left - 1);
    return left === 0;
  });
}

/** ELEM-18: of a pile that is not open only the top card and the number of cards are seen. */
function coverPile(
  state: State,
  { discardPile, discard, discardTop }: View,
  unseen: SpellName[],
  chance: Chance,
): void {
  if (discardPile || discardTop === null) return;
  for (let covered = 1; covered < discard; covered++) state.discard.push(chance.draw(unseen));
  state.discard.push(discardTop);
}

/** For each seat, how many cards of its hand are there because they are known to be. */
type Known = number[];

/** Puts every card that is known to be in some hand into one of those that have room for it. */
function placeGlimpses(seen: View, state: State, chance: Chance): Known {
  const room = seen.players.map(({ hand, handSize }) => (hand ? 0 : handSize));
  const glimpses = seen.glimpses.toSorted((a, b) => a.among.length - b.among.length);
  const homes: Seat[] = [];
  findHomes(glimpses, room, homes, chance);
  for (const [i, { spell }] of glimpses.entries()) {
    state.players[homes[i]!]!.hand.push(spell);
    takeOut(state.deck, spell);
  }
  return state.players.map(({ hand }, seat) => (seen.players[seat]!.hand ? 0 : hand.length));
}

/** Tries seats in random order until all fit; there is a way, since what is known is true. */
function findHomes(glimpses: readonly KnownCard[], room: number[], homes: Seat[], chance: Chance): boolean {
  const glimpse = glimpses[homes.length];
  if (!glimpse) return true;
  const seats = [...glimpse.among];
  while (seats.length > 0) {
    const seat = chance.draw(seats);
    if (room[seat]! === 0) continue;
    room[seat]!--;
    homes.push(seat);
    if (findHomes(glimpses, room, homes, chance)) return true;
    homes.pop();
    room[seat]!++;
  }
  return false;
}

function dealHidden(state: State, seen: View, known: Known, unseen: SpellName[], chance: Chance): void {
  for (const [seat, { hand, handSize }] of seen.players.entries()) {
    if (hand) continue;
    for (let i = known[seat]!; i < handSize; i++) state.players[seat]!.hand.push(chance.draw(unseen));
  }
}

/** Exchanges a card of the active hand for a hidden one that opens the turn: there is one, since it was asked to. */
function dealOpening(state: State, seen: View, known: Known, unseen: SpellName[]): void {
  const { hand } = state.players[state.active]!;
  const mine = known[state.active]!;
  if (mine === hand.length) return;
  const means = meansOf(state, state.active);
  const covered = seen.discardPile ? 0 : state.discard.length - 1;
  const hidden = [
    { cards: unseen, from: 0, to: unseen.length },
    { cards: state.discard, from: 0, to: covered },
    ...seen.players.map((player, seat) => ({
      cards: state.players[seat]!.hand,
      from: player.hand ? player.handSize : known[seat]!,
      to: player.handSize,
    })),
  ];
  for (const { cards, from, to } of hidden) {
    for (let i = from; i < to; i++) {
      if (!isPayable(compiledSpell(state, cards[i]!).spell.cost, means, state.wild)) continue;
      [hand[mine], cards[i]] = [cards[i]!, hand[mine]!];
      return;
    }
  }
}

/** Takes back what `dealHidden` dealt. */
function gatherHidden(state: State, seen: View, known: Known, unseen: SpellName[]): void {
  for (const [seat, { hand }] of seen.players.entries()) {
    if (!hand) unseen.push(...state.players[seat]!.hand.splice(known[seat]!));
  }
}

/** Where the rules are, from what is being asked. */
function stackOf(seen: View, state: State, chance: Chance): Frame[] {
  const { asking } = seen;
  if (!asking) return [];
  const question = questionOf(seen, state, chance);
  const isOnSpell = seen.resolving.length > 0;
  if (!isOnSpell) return [question];
  // Paying for the opening spell, the turn is as good as opened.
  const isPaying = question.name === 'pay';
  const base: Frame = { name: seen.opened || (isPaying && question.permanent === null) ? 'main' : 'window' };
  const resolving = isPaying ? seen.resolving.slice(0, -1) : seen.resolving;
  return [
    base,
    ...resolving.map(({ spell, permanent, toll, at }): Frame => ({ name: 'resolving', spell, permanent, toll, at })),
    question,
  ];
}

function questionOf({ asking }: View, state: State, chance: Chance): Frame {
  const { name, left, spell, permanent, element, from, target, looked, lookedAt } = asking!;
  switch (name) {
    case 'pay':
      return { name, spell: spell!, permanent };
    case 'takeLooked':
      return { name, target: target!, looked: looked ? [...looked] : someOf(state, target!, lookedAt, chance), left };
    case 'putSlot':
      return { name, left, element: element! };
    case 'moveTo':
      return { name, left, from: from! };
    case 'discardSpell':
    case 'destroySlot':
    case 'putType':
    case 'moveFrom':
      return { name, left };
    default:
      return { name };
  }
}

function someOf(state: State, seat: Seat, count: number, chance: Chance): SpellName[] {
  const pool = [...state.players[seat]!.hand];
  const drawn = Array.from({ length: count }, () => chance.draw(pool));
  return inListOrder(compiledSpells(state.options), drawn);
}
