/** Made from whats-new.ftl by `npm run words`: change that file, not this one. */

export const whatsNew = {
  title: 'Neu hier',
  more: 'Ansehen',
  news: [
    'Jedes Spiel hat jeden Tag eine Aufgabe, dieselbe für alle. Ein versäumter Tag wird verziehen.',
    'Vier Figuren spielen jedes Spiel, von leicht bis meisterhaft. Wer schlägt sie alle?',
    'Ein Raum hat einen Code aus sechs Buchstaben: Sag ihn laut, und wer ihn hört, kann mitspielen.',
    'Alle haben jetzt ein Gesicht: Kämpfer, Artistinnen, Zauberer und Figuren. Such dir deins aus.',
    'Dein Profil ist ein Regal voller Begegnungen und Verdienste.',
    'Jede Partie lässt sich teilen: als Link zu einem Moment oder als Bild davon.',
  ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
};
