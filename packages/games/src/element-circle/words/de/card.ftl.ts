/** Made from card.ftl by `npm run words`: change that file, not this one. */

export const card = {
  goal: 'Halte länger durch als die anderen: Wer zu Beginn seines Zuges keinen Zauber aus der Hand wirken kann, scheidet aus. Drei Runden gewinnen das Spiel.',
  turn: {
    title: 'Dein Zug',
    steps: [
      {
        name: 'Alles ist frisch:',
        text: 'Elemente sind unverbraucht, dauerhafte Zauber gerade.',
      },
      {
        name: 'Uhren',
        text: 'darfst du jetzt nutzen, vor der Eröffnung.',
      },
      {
        name: 'Eröffne:',
        text: 'Wirke einen Zauber aus der Hand und bezahle ihn. Sonst bist du draußen.',
      },
      {
        name: 'Mehr:',
        text: 'Wirke und nutze, so oft du zahlen kannst.',
      },
      {
        name: 'Ende',
        text: 'ist, wann du willst. Niemand zieht nach.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown],
  },
  paying: {
    title: 'Bezahlen',
    lines: [
      {
        text: 'Nur Unverbrauchtes zahlt, aus dem Kreis und von dir, eins je Zeichen.',
      },
      {
        text: 'Welche Elemente zahlen, bestimmst du.',
      },
      {
        text: 'Ein frisches Element auf dem Platz eines verbrauchten kann sofort zahlen.',
      },
    ] satisfies [unknown, unknown, unknown],
    head: [
      'Zeichen',
      'Bezahlt mit',
    ] satisfies [unknown, unknown],
    rows: [
      [
        'E W F L',
        'einer Erde, einem Wasser, einem Feuer oder einer Luft',
      ] satisfies [unknown, unknown],
      [
        '?',
        'einem beliebigen Element',
      ] satisfies [unknown, unknown],
      [
        '★',
        'einem Element; alle Sterne mit derselben Art',
      ] satisfies [unknown, unknown],
    ] satisfies [unknown, unknown, unknown],
  },
  spells: {
    title: 'Zauber',
    lines: [
      {
        text: 'Auch ein Zauber, der nichts bewirkt, darf gewirkt werden.',
      },
      {
        text: 'Was kostenlos gewirkt wird, eröffnet keinen Zug.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Art',
      'Was er tut',
      'Wann',
    ] satisfies [unknown, unknown, unknown],
    rows: [
      [
        'Direkt',
        'wirkt sofort und wird abgeworfen',
        'beim Wirken',
      ] satisfies [unknown, unknown, unknown],
      [
        'Dauerhaft 1',
        'bleibt; einmal je Zug',
        'nach der Eröffnung, auch gerade gewirkt',
      ] satisfies [unknown, unknown, unknown],
      [
        'Dauerhaft ∞',
        'bleibt; so oft du zahlst',
        'nach der Eröffnung, auch gerade gewirkt',
      ] satisfies [unknown, unknown, unknown],
      [
        'Dauerhaft mit Uhr',
        'bleibt; einmal je Zug',
        'vor der Eröffnung',
      ] satisfies [unknown, unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  effects: {
    title: 'Was Wirkungen tun',
    lines: [
      {
        name: 'Legen:',
        text: 'aus dem Vorrat auf einen Platz; was dort war, geht zurück.',
      },
      {
        name: 'Bewegen:',
        text: 'von Platz zu Platz; verbraucht bleibt verbraucht.',
      },
      {
        name: 'Zerstören:',
        text: 'in den Vorrat; der Platz bleibt leer.',
      },
      {
        name: 'Blind wählen:',
        text: 'Der Zufall nimmt Karten einer Hand, du siehst sie an und wählst.',
      },
      {
        name: 'Aussetzen:',
        text: 'Der Zug endet sofort. Ausgeschieden ist man dadurch nicht.',
      },
      {
        text: 'Verzichten darfst du auf das, was dir nützt, nie auf das, was dich kostet.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
  },
  deal: {
    title: 'Das Geben',
    lines: [
      {
        text: 'Links vom Geber wird begonnen; der Geber ist zuletzt dran.',
      },
      {
        text: 'Bevor du Elemente nimmst, darfst du einmal deine ganze Hand ersetzen.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Spieler',
      'Zauber',
      'Eigene Elemente',
    ] satisfies [unknown, unknown, unknown],
    rows: [
      [
        '2',
        'je 8',
        '2; wer gibt 3',
      ] satisfies [unknown, unknown, unknown],
      [
        '3 oder 4',
        '8; wer gibt 9',
        '2; wer gibt 3',
      ] satisfies [unknown, unknown, unknown],
      [
        '5',
        '8; wer gibt 9',
        '2; wer gibt und wer davor sitzt 3',
      ] satisfies [unknown, unknown, unknown],
      [
        '6',
        '7; wer gibt 8',
        '2; wer gibt und wer davor sitzt 3',
      ] satisfies [unknown, unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  out: {
    title: 'Ausscheiden',
    lines: [
      {
        text: 'Deine Elemente gehen in den Vorrat, deine Karten auf den Ablagestapel.',
      },
      {
        text: 'Wer übrig bleibt, gewinnt die Runde, auch mit leerer Hand.',
      },
      {
        text: 'Als Nächstes gibt, wer links sitzt. Drei Runden gewinnen das Spiel.',
      },
      {
        text: 'Nach zwanzig Umläufen wird nichts mehr gezogen.',
      },
    ] satisfies [unknown, unknown, unknown, unknown],
  },
};
