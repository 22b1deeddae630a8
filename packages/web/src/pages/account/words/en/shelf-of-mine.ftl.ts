/** Made from shelf-of-mine.ftl by `npm run words`: change that file, not this one. */

import * as formats from '@roundhouse/games/formats.en.ts';

export const shelfOfMine = {
  chooseFace: 'Choose a face',
  changeFace: 'Another face',
  faces: 'Faces',
  facesHelp: 'Everybody at a table sees it beside your name. At tables that are on it stays as it was.',
  met: 'Who you have met',
  metOf: (name: string, met: number, beaten: number): string => `${name}: ${met === 0 ? 'not met yet' : `met ${formats.number(met)}, beaten ${formats.number(beaten)}`}`,
  metHelp: 'A character lights up when you have played against it at this device, and wears a laurel once you have beaten it.',
  earned: 'What you have earned',
  earnedOf: (done: string, of: string): string => `${done} of ${of}`,
  isEarned: 'Earned',
  trophies: {
    firstWin: {
      name: 'First blood',
      rule: 'Win a match.',
    },
    company: {
      name: 'Not only bots',
      rule: 'Beat a person over the network.',
    },
    fullTable: {
      name: 'Out of the crowd',
      rule: 'Win at a table of four or more.',
    },
    revenge: {
      name: 'Settled',
      rule: 'Beat somebody who had beaten you, at the same game.',
    },
    student: {
      name: 'Diploma',
      rule: 'Do all lessons of a game.',
    },
    week: {
      name: 'Seven days',
      rule: 'Meet a challenge of the day seven days in a row; one missed day is forgiven.',
    },
    champion: {
      name: 'Giant killer',
      rule: 'Beat the champion of any game.',
    },
    ladder: {
      name: 'To the top',
      rule: 'Beat all four characters of one game.',
    },
    everyTable: {
      name: 'At home everywhere',
      rule: 'Win at every game there is.',
    },
  },
};
