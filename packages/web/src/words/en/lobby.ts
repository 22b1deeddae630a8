/** The lobby, in English. */

export const lobby = {
  title: 'Lobby',
  lead: 'Tables that anybody may join or watch. This page keeps itself up to date.',
  open: 'Open a table',
  openOf: (game: string): string => `Open a table of ${game}`,
  looking: 'Looking for an opponent',
  playing: 'Being played',
  searching: 'Looking …',
  nobodyWaits: 'Nobody is waiting right now',
  nobodyWaitsHelp: 'Open a table and it appears here for everyone. Meanwhile you can play against a bot.',
  nothingPlayed: 'No open table is being played right now.',
  outOfDate: 'What is shown may be out of date.',
  freeSeat: 'free seat',
  against: ' against ',
  now: 'just now',
  join: 'Join',
  joinOf: (host: string): string => `Join ${host}`,
  goThere: 'Go there',
  watch: 'Watch',
  watchOf: (people: string): string => `Watch ${people}`,
  yours: 'your table',
};
