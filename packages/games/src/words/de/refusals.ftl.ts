/** Made from refusals.ftl by `npm run words`: change that file, not this one. */

import type { Values } from '@roundhouse/kernel';

export const refusals: { readonly [key: string]: string | ((values: Values) => string) } = {
  seat: 'Diesen Platz gibt es an diesem Tisch nicht.',
  over: 'Die Partie ist vorbei.',
  form: ({ field }) => `So wird ein solcher Zug nicht geschrieben: Sieh dir „${field}“ an.`,
  noSuchMove: 'Einen solchen Zug kennt dieses Spiel nicht.',
  notYourTurn: 'Du bist gerade nicht gefragt.',
  notOffered: 'Das gehört nicht zu dem, was du jetzt tun darfst.',
  length: 'Diese Partie ist zu lang: Man kann sie nur noch aufgeben.',
  'takeBack.nothing': 'Es ist noch nichts gespielt.',
  'takeBack.others': 'Seither hat jemand anders gehandelt.',
  'takeBack.chance': 'Es wurde gewürfelt oder gezogen.',
  'takeBack.secret': 'Etwas Geheimes kam zum Vorschein.',
  'takeBack.sealed': 'Diese Wahl gilt, sobald sie getroffen ist.',
  'takeBack.often': 'Das wurde zu oft zurückgenommen: Spiel weiter.',
};
