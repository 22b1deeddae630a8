/** Why a move is refused: the rule it breaks and a sentence for the person who tried it. */

import { type Refusal, type Seat, samePlain } from '@roundhouse/kernel';
import { hasPowerForFight } from './reactions.ts';
import { type Fighter, type Frame, LOCATIONS, type Move, POWERS, type State } from './state.ts';

const TYPE_ASKED: Record<Frame['name'], Move['type']> = {
  choosingPowers: 'power',
  placingAtSetup: 'place',
  placing: 'place',
  relocating: 'swift',
  dividing: 'split',
  reacting: 'react',
};

const QUESTION: Record<Frame['name'], string> = {
  choosingPowers: 'picking super powers',
  placingAtSetup: 'placing the fighters',
  placing: 'placing the fighters',
  relocating: 'using Swift or holding',
  dividing: 'dividing the dice',
  reacting: 'reacting to the roll',
};

/** The rule that makes an answer final until all are in. */
const COMMITTED_RULE: Record<Frame['name'], string> = {
  choosingPowers: 'FITE-R20',
  placingAtSetup: 'FITE-15',
  placing: 'FITE-15',
  relocating: 'FITE-R23',
  dividing: 'FITE-27',
  reacting: 'FITE-R17',
};

/** The rule that leaves a seat without a question. */
const NOT_ASKED: Partial<Record<Frame['name'], Refusal>> = {
  relocating: { rule: 'FITE-43', text: 'Only a fighter with an unused Swift may change its place now.' },
  dividing: { rule: 'FITE-R7', text: 'Your dice can be divided in one way only, so it is done for you.' },
  reacting: { rule: 'FITE-R18', text: 'Only a fighter on Tactical or with an unused power reacts to the roll.' },
};

/** Answers any input; looks only at what is public and at the seat's own choice. */
export function refusal(state: State, seat: Seat, sent: unknown, legal: readonly Move[]): Refusal {
  const frame = state.stack[0]!;
  const move = sent as Record<string, unknown>;
  if (!Object.values(TYPE_ASKED).includes(move.type as Move['type'])) {
    return { rule: 'form', text: `FITE knows no move called '${String(move.type).slice(0, 40)}'.` };
  }
  const fighter = state.fighters[seat as 0 | 1];
  if (frame.committed[seat as 0 | 1] !== null) {
    return { rule: COMMITTED_RULE[frame.name], text: 'Your choice is made and stays closed until both are in.' };
  }
  if (!frame.asked[seat as 0 | 1]) return NOT_ASKED[frame.name]!;
  if (move.type !== TYPE_ASKED[frame.name]) {
    return { rule: 'FITE-11', text: `It is time for ${QUESTION[frame.name]}.` };
  }
  if (saysTooMuch(move, legal)) return { rule: 'form', text: 'That move says more than it needs to.' };
  return wrongAnswer(state, fighter, move, legal);
}

/** A legal move with something added; what may be wrong to add to a division or a reaction has rules of its own. */
const saysTooMuch = (move: Record<string, unknown>, legal: readonly Move[]): boolean =>
  !('use' in move || 'bonus' in move) &&
  legal.some(answer => Object.entries(answer).every(([field, value]) => move[field] === value));

function wrongAnswer(state: State, fighter: Fighter, move: Record<string, unknown>, legal: readonly Move[]): Refusal {
  switch (move.type) {
    case 'power':
      return { rule: 'FITE-9', text: `A fighter has one of the six powers (${POWERS.join(', ')}) or none.` };
    case 'place':
      return { rule: 'FITE-4', text: 'The arena has three places: Offensive, Defensive and Tactical.' };
    case 'swift':
      return (LOCATIONS as readonly unknown[]).includes(move.to)
        ? { rule: 'FITE-43', text: 'Swift goes to another place; to stay, hold.' }
        : { rule: 'FITE-4', text: 'The arena has three places: Offensive, Defensive and Tactical.' };
    case 'split':
      return wrongDivision(state, fighter, move, legal);
    default:
      return wrongReaction(state, fighter, move, legal);
  }
}

function wrongDivision(state: State, fighter: Fighter, move: Record<string, unknown>, legal: readonly Move[]): Refusal {
  const counts = legal.map(split => (split.type === 'split' ? split.off : 0));
  if (!counts.includes(move.off as number)) {
    const least = Math.min(...counts);
    return {
      rule: 'FITE-25',
      text: `Each pool needs at least ${least === 1 ? 'one die' : `${least} dice`}: attack with ${least} to ${Math.max(...counts)}.`,
    };
  }
  if (state.options.powerTiming === 'afterRoll') {
    return { rule: 'FITE-R21', text: 'A power is declared after the roll, not with the division.' };
  }
  if (move.use === true && !hasPowerForFight(fighter)) return noPower(fighter);
  return { rule: 'FITE-R21', text: 'A division says whether the power is used: use true or false.' };
}

function noPower(fighter: Fighter): Refusal {
  if (fighter.power === null) return { rule: 'FITE-9', text: 'This fighter has no super power.' };
  if (fighter.spent) return { rule: 'FITE-35', text: 'The power has been used: its coin lies face down.' };
  return { rule: 'FITE-43', text: 'Swift is used at the end of step 1, not in the fight.' };
}

function wrongReaction(state: State, fighter: Fighter, move: Record<string, unknown>, legal: readonly Move[]): Refusal {
  const { use, flip } = move as { use: unknown; flip: { off?: unknown; def?: unknown } | null };
  const moved = move.move as { from?: unknown; faces?: unknown } | null;
  const listed = legal.filter(answer => answer.type === 'react');
  if (!listed.some(answer => answer.use === use)) {
    if (use !== true) return { rule: 'form', text: 'A reaction says whether the power is used: use true or false.' };
    if (state.options.powerTiming === 'withSplit') {
      return { rule: 'FITE-R21', text: 'The power had to be declared with the division.' };
    }
    return noPower(fighter);
  }
  const withUse = listed.filter(answer => answer.use === use);
  if (moved && flip && !withUse.some(answer => answer.move && answer.flip)) {
    return { rule: 'FITE-20', text: 'Move or Flip, not both; only Cunning on Tactical gives both.' };
  }
  if ((moved || flip) && !withUse.some(answer => answer.move ?? answer.flip)) {
    return { rule: 'FITE-17', text: 'Only Tactical (or Cunning) lets you move or flip dice.' };
  }
  if (moved && !withUse.some(answer => samePlain(answer.move, moved))) return wrongMove(state, fighter, moved);
  const withMove = withUse.filter(answer => samePlain(answer.move, moved ?? null));
  if (flip && !withMove.some(answer => samePlain(answer.flip, flip))) return wrongFlip(state, flip);
  if ('bonus' in move) return { rule: 'FITE-R4', text: 'The +1 goes to a die of the pool your place helps.' };
  return { rule: 'form', text: 'A reaction has use, move and flip; what is not done is null.' };
}

function wrongMove(state: State, fighter: Fighter, moved: { from?: unknown; faces?: unknown }): Refusal {
  const reach = state.options.tacticalReach;
  const { from, faces } = moved;
  if ((from !== 'off' && from !== 'def') || !Array.isArray(faces) || faces.length < 1 || faces.length > reach) {
    return {
      rule: 'FITE-21',
      text: `A Move takes ${reach === 1 ? 'one die' : 'one or two dice'} from one of your pools.`,
    };
  }
  if (faces.length >= fighter[from].length && !state.options.emptyPools) {
    return { rule: 'FITE-R14', text: 'Each pool keeps at least one die.' };
  }
  return { rule: 'FITE-R14', text: 'The dice moved must lie in that pool; name their faces high to low.' };
}

function wrongFlip(state: State, flip: { off?: unknown; def?: unknown }): Refusal {
  const { tacticalReach: reach, flipCount } = state.options;
  const count = Array.isArray(flip.off) && Array.isArray(flip.def) ? flip.off.length + flip.def.length : 0;
  if (count > reach || count < (flipCount === 'upTo2' ? 1 : reach)) {
    const wanted = reach === 1 ? 'one die' : flipCount === 'upTo2' ? 'one or two dice' : 'exactly two dice';
    return { rule: 'FITE-22', text: `A Flip turns ${wanted}.` };
  }
  return {
    rule: 'FITE-R15',
    text: 'The dice flipped must lie in those pools after the Move; name their faces high to low.',
  };
}
