/** Made from names.ftl by `npm run words`: change that file, not this one. */

export const names = {
  states: {
    immobilized: 'Immobilized',
    knockedDown: 'Knocked Down',
    taunted: 'Taunted',
    dazzled: 'Dazzled',
    burning: 'Burning',
    pumpedUp: 'Pumped Up',
    accelerated: 'Accelerated',
  },
  struggles: {
    brace: 'Brace',
    heelKick: 'Heel Kick',
    counterGrip: 'Counter Grip',
    notYet: 'Not Yet',
    crowdRoar: 'Crowd Roar',
  },
  symbols: {
    B: 'Body',
    F: 'Foot',
    H: 'Hand',
    G: 'Generic',
  },
  stats: {
    SPD: 'Speed',
    STA: 'Stamina',
    COM: 'Combat',
    PIN: 'Pin resistance',
  },
  colours: {
    gray: 'gray',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
    red: 'red',
  },
  readyTeams: {
    strikers: 'The Knock-Out Artists',
    throwers: 'Over the Edge',
    grapplers: 'The Three Count',
    'home-crowd': 'The Home Crowd',
    clockwork: 'Clockwork',
    'cold-blood': 'Cold Blood',
    'open-doors': 'Doors Both Ways',
    'the-wall': 'The Wall',
  },
};
