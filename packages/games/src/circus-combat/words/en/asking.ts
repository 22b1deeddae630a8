/** What is asked in English, who is waited for, and how answers are put. */

import type { CONCEDE, Viewer } from '@roundhouse/kernel';
import { count, list, number } from '../../../formats.en.ts';
import { capital, voice } from '../../../voice.ts';
import type { Move, Phase, PlaceAll, View } from '../../state.ts';
import type { Company } from '../catalogue.ts';
import { outcome, whose } from './events.ts';
import { act, dieSaid } from './things.ts';

/** A move as an order. */
export const moveSaid = (move: Move | PlaceAll | typeof CONCEDE, view: View): string => {
  switch (move.type) {
    case 'rethrow':
      return move.dice.length === 0 ? 'Keep all dice' : `Throw ${poolDice(move.dice, view)} again`;
    case 'place':
      return `Put ${poolDice([move.die], view)} on ${slotSaid(move.slot, view)}`;
    case 'placeAll':
      return `Put ${list(move.places.map(({ die, slot }) => `${poolDice([die], view)} on ${slotSaid(slot, view)}`))}`;
    case 'resolve':
      return `Handle ${slotSaid(move.slot, view)} next`;
    case 'reroll':
      return move.yes ? 'Throw the red dice onto the other tricks' : 'Return the red dice to the supply';
    case 'swap':
      return move.left === null ? 'Leave the show as it is' : swapSaid(move.left, view);
    case 'concede':
      return 'Concede the contest';
  }
};

/** "die 2 (black 5)": dice that show the same are told apart by their place. */
const poolDice = (dice: readonly number[], { pool }: View): string =>
  list(
    dice.map(place => {
      const die = pool[place - 1];
      return die ? `die ${number(place)} (${dieSaid(die)})` : `die ${number(place)}`;
    }),
  );

const slotSaid = (slot: number, { stage }: View): string => {
  const trick = stage[slot - 1];
  return trick ? `${act(trick.card)} (slot ${number(slot)})` : `slot ${number(slot)}`;
};

function swapSaid(left: number, { queue, decider }: View): string {
  const [first, second] = decider === null ? [] : queue[decider].slice(left - 1, left + 1);
  const places = `positions ${number(left)} and ${number(left + 1)}`;
  return first && second ? `Exchange ${places}: ${act(first.card)} and ${act(second.card)}` : `Exchange ${places}`;
}

/** The result of a game in a sentence. */
const resultSaid = ({ result }: View, { names, viewer }: Company): string =>
  result ? `${capital(outcome(result.winner, result.reason, result.scores, voice(names, viewer)))}.` : '';

/** The approaching end in a sentence; null while there is none. */
export function endSaid({ trigger, last, turn, result }: View, { names, viewer }: Company): string | null {
  if (!trigger || !last || result) return null;
  const say = voice(names, viewer);
  const nine = `${say.does(trigger.player, 'have', 'has')} nine tricks`;
  if (turn >= last.turn) return `${capital(nine)}: this is the last turn.`;
  return `${capital(nine)}: turn ${number(last.turn)} is the last, and it is ${whose(last.seat, say)}.`;
}

type Question = Exclude<Phase, 'over'>;

const WAITED: { readonly [Q in Question]: string } = {
  rethrow: 'to keep or rethrow dice',
  place: 'to place dice',
  resolve: 'to choose which ready trick is handled next',
  reroll: 'to throw the red dice again or let them rest',
  swap: 'to exchange two tricks of their show, or not',
};

/** What is asked of the viewer, or who is being waited for. */
export function promptSaid(view: View, viewer: Viewer, names: readonly string[]): string {
  const { phase, decider } = view;
  if (phase === 'over' || decider === null) return resultSaid(view, { names, viewer });
  const say = voice(names, viewer);
  if (!say.isYou(decider)) return `Waiting for ${say.name(decider)} ${WAITED[phase]}.`;
  switch (phase) {
    case 'rethrow':
      return 'Mark dice to throw again, or keep all.';
    case 'place':
      return view.pendingSlot === null
        ? 'Put your dice on the posters, then send them.'
        : 'The red dice are thrown. Put them on the other posters.';
    case 'resolve':
      return 'Several tricks are ready. Which one is handled next?';
    case 'reroll':
      return rerollAsked(view);
    case 'swap':
      return swapAsked(view, say);
  }
}

function rerollAsked({ stage, pendingSlot }: View): string {
  const trick = stage[pendingSlot! - 1]!;
  const dice = count(trick.dice.length, 'die', 'dice');
  return `${act(trick.card)} holds nothing but red dice, so nobody wins it. Throw its ${dice} onto the other tricks, or let them rest?`;
}

function swapAsked({ queue, decider, active }: View, say: ReturnType<typeof voice>): string {
  const won = act(queue[decider!].at(-1)!.card);
  const elsewhere = active === decider ? '' : ` in ${say.owns(active)} turn`;
  return `You won ${won}${elsewhere}. Its two arrows let you exchange two neighbours of your show; you need not.`;
}
