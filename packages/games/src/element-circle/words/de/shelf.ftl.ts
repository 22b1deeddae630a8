/** Made from shelf.ftl by `npm run words`: change that file, not this one. */

export const shelf = {
  name: 'Element Circle',
  tagline: 'Geteilte Elemente, geheime Zauber, eine schrumpfende Hand. Wer zuletzt noch zaubern kann, gewinnt.',
  players: '2–6 Zauberer',
  length: '5–30 Minuten je Runde',
  start: 'Entzünde den Kreis',
  challenge: 'Offene Karten: Nur ein Zug lässt den Gegner sicher zuerst stranden.',
};
