/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Circus Combat',
  tagline: 'Zwei Artisten, acht Nummern, ein Scheinwerfer. Überstrahle deinen Rivalen, bevor die Müdigkeit kommt.',
  players: '2 Artisten',
  length: '30–45 Minuten',
  start: 'Vorhang auf',
  challenge: 'Der letzte Zug der Vorstellung: Nur eine Art zu legen gewinnt.',
};
