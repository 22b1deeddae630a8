/** FITE's refusals in German, by the English that the rules give. */

const PLAIN: { readonly [english: string]: string } = {
  'Your choice is made and stays closed until both are in.':
    'Deine Wahl steht fest und bleibt geschlossen, bis beide gewählt haben.',
  'Only a fighter with an unused Swift may change its place now.':
    'Jetzt darf nur den Ort wechseln, wer Flink noch nicht eingesetzt hat.',
  'Your dice can be divided in one way only, so it is done for you.':
    'Deine Würfel lassen sich nur auf eine Art aufteilen, also geschieht es von selbst.',
  'Only a fighter on Tactical or with an unused power reacts to the roll.':
    'Auf den Wurf reagiert nur, wer auf Taktisch steht oder noch eine Superkraft hat.',
  'That move says more than it needs to.': 'Dieser Zug sagt mehr als nötig.',
  'The arena has three places: Offensive, Defensive and Tactical.':
    'Die Arena hat drei Orte: Offensiv, Defensiv und Taktisch.',
  'Swift goes to another place; to stay, hold.': 'Flink geht an einen anderen Ort; sonst bleib stehen.',
  'A power is declared after the roll, not with the division.':
    'Eine Superkraft wird nach dem Wurf angesagt, nicht mit der Aufteilung.',
  'A division says whether the power is used: use true or false.':
    'Eine Aufteilung sagt, ob die Superkraft eingesetzt wird: use true oder false.',
  'This fighter has no super power.': 'Dieser Kämpfer hat keine Superkraft.',
  'The power has been used: its coin lies face down.':
    'Die Superkraft ist verbraucht: Ihre Münze liegt auf dem Gesicht.',
  'Swift is used at the end of step 1, not in the fight.':
    'Flink wird am Ende von Schritt 1 eingesetzt, nicht im Schlagabtausch.',
  'A reaction says whether the power is used: use true or false.':
    'Eine Reaktion sagt, ob die Superkraft eingesetzt wird: use true oder false.',
  'The power had to be declared with the division.': 'Die Superkraft hätte mit der Aufteilung angesagt werden müssen.',
  'Move or Flip, not both; only Cunning on Tactical gives both.':
    'Verschieben oder wenden, nicht beides; beides gibt es nur mit Gerissen auf Taktisch.',
  'Only Tactical (or Cunning) lets you move or flip dice.':
    'Nur auf Taktisch (oder mit Gerissen) darfst du Würfel verschieben oder wenden.',
  'The +1 goes to a die of the pool your place helps.': 'Das +1 gilt einem Würfel der Hand, der dein Ort hilft.',
  'A reaction has use, move and flip; what is not done is null.':
    'Eine Reaktion hat use, move und flip; was nicht geschieht, ist null.',
  'A Move takes one die from one of your pools.': 'Verschieben nimmt einen Würfel aus einer deiner Hände.',
  'A Move takes one or two dice from one of your pools.':
    'Verschieben nimmt einen oder zwei Würfel aus einer deiner Hände.',
  'Each pool keeps at least one die.': 'Jede Hand behält mindestens einen Würfel.',
  'The dice moved must lie in that pool; name their faces high to low.':
    'Verschobene Würfel müssen in dieser Hand liegen; nenne ihre Augen von hoch nach niedrig.',
  'A Flip turns one die.': 'Wenden dreht einen Würfel um.',
  'A Flip turns one or two dice.': 'Wenden dreht einen oder zwei Würfel um.',
  'A Flip turns exactly two dice.': 'Wenden dreht genau zwei Würfel um.',
  'The dice flipped must lie in those pools after the Move; name their faces high to low.':
    'Gewendete Würfel müssen nach dem Verschieben in diesen Händen liegen; nenne ihre Augen von hoch nach niedrig.',
  'The first round has been drawn: nobody can enter any more.':
    'Der erste Durchgang ist ausgelost: Niemand kann mehr dazukommen.',
  'A name has 1 to 24 characters.': 'Ein Name hat 1 bis 24 Zeichen.',
  'A tournament has room for 64 entrants.': 'Ein Turnier hat Platz für 64.',
  'A tournament needs at least 2 entrants.': 'Ein Turnier braucht mindestens zwei.',
  'No powers are picked on entering this tournament.': 'In diesem Turnier wird beim Eintritt keine Superkraft gewählt.',
  'The next round is drawn when every bout of this one is decided.':
    'Der nächste Durchgang wird ausgelost, wenn jeder Kampf dieses Durchgangs entschieden ist.',
  'There is no such pairing in this round.': 'Diese Paarung gibt es in diesem Durchgang nicht.',
  'The tournament is over.': 'Das Turnier ist vorbei.',
  'The winner of a bout has seat 0 or 1; null is a draw.':
    'Wer einen Kampf gewinnt, sitzt auf Platz 0 oder 1; null ist unentschieden.',
  'It is time for picking super powers.': 'Jetzt werden Superkräfte gewählt.',
  'It is time for placing the fighters.': 'Jetzt werden die Kämpfer aufgestellt.',
  'It is time for using Swift or holding.': 'Jetzt geht es um Flink: einsetzen oder stehen bleiben.',
  'It is time for dividing the dice.': 'Jetzt werden die Würfel aufgeteilt.',
  'It is time for reacting to the roll.': 'Jetzt wird auf den Wurf reagiert.',
};

const SHAPED: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^There is a fighter called '(.*)' already\.$/, name => `„${name}“ gibt es schon.`],
  [/^There is no power called '(.*)'\.$/, name => `Es gibt keine Superkraft namens „${name}“.`],
  [/^There is no fighter called '(.*)' in this tournament\.$/, name => `„${name}“ ist nicht in diesem Turnier.`],
  [/^(.*) is out of the tournament already\.$/, name => `${name} ist schon ausgeschieden.`],
  [/^(.*) against (.*) has been decided\.$/, (one, other) => `${one} gegen ${other} ist schon entschieden.`],
  [/^FITE knows no move called '(.*)'\.$/s, name => `FITE kennt keinen Zug namens „${name}“.`],
  [
    /^A fighter has one of the six powers \((.*)\) or none\.$/,
    names => `Ein Kämpfer hat eine der sechs Superkräfte (${names}) oder keine.`,
  ],
  [
    /^Each pool needs at least one die: attack with (\d+) to (\d+)\.$/,
    (least, most) => `Jede Hand braucht mindestens einen Würfel: Greif mit ${least} bis ${most} an.`,
  ],
  [
    /^Each pool needs at least (\d+) dice: attack with (\d+) to (\d+)\.$/,
    (dice, least, most) => `Jede Hand braucht mindestens ${dice} Würfel: Greif mit ${least} bis ${most} an.`,
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
