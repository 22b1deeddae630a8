/** Which message says what: the same in every language. The messages are in `<language>/*.ftl`. */

import type { CONCEDE, Viewer } from '@roundhouse/kernel';
import { capital, sentencesOf, type Voice } from '../../voice.ts';
import type { Kind } from '../content/hands.ts';
import type { HandOptions } from '../hand.ts';
import type { Die, Move, PlaceAll, TrickId, View } from '../state.ts';
import type { CircusWords, Company } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';
import { clausesOf, outcome } from './events.ts';
import { DEEDS, rulesOf, weightOf } from './rules.ts';
import { fateSaid, leadSaid, tableFrom } from './table.ts';

/** A move as an order. */
function moveSaid({ moves }: Said, move: Move | PlaceAll | typeof CONCEDE, view: View): string {
  const { pool, stage, queue, decider } = view;
  /** Dice that show the same are told apart by their place. */
  const dieAt = (place: number): string => moves.die({ place, die: pool[place - 1] ?? null });
  const slotAt = (slot: number): string => moves.slot({ slot, card: stage[slot - 1]?.card ?? null });
  switch (move.type) {
    case 'rethrow':
      if (move.dice.length === 0) return moves.keepAll();
      if (move.dice.length === pool.length) return moves.rethrowAll({ count: pool.length });
      return moves.rethrow({ dice: move.dice.map(dieAt) });
    case 'place':
      return moves.place({ die: dieAt(move.die), slot: slotAt(move.slot) });
    case 'placeAll': {
      const places = move.places.map(({ die, slot }) => moves.onto({ die: dieAt(die), slot: slotAt(slot) }));
      return moves.placeAll({ places });
    }
    case 'resolve':
      return moves.resolve({ slot: slotAt(move.slot) });
    case 'reroll':
      return moves.reroll(move);
    case 'swap': {
      if (move.left === null) return moves.leave();
      const places = { left: move.left, right: move.left + 1 };
      const [first, second] = decider === null ? [] : queue[decider].slice(move.left - 1, move.left + 1);
      if (!first || !second) return moves.swap(places);
      return moves.swapTricks({ ...places, first: first.card, second: second.card });
    }
    case 'concede':
      return moves.concede();
  }
}

/** What is asked of the viewer, or who is being waited for. */
function promptSaid(said: Said, view: View, viewer: Viewer, names: readonly string[]): string {
  const { phase, decider, result } = view;
  const { prompts } = said;
  const say = said.voice(names, viewer);
  if (phase === 'over' || decider === null) {
    return result ? `${capital(outcome(said, result.winner, result.reason, result.scores, say))}.` : '';
  }
  if (!say.isYou(decider)) return prompts.waiting[phase](say, decider);
  switch (phase) {
    case 'place':
      return view.pendingSlot === null ? prompts.place : prompts.placeRed;
    case 'reroll': {
      const { card, dice } = view.stage[view.pendingSlot! - 1]!;
      return prompts.reroll(card, dice.length);
    }
    case 'swap':
      return prompts.swap(say, view.queue[decider].at(-1)!.card, view.active === decider ? null : view.active);
    default:
      return prompts[phase];
  }
}

/** The approaching end in a sentence; null while there is none. */
function endSaid({ prompts, events, voice }: Said, view: View, { names, viewer }: Company): string | null {
  const { trigger, last, turn, result } = view;
  if (!trigger || !last || result) return null;
  const say: Voice = voice(names, viewer);
  return capital(prompts.end(say, trigger.player, turn >= last.turn ? null : events.last(last, say)));
}

/** A hand's name, and what it asks for under these options. */
function handSaid({ things: { hands } }: Said, kind: Kind, { groupValues, straight }: HandOptions) {
  const { name, asks } = hands[kind];
  if (typeof asks === 'string') return { name, asks };
  return { name, asks: asks(kind === 'straight' ? straight === 'six' : groupValues === 'mayRepeat') };
}

const isDie = (value: unknown): value is Die => typeof value === 'object' && value !== null && 'eyes' in value;

function plainFrom({ labels, functions: { act, die } }: Said): NonNullable<CircusWords['plain']> {
  return {
    labels,
    perSeat: ['queue', 'front', 'scores'],
    // What the prompt says already, and what only counts.
    leaveOut: ['unseen', 'thrown', 'phase', 'decider', 'pendingSlot', 'barren', 'revealed'],
    value(field, value, { stage, pool }) {
      if (isDie(value)) return die(value);
      if (field === 'card' || field === 'discard') return typeof value === 'string' ? act(value as TrickId) : null;
      // In moves dice and slots go by their numbers.
      const lying = field === 'die' ? pool[Number(value) - 1] : null;
      if (lying) return `${value}: ${die(lying)}`;
      const trick = field === 'slot' ? stage[Number(value) - 1] : null;
      return trick ? `${value}: ${act(trick.card)}` : null;
    },
  };
}

/** Circus Combat's catalogue in a language, from its messages. */
export const wordsFrom = (said: Said): CircusWords => ({
  ...said.shelf,
  voice: said.voice,
  refusals: said.refusals,
  move: (move, view) => moveSaid(said, move, view),
  event: sentencesOf(clausesOf(said), said.voice),
  weight: weightOf,
  deeds: DEEDS,
  rules: rulesOf,
  prompt: (...asked) => promptSaid(said, ...asked),
  plain: plainFrom(said),
  hand: (kind, options) => handSaid(said, kind, options),
  disciplines: said.things.both,
  act: said.functions.act,
  flavour: card => said.acts[card].flavour,
  die: said.functions.die,
  dice: said.functions.dice,
  end: (view, company) => endSaid(said, view, company),
  lead: (contest, company) => leadSaid(said, contest, company),
  fate: (fate, company) => fateSaid(said, fate, company),
  table: tableFrom(said),
  things: {
    colours: said.things.colours,
    disciplines: said.things.disciplines,
    patterns: said.things.patterns,
  },
  number: said.formats.number,
  change: said.formats.change,
  presets: said.presets,
  options: said.options,
});
