/** Made from card.ftl by `npm run words`: change that file, not this one. */

export const card = {
  goal: 'Gain a charge at your colour’s charge point and deliver it, with a black card, at the master node.',
  turn: {
    title: 'Your turn',
    steps: [
      {
        name: 'Take 2 minis:',
        text: 'gold from the deck, green of your choice.',
      },
      {
        name: 'Play',
        text: 'as many minis as you like, in any order.',
      },
      {
        name: 'Lay',
        text: 'one circuit card, at any moment after taking.',
      },
      {
        name: 'End',
        text: 'when you like; you keep the rest.',
      },
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  paying: {
    title: 'What movement cards pay for',
    head: [
      'Play',
      'Cost',
    ] satisfies [unknown, unknown],
    rows: [
      [
        'Step to an adjacent node',
        'any colour',
      ] satisfies [unknown, unknown],
      [
        'Step while inhibited',
        'the node’s colour or black',
      ] satisfies [unknown, unknown],
      [
        'Gain 1 charge',
        'your colour or black',
      ] satisfies [unknown, unknown],
      [
        'Deliver the last charge',
        'black',
      ] satisfies [unknown, unknown],
      [
        'Push a rival’s pawn',
        'Force, and per step its colour or black',
      ] satisfies [unknown, unknown],
      [
        'Jump to a portal',
        'Portal and the portal’s colour or black',
      ] satisfies [unknown, unknown],
      [
        'Send a rival to a portal',
        'Force, Portal, one card for the pawn and one for the portal',
      ] satisfies [unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown],
  },
  board: {
    title: 'The board',
    lines: [
      {
        text: 'Rows and columns are rings, across gaps and round the edges.',
      },
      {
        text: 'Forks without a node are passed freely; pawns are not.',
      },
      {
        text: 'Charge points and the master node are never stood on.',
      },
      {
        text: 'Charge-point cards are laid front up.',
      },
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  green: {
    title: 'Green actions',
    lines: [
      {
        name: 'Rotate:',
        text: 'turn a card round, with its pawns.',
      },
      {
        name: 'Swap:',
        text: 'two cards without pawns change places.',
      },
      {
        name: 'Flip:',
        text: 'turn over a card without pawns.',
      },
      {
        name: 'Slide:',
        text: 'one place along a card or round its corner, with pawns.',
      },
      {
        text: 'None of them ever touches card 1.',
      },
      {
        text: 'When all piles are empty, the discards come back in order, without choice.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
  },
  gold: {
    title: 'Gold actions',
    lines: [
      {
        name: 'Inhibit:',
        text: 'at any time, also as an answer; for three turns.',
      },
      {
        name: 'Free:',
        text: 'ends an Inhibit. So does spending a charge.',
      },
      {
        name: 'Exchange:',
        text: 'take a charge from an adjacent rival.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
  startCard: {
    title: 'Card 1',
    lines: [
      {
        text: 'When the last pawn leaves it, it turns over and shows the master node.',
      },
      {
        text: 'Who left last chooses: sideways keeps it upright, head over heels turns it round.',
      },
      {
        text: 'Deliver from the node of your own colour beside the master node.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
};
