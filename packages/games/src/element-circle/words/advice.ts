/** How Element Circle gives its reasons, in each language. */

import type { Seat } from '@roundhouse/kernel';
import { capital, count, list, liste, stimme, voice } from '../../voice.ts';

/** So many of so many spells can be paid for. */
export interface Reach {
  readonly can: number;
  readonly of: number;
}

export interface AdviceText {
  /** A hand before elements are picked, and what a fresh one would be on average; null where that is not to be said. */
  hand(reach: Reach, average: number | null): string;
  picked(reach: Reach): string;
  pickedElse(can: number): string;
  /** What can be paid at the next opening if nothing changes. */
  next(reach: Reach): string;
  /** What else can be paid in this turn. */
  more(spells: number): string;
  moreElse(spells: number): string;
  /** Nothing is left to be paid in this turn, so it does not matter what pays. */
  readonly fresh: string;
  /** A rival's Permanent, and what it does. */
  stops(owner: Seat, does: string): string;
  opponent(seat: Seat, spells: number, elements: number, permanents: number): string;
  /** Whether somebody could pay for a card; `missing` null: everything is there. */
  payer(seat: Seat, missing: string | null): string;
  lacks(spell: string, missing: string): string;
  saves(elements: number): string;
  own(reach: Reach, before: number): string;
  /** Shares of all spells there are. */
  rival(seat: Seat, then: number, now: number): string;
  harmless(reach: Reach): string;
}

const percent = (share: number): number => Math.round(100 * share);

function english(names: readonly string[], seat: Seat): AdviceText {
  const say = voice(names, seat);
  const some = ({ can, of }: Reach): string => (can === of ? `all ${of} spells` : `${can} of the ${of} spells`);
  return {
    hand: (reach, average) =>
      `With the elements that suit it best this hand can pay for ${some(reach)}${average === null ? '' : `; a fresh one about ${average.toFixed(1)}`}.`,
    picked: reach => `They pay for ${some(reach)} in your hand.`,
    pickedElse: can => `The next best choice pays for ${can}.`,
    next: reach =>
      reach.of === 0
        ? 'It leaves your hand empty.'
        : `Next turn you can pay for ${some(reach)} left in your hand, if nothing changes.`,
    more: spells => `You can still pay for ${count(spells, 'other spell', 'other spells')} this turn.`,
    moreElse: spells => `Paying the other way leaves enough for ${spells}.`,
    fresh: 'No other spell can be paid this turn, and every element is fresh in the next.',
    stops: (owner, does) => `It stands ready for ${say.name(owner)}: “${does}”`,
    opponent: (one, spells, elements, permanents) =>
      `${capital(say.does(one, 'have', 'has'))} ${list([
        count(spells, 'spell', 'spells'),
        ...(elements > 0 ? [count(elements, 'element', 'elements')] : []),
        ...(permanents > 0 ? [count(permanents, 'Permanent', 'Permanents')] : []),
      ])}.`,
    payer: (one, missing) =>
      missing === null
        ? `${capital(say.name(one))} could pay for it next turn.`
        : `${capital(say.does(one, 'lack', 'lacks'))} ${missing} for it next turn.`,
    lacks: (spell, missing) => `${spell} lacks ${missing} next turn.`,
    saves: elements => `It would cost ${count(elements, 'element', 'elements')}.`,
    own: (reach, before) => `You can then pay for ${some(reach)} in your hand instead of ${before}.`,
    rival: (one, then, now) =>
      `${capital(say.name(one))} can then pay for ${percent(then)}% of all spells instead of ${percent(now)}%.`,
    harmless: reach => `You can pay for ${some(reach)} in your hand with it or without.`,
  };
}

function german(names: readonly string[], seat: Seat): AdviceText {
  const say = stimme(names, seat);
  const some = ({ can, of }: Reach): string => (can === of ? `alle ${of} Zauber` : `${can} von ${of} Zaubern`);
  return {
    hand: (reach, average) =>
      `Mit den Elementen, die am besten passen, bezahlt diese Hand ${some(reach)}${average === null ? '' : `; eine frische etwa ${average.toFixed(1).replace('.', ',')}`}.`,
    picked: reach => `Sie bezahlen ${some(reach)} deiner Hand.`,
    pickedElse: can => `Die nächstbeste Wahl bezahlt ${can}.`,
    next: reach =>
      reach.of === 0
        ? 'Danach ist deine Hand leer.'
        : `Im nächsten Zug kannst du ${some(reach)} deiner Hand bezahlen, wenn sich nichts ändert.`,
    more: spells => `In diesem Zug kannst du noch ${count(spells, 'anderen Zauber', 'andere Zauber')} bezahlen.`,
    moreElse: spells => `Anders bezahlt reicht es noch für ${spells}.`,
    fresh: 'In diesem Zug reicht es für keinen weiteren Zauber, und im nächsten ist jedes Element wieder frisch.',
    stops: (owner, does) => `Sie steht für ${say.whom(owner)} bereit: „${does}“`,
    opponent: (one, spells, elements, permanents) =>
      `${capital(say.does(one, 'hast', 'hat'))} ${liste([
        `${spells} Zauber`,
        ...(elements > 0 ? [count(elements, 'Element', 'Elemente')] : []),
        ...(permanents > 0 ? [count(permanents, 'dauerhaften Zauber', 'dauerhafte Zauber')] : []),
      ])}.`,
    payer: (one, missing) =>
      missing === null
        ? `${capital(say.does(one, 'könntest', 'könnte'))} ihn im nächsten Zug bezahlen.`
        : `${capital(say.toWhom(one))} fehlt dafür im nächsten Zug ${missing}.`,
    lacks: (spell, missing) => `${spell}: im nächsten Zug fehlt ${missing}.`,
    saves: elements => `Er würde ${count(elements, 'Element', 'Elemente')} kosten.`,
    own: (reach, before) => `Du kannst dann ${some(reach)} deiner Hand bezahlen statt ${before}.`,
    rival: (one, then, now) =>
      `${capital(say.does(one, 'kannst', 'kann'))} dann ${percent(then)} % aller Zauber bezahlen statt ${percent(now)} %.`,
    harmless: reach => `Mit ihm wie ohne kannst du ${some(reach)} deiner Hand bezahlen.`,
  };
}

/** The reasons as they are put to whoever has this seat. */
export const texts = { en: english, de: german };
