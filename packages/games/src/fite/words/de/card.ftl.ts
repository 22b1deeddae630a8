/** Made from card.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';

export const card = {
  goal: 'Schlag dem anderen Kämpfer alle neun Würfel weg. Deine Würfel sind deine Kraft und deine Gesundheit.',
  turn: {
    title: 'Eine Runde',
    steps: [
      {
        name: 'Stellen.',
        text: 'Beide wählen geheim einen Ort und zeigen ihn zugleich.',
      },
      {
        name: 'Flink.',
        text: 'Wer es noch hat, darf jetzt an einen anderen Ort gehen.',
      },
      {
        name: 'Aufteilen.',
        text: 'Geheim, alle Würfel: mindestens einer in den Angriff, einer in die Abwehr.',
      },
      {
        name: 'Würfeln.',
        text: 'Alle Würfel beider Kämpfer.',
      },
      {
        name: 'Reagieren.',
        text: 'Auf Taktisch oder mit einer Superkraft, die noch da ist: geheim, zugleich gezeigt.',
      },
      {
        name: 'Vergleichen.',
        text: 'Ein Abwehrwürfel hebt einen Angriffswürfel auf, der nicht höher ist. Der Tisch paart sie bestmöglich.',
      },
      {
        name: 'Würfel verlieren.',
        text: 'Einen für jeden Angriffswürfel, den nichts aufhob.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown],
  },
  places: {
    title: 'Orte',
    lines: [
      {
        text: 'Beide dürfen am selben Ort stehen und stehen bleiben, wo sie waren.',
      },
    ] satisfies [unknown],
    head: [
      'Ort',
      'Augen',
      'In dieser Runde',
    ] satisfies [unknown, unknown, unknown],
  },
  roll: {
    title: 'Den Wurf ändern',
    lines: [
      {
        name: 'Verschieben:',
        text: 'einen oder zwei Würfel aus einer deiner Hände in die andere. Jede Hand behält einen.',
      },
      {
        name: 'Wenden:',
        text: 'genau zwei deiner Würfel, in welcher Hand auch immer: 1 und 6, 2 und 5, 3 und 4 tauschen.',
      },
    ] satisfies [unknown, unknown],
  },
  powers: {
    title: 'Superkräfte: eine für jeden, einmal im Kampf',
    lines: [
      {
        text: 'Zusätzlich zum Ort: Alles wird addiert, auch über 6 und unter 1.',
      },
      {
        text: 'Gerissen auf Taktisch erlaubt verschieben und wenden.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Kraft',
      'Was sie tut',
    ] satisfies [unknown, unknown],
  },
  end: {
    title: 'Das Ende',
    lines: [
      {
        name: 'Kein Würfel mehr:',
        text: 'draußen, der andere gewinnt.',
      },
      {
        name: 'Ein Würfel:',
        text: 'angezählt, am Boden, sobald die nächste Runde beginnt.',
      },
      {
        name: 'Beide angezählt:',
        text: 'unentschieden.',
      },
      {
        name: (turns: number): string => `Nach Runde ${formats.number(turns)}:`,
        text: 'Mehr Würfel gewinnen; gleich viele sind unentschieden.',
      },
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  tips: {
    title: 'Gut zu wissen',
    lines: [
      {
        text: 'Mehr Angreifer als Abwehrwürfel: Mindestens der Überschuss trifft, egal was fällt.',
      },
      {
        text: 'Mit Vorsprung: Greif mit allen Würfeln bis auf einen an.',
      },
      {
        text: 'Was festgelegt ist, bleibt; und niemand beginnt.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
};
