/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.de.ts';
import type { Voice } from '../../../voice.ts';

export const advice = {
  noWay: (goal: 'charge' | 'master'): string => `Dann führt kein Weg zu ${goal === 'charge' ? 'deiner Ladestelle' : 'deinem Knoten am Hauptknoten'}.`,
  arrived: (goal: 'charge' | 'master'): string => `Dann bist du ${goal === 'charge' ? 'an deiner Ladestelle' : 'auf deinem Knoten am Hauptknoten'}.`,
  stays: (goal: 'charge' | 'master', steps: number): string => `${goal === 'charge' ? 'Deine Ladestelle' : 'Dein Knoten am Hauptknoten'} bleibt ${formats.count(steps, 'Schritt', 'Schritte')} entfernt.`,
  isThen: (goal: 'charge' | 'master', steps: number, before: number | null): string => `${goal === 'charge' ? 'Deine Ladestelle' : 'Dein Knoten am Hauptknoten'} ist dann ${formats.count(steps, 'Schritt', 'Schritte')} entfernt${before === null ? '' : ` statt ${formats.number(before)}`}.`,
  rivalLost: (say: Voice, seat: number): string => `${say.name(seat)} hat dann keinen Weg mehr.`,
  rival: (say: Voice, seat: number, steps: number, before: number | null): string => `${say.name(seat)} hat dann noch ${formats.count(steps, 'Schritt', 'Schritte')}${before === null ? '' : ` statt ${formats.number(before)}`}.`,
  could: (goal: 'charge' | 'master', steps: number, before: number | null): string => `Damit könnte ${goal === 'charge' ? 'deine Ladestelle' : 'dein Knoten am Hauptknoten'} ${formats.count(steps, 'Schritt', 'Schritte')} entfernt sein${before === null ? '' : ` statt ${formats.number(before)}`}.`,
  unseen: (movement: number, black: number, all: number): string => `Von den ${formats.number(all)} goldenen Minis, die du nicht gesehen hast, sind ${formats.number(movement)} Bewegungskarten, ${formats.number(black)} davon schwarz.`,
  ownCharge: 'Darauf ist deine Ladestelle.',
  instance: (play: string): string => `Zum Beispiel: ${play}.`,
  gains: (carried: number, needed: number): string => `Du trägst dann ${formats.number(carried)} von ${formats.number(needed)}, die noch nötig sind.`,
  wins: 'Das gewinnt die Partie.',
  stillNeeds: (charges: number): string => `Danach ${formats.plural(charges, `fehlt noch ${formats.number(charges)} Ladung`, `fehlen noch ${formats.number(charges)} Ladungen`)}.`,
  isFar: (say: Voice, seat: number, steps: number): string => `${say.name(seat)} hat noch ${formats.count(steps, 'Schritt', 'Schritte')}.`,
  inhibits: (say: Voice, seat: number): string => `Drei Züge lang braucht ${say.name(seat)} die Farbe jedes Knotens oder Schwarz.`,
  keepsInhibit: 'Du behältst Hemmung für einen anderen Augenblick.',
  frees: 'Du kannst dann wieder mit jeder Farbe gehen.',
  takes: (say: Voice, seat: number, own: number, theirs: number): string => `Du trägst dann ${formats.number(own)} und ${say.name(seat)} ${formats.number(theirs)}.`,
  holds: (n: number): string => `Davon hast du ${formats.number(n)}.`,
  keeps: (minis: number): string => `Du behältst ${formats.count(minis, 'Mini', 'Minis')} für spätere Züge.`,
};
