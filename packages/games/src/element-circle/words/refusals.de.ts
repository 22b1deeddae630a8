/** Refusals in German, looked up by the English sentence that the rules give. */

const GERMAN: { readonly [english: string]: string } = {
  'First say whether you keep your hand or replace it.': 'Sag zuerst, ob du deine Hand behältst oder tauschst.',
  'It is time to pick your own elements.': 'Jetzt wählst du deine eigenen Elemente.',
  'You must open your turn: cast a spell from your hand.':
    'Du musst deinen Zug eröffnen: wirke einen Zauber aus deiner Hand.',
  'Cast a spell, activate a Permanent, or end your turn.':
    'Wirke einen Zauber, aktiviere einen dauerhaften, oder beende deinen Zug.',
  'What is announced must be paid for first.': 'Was angesagt ist, muss zuerst bezahlt werden.',
  'The effect goes on: choose an opponent, or stop.': 'Die Wirkung geht weiter: wähle einen Gegner oder verzichte.',
  'The effect goes on: take one of the spells you look at, or stop.':
    'Die Wirkung geht weiter: nimm einen der gesehenen Zauber oder verzichte.',
  'A spell of your hand must be discarded first.': 'Zuerst musst du einen Zauber deiner Hand abwerfen.',
  'The effect goes on: choose an element to destroy.': 'Die Wirkung geht weiter: wähle ein Element, das zerstört wird.',
  'The effect goes on: choose the element to put, or stop.':
    'Die Wirkung geht weiter: wähle das Element, das du legst, oder verzichte.',
  'The element is chosen: now choose its slot.': 'Das Element ist gewählt: wähle jetzt seinen Platz.',
  'The effect goes on: choose an element to move, or stop.':
    'Die Wirkung geht weiter: wähle ein Element, das du bewegst, oder verzichte.',
  'The element is chosen: now choose the slot it moves to.':
    'Das Element ist gewählt: wähle jetzt den Platz, auf den es kommt.',
  'The effect goes on: choose a Permanent.': 'Die Wirkung geht weiter: wähle einen dauerhaften Zauber.',
  'The effect goes on: choose what it does, or stop.': 'Die Wirkung geht weiter: wähle, was sie tut, oder verzichte.',
  'The effect goes on: choose the spell that is cast for free.':
    'Die Wirkung geht weiter: wähle den Zauber, der kostenlos gewirkt wird.',
  'You hold more than the limits allow: discard down to them.':
    'Du hältst mehr, als die Obergrenzen erlauben: wirf ab, bis sie stimmen.',
  'You are out of this round.': 'Du bist aus dieser Runde ausgeschieden.',
  'Elements are picked one after another, and it is not your turn to pick.':
    'Elemente werden nacheinander gewählt, und du bist nicht an der Reihe.',
  'It is not your turn.': 'Du bist nicht am Zug.',
  'You can leave only in your own turn, between actions.':
    'Verlassen kannst du die Runde nur in deinem eigenen Zug, zwischen zwei Aktionen.',
  'Hands are not shown at this table.': 'An diesem Tisch werden keine Hände gezeigt.',
  'That player sees your hand already.': 'Dieser Spieler sieht deine Hand schon.',
  'You can show your hand to another player at this table.': 'Du kannst deine Hand einem anderen am Tisch zeigen.',
  'In your own turn you show your hand between actions.':
    'In deinem eigenen Zug zeigst du deine Hand zwischen zwei Aktionen.',
  'A hand can be replaced once, before the elements are picked.':
    'Eine Hand kann einmal getauscht werden, bevor die Elemente gewählt sind.',
  'You cannot end a turn that is not opened: cast a spell from your hand.':
    'Ein Zug, der nicht eröffnet ist, kann nicht enden: wirke einen Zauber aus deiner Hand.',
  'You have opened this turn, so there is no need to give up: end it instead.':
    'Du hast diesen Zug eröffnet und musst nicht aufgeben: beende ihn einfach.',
  'You can pay for a spell of your hand, so you must open with one.':
    'Du kannst einen Zauber deiner Hand bezahlen, also musst du mit einem eröffnen.',
  'This part cannot be forgone.': 'Auf diesen Teil kannst du nicht verzichten.',
  'There is no such spell in your hand.': 'Diesen Zauber hast du nicht auf der Hand.',
  'You are banned from the circle in this turn, and your own elements do not pay for it.':
    'Der Kreis ist dir in diesem Zug verwehrt, und deine eigenen Elemente reichen nicht.',
  'Your unused elements and those of the circle do not pay for it.':
    'Deine bereiten Elemente und die des Kreises reichen dafür nicht.',
  'That does not pay it: one unused element for each symbol, no more and no fewer.':
    'Das bezahlt es nicht: ein bereites Element je Symbol, nicht mehr und nicht weniger.',
  'A payment counts E, W, F and A, from the circle and from your own zone.':
    'Eine Zahlung zählt E, W, F und A, aus dem Kreis und aus deinem Bereich.',
  'There is no such Permanent on the table.': 'Einen solchen dauerhaften Zauber gibt es auf dem Tisch nicht.',
  'You activate Permanents of your own zone only.': 'Du aktivierst nur dauerhafte Zauber deines eigenen Bereichs.',
  'That Permanent has been activated in this turn.': 'Dieser dauerhafte Zauber wurde in diesem Zug schon aktiviert.',
  'That Permanent is blocked.': 'Dieser dauerhafte Zauber ist gesperrt.',
  'That Permanent can be activated only after the opening.':
    'Dieser dauerhafte Zauber kann erst nach der Eröffnung aktiviert werden.',
  'A clock is activated at the start of the turn, before the opening.':
    'Ein Zauber mit Uhr wird zu Beginn des Zuges aktiviert, vor der Eröffnung.',
  'You cannot pay what activating it takes.': 'Du kannst nicht bezahlen, was das Aktivieren verlangt.',
  'Elements are picked all at once, in the order E, W, F, A.':
    'Elemente werden alle auf einmal gewählt, in der Reihenfolge E, W, F, A.',
  'There are not so many elements of that type in the bank.': 'So viele Elemente dieser Art sind nicht mehr im Vorrat.',
  'Choose another player who is still in the round and has a hand to look into.':
    'Wähle einen anderen, der noch in der Runde ist und Karten auf der Hand hat.',
  'Choose another player who is still in the round.': 'Wähle einen anderen, der noch in der Runde ist.',
  'That is not one of the spells you are looking at.': 'Das ist keiner der Zauber, die du gerade siehst.',
  'There is no such slot, or it belongs to somebody who is out.':
    'Diesen Platz gibt es nicht, oder er gehört jemandem, der ausgeschieden ist.',
  'There is no element in that slot.': 'Auf diesem Platz liegt kein Element.',
  'The card does not reach that slot.': 'Diesen Platz erreicht die Karte nicht.',
  'An element moves to another slot.': 'Ein Element bewegt sich auf einen anderen Platz.',
  'The four elements are E, W, F and A.': 'Die vier Elemente sind E, W, F und A.',
  'The card does not put elements of that type.': 'Elemente dieser Art legt die Karte nicht.',
  'There is no element of that type left in the bank.': 'Von dieser Art ist kein Element mehr im Vorrat.',
  'The card does not reach that Permanent.': 'Diesen dauerhaften Zauber erreicht die Karte nicht.',
  'The card offers no such choice.': 'Diese Wahl bietet die Karte nicht.',
  'Permanents of your own are discarded first, then spells of your hand.':
    'Zuerst werden eigene dauerhafte Zauber abgeworfen, dann Zauber der Hand.',
  'That move says more or less than it needs to.': 'Dieser Zug sagt mehr oder weniger, als er muss.',
};

/** Sentences with a value in them. */
const PATTERNS: readonly (readonly [RegExp, (value: string) => string])[] = [
  [/^Element Circle knows no move called '(.*)'\.$/, type => `Element Circle kennt keinen Zug namens „${type}“.`],
  [/^You pick (\d) elements of the types E, W, F and A\.$/, n => `Du wählst ${n} Elemente der Arten E, W, F und A.`],
];

/** The German of a refusal; the English itself where there is none. */
export function refusalSaid(english: string): string {
  if (Object.hasOwn(GERMAN, english)) return GERMAN[english]!;
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(english);
    if (found) return say(found[1]!);
  }
  return english;
}
