/** Element Circle on one page, in German. */

import type { Card } from '../../tutorial.ts';

export const card: Card = {
  goal: 'Halte länger durch als die anderen: Wer zu Beginn seines Zuges keinen Zauber aus der Hand wirken kann, scheidet aus. Drei Runden gewinnen das Spiel.',
  sections: [
    {
      title: 'Dein Zug',
      steps: [
        { name: 'Alles ist frisch:', text: 'Elemente sind unverbraucht, dauerhafte Zauber gerade.', rule: 'ELEM-12' },
        { name: 'Uhren', text: 'darfst du jetzt nutzen, vor der Eröffnung.', rule: 'ELEM-31' },
        {
          name: 'Eröffne:',
          text: 'Wirke einen Zauber aus der Hand und bezahle ihn. Sonst bist du draußen.',
          rule: 'ELEM-32',
        },
        { name: 'Mehr:', text: 'Wirke und nutze, so oft du zahlen kannst.', rule: 'ELEM-34' },
        { name: 'Ende', text: 'ist, wann du willst. Niemand zieht nach.', rule: 'ELEM-35' },
      ],
    },
    {
      title: 'Bezahlen',
      table: {
        head: ['Zeichen', 'Bezahlt mit'],
        rows: [
          ['E W F L', 'einer Erde, einem Wasser, einem Feuer oder einer Luft'],
          ['?', 'einem beliebigen Element'],
          ['★', 'einem Element; alle Sterne mit derselben Art'],
        ],
      },
      lines: [
        { text: 'Nur Unverbrauchtes zahlt, aus dem Kreis und von dir, eins je Zeichen.', rule: 'ELEM-R20' },
        { text: 'Welche Elemente zahlen, bestimmst du.', rule: 'ELEM-R21' },
        { text: 'Ein frisches Element auf dem Platz eines verbrauchten kann sofort zahlen.', rule: 'ELEM-R23' },
      ],
    },
    {
      title: 'Zauber',
      table: {
        head: ['Art', 'Was er tut', 'Wann'],
        rows: [
          ['Direkt', 'wirkt sofort und wird abgeworfen', 'beim Wirken'],
          ['Dauerhaft 1', 'bleibt; einmal je Zug', 'nach der Eröffnung, auch gerade gewirkt'],
          ['Dauerhaft ∞', 'bleibt; so oft du zahlst', 'nach der Eröffnung, auch gerade gewirkt'],
          ['Dauerhaft mit Uhr', 'bleibt; einmal je Zug', 'vor der Eröffnung'],
        ],
      },
      lines: [
        { text: 'Auch ein Zauber, der nichts bewirkt, darf gewirkt werden.', rule: 'ELEM-R11' },
        { text: 'Was kostenlos gewirkt wird, eröffnet keinen Zug.', rule: 'ELEM-75' },
      ],
    },
    {
      title: 'Was Wirkungen tun',
      lines: [
        { name: 'Legen:', text: 'aus dem Vorrat auf einen Platz; was dort war, geht zurück.', rule: 'ELEM-69' },
        { name: 'Bewegen:', text: 'von Platz zu Platz; verbraucht bleibt verbraucht.', rule: 'ELEM-73' },
        { name: 'Zerstören:', text: 'in den Vorrat; der Platz bleibt leer.', rule: 'ELEM-65' },
        {
          name: 'Blind wählen:',
          text: 'Der Zufall nimmt Karten einer Hand, du siehst sie an und wählst.',
          rule: 'ELEM-59',
        },
        { name: 'Aussetzen:', text: 'Der Zug endet sofort. Ausgeschieden ist man dadurch nicht.', rule: 'ELEM-67' },
        { text: 'Verzichten darfst du auf das, was dir nützt, nie auf das, was dich kostet.', rule: 'ELEM-58' },
      ],
    },
    {
      title: 'Das Geben',
      table: {
        head: ['Spieler', 'Zauber', 'Eigene Elemente'],
        rows: [
          ['2', 'je 8', '2; wer gibt 3'],
          ['3 oder 4', '8; wer gibt 9', '2; wer gibt 3'],
          ['5', '8; wer gibt 9', '2; wer gibt und wer davor sitzt 3'],
          ['6', '7; wer gibt 8', '2; wer gibt und wer davor sitzt 3'],
        ],
      },
      lines: [
        { text: 'Links vom Geber wird begonnen; der Geber ist zuletzt dran.', rule: 'ELEM-21' },
        { text: 'Bevor du Elemente nimmst, darfst du einmal deine ganze Hand ersetzen.', rule: 'ELEM-24' },
      ],
    },
    {
      title: 'Ausscheiden',
      lines: [
        { text: 'Deine Elemente gehen in den Vorrat, deine Karten auf den Ablagestapel.', rule: 'ELEM-77' },
        { text: 'Wer übrig bleibt, gewinnt die Runde, auch mit leerer Hand.', rule: 'ELEM-78' },
        { text: 'Als Nächstes gibt, wer links sitzt. Drei Runden gewinnen das Spiel.', rule: 'ELEM-80' },
        { text: 'Nach zwanzig Umläufen wird nichts mehr gezogen.', rule: 'ELEM-R40' },
      ],
    },
  ],
};
