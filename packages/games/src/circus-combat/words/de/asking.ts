/** What is asked in German, who is waited for, and how answers are put. */

import type { CONCEDE, Viewer } from '@roundhouse/kernel';
import { list, number } from '../../../formats.de.ts';
import { capital, stimme } from '../../../voice.ts';
import type { Move, Phase, PlaceAll, View } from '../../state.ts';
import type { Company } from '../catalogue.ts';
import { lastSaid, outcome } from './events.ts';
import { dieSaid, quoted } from './things.ts';

/** A move as an order. */
export const moveSaid = (move: Move | PlaceAll | typeof CONCEDE, view: View): string => {
  switch (move.type) {
    case 'rethrow':
      return move.dice.length === 0 ? 'Alle Würfel behalten' : `${poolDice(move.dice, view)} noch einmal werfen`;
    case 'place':
      return `${poolDice([move.die], view)} auf ${slotSaid(move.slot, view)} legen`;
    case 'placeAll':
      return `${list(move.places.map(({ die, slot }) => `${poolDice([die], view)} auf ${slotSaid(slot, view)}`))} legen`;
    case 'resolve':
      return `${capital(slotSaid(move.slot, view))} als Nächstes vergeben`;
    case 'reroll':
      return move.yes ? 'Die roten Würfel auf die anderen Nummern werfen' : 'Die roten Würfel ruhen lassen';
    case 'swap':
      return move.left === null ? 'Die Show lassen, wie sie ist' : swapSaid(move.left, view);
    case 'concede':
      return 'Aufgeben';
  }
};

/** "Würfel 2 (Schwarz 5)": dice that show the same are told apart by their place. */
const poolDice = (dice: readonly number[], { pool }: View): string =>
  list(
    dice.map(place => {
      const die = pool[place - 1];
      return die ? `Würfel ${number(place)} (${dieSaid(die)})` : `Würfel ${number(place)}`;
    }),
  );

const slotSaid = (slot: number, { stage }: View): string => {
  const trick = stage[slot - 1];
  return trick ? `${quoted(trick.card)} (Platz ${number(slot)})` : `Platz ${number(slot)}`;
};

function swapSaid(left: number, { queue, decider }: View): string {
  const [first, second] = decider === null ? [] : queue[decider].slice(left - 1, left + 1);
  const places = `Stellen ${number(left)} und ${number(left + 1)} tauschen`;
  return first && second ? `${places}: ${quoted(first.card)} und ${quoted(second.card)}` : places;
}

/** The result of a game in a sentence. */
const resultSaid = ({ result }: View, { names, viewer }: Company): string =>
  result ? `${capital(outcome(result.winner, result.reason, result.scores, stimme(names, viewer)))}.` : '';

/** The approaching end in a sentence; null while there is none. */
export function endSaid({ trigger, last, turn, result }: View, { names, viewer }: Company): string | null {
  if (!trigger || !last || result) return null;
  const say = stimme(names, viewer);
  const nine = capital(`${say.does(trigger.player, 'hast', 'hat')} neun Nummern`);
  return turn >= last.turn ? `${nine}: Das ist der letzte Zug.` : `${nine}: ${lastSaid(last, say)}.`;
}

type Question = Exclude<Phase, 'over'>;

const WAITED: { readonly [Q in Question]: (who: string) => string } = {
  rethrow: who => `Warten, bis ${who} Würfel behält oder noch einmal wirft.`,
  place: who => `Warten, bis ${who} Würfel legt.`,
  resolve: who => `Warten, bis ${who} die nächste fertige Nummer bestimmt.`,
  reroll: who => `Warten, bis ${who} die roten Würfel wirft oder ruhen lässt.`,
  swap: who => `Warten, ob ${who} zwei Nummern der eigenen Show tauscht.`,
};

/** What is asked of the viewer, or who is being waited for. */
export function promptSaid(view: View, viewer: Viewer, names: readonly string[]): string {
  const { phase, decider } = view;
  if (phase === 'over' || decider === null) return resultSaid(view, { names, viewer });
  const say = stimme(names, viewer);
  if (!say.isYou(decider)) return WAITED[phase](say.name(decider));
  switch (phase) {
    case 'rethrow':
      return 'Markiere Würfel, um sie noch einmal zu werfen, oder behalte alle.';
    case 'place':
      return view.pendingSlot === null
        ? 'Lege deine Würfel auf die Plakate, dann schick sie ab.'
        : 'Die roten Würfel sind gefallen. Lege sie auf die anderen Plakate.';
    case 'resolve':
      return 'Mehrere Nummern sind fertig. Welche wird als Nächste vergeben?';
    case 'reroll':
      return rerollAsked(view);
    case 'swap':
      return swapAsked(view, say);
  }
}

function rerollAsked({ stage, pendingSlot }: View): string {
  const { card, dice } = stage[pendingSlot! - 1]!;
  return `Auf ${quoted(card)} liegen nur rote Würfel, also gewinnt die Nummer niemand. Ihre ${number(dice.length)} Würfel auf die anderen Nummern werfen oder ruhen lassen?`;
}

function swapAsked({ queue, decider, active }: View, say: ReturnType<typeof stimme>): string {
  const won = quoted(queue[decider!].at(-1)!.card);
  const elsewhere = active === decider ? '' : ` in ${say.owns(active, 'deinem')} Zug`;
  return `Du hast ${won}${elsewhere} gewonnen. Mit den zwei Pfeilen darfst du zwei Nachbarn deiner Show tauschen, musst aber nicht.`;
}
