/** Made from card.ftl by `npm run words`: change that file, not this one. */

export const card = {
  goal: 'Setze als erstes Team drei Finisher ein.',
  turn: {
    title: 'Dein Zug',
    steps: [
      {
        name: 'Auffüllen:',
        text: 'Kämpfer von der Bank kommen auf freie Plätze.',
      },
      {
        name: 'Aktiviere',
        text: 'einen Kämpfer im Ring, nicht den zuletzt aktivierten.',
      },
      {
        name: 'Geh',
        text: 'bis zu SPD weit, oder bleib stehen und geh nach der Kampfphase.',
      },
      {
        name: 'Zieh',
        text: 'so viele Karten wie COM, neben einem Verbündeten eine mehr.',
      },
      {
        name: 'Kämpfe:',
        text: 'setze so viele Fähigkeiten ein, wie du bezahlen kannst.',
      },
      {
        name: 'Wirf',
        text: 'den Rest der Hand ab.',
      },
      {
        name: 'Zweite Bewegung:',
        text: 'nur, wenn er vorher nicht gegangen ist.',
      },
      {
        name: 'Ende:',
        text: 'seine Zustände enden.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown, unknown],
  },
  defeat: {
    title: 'Vier Wege zur Niederlage',
    lines: [
      {
        text: 'Jeder in deinem Zug besiegte Gegner bringt 3 Hype.',
      },
      {
        text: 'Der Besiegte verliert Schaden, Marker und Zustände und geht auf die Bank.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Weg',
      'Wann',
    ] satisfies [unknown, unknown],
    rows: [
      [
        'K. o.',
        'Schaden erreicht STA',
      ] satisfies [unknown, unknown],
      [
        'Ring-Aus',
        'aus dem Ring gestoßen',
      ] satisfies [unknown, unknown],
      [
        'Abklopfen',
        'gepinnt: drei Karten ohne Befreiung',
      ] satisfies [unknown, unknown],
      [
        'Finisher',
        'wenn er das Ziel ist',
      ] satisfies [unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  paying: {
    title: 'Bezahlen',
    lines: [
      {
        text: 'Jedes Symbol einer Karte bezahlt; was die Kosten nicht brauchen, verfällt.',
      },
      {
        name: 'Umwandeln:',
        text: 'für 1 Hype wird ein B, F oder H der Kosten zu G.',
      },
      {
        text: 'Der aufgedruckte Hype gehört dir, sobald du bezahlt hast.',
      },
    ] satisfies [unknown, unknown, unknown],
    head: [
      'Symbol',
      'Bezahlt mit',
    ] satisfies [unknown, unknown],
    rows: [
      [
        'B F H',
        'Körper, Fuß oder Hand auf einer Karte',
      ] satisfies [unknown, unknown],
      [
        'G',
        'irgendeinem Symbol auf einer Karte',
      ] satisfies [unknown, unknown],
      [
        'Hype',
        'so viel Hype',
      ] satisfies [unknown, unknown],
    ] satisfies [unknown, unknown, unknown],
  },
  effects: {
    title: 'Wirkungen',
    lines: [
      {
        name: 'Stoß:',
        text: 'das Ziel geht ein Feld weit, wohin du sagst; am Rand hinaus.',
      },
      {
        name: 'Ausweichen:',
        text: 'der Einsetzende darf ein Feld weit gehen.',
      },
      {
        name: 'Betäubung:',
        text: 'ein Marker. Mit PIN Markern pinnt ihn, wer ihn bindet.',
      },
      {
        text: 'Wirkungen einer Gruppe kommen in beliebiger Folge, Gruppen nacheinander.',
      },
      {
        text: 'Ziel ist ein gebundener Gegner, außer die Karte sagt es anders.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown],
  },
  states: {
    title: 'Zustände',
    head: [
      'Zustand',
      'Was er tut',
      'Endet',
    ] satisfies [unknown, unknown, unknown],
    rows: [
      [
        'Festgesetzt',
        'SPD 0',
        'nach der eigenen Aktivierung',
      ] satisfies [unknown, unknown, unknown],
      [
        'Am Boden',
        'PIN halbiert, SPD 0, kein Ausweichen',
        'wenn er aktiviert wird',
      ] satisfies [unknown, unknown, unknown],
      [
        'Provoziert',
        'muss als Nächster aktiviert werden',
        'nach der eigenen Aktivierung',
      ] satisfies [unknown, unknown, unknown],
      [
        'Geblendet',
        'kann nicht aktiviert werden',
        'wenn ein Verbündeter aktiviert wird',
      ] satisfies [unknown, unknown, unknown],
      [
        'Brennend',
        '1 Schaden bei jeder Aktivierung',
        'nach der eigenen Aktivierung',
      ] satisfies [unknown, unknown, unknown],
      [
        'Aufgeputscht',
        'COM +2',
        'nach der eigenen Aktivierung',
      ] satisfies [unknown, unknown, unknown],
      [
        'Beschleunigt',
        'SPD +2',
        'nach der eigenen Aktivierung',
      ] satisfies [unknown, unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown],
  },
  also: {
    title: 'Außerdem',
    lines: [
      {
        name: 'Auswechslung:',
        text: 'kann niemand aktiviert werden, wechselt einer mit der Bank, für 3 Hype.',
      },
      {
        text: 'Ein Kämpfer setzt seinen Finisher einmal im Kampf ein, also gewinnen drei Kämpfer.',
      },
      {
        text: 'Nach 30 Runden ertönt der Gong: Finisher, dann Hype entscheiden.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
};
