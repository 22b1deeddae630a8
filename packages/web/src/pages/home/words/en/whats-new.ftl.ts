/** Made from whats-new.ftl by `npm run words`: change that file, not this one. */

export const whatsNew = {
  title: 'New here',
  more: 'Have a look',
  news: [
    'Every game has a challenge each day, the same for everyone. One missed day is forgiven.',
    'Four characters play every game, from easy to champion. Who beats them all?',
    'A room has a code of six letters: say it aloud, and whoever hears it can join.',
    'Everybody has a face now: fighters, artists, wizards and pawns. Choose yours.',
    'Your profile is a shelf of whom you have met and what you have earned.',
    'Any match can be shared: as a link to a moment, or as a picture of it.',
  ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
};
