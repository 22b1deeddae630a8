/** What people are told outside of the page, in German. */

import type { Words } from './index.ts';

export const de: Words = {
  turn: ({ game, others }) => `Du bist dran: ${game}${others && ` mit ${others}`}`,
  reminder: ({ game, others }) => `Deine Zeit läuft ab: ${game}${others && ` mit ${others}`}`,
  asked: 'Am Tisch wartet man auf dich.',
  left: time => `Du hast noch etwa ${time}.`,
  hello: name => `Hallo ${name},`,
  toTable: 'Zum Tisch',
  quiet: 'Nichts mehr von dieser Partie',
  stop: 'Gar keine Mails mehr',
  tried: 'So erfährst du, dass du dran bist.',
  confirmSubject: 'Darf Roundhouse dir schreiben?',
  confirm:
    'Jemand, hoffentlich du, möchte unter dieser Adresse per Mail erfahren, wann er am Tisch dran ist. ' +
    'Mit diesem Link stimmst du zu:',
  ignore: 'Warst du das nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail.',
};
