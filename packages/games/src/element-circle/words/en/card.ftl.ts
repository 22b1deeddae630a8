/** Made from card.ftl by `npm run words`: change that file, not this one. */

export const card = {
  goal: 'Outlast the others: whoever cannot cast a spell from hand at the start of a turn is out. Three rounds win the match.',
  turn: {
    title: 'Your turn',
    steps: [
      {
        name: 'Everything is fresh:',
        text: 'all elements become unused, all Permanents straight.',
      },
      {
        name: 'Clocks',
        text: 'may be activated now, before the opening.',
      },
      {
        name: 'Open:',
        text: 'cast a spell from your hand and pay for it. If you cannot, you are out.',
      },
      {
        name: 'More:',
        text: 'cast and activate as often as you can pay.',
      },
      {
        name: 'End',
        text: 'whenever you like. Nobody draws.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown],
  },
  paying: {
    title: 'Paying',
    lines: [
      {
        text: 'Only unused elements pay, the circle’s and your own, one for each symbol.',
      },
      {
        text: 'Which of them pay is your choice.',
      },
      {
        text: 'A fresh element in a used one’s slot can pay at once.',
      },
    ] satisfies [unknown, unknown, unknown],
    head: [
      'Symbol',
      'Paid with',
    ] satisfies [unknown, unknown],
    rows: [
      [
        'E W F A',
        'one earth, water, fire or air',
      ] satisfies [unknown, unknown],
      [
        '?',
        'one element of any type',
      ] satisfies [unknown, unknown],
      [
        '★',
        'one element; all stars of a cost of one type',
      ] satisfies [unknown, unknown],
    ] satisfies [unknown, unknown, unknown],
  },
  spells: {
    title: 'Spells',
    lines: [
      {
        text: 'A spell that does nothing can be cast all the same.',
      },
      {
        text: 'A free cast never opens a turn.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Kind',
      'What it does',
      'When',
    ] satisfies [unknown, unknown, unknown],
    rows: [
      [
        'Direct',
        'works at once and is discarded',
        'when cast',
      ] satisfies [unknown, unknown, unknown],
      [
        'Permanent 1',
        'stays; once a turn',
        'after opening, also when just cast',
      ] satisfies [unknown, unknown, unknown],
      [
        'Permanent ∞',
        'stays; as often as you pay',
        'after opening, also when just cast',
      ] satisfies [unknown, unknown, unknown],
      [
        'Permanent with a clock',
        'stays; once a turn',
        'before opening',
      ] satisfies [unknown, unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  effects: {
    title: 'What effects do',
    lines: [
      {
        name: 'Put:',
        text: 'from the bank into a slot; what was there goes back.',
      },
      {
        name: 'Move:',
        text: 'from slot to slot; it stays used or unused.',
      },
      {
        name: 'Destroy:',
        text: 'to the bank; the slot stays empty.',
      },
      {
        name: 'Choose blindly:',
        text: 'chance takes cards from a hand, you look, then choose.',
      },
      {
        name: 'Skip:',
        text: 'the turn ends on the spot. That is no elimination.',
      },
      {
        text: 'You may forgo what helps you, never what costs you.',
      },
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
  },
  deal: {
    title: 'The deal',
    lines: [
      {
        text: 'The player left of the dealer begins; the dealer is last.',
      },
      {
        text: 'Before you take your elements you may replace your whole hand, once.',
      },
    ] satisfies [unknown, unknown],
    head: [
      'Players',
      'Spells',
      'Own elements',
    ] satisfies [unknown, unknown, unknown],
    rows: [
      [
        '2',
        '8 each',
        '2; dealer 3',
      ] satisfies [unknown, unknown, unknown],
      [
        '3 or 4',
        '8; dealer 9',
        '2; dealer 3',
      ] satisfies [unknown, unknown, unknown],
      [
        '5',
        '8; dealer 9',
        '2; dealer and the one before 3',
      ] satisfies [unknown, unknown, unknown],
      [
        '6',
        '7; dealer 8',
        '2; dealer and the one before 3',
      ] satisfies [unknown, unknown, unknown],
    ] satisfies [unknown, unknown, unknown, unknown],
  },
  out: {
    title: 'Going out',
    lines: [
      {
        text: 'Your elements go to the bank, your cards to the pile.',
      },
      {
        text: 'The last one left wins the round, even with nothing in hand.',
      },
      {
        text: 'The next dealer sits to the left. Three rounds win the match.',
      },
      {
        text: 'After twenty laps nothing is drawn any more.',
      },
    ] satisfies [unknown, unknown, unknown, unknown],
  },
};
