/** What Last Straw says, in English and German. */

import { capital, type Voice } from '@roundhouse-table/games/voice.js';
import { refusals as commonDe } from '@roundhouse-table/games/words/de/refusals.ftl.js';
import { voice as voiceDe } from '@roundhouse-table/games/words/de/voice.js';
import { refusals as commonEn } from '@roundhouse-table/games/words/en/refusals.ftl.js';
import { voice as voiceEn } from '@roundhouse-table/games/words/en/voice.js';
import type { GameWords } from '@roundhouse-table/games/words.js';
import type { Event, Move, View } from './rules.ts';
import { shelf } from './shelf.ts';

export type Words = GameWords<{ straws: number }, Move, View, Event>;

const RULES = { began: 'STRAW-1', took: 'STRAW-2', lost: 'STRAW-3' } as const;
const common = {
  weight: (): 'line' => 'line',
  rules: (event: Event): string[] => [RULES[event.type]],
};

const straws = (n: number): string => (n === 1 ? 'one straw' : `${n} straws`);

function clauseEn(event: Event, say: Voice): string {
  if (event.type === 'began') return `${say.does(event.seat, 'begin', 'begins')}: there are ${straws(event.straws)}`;
  if (event.type === 'lost') return `${say.does(event.seat, 'have', 'has')} taken the last straw, and lost`;
  return `${say.does(event.seat, 'take', 'takes')} ${straws(event.straws)}: ${event.left} left`;
}

export const en: Words = {
  ...shelf.en,
  ...common,
  voice: voiceEn,
  move: move => (move.type === 'concede' ? 'Give up' : `Take ${straws(move.straws)}`),
  event: (event, names, viewer) => `${capital(clauseEn(event, voiceEn(names, viewer)))}.`,
  prompt(view, viewer, names) {
    const say = voiceEn(names, viewer);
    if (view.loser !== null) return `${capital(say.does(1 - view.loser, 'win', 'wins'))}.`;
    return view.asked === viewer
      ? 'How many do you take?'
      : `${capital(say.does(view.asked!, 'take', 'takes'))} straws now.`;
  },
  refusals: {
    ...commonEn,
    tooMany: ({ left }) => `There are only ${left} left.`,
    'asks.taking': 'You are asked how many straws you take.',
  },
  options: { straws: { label: 'Straws', help: 'How many there are at the start.' } },
  presets: { usual: { label: 'Usual', help: 'Fifteen straws.' }, long: { label: 'Long', help: 'Thirty straws.' } },
};

const halme = (n: number): string => (n === 1 ? 'einen Halm' : `${n} Halme`);

function clauseDe(event: Event, say: Voice): string {
  if (event.type === 'began') return `${say.does(event.seat, 'beginnst', 'beginnt')}: ${event.straws} Halme liegen da`;
  if (event.type === 'lost') return `${say.does(event.seat, 'hast', 'hat')} den letzten Halm genommen und verloren`;
  return `${say.does(event.seat, 'nimmst', 'nimmt')} ${halme(event.straws)}: ${event.left} übrig`;
}

export const de: Words = {
  ...shelf.de,
  ...common,
  voice: voiceDe,
  move: move => (move.type === 'concede' ? 'Aufgeben' : `${capital(halme(move.straws))} nehmen`),
  event: (event, names, viewer) => `${capital(clauseDe(event, voiceDe(names, viewer)))}.`,
  prompt(view, viewer, names) {
    const say = voiceDe(names, viewer);
    if (view.loser !== null) return `${capital(say.does(1 - view.loser, 'gewinnst', 'gewinnt'))}.`;
    return view.asked === viewer
      ? 'Wie viele nimmst du?'
      : `${capital(say.does(view.asked!, 'nimmst', 'nimmt'))} jetzt Halme.`;
  },
  refusals: {
    ...commonDe,
    tooMany: ({ left }) => `Es sind nur noch ${left} da.`,
    'asks.taking': 'Du wirst gefragt, wie viele Halme du nimmst.',
  },
  options: { straws: { label: 'Halme', help: 'Wie viele am Anfang daliegen.' } },
  presets: { usual: { label: 'Üblich', help: 'Fünfzehn Halme.' }, long: { label: 'Lang', help: 'Dreißig Halme.' } },
  plain: { labels: { left: 'Übrig', asked: 'Gefragt', loser: 'Verloren', take: 'Nehmen', straws: 'Halme' } },
};
