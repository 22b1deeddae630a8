/** Made from characters.ftl by `npm run words`: change that file, not this one. */

export const characters = {
  easy: 'Hortet Karten und vergisst zu laufen. Sei schnell.',
  medium: 'Läuft gut, übersieht aber, was sich auf dem Brett drehen lässt. Dreh es.',
  hard: 'Kennt die Spielzüge und nimmt hin und wieder den zweitbesten. Sei dann zur Stelle.',
  champion: 'Denkt ein paar Spielzüge weiter als die anderen. Halte dir zwei Wege offen.',
};
