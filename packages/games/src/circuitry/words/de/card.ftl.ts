/** Made from card.ftl by `npm run words`: change that file, not this one. */

export const card = {
  goal: 'Nimm an der Ladestelle deiner Farbe eine Ladung auf, und liefere sie mit einer schwarzen Karte am Hauptknoten ab.',
  turn: {
    title: 'Dein Zug',
    steps: [
      {
        name: 'Nimm 2 Minis:',
        text: 'Gold vom Stapel, Grün nach Wahl.',
      },
      {
        name: 'Spiel',
        text: 'beliebig viele Minis in beliebiger Folge.',
      },
      {
        name: 'Leg',
        text: 'eine Schaltkarte, wann du willst, nach dem Nehmen.',
      },
      {
        name: 'Beende',
        text: 'den Zug, wann du willst; den Rest behältst du.',
      },
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  paying: {
    title: 'Was Bewegungskarten bezahlen',
    head: [
      'Was',
      'Preis',
    ] satisfies [unknown, unknown],
    rows: [
      [
        'Schritt auf einen benachbarten Knoten',
        'jede Farbe',
      ] satisfies [unknown, unknown],
      [
        'Schritt, wenn du gehemmt bist',
        'Farbe des Knotens oder Schwarz',
      ] satisfies [unknown, unknown],
      [
        '1 Ladung aufnehmen',
        'deine Farbe oder Schwarz',
      ] satisfies [unknown, unknown],
      [
        'Die letzte Ladung abliefern',
        'Schwarz',
      ] satisfies [unknown, unknown],
      [
        'Eine fremde Figur drängen',
        'Zwang, und je Schritt ihre Farbe oder Schwarz',
      ] satisfies [unknown, unknown],
      [
        'In ein Portal springen',
        'Portal und die Farbe des Portals oder Schwarz',
      ] satisfies [unknown, unknown],
      [
        'Eine fremde Figur ins Portal schicken',
        'Zwang, Portal, eine Karte für die Figur und eine fürs Portal',
      ] satisfies [unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown],
  },
  board: {
    title: 'Das Feld',
    lines: [
      {
        text: 'Reihen und Spalten sind Ringe, über Lücken und um die Ränder.',
      },
      {
        text: 'An Gabeln ohne Knoten hält man nicht; an Figuren kommt man nicht vorbei.',
      },
      {
        text: 'Auf Ladestellen und dem Hauptknoten steht nie jemand.',
      },
      {
        text: 'Ladekarten werden mit der Vorderseite nach oben gelegt.',
      },
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  green: {
    title: 'Grüne Aktionen',
    lines: [
      {
        name: 'Drehung:',
        text: 'eine Karte herumdrehen, samt Figuren.',
      },
      {
        name: 'Tausch:',
        text: 'zwei Karten ohne Figuren tauschen die Plätze.',
      },
      {
        name: 'Wendung:',
        text: 'eine Karte ohne Figuren umdrehen.',
      },
      {
        name: 'Schub:',
        text: 'einen Platz an einer Karte entlang oder um ihre Ecke, samt Figuren.',
      },
      {
        text: 'Karte 1 bleibt davon immer unberührt.',
      },
      {
        text: 'Sind alle Stapel leer, kommt die Ablage der Reihe nach wieder, ohne Wahl.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
  },
  gold: {
    title: 'Goldene Aktionen',
    lines: [
      {
        name: 'Hemmung:',
        text: 'jederzeit, auch als Antwort; für drei Züge.',
      },
      {
        name: 'Befreiung:',
        text: 'beendet eine Hemmung. Eine ausgegebene Ladung auch.',
      },
      {
        name: 'Umladung:',
        text: 'einer benachbarten fremden Figur eine Ladung abnehmen.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
  startCard: {
    title: 'Karte 1',
    lines: [
      {
        text: 'Geht die letzte Figur, wendet sie und zeigt den Hauptknoten.',
      },
      {
        text: 'Wer zuletzt geht, wählt, wie: seitlich bleibt sie aufrecht, kopfüber steht sie kopf.',
      },
      {
        text: 'Abgeliefert wird vom Knoten deiner Farbe neben dem Hauptknoten aus.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
};
