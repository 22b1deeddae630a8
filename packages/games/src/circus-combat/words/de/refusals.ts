/** Circus Combat's refusals in German, by the English that the rules give. */

import { TRICK_CARDS, type TrickId } from '../../content/tricks.ts';
import { quoted } from './things.ts';

/** The acts that an English text names, by their German names. */
const inGerman = (english: string): string =>
  TRICK_CARDS.reduce((text, { id, actName }) => text.replaceAll(actName, quoted(id as TrickId)), english);

const PLAIN: { readonly [english: string]: string } = {
  'First say which dice to throw again, or that you keep them all.':
    'Sag zuerst, welche Würfel du noch einmal wirfst, oder dass du alle behältst.',
  'A die that fits somewhere must be placed before anything else happens.':
    'Ein Würfel, der irgendwo passt, muss gelegt werden, bevor etwas anderes geschieht.',
  'Several tricks are ready: say which one is handled next.':
    'Mehrere Nummern sind fertig: Sag, welche als Nächste vergeben wird.',
  'A trick is full of fatigue: say whether its dice are thrown again.':
    'Eine Nummer ist voller Müdigkeit: Sag, ob ihre Würfel noch einmal geworfen werden.',
  'The new trick lets you swap two neighbours of your show, or leave it as it is.':
    'Mit der neuen Nummer darfst du zwei Nachbarn deiner Show tauschen oder sie lassen, wie sie ist.',
  'It is not your turn.': 'Du bist nicht am Zug.',
  'The owner of the show decides about the swap; play goes on after that.':
    'Über den Tausch entscheidet, wem die Show gehört; danach geht es weiter.',
  'The dice are thrown again or not: yes is true or false.':
    'Die Würfel werden noch einmal geworfen oder nicht: yes ist true oder false.',
  'A rethrow lists the numbers of the dice to throw again.':
    'Wer noch einmal wirft, nennt die Nummern der Würfel, um die es geht.',
  'Each die is thrown again once at most.': 'Jeder Würfel wird höchstens einmal noch einmal geworfen.',
  'There is no such die in the pool.': 'Einen solchen Würfel gibt es in diesem Wurf nicht.',
  'Places list a die and a slot each, at least one, and no die twice.':
    'Eine Aufstellung nennt je einen Würfel und einen Platz, mindestens einmal und keinen Würfel zweimal.',
  'The dice of that trick go to other tricks; its slot is filled afterwards.':
    'Die Würfel dieser Nummer kommen auf andere Nummern; ihr Platz wird danach gefüllt.',
  'That trick is ready and takes no more dice.': 'Diese Nummer ist fertig und nimmt keine Würfel mehr.',
};

const SHAPED: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^Circus Combat knows no move called '(.*)'\.$/s, name => `Circus Combat kennt keinen Zug namens „${name}“.`],
  [
    /^A (\w+) says (.*), and nothing else\.$/,
    (type, fields) => `Ein Zug „${type}“ nennt ${fields.replaceAll(' and ', ' und ')} und sonst nichts.`,
  ],
  [
    /^Only a ready trick can be handled: (.*) are\.$/,
    acts => `Nur eine fertige Nummer wird vergeben: ${inGerman(acts).replaceAll(' and ', ' und ')}.`,
  ],
  [/^The dice of the pool are numbered 1 to (\d+)\.$/, most => `Die Würfel des Wurfs haben die Nummern 1 bis ${most}.`],
  [/^The stage has slots 1 to (\d+)\.$/, most => `Die Bühne hat die Plätze 1 bis ${most}.`],
  [
    /^Die (\d+) has left the pool, and a die that lies is not moved\.$/,
    die => `Würfel ${die} ist nicht mehr im Wurf, und ein Würfel, der liegt, bleibt liegen.`,
  ],
  [/^There is no trick in slot (\d+)\.$/, slot => `Auf Platz ${slot} ist keine Nummer.`],
  [
    /^A (\d) does not fit there: (.*) takes (.*)\.$/,
    (eyes, act, taken) => `Eine ${eyes} passt dort nicht: ${inGerman(act)} nimmt ${taken}.`,
  ],
  [
    /^Two neighbours change places: left is 1 to (\d+), or null to leave the show as it is\.$/,
    most => `Zwei Nachbarn tauschen die Stellen: left ist 1 bis ${most}, oder null lässt die Show, wie sie ist.`,
  ],
];

/** A refusal in German; the English itself where there is none. */
export function refusal(english: string): string {
  if (Object.hasOwn(PLAIN, english)) return PLAIN[english]!;
  for (const [shape, german] of SHAPED) {
    const found = shape.exec(english);
    if (found) return german(...found.slice(1));
  }
  return english;
}
