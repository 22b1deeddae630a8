/** Looking back at a match, in English. */

import { number } from '@roundhouse/games/formats.en.ts';

export const replay = {
  title: 'Replay',
  home: 'Home',
  opening: 'Opening the record …',
  unknownGame: (game: string) => `This version knows no game “${game}”.`,

  pick: {
    title: 'Watch a match again',
    lead: 'Every match can be saved as a file, watched again from any seat, reviewed, and its dice proved.',
    drop: 'Drop a record here, or choose one',
    choose: 'Choose a record file',
    hint: 'A record is plain text: one line a step. It stays in this browser.',
    own: 'Played here',
    none: 'Nothing was played to its end here yet. Finished matches appear in this place.',
  },

  broken: {
    title: 'This record cannot be trusted',
    where: (line: number, reason: string) => `Line ${number(line)} of the record: ${reason}.`,
    why: 'Each line of a record carries a check over all before it, and every step must follow the rules. Here something was changed, lost or cut off, so nothing is shown.',
    other: 'Open another record',
  },

  told: {
    title: 'Told, not replayed',
    version: (played: number, game: string, now: number) =>
      `This match was played by version ${number(played)} of the rules of ${game}; this is version ${number(now)}: it can be watched, not replayed.`,
    heard: 'This is what one seat heard of a match that was still running: it can be read, not replayed.',
    what: 'Below is what was told at the table then, word for word from the record.',
    untold: 'Something that today’s rules have no words for.',
    events: 'What was told',
  },

  about: 'About this match',
  eyes: 'Seen by',
  everyone: 'Everyone',
  running: 'This match is not over: until then it is seen from your own seat only.',
  tabs: { log: 'Log', review: 'Review', dice: 'Dice' },

  tableSet: 'The table is set.',
  steps: 'Steps',
  step: 'Step',
  stepOf: (step: number, steps: number) => `Step ${number(step)} of ${number(steps)}`,
  first: 'To the start',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  on: 'One step on',
  last: 'To the end',
  speed: 'Speed',
  times: (times: string) => `${times}×`,
  keys: 'Keys: ← → step, space plays, Home and End jump',

  log: 'Log of the match',
  goTo: (step: number) => `Go to step ${number(step)}`,

  playOn: {
    open: 'Play on from here',
    title: 'Play on from here',
    lead: (step: number) =>
      `A new match begins as this one stood after step ${number(step)}. Bots take the other seats.`,
    seat: 'You take the seat of',
    level: 'Against',
    levels: { greedy: 'Hugo, who thinks', random: 'Wanda, who plays anything' },
    dice: 'The dice from here on are new ones. They were not promised to anybody, and the record says so.',
    start: 'Sit down',
    over: 'Here the game is over: step back to play on.',
  },

  share: {
    open: 'Share this moment',
    link: (step: number) => `This link opens the match at step ${number(step)}, seen as you see it now`,
    copy: 'Copy',
    copied: 'Copied',
    send: 'Send …',
    file: 'This match was played in this browser only, so no link can lead to it. Save it as a file: whoever opens it here lands at this step.',
    save: 'Save the record',
    saveTip: 'One file, plain text, provable.',
  },
};
