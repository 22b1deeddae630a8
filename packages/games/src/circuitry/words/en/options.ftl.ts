/** Made from options.ftl by `npm run words`: change that file, not this one. */

export const options = {
  charges: {
    label: 'Charges to deliver',
    help: 'How many charges win the game.',
  },
  altPoints: {
    label: 'Other charge points',
    help: 'Whether charge may also be taken at other players’ charge points; only with two charges or more.',
    values: {
      auto: 'With two charges or more',
      on: 'Open',
      off: 'Closed',
    },
  },
  teams: {
    label: 'Teams',
    help: 'Teammates share the goal and pass each other minis. Four or six players.',
    values: {
      off: 'None',
      '2x2': 'Two of two',
      '2x3': 'Two of three',
      '3x2': 'Three of two',
    },
  },
  teamGoal: {
    label: 'Goal of a team',
    help: 'Whether the charges are counted for the team or for each member.',
    values: {
      total: 'Together',
      each: 'Each member',
    },
  },
  sophisticated: {
    label: 'Sophisticated set-up',
    help: 'Charge-point cards go to the right-hand neighbour, and a card must be laid every turn.',
    values: {
      off: 'No',
      on: 'Yes',
    },
  },
  restricted: {
    label: 'Restricted cards',
    help: 'At most 6 minis are played in a turn, and 8 minis and charges are held.',
    values: {
      off: 'No',
      on: 'Yes',
    },
  },
  colours: {
    label: 'Colours',
    help: 'Dealt, or chosen one after the other.',
    values: {
      random: 'At random',
      choose: 'Chosen',
    },
  },
  firstPlayer: {
    label: 'First player',
    help: 'Who begins.',
    values: {
      random: 'At random',
      0: 'Seat 1',
      1: 'Seat 2',
      2: 'Seat 3',
      3: 'Seat 4',
      4: 'Seat 5',
      5: 'Seat 6',
    },
  },
  recycle: {
    label: 'Discard piles',
    help: 'What happens to a discard pile when its deck is empty.',
    values: {
      turnOver: 'Turned over',
      shuffle: 'Shuffled',
    },
  },
  gapRule: {
    label: 'Gaps in a row',
    help: 'Whether wrap-around goes across gaps, or each stretch without a gap is a ring.',
    values: {
      ring: 'Across',
      run: 'Stretch by stretch',
    },
  },
  exchangeCost: {
    label: 'Price of Exchange',
    help: 'Whether taking charge also costs a movement card.',
    values: {
      none: 'The card alone',
      chargeLike: 'And a movement card',
    },
  },
  forcedAxis: {
    label: 'Turning card 1 by Force',
    help: 'Who chooses which way it turns when the last pawn on card 1 is forced out.',
    values: {
      owner: 'The pawn’s owner',
      mover: 'Who forces',
    },
  },
  chargeFaceFree: {
    label: 'Charge-point cards back up',
    help: 'Whether a charge-point card may be laid with its back up.',
    values: {
      off: 'Not allowed',
      on: 'Allowed',
    },
  },
  seatBonus: {
    label: 'Later seats',
    help: 'Whether those who sit later take a few minis before the first turn.',
    values: {
      off: 'Nothing extra',
      staggered: 'A few minis',
    },
  },
  roundLimit: {
    label: 'Longest game',
    help: 'After so many rounds most delivered, then most carried, wins.',
  },
};
