/** Circus Combat on one page, in German. */

import { list, number } from '../../../formats.de.ts';
import type { Card } from '../../../tutorial.ts';
import { COLOURS } from '../../content/disciplines.ts';
import { HANDS, KINDS } from '../../content/hands.ts';
import { TRICK_CARDS, type TrickId } from '../../content/tricks.ts';
import { act, COLOUR_WORDS, DISCIPLINE_WORDS, HAND_WORDS, PATTERN_WORDS } from './things.ts';

const arrows = TRICK_CARDS.filter(({ swapMark }) => swapMark);

/** The reference card of Circus Combat, with default options. */
export const card: Card = {
  goal: 'Die Show zu haben, die mehr zählt, wenn einer von euch neun Nummern hat.',
  sections: [
    {
      title: 'Dein Zug',
      steps: [
        { name: 'Wirf', text: 'drei eigene Würfel und einen roten: Müdigkeit.', rule: 'CIRCUS-9' },
        { name: 'Wirf noch einmal', text: 'beliebige der vier, ein einziges Mal.', rule: 'CIRCUS-10' },
        { name: 'Lege', text: 'jeden Würfel, der passt, auf ein Plakat, auf das er passt.', rule: 'CIRCUS-11' },
        {
          name: 'Fertige Nummern',
          text: 'kommen in eine Show; bei mehreren bestimmst du die Reihenfolge.',
          rule: 'CIRCUS-R22',
        },
        { name: 'Neue Karten', text: 'nehmen die frei gewordenen Plätze ein.', rule: 'CIRCUS-20' },
      ],
    },
    {
      title: 'Blätter',
      table: {
        head: ['Blatt', 'Würfel', 'Fertig mit'],
        rows: KINDS.map(kind => [HAND_WORDS[kind].name, number(HANDS[kind].size), HAND_WORDS[kind].asks]),
      },
      lines: [
        { text: 'Alle Würfel auf einer Karte bilden zusammen das Blatt, auch die roten.', rule: 'CIRCUS-R9' },
        { text: 'Eine Straße ist 1 bis 5 oder 2 bis 6.', rule: 'CIRCUS-R8' },
      ],
    },
    {
      title: 'Ein Würfel, der nirgends passt',
      lines: [
        { name: 'Ein eigener:', text: 'geht nach Hause und kostet nichts.', rule: 'CIRCUS-R18' },
        { name: 'Ein roter:', text: 'legt sich vor dich und kostet am Ende seine Augen.', rule: 'CIRCUS-R19' },
      ],
    },
    {
      title: 'Wer eine fertige Nummer gewinnt',
      lines: [
        { text: 'Mehr Würfel darauf; rote zählen nicht, und wer am Zug ist, ist gleich.', rule: 'CIRCUS-17' },
        { text: 'Gleich viele Würfel: mehr Augen.', rule: 'CIRCUS-18' },
        { text: 'Gleich viele Augen: keiner. Die Karte ist aus dem Spiel, die Würfel gehen heim.', rule: 'CIRCUS-19' },
        { text: 'Nichts als Rot: Du darfst diese Würfel auf die anderen Nummern werfen.', rule: 'CIRCUS-23' },
        {
          name: 'Zwei Pfeile',
          text: `(${list(arrows.map(({ id }) => act(id as TrickId)))}): Tausche zwei Nachbarn deiner Show.`,
          rule: 'CIRCUS-22',
        },
      ],
    },
    {
      title: 'Was eine Nummer zählt',
      lines: [
        {
          text: 'Augen deiner Würfel − Augen der roten, × Stelle × Farbe. Es kann auch negativ sein.',
          rule: 'CIRCUS-R44',
        },
        { text: 'Die Würfel des Rivalen darauf zählen nichts.', rule: 'CIRCUS-26' },
        { text: 'Eine vierte derselben Farbe hintereinander beginnt wieder bei ×1.', rule: 'CIRCUS-29' },
      ],
      table: {
        head: ['Faktor', '×1', '×2', '×3'],
        rows: [
          ['Stelle in der Show', '1 bis 3', '4 bis 6', 'ab 7'],
          ['Hintereinander in ihrer Farbe', 'erste', 'zweite', 'dritte'],
        ],
      },
    },
    {
      title: 'Farben',
      table: {
        head: ['Farbe', 'Nummern', 'Muster'],
        rows: COLOURS.map(colour => [COLOUR_WORDS[colour], DISCIPLINE_WORDS[colour], PATTERN_WORDS[colour]]),
      },
      lines: [{ text: 'Je zehn Karten: jedes Blatt einmal, Zwei Paare ein zweites Mal.', rule: 'CIRCUS-R2' }],
    },
    {
      title: 'Das Ende',
      lines: [
        { text: 'Eine Show hat neun Nummern: Der andere Artist hat noch einen Zug.', rule: 'CIRCUS-25' },
        { text: 'Früher, wenn die Bühne leer ist oder in vier Zügen kein Würfel gelegt wurde.', rule: 'CIRCUS-R40' },
        { text: 'Zieh die roten Würfel vor dir ab. Die höhere Summe gewinnt.', rule: 'CIRCUS-31' },
      ],
    },
  ],
};
