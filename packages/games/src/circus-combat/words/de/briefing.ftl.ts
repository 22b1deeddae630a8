/** Made from briefing.ftl by `npm run words`: change that file, not this one. */

export const briefing = {
  wins: 'Deine Show soll mehr Punkte bringen. Eine Nummer bekommt, wer mehr Würfel darauf hat, sobald ihr Blatt voll ist.',
  ends: 'Neun Nummern in einer Show: Dann hat die andere Seite noch einen letzten Zug.',
  special: 'Rote Würfel sind Müdigkeit: Ihre Augen gehen von der Nummer ab, die dann Punkte kosten kann. Späte Stellen und Farbreihen zählen bis zu neunfach, auch Verluste.',
};
