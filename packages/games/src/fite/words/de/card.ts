/** FITE on one page, in German. */

import { completeOptions } from '@roundhouse/kernel';
import { number } from '../../../formats.de.ts';
import type { Card } from '../../../tutorial.ts';
import { LOCATIONS, OPTIONS, POWERS } from '../../state.ts';
import { words } from '../de.ts';
import { PLACE_FACES } from '../rules.ts';

const options = completeOptions(OPTIONS);

/** The reference card of FITE, for a bout as published. */
export const card: Card = {
  goal: 'Schlag dem anderen Kämpfer alle neun Würfel weg. Deine Würfel sind deine Kraft und deine Gesundheit.',
  sections: [
    {
      title: 'Eine Runde',
      steps: [
        { name: 'Stellen.', text: 'Beide wählen geheim einen Ort und zeigen ihn zugleich.', rule: 'FITE-15' },
        { name: 'Flink.', text: 'Wer es noch hat, darf jetzt an einen anderen Ort gehen.', rule: 'FITE-43' },
        {
          name: 'Aufteilen.',
          text: 'Geheim, alle Würfel: mindestens einer in den Angriff, einer in die Abwehr.',
          rule: 'FITE-25',
        },
        { name: 'Würfeln.', text: 'Alle Würfel beider Kämpfer.', rule: 'FITE-28' },
        {
          name: 'Reagieren.',
          text: 'Auf Taktisch oder mit einer Superkraft, die noch da ist: geheim, zugleich gezeigt.',
          rule: 'FITE-R17',
        },
        {
          name: 'Vergleichen.',
          text: 'Ein Abwehrwürfel hebt einen Angriffswürfel auf, der nicht höher ist. Der Tisch paart sie bestmöglich.',
          rule: 'FITE-30',
        },
        { name: 'Würfel verlieren.', text: 'Einen für jeden Angriffswürfel, den nichts aufhob.', rule: 'FITE-33' },
      ],
    },
    {
      title: 'Orte',
      table: {
        head: ['Ort', 'Augen', 'In dieser Runde'],
        rows: LOCATIONS.map(loc => [words.places[loc], PLACE_FACES[loc], words.bonus(loc, options)]),
      },
      lines: [{ text: 'Beide dürfen am selben Ort stehen und stehen bleiben, wo sie waren.', rule: 'FITE-R3' }],
    },
    {
      title: 'Den Wurf ändern',
      lines: [
        {
          name: 'Verschieben:',
          text: 'einen oder zwei Würfel aus einer deiner Hände in die andere. Jede Hand behält einen.',
          rule: 'FITE-R14',
        },
        {
          name: 'Wenden:',
          text: 'genau zwei deiner Würfel, in welcher Hand auch immer: 1 und 6, 2 und 5, 3 und 4 tauschen.',
          rule: 'FITE-R15',
        },
      ],
    },
    {
      title: 'Superkräfte: eine für jeden, einmal im Kampf',
      table: {
        head: ['Kraft', 'Was sie tut'],
        rows: POWERS.map(power => [words.powers[power].name, words.powers[power].does]),
      },
      lines: [
        { text: 'Zusätzlich zum Ort: Alles wird addiert, auch über 6 und unter 1.', rule: 'FITE-37' },
        { text: 'Gerissen auf Taktisch erlaubt verschieben und wenden.', rule: 'FITE-41' },
      ],
    },
    {
      title: 'Das Ende',
      lines: [
        { name: 'Kein Würfel mehr:', text: 'draußen, der andere gewinnt.', rule: 'FITE-45' },
        { name: 'Ein Würfel:', text: 'angezählt, am Boden, sobald die nächste Runde beginnt.', rule: 'FITE-47' },
        { name: 'Beide angezählt:', text: 'unentschieden.', rule: 'FITE-R37' },
        {
          name: `Nach Runde ${number(options.turnLimit)}:`,
          text: 'Mehr Würfel gewinnen; gleich viele sind unentschieden.',
          rule: 'FITE-R39',
        },
      ],
    },
    {
      title: 'Gut zu wissen',
      lines: [
        {
          text: 'Mehr Angreifer als Abwehrwürfel: Mindestens der Überschuss trifft, egal was fällt.',
          rule: 'FITE-R43',
        },
        { text: 'Mit Vorsprung: Greif mit allen Würfeln bis auf einen an.', rule: 'FITE-E17' },
        { text: 'Was festgelegt ist, bleibt; und niemand beginnt.', rule: 'FITE-24' },
      ],
    },
  ],
};
