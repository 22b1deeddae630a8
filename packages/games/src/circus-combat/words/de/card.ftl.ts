/** Made from card.ftl by `npm run words`: change that file, not this one. */

import * as functions from './functions.ts';

export const card = {
  goal: 'Die Show zu haben, die mehr zählt, wenn einer von euch neun Nummern hat.',
  turn: {
    title: 'Dein Zug',
    steps: [
      {
        name: 'Wirf',
        text: 'drei eigene Würfel und einen roten: Müdigkeit.',
      },
      {
        name: 'Wirf noch einmal',
        text: 'beliebige der vier, ein einziges Mal.',
      },
      {
        name: 'Lege',
        text: 'jeden Würfel, der passt, auf ein Plakat, auf das er passt.',
      },
      {
        name: 'Fertige Nummern',
        text: 'kommen in eine Show; bei mehreren bestimmst du die Reihenfolge.',
      },
      {
        name: 'Neue Karten',
        text: 'nehmen die frei gewordenen Plätze ein.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown],
  },
  hands: {
    title: 'Blätter',
    lines: [
      {
        text: 'Alle Würfel auf einer Karte bilden zusammen das Blatt, auch die roten.',
      },
      {
        text: 'Eine Straße ist 1 bis 5 oder 2 bis 6.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Blatt',
      'Würfel',
      'Fertig mit',
    ] satisfies [unknown, unknown, unknown],
  },
  misses: {
    title: 'Ein Würfel, der nirgends passt',
    lines: [
      {
        name: 'Ein eigener:',
        text: 'geht nach Hause und kostet nichts.',
      },
      {
        name: 'Ein roter:',
        text: 'legt sich vor dich und kostet am Ende seine Augen.',
      },
    ] satisfies [unknown, unknown],
  },
  winning: {
    title: 'Wer eine fertige Nummer gewinnt',
    lines: [
      {
        text: 'Mehr Würfel darauf; rote zählen nicht, und wer am Zug ist, ist gleich.',
      },
      {
        text: 'Gleich viele Würfel: mehr Augen.',
      },
      {
        text: 'Gleich viele Augen: keiner. Die Karte ist aus dem Spiel, die Würfel gehen heim.',
      },
      {
        text: 'Nichts als Rot: Du darfst diese Würfel auf die anderen Nummern werfen.',
      },
      {
        name: 'Zwei Pfeile',
        text: (cards: Parameters<typeof functions.acted>[0]): string => `(${functions.acted(cards)}): Tausche zwei Nachbarn deiner Show.`,
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown],
  },
  scoring: {
    title: 'Was eine Nummer zählt',
    lines: [
      {
        text: 'Augen deiner Würfel − Augen der roten, × Stelle × Farbe. Es kann auch negativ sein.',
      },
      {
        text: 'Die Würfel des Rivalen darauf zählen nichts.',
      },
      {
        text: 'Eine vierte derselben Farbe hintereinander beginnt wieder bei ×1.',
      },
    ] satisfies [unknown, unknown, unknown],
    head: [
      'Faktor',
      '×1',
      '×2',
      '×3',
    ] satisfies [unknown, unknown, unknown, unknown],
    rows: [
      [
        'Stelle in der Show',
        '1 bis 3',
        '4 bis 6',
        'ab 7',
      ] satisfies [unknown, unknown, unknown, unknown],
      [
        'Hintereinander in ihrer Farbe',
        'erste',
        'zweite',
        'dritte',
      ] satisfies [unknown, unknown, unknown, unknown],
    ] satisfies [unknown, unknown],
  },
  colours: {
    title: 'Farben',
    lines: [
      {
        text: 'Je zehn Karten: jedes Blatt einmal, Zwei Paare ein zweites Mal.',
      },
    ] satisfies [unknown],
    head: [
      'Farbe',
      'Nummern',
      'Muster',
    ] satisfies [unknown, unknown, unknown],
  },
  end: {
    title: 'Das Ende',
    lines: [
      {
        text: 'Eine Show hat neun Nummern: Der andere Artist hat noch einen Zug.',
      },
      {
        text: 'Früher, wenn die Bühne leer ist oder in vier Zügen kein Würfel gelegt wurde.',
      },
      {
        text: 'Zieh die roten Würfel vor dir ab. Die höhere Summe gewinnt.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
};
