/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  standard: {
    label: 'Wie gebaut',
    help: 'Geheime Teams, eine zufällige Ringregel, drei Finisher zum Sieg.',
  },
  homeTurf: {
    label: 'Heimspiel',
    help: 'Keine besondere Regel im Ring: der beste Anfang.',
  },
  draft: {
    label: 'Draft',
    help: 'Teams werden offen und nacheinander gewählt, und niemand kämpft für zwei.',
  },
  evenStart: {
    label: 'Gleicher Start',
    help: 'Wer als Zweiter dran ist, beginnt mit 1 Hype, denn der erste Platz ist etwas im Vorteil.',
  },
};
