/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

export const lessons = {
  taking: {
    title: 'Zwei Minis im Zug',
    text: 'Du bist Orange. Jeder Zug beginnt mit zwei Minis: Goldene sind meist Bewegungskarten, grüne sind Aktionen, die du dir aussuchst.',
    first: {
      ask: 'Nimm eine vom Goldstapel.',
      done: 'Eine orange Bewegungskarte. Was du nicht spielst, behältst du, solange du willst.',
      other: 'Das ist erlaubt. Aber ohne Bewegungskarten kommst du nicht voran, und die sind golden.',
    },
    second: {
      ask: 'Nimm jetzt eine Drehung von ihrem grünen Stapel.',
      done: 'Das haben alle gesehen. Was du vom Goldstapel nimmst, sehen sie nicht.',
      other: 'Das geht. Aber sieh dir die grünen Stapel an: Nimm Drehung, du brauchst sie bald.',
    },
  },
  stepping: {
    title: 'Schritt für Schritt',
    text: 'Ein Schritt folgt einer Leitung zum nächsten Knoten und kostet eine Bewegungskarte. Ihre Farbe ist gleich.',
    first: {
      ask: 'Geh hinauf auf den Knoten in Orange. Zahle mit Grün.',
      done: 'Eine Karte, ein Knoten. Der nächste liegt weiter weg, als es aussieht.',
      other: 'Möglich, aber geh auf Orange oben links, und behalte die schwarze Karte: Schwarz ist selten.',
    },
    second: {
      ask: 'Geh links über den Rand auf Hellblau.',
      done: 'Jede Reihe und jede Spalte ist ein Ring: Was links hinausgeht, kommt rechts herein.',
      other: 'Möglich, aber versuch den Rand: Die Leitung links geht rechts weiter.',
    },
  },
  laying: {
    title: 'Bau das Feld',
    text: 'Einmal im Zug darfst du eine Schaltkarte an den Rand des Feldes legen. Auf Karte 4 ist deine Ladestelle, und von oben ist der Weg dorthin am kürzesten.',
    task: {
      ask: 'Leg Karte 4 unter Karte 1, aufrecht.',
      done: 'Deine Figur kann nach unten hineingehen. Andere auch, oder sie drehen sie.',
      other: 'Erlaubt. Aber nimm hier den einfachen Weg: Karte 4 unter Karte 1, mit dem oberen Ende bei dir.',
    },
  },
  charging: {
    title: 'Ladung aufnehmen',
    text: 'Der Knoten neben der Ladestelle ist ihr Zugangsknoten. An kleinen Gabeln ohne Knoten, wie der vor dir, hältst du nicht an.',
    first: {
      ask: 'Geh auf den Zugangsknoten, den in Grün. Zahle mit Grün.',
      done: 'Ein Schritt, an der Gabel vorbei. Eine Figur auf dem Ausweichknoten daneben würde dich nicht aufhalten.',
      other: 'Diesmal nicht: Geh mit der grünen Karte auf Grün weiter unten. Orange und Schwarz sind hier mehr wert.',
    },
    second: {
      ask: 'Nimm mit deiner orangen Karte eine Ladung auf.',
      done: 'Deine Farbe oder Schwarz, sonst nichts. Du bleibst, wo du bist, und trägst 1 Ladung.',
      other: 'Das ginge. Aber nimm jetzt die Ladung auf, mit Orange: Schwarz brauchst du zum Abliefern.',
    },
  },
  bending: {
    title: 'Verbieg das Feld',
    text: 'Karte 4 steht auf dem Kopf: Deine Ladestelle ist fünf Schritte entfernt. Und Mira, Hellblau, ist schon fast auf Karte 3.',
    first: {
      ask: 'Spiel Drehung auf Karte 4.',
      done: 'Jetzt sind es drei Schritte. Figuren darauf hätten sich mitgedreht.',
      other: 'Das hilft weniger. Dreh Karte 4, damit ihr oberes Ende bei dir liegt.',
    },
    second: {
      ask: 'Spiel Schub auf Karte 3, weg von Mira.',
      done: 'Sie glitt an ihren Nachbarn entlang, und Miras Weg ist länger. Nur Karte 1 bewegt sich nie.',
      other: 'Lass das. Schieb Karte 3: Sie kann auf zwei Plätze.',
    },
  },
  forcing: {
    title: 'Zwang',
    text: 'Mira versperrt deinen Zugangsknoten, und niemand geht auf eine andere Figur. Zwang bewegt eine fremde Figur, mit Bewegungskarten ihrer Farbe oder in Schwarz.',
    task: {
      ask: 'Zwing Mira auf den Ausweichknoten, mit deiner hellblauen Karte.',
      done: 'Sie konnte nirgends sonst hin, und der Weg ist frei. Mehr Karten hätten sie weiter gedrängt.',
      other: 'Das macht den Weg nicht frei. Spiel Zwang auf Mira, und zahle mit Hellblau.',
    },
  },
  portals: {
    title: 'Portale',
    text: 'Du trägst eine Ladung und willst auf den Knoten in Orange neben dem Hauptknoten. Der umringte Knoten in Rot links davon ist ein Portal.',
    task: {
      ask: 'Spiel Portal mit der roten Karte.',
      done: 'Ein Portal nimmt seine Farbe oder Schwarz, von überall her. Orange ist jetzt einen Schritt entfernt.',
      other: 'Möglich. Aber mit Rot bist du sofort im Portal, und Schwarz brauchst du zum Abliefern.',
    },
  },
  inhibiting: {
    title: 'Hemmung',
    text: 'Mira zeigt einen Schritt mit Grün auf ihren Knoten neben dem Hauptknoten. Wer gehemmt ist, braucht die Farbe des Knotens oder Schwarz.',
    task: {
      ask: 'Verhindere ihn mit Hemmung.',
      done: 'Ihr Schritt ist zurückgenommen. Drei Züge lang verlangt jeder Knoten seine Farbe, und sie hat nur eine schwarze Karte.',
      other: 'Dann liefert sie als Nächstes ab. Du hast Hemmung: Spiel sie jetzt.',
    },
  },
  delivering: {
    title: 'Bring sie heim',
    text: 'Du bist als letzte Figur auf Karte 1. Gehst du, wendet sie und zeigt den Hauptknoten, und du wählst, wie.',
    first: {
      ask: 'Geh rechts in der Mitte hinaus, und wende Karte 1 seitlich.',
      done: 'Du gingst um den Rand, und Karte 1 wendete unterdessen. Du stehst auf Orange, neben dem Hauptknoten.',
      other: 'Nimm die Mitte des rechten Randes, und wende Karte 1 seitlich: Dann kommst du auf Orange an und kannst abliefern.',
    },
    second: {
      ask: 'Liefere mit der schwarzen Karte ab.',
      done: 'Das gewinnt sofort. Die letzte Lieferung kostet immer Schwarz.',
      other: 'Du stehst auf Orange, trägst eine Ladung und hast Schwarz: Liefere ab.',
    },
  },
};
