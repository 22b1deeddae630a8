/** Made from sharing.ftl by `npm run words`: change that file, not this one. */

export const sharing = {
  only: 'Diese Partie wurde nur in diesem Browser gespielt. Mach einen Link, und der Server behält eine Abschrift für alle, die ihn haben; oder sichere sie als Datei.',
  onlyRunning: 'Diese Partie wurde nur in diesem Browser gespielt und ist nicht zu Ende, deshalb führt kein Link zu ihr. Sichere sie als Datei: Wer sie hier öffnet, landet bei diesem Schritt.',
  make: 'Link machen',
  making: 'Wird gemacht …',
  kept: 'Namen und alle Züge stehen darin. Ein Jahr lang aufgehoben.',
  failed: 'Der Server war nicht zu erreichen. Sichere sie stattdessen als Datei.',
  picture: 'Ein Bild davon',
  drawing: 'Wird gezeichnet …',
  noPicture: 'Dieser Browser kann es nicht zeichnen',
};
