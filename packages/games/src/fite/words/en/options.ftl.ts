/** Made from options.ftl by `npm run words`: change that file, not this one. */

export const options = {
  powers: {
    label: 'Super powers',
    help: 'One of six, once a bout.',
    values: {
      choose: 'Choose',
      random: 'Random',
      off: 'Off',
    },
  },
  setupPlacement: {
    label: 'Placement at set-up',
    help: 'One placement in turn 1, or another one before it that is seen and gives no bonus.',
    values: {
      merged: 'Turn 1 only',
      separate: 'Also before turn 1',
    },
  },
  locationBonus: {
    label: 'Location bonus',
    help: 'The +1 goes to every die of the pool, or to one die you name.',
    values: {
      each: 'Every die',
      one: 'One die',
    },
  },
  valueRange: {
    label: 'Values',
    help: 'May a modified die leave 1 to 6?',
    values: {
      open: 'May leave 1–6',
      clamp: 'Held to 1–6',
    },
  },
  flipCount: {
    label: 'Flip',
    help: 'Tactical’s Flip turns exactly two dice, or one if you like.',
    values: {
      exactly2: 'Exactly two',
      upTo2: 'One or two',
    },
  },
  emptyPools: {
    label: 'Empty pools',
    help: 'May Tactical’s Move take the last die of a pool?',
    values: {
      false: 'Not allowed',
      true: 'Allowed',
    },
  },
  powerTiming: {
    label: 'Powers are declared',
    help: 'After the roll, when you see the dice; or with the division, before it.',
    values: {
      afterRoll: 'After the roll',
      withSplit: 'With the division',
    },
  },
  mutualOut: {
    label: 'Both fall together',
    help: 'When both fighters are out or dazed at once.',
    values: {
      draw: 'A draw',
      rollOff: 'Roll-off',
      rematch: 'Rematch',
    },
  },
  turnLimit: {
    label: 'Turn limit',
    help: 'After this turn the fighter with more dice wins.',
  },
  minPool: {
    label: 'Smallest pool',
    help: 'The fewest dice either pool may get when you divide.',
    values: {
      one: 'One die',
      third: 'A third',
    },
  },
  hitThreshold: {
    label: 'Attack dice count from',
    help: 'Attack dice below this value are ignored. 1 counts all.',
  },
  defensiveBonus: {
    label: 'Defensive bonus',
    help: 'What the Defensive location adds to defence dice.',
    values: {
      1: '+1',
      2: '+2',
    },
  },
  tacticalReach: {
    label: 'Tactical reach',
    help: 'How many dice Tactical moves or flips.',
    values: {
      2: 'Two dice',
      1: 'One die',
    },
  },
};
