/** How Element Circle gives its reasons in German. */

import type { Seat } from '@roundhouse/kernel';
import { count, decimal, list } from '../../formats.de.ts';
import { capital, stimme } from '../../voice.ts';
import { type AdviceText, percent, type Reach } from './advice.ts';

/** The reasons as they are put to whoever listens. */
export function german(names: readonly string[], seat: Seat): AdviceText {
  const say = stimme(names, seat);
  const some = ({ can, of }: Reach): string => (can === of ? `alle ${of} Zauber` : `${can} von ${of} Zaubern`);
  return {
    hand: (reach, average) =>
      `Mit den Elementen, die am besten passen, bezahlt diese Hand ${some(reach)}${average === null ? '' : `; eine frische etwa ${decimal(average)}`}.`,
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
      `${capital(say.does(one, 'hast', 'hat'))} ${list([
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
