/** Made from settings.ftl by `npm run words`: change that file, not this one. */

export const settings = {
  title: 'Einstellungen',
  lead: 'Sie gelten in diesem Browser, und zwar sofort.',
  name: 'Dein Name am Tisch',
  nameHelp: 'Andere lesen ihn, wenn du mit ihnen spielst.',
  language: 'Sprache',
  languageAuto: 'Wie der Browser',
  theme: 'Hell und dunkel',
  themes: {
    auto: 'Wie das System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  motion: 'Bewegung',
  motions: {
    system: 'Wie das System',
    off: 'Aus',
  },
  motionHelp: 'Aus: Würfel liegen, wie sie gefallen sind, Karten, wo sie hingehören, und Bots antworten, alles sofort. Ein Druck neben den Tisch oder die Leertaste treibt Bots jederzeit an.',
  plainTables: 'Schlichte Tische',
  plainTablesHelp: 'An: Jedes Spiel zeigt sich in Worten, als Felder und als Liste der Züge, ohne Bilder. Lektionen behalten den Tisch des Spiels.',
  sound: 'Ton',
  sounds: {
    off: 'Aus',
    on: 'An',
  },
  soundHelp: 'Würfel, Karten, wenn du dran bist und das Ende einer Partie.',
  volume: 'Lautstärke',
  try: 'Anhören',
  colours: 'Farben',
  coloursHelp: 'Dafür braucht es keine Einstellung: Was eine Farbe sagt, sagt auch eine Form, ein Muster oder ein Wort.',
  toProfile: 'Deine Partien und alles, was dieser Browser behält',
  toAccount: 'Konto und Geräte',
  toKit: 'Woraus die Tische gemacht sind',
};
