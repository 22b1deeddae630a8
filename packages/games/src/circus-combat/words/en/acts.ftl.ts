/** Made from acts.ftl by `npm run words`: change that file, not this one. */

export const acts = {
  A1: {
    name: 'Double Tandem Tumblers',
    flavour: 'They roll as one. They also file complaints as one.',
  },
  A2: {
    name: 'Twin Club Trios',
    flavour: 'Six clubs in the air, two bosses, no plan.',
  },
  A3: {
    name: 'Four Spinning Plates',
    flavour: 'The fifth plate is in the budget for next year.',
  },
  A4: {
    name: 'Three Pin Juggle',
    flavour: 'Entry level. You have been entry level since March.',
  },
  A5: {
    name: 'Slack Rope Stroll',
    flavour: 'One step at a time, and somebody else holds the rope.',
  },
  A6: {
    name: 'Three Couple Pyramid',
    flavour: 'Everyone wants the top. Nobody has met the bottom.',
  },
  A7: {
    name: 'The Sawdust Troupe',
    flavour: 'A team of five with three favourites and two others.',
  },
  A8: {
    name: 'Five Barrel Juggle',
    flavour: 'The barrels were empty when the risk was assessed.',
  },
  A9: {
    name: 'Stilt Walking Couples',
    flavour: 'They look down on everybody, but fairly.',
  },
  A10: {
    name: 'Hand to Hand',
    flavour: 'Trust is a strong word. Grip is a better one.',
  },
  T1: {
    name: 'Crossing Trapeze Couples',
    flavour: 'Halfway across they change partners. And opinions.',
  },
  T2: {
    name: 'Six on Silks',
    flavour: 'Three pairs, six agendas, one winch.',
  },
  T3: {
    name: 'Five Hoop Cascade',
    flavour: 'The sixth hoop is with the accountants.',
  },
  T4: {
    name: 'Upside Down Juggle',
    flavour: 'Blood to the head, praise to the manager.',
  },
  T5: {
    name: 'Four Lofty Rings',
    flavour: 'A fine view of your colleague taking your bow.',
  },
  T6: {
    name: 'Twin Cradle Pairs',
    flavour: 'Caught every time, so far, by the same two people.',
  },
  T7: {
    name: 'The Flying Family',
    flavour: 'Nobody is related. It was cheaper to print.',
  },
  T8: {
    name: 'Two on One Hoop',
    flavour: 'An open-plan office, but higher.',
  },
  T9: {
    name: 'Double Triple Somersault',
    flavour: 'Done twice, because the first time nobody looked.',
  },
  T10: {
    name: 'The High Wire',
    flavour: 'A career path: narrow, straight, and no landing.',
  },
  V1: {
    name: 'Three Sawn Couples',
    flavour: 'Half of the cast is working half days.',
  },
  V2: {
    name: 'Cabinet of Everyone',
    flavour: 'All five went in. Overtime begins when they come out.',
  },
  V3: {
    name: 'Vanish and Trade Places',
    flavour: 'You are her now. Her deadlines are yours too.',
  },
  V4: {
    name: 'The Burning Wire',
    flavour: 'Health and safety is in the front row, taking notes.',
  },
  V5: {
    name: 'Twin Torch Triads',
    flavour: 'Six torches, and one extinguisher, on order.',
  },
  V6: {
    name: 'Mind Reading Duo',
    flavour: 'She knows what you said about her at lunch.',
  },
  V7: {
    name: 'Five Flaming Swords',
    flavour: 'Swallowed with a smile, like the new schedule.',
  },
  V8: {
    name: 'Three Cup Miracle',
    flavour: 'The bonus is under one of them. It never is.',
  },
  V9: {
    name: 'Four Floating Candles',
    flavour: 'Burning at both ends is standard procedure.',
  },
  V10: {
    name: 'Mirror Box Couples',
    flavour: 'Twice the applause for the same two salaries.',
  },
};
