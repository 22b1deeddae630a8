/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  classic: {
    label: 'Wie gebaut',
    help: 'Verdeckte Hände, wer zuerst drei Runden gewinnt: die Regeln, wie sie hier stehen.',
  },
  firstNight: {
    label: 'Erster Abend',
    help: 'Eine Runde mit offenen Händen, damit alle allen helfen können.',
  },
  limited: {
    label: 'Mit Obergrenzen',
    help: 'Am Ende des Zuges bleiben höchstens 8 dauerhafte Zauber und 12 Handkarten.',
  },
};
