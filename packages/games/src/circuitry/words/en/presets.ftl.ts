/** Made from presets.ftl by `npm run words`: change that file, not this one. */

export const presets = {
  basic: {
    label: 'Basic game',
    help: 'One charge, delivered with a black card, wins.',
  },
  evenStart: {
    label: 'Even start',
    help: 'The basic game; those who sit later take a mini or more first. Fairer for two, where the first seat wins most.',
  },
  multipleCharge: {
    label: 'Three charges',
    help: 'Three charges win, and everybody’s charge points may be used.',
  },
  sophisticated: {
    label: 'Sophisticated set-up',
    help: 'Your right-hand neighbour gets your charge-point card, and a card is laid every turn.',
  },
  restricted: {
    label: 'Restricted cards',
    help: 'At most 6 minis are played in a turn and 8 are held.',
  },
  pairs: {
    label: 'Pairs',
    help: 'Two teams of two deliver two charges together.',
  },
  trios: {
    label: 'Trios',
    help: 'Two teams of three deliver three charges together.',
  },
};
