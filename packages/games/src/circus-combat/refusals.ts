/** Why a move is refused: the rule it breaks and a sentence for the person who tried it. */

import type { Refusal, Seat } from '@roundhouse/kernel';
import { TRICKS } from './content/tricks.ts';
import { isReady, takenBy } from './hand.ts';
import { isPlaceAll, readySlots, SLOTS } from './moves.ts';
import type { Move, State } from './state.ts';

type Sent = Readonly<Record<string, unknown>>;

const FIELDS: Record<Move['type'] | 'placeAll', readonly string[]> = {
  rethrow: ['dice'],
  place: ['die', 'slot'],
  placeAll: ['places'],
  resolve: ['slot'],
  reroll: ['yes'],
  swap: ['left'],
};

/** What is asked instead of something else, and the rule that puts it here. */
const TIME_FOR: Record<Move['type'], Refusal> = {
  rethrow: { rule: 'CIRCUS-R13', text: 'First say which dice to throw again, or that you keep them all.' },
  place: { rule: 'CIRCUS-R15', text: 'A die that fits somewhere must be placed before anything else happens.' },
  resolve: { rule: 'CIRCUS-R22', text: 'Several tricks are ready: say which one is handled next.' },
  reroll: { rule: 'CIRCUS-23', text: 'A trick is full of fatigue: say whether its dice are thrown again.' },
  swap: {
    rule: 'CIRCUS-22',
    text: 'The new trick lets you swap two neighbours of your show, or leave it as it is.',
  },
};

/** What one side or the other is waiting for. */
const NOT_ASKED: Record<'turn' | 'swap', Refusal> = {
  turn: { rule: 'CIRCUS-8', text: 'It is not your turn.' },
  swap: { rule: 'CIRCUS-R27', text: 'The owner of the show decides about the swap; play goes on after that.' },
};

/** Answers any input. Looks at everything but the face-down cards. */
export function refusal(state: State, seat: Seat, sent: unknown): Refusal {
  // Asked only while the game is on.
  const phase = state.phase as Move['type'];
  const move = sent as Sent;
  const type = move.type as string;
  if (!Object.hasOwn(FIELDS, type)) {
    return { rule: 'form', text: `Circus Combat knows no move called '${type.slice(0, 40)}'.` };
  }
  if (seat !== state.decider) return phase === 'swap' ? NOT_ASKED.swap : NOT_ASKED.turn;
  if ((type === 'placeAll' ? 'place' : type) !== phase) return TIME_FOR[phase];
  const fields = FIELDS[type as Move['type']];
  if (Object.keys(move).length !== fields.length + 1 || !fields.every(field => Object.hasOwn(move, field))) {
    return { rule: 'form', text: `A ${type} says ${fields.join(' and ')}, and nothing else.` };
  }
  return wrongAnswer(state, phase, move);
}

function wrongAnswer(state: State, phase: Move['type'], move: Sent): Refusal {
  switch (phase) {
    case 'rethrow':
      return wrongRethrow(state, move.dice);
    case 'place':
      return move.type === 'placeAll' ? wrongCompound(move) : wrongPlace(state, move);
    case 'resolve':
      return {
        rule: 'CIRCUS-16',
        text: `Only a ready trick can be handled: ${readyActs(state).join(' and ')} are.`,
      };
    case 'reroll':
      return { rule: 'CIRCUS-23', text: 'The dice are thrown again or not: yes is true or false.' };
    case 'swap':
      return wrongSwap(state.queue[state.decider!].length);
  }
}

const readyActs = (state: State): string[] =>
  readySlots(state).map(slot => TRICKS[state.stage[slot - 1]!.card].actName);

function wrongRethrow({ pool }: State, dice: unknown): Refusal {
  if (!Array.isArray(dice)) return { rule: 'form', text: 'A rethrow lists the numbers of the dice to throw again.' };
  if (!dice.every(die => isFrom1To(pool.length, die))) {
    return { rule: 'CIRCUS-9', text: `The dice of the pool are numbered 1 to ${pool.length}.` };
  }
  return { rule: 'CIRCUS-R13', text: 'Each die is thrown again once at most.' };
}

function wrongCompound(move: Sent): Refusal {
  return isPlaceAll(move)
    ? { rule: 'CIRCUS-9', text: 'There is no such die in the pool.' }
    : { rule: 'form', text: 'Places list a die and a slot each, at least one, and no die twice.' };
}

function wrongPlace({ pool, stage, options, pendingSlot }: State, { die, slot }: Sent): Refusal {
  if (!isFrom1To(pool.length, die)) {
    return { rule: 'CIRCUS-9', text: `The dice of the pool are numbered 1 to ${pool.length}.` };
  }
  if (!isFrom1To(SLOTS, slot)) return { rule: 'CIRCUS-4', text: `The stage has slots 1 to ${SLOTS}.` };
  const face = pool[die - 1];
  if (!face) return { rule: 'CIRCUS-R20', text: `Die ${die} has left the pool, and a die that lies is not moved.` };
  const trick = stage[slot - 1];
  if (!trick) {
    return pendingSlot === slot
      ? { rule: 'CIRCUS-R28', text: 'The dice of that trick go to other tricks; its slot is filled afterwards.' }
      : { rule: 'CIRCUS-R26', text: `There is no trick in slot ${slot}.` };
  }
  if (isReady(trick, options)) {
    return { rule: 'CIRCUS-R21', text: 'That trick is ready and takes no more dice.' };
  }
  const taken = takenBy(trick, options).join(', ');
  return {
    rule: 'CIRCUS-12',
    text: `A ${face.eyes} does not fit there: ${TRICKS[trick.card].actName} takes ${taken}.`,
  };
}

function wrongSwap(tricks: number): Refusal {
  return {
    rule: 'CIRCUS-R27',
    text: `Two neighbours change places: left is 1 to ${tricks - 1}, or null to leave the show as it is.`,
  };
}

const isFrom1To = (most: number, value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
