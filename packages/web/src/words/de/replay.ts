/** Looking back at a match, in German. */

import { number } from '@roundhouse/games/formats.de.ts';
import type { AppWords } from '../index.ts';

export const replay: AppWords['replay'] = {
  title: 'Replay',
  home: 'Startseite',
  opening: 'Die Aufzeichnung wird geöffnet …',
  unknownGame: game => `Diese Version kennt kein Spiel „${game}“.`,

  pick: {
    title: 'Eine Partie noch einmal ansehen',
    lead: 'Jede Partie lässt sich als Datei sichern, von jedem Platz aus noch einmal ansehen, auswerten, und ihre Würfel lassen sich beweisen.',
    drop: 'Lege eine Aufzeichnung hier ab oder wähle eine aus',
    choose: 'Aufzeichnung auswählen',
    hint: 'Eine Aufzeichnung ist einfacher Text: eine Zeile je Schritt. Sie bleibt in diesem Browser.',
    own: 'Hier gespielt',
    none: 'Hier wurde noch keine Partie zu Ende gespielt. Beendete Partien erscheinen an dieser Stelle.',
  },

  broken: {
    title: 'Dieser Aufzeichnung ist nicht zu trauen',
    where: (line, reason) => `Zeile ${number(line)} der Aufzeichnung: ${reason}.`,
    why: 'Jede Zeile trägt eine Prüfsumme über alles davor, und jeder Schritt muss den Regeln folgen. Hier wurde etwas geändert, ging verloren oder fehlt, deshalb wird nichts gezeigt.',
    other: 'Eine andere Aufzeichnung öffnen',
  },

  told: {
    title: 'Erzählt, nicht nachgespielt',
    version: (played, game, now) =>
      `Diese Partie wurde nach Version ${number(played)} der Regeln von ${game} gespielt; heute gilt Version ${number(now)}. Man kann sie nachlesen, aber nicht nachspielen.`,
    heard:
      'Das ist, was ein Platz von einer noch laufenden Partie gehört hat. Man kann es lesen, aber nicht nachspielen.',
    what: 'Unten steht, was damals am Tisch gesagt wurde, so wie es aufgezeichnet ist.',
    untold: 'Etwas, wofür die heutigen Regeln keine Worte haben.',
    events: 'Was gesagt wurde',
  },

  about: 'Über diese Partie',
  eyes: 'Gesehen von',
  everyone: 'Allen',
  running: 'Diese Partie ist nicht vorbei: Bis dahin siehst du sie nur von deinem eigenen Platz.',
  tabs: { log: 'Verlauf', review: 'Auswertung', dice: 'Würfel' },

  tableSet: 'Der Tisch ist gedeckt.',
  steps: 'Schritte',
  step: 'Schritt',
  stepOf: (step, steps) => `Schritt ${number(step)} von ${number(steps)}`,
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  on: 'Einen Schritt vor',
  last: 'Zum Ende',
  speed: 'Tempo',
  times: times => `${times}×`,
  keys: 'Tasten: ← → Schritt, Leertaste spielt ab, Pos1 und Ende springen',

  log: 'Verlauf der Partie',
  goTo: step => `Zu Schritt ${number(step)}`,

  playOn: {
    open: 'Von hier weiterspielen',
    title: 'Von hier weiterspielen',
    lead: step =>
      `Eine neue Partie beginnt so, wie diese nach Schritt ${number(step)} stand. Die anderen Plätze übernehmen Bots.`,
    seat: 'Du übernimmst den Platz von',
    level: 'Gegen',
    levels: { greedy: 'Hugo, der nachdenkt', random: 'Wanda, die irgendetwas spielt' },
    dice: 'Von hier an fallen neue Würfel. Für sie gibt es kein Versprechen, und die Aufzeichnung sagt das auch.',
    start: 'Platz nehmen',
    over: 'Hier ist die Partie vorbei: Geh zurück, um weiterzuspielen.',
  },

  share: {
    open: 'Diesen Moment teilen',
    link: step => `Dieser Link öffnet die Partie bei Schritt ${number(step)}, so wie du sie jetzt siehst`,
    copy: 'Kopieren',
    copied: 'Kopiert',
    send: 'Senden …',
    file: 'Diese Partie wurde nur in diesem Browser gespielt, deshalb führt kein Link zu ihr. Sichere sie als Datei: Wer sie hier öffnet, landet bei diesem Schritt.',
    save: 'Aufzeichnung sichern',
    saveTip: 'Eine Datei, einfacher Text, beweisbar.',
  },
};
