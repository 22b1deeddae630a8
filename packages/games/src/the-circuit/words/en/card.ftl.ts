/** Made from card.ftl by `npm run words`: change that file, not this one. */

export const card = {
  goal: 'Be the first team to use three Finishing Moves.',
  turn: {
    title: 'Your turn',
    steps: [
      {
        name: 'Refill:',
        text: 'fighters from the Bench come into vacant places.',
      },
      {
        name: 'Activate',
        text: 'a fighter in the ring, not the one you activated last.',
      },
      {
        name: 'Move',
        text: 'up to its SPD, or stay and move after combat.',
      },
      {
        name: 'Draw',
        text: 'as many cards as its COM, one more beside an ally.',
      },
      {
        name: 'Fight:',
        text: 'use as many abilities as you can pay for.',
      },
      {
        name: 'Discard',
        text: 'the rest of your hand.',
      },
      {
        name: 'Second move:',
        text: 'only if it did not move before.',
      },
      {
        name: 'End:',
        text: 'its states come off.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown, unknown],
  },
  defeat: {
    title: 'Four ways to be defeated',
    lines: [
      {
        text: 'Each enemy defeated in your turn brings 3 Hype.',
      },
      {
        text: 'The defeated fighter loses all damage, tokens and states, and goes to the Bench.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Way',
      'When',
    ] satisfies [unknown, unknown],
    rows: [
      [
        'Knock Out',
        'damage reaches STA',
      ] satisfies [unknown, unknown],
      [
        'Ring Out',
        'Pushed out of the ring',
      ] satisfies [unknown, unknown],
      [
        'Tap Out',
        'pinned: three cards without a pin break',
      ] satisfies [unknown, unknown],
      [
        'Finishing Move',
        'being its target',
      ] satisfies [unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  paying: {
    title: 'Paying',
    lines: [
      {
        text: 'Every symbol of a card pays; what the cost does not need is lost.',
      },
      {
        name: 'Convert:',
        text: 'for 1 Hype one B, F or H of the cost becomes G.',
      },
      {
        text: 'The printed Hype is yours as soon as you have paid.',
      },
    ] satisfies [unknown, unknown, unknown],
    head: [
      'Symbol',
      'Paid with',
    ] satisfies [unknown, unknown],
    rows: [
      [
        'B F H',
        'a Body, Foot or Hand on a card',
      ] satisfies [unknown, unknown],
      [
        'G',
        'any symbol on a card',
      ] satisfies [unknown, unknown],
      [
        'Hype',
        'that much Hype',
      ] satisfies [unknown, unknown],
    ] satisfies [unknown, unknown, unknown],
  },
  effects: {
    title: 'Effects',
    lines: [
      {
        name: 'Push:',
        text: 'the target goes one space where you say; at the edge, out.',
      },
      {
        name: 'Dodge:',
        text: 'the user may go one space.',
      },
      {
        name: 'Stun:',
        text: 'a token. With PIN tokens, an enemy who engages it pins it.',
      },
      {
        text: 'Effects of one group come in any order, groups one after another.',
      },
      {
        text: 'A target is an engaged enemy, unless the card says otherwise.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown],
  },
  states: {
    title: 'States',
    head: [
      'State',
      'What it does',
      'Ends',
    ] satisfies [unknown, unknown, unknown],
    rows: [
      [
        'Immobilized',
        'SPD 0',
        'after its own activation',
      ] satisfies [unknown, unknown, unknown],
      [
        'Knocked Down',
        'PIN halved, SPD 0, no Dodge',
        'when it is activated',
      ] satisfies [unknown, unknown, unknown],
      [
        'Taunted',
        'must be activated next',
        'after its own activation',
      ] satisfies [unknown, unknown, unknown],
      [
        'Dazzled',
        'cannot be activated',
        'when an ally is activated',
      ] satisfies [unknown, unknown, unknown],
      [
        'Burning',
        '1 damage at every activation',
        'after its own activation',
      ] satisfies [unknown, unknown, unknown],
      [
        'Pumped Up',
        'COM +2',
        'after its own activation',
      ] satisfies [unknown, unknown, unknown],
      [
        'Accelerated',
        'SPD +2',
        'after its own activation',
      ] satisfies [unknown, unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown],
  },
  also: {
    title: 'Also',
    lines: [
      {
        name: 'Tag Out:',
        text: 'if nobody can be activated, one is swapped for the Bench, for 3 Hype.',
      },
      {
        text: 'A fighter uses its Finishing Move once a match, so three fighters win it.',
      },
      {
        text: 'After 30 rounds the bell rings: Finishing Moves, then Hype decide.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
};
