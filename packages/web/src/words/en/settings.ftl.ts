/** Made from settings.ftl by `npm run words`: change that file, not this one. */

export const settings = {
  title: 'Settings',
  lead: 'They hold in this browser, at once.',
  name: 'Your name at the table',
  nameHelp: 'Others read it when you play with them.',
  language: 'Language',
  languageAuto: 'As the browser',
  theme: 'Light and dark',
  themes: {
    auto: 'As the system',
    light: 'Light',
    dark: 'Dark',
  },
  motion: 'Motion',
  motions: {
    system: 'As the system',
    off: 'Off',
  },
  motionHelp: 'Off: dice lie where they fell, cards are where they belong and bots answer, at once. A press beside the table or Space hurries bots at any time.',
  plainTables: 'Plain tables',
  plainTablesHelp: 'On: every game is shown in words, as fields and a list of moves, without pictures. Lessons keep the game’s own table.',
  sound: 'Sound',
  sounds: {
    off: 'Off',
    on: 'On',
  },
  soundHelp: 'Dice, cards, your turn and the end of a match.',
  volume: 'Volume',
  try: 'Listen',
  colours: 'Colours',
  coloursHelp: 'No setting is needed: whatever a colour says, a shape, a pattern or a word says too.',
  toProfile: 'Your games, and everything this browser keeps',
  toAccount: 'Account and devices',
  toKit: 'What the tables are made of',
};
