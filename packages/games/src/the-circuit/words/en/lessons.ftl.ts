/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

export const lessons = {
  turn: {
    title: 'One of yours steps up',
    text: 'Every turn you activate one fighter, never the same twice in a row. It may move, then it fights with a fresh hand of cards. Krag of the other team stands two spaces from Rex.',
    tasks: [
      {
        ask: 'Activate Rex Calder.',
        done: 'Rex is up. Next turn it will be somebody else.',
        other: 'That one is too far from anybody. Rex is nearest.',
      },
      {
        ask: 'Move Rex next to Krag.',
        done: 'They engage each other now. Leaving again would cost nothing.',
        other: 'From there Rex does not reach Krag. The space between the two is where to go.',
        far: 'That is next to Krag too, but takes every step he has. Come from this side.',
      },
      {
        ask: 'Stop moving, and draw your cards.',
        done: 'Six cards: that is his COM. With an ally beside him it would be seven.',
        other: 'He may walk on, but Krag is right here. Stop.',
      },
    ] satisfies [unknown, unknown, unknown],
  },
  knockOut: {
    title: 'Knock Out',
    text: 'Cards pay for abilities with the symbols they show. Damage stays on a fighter, and when it reaches STA the fighter is out. Krag has 4 damage of 7.',
    tasks: [
      {
        ask: 'Use Haymaker: two Hand, three damage.',
        done: 'Krag is Knocked Out and sits on the Bench, healed. Your team gets 3 Hype for him, and 2 for the blow.',
        other: 'That leaves him standing. Haymaker is just enough.',
      },
    ] satisfies [unknown],
  },
  ringOut: {
    title: 'Ring Out',
    text: 'A Push moves an enemy one space, where you want. At the edge of the ring, that can be out. Vessa stands there.',
    tasks: [
      {
        ask: 'Use Shoulder Check on Vessa.',
        done: 'One Body pays for one Push. Now say where.',
        other: 'One Push is all it takes here. Keep the other cards.',
      },
      {
        ask: 'Push her out.',
        done: 'Ring Out. However healthy she was, she is on the Bench, and you have the Hype.',
        other: 'That keeps her in the ring. She stands at the edge: choose out.',
      },
    ] satisfies [unknown, unknown],
  },
  pin: {
    title: 'The pin',
    text: 'Stun tokens do nothing by themselves. With as many as its PIN, an engaged enemy is pinned: three cards from its own deck, and none may be a pin break. Skeld has PIN 7 and 3 tokens, and Knocked Down halves PIN.',
    tasks: [
      {
        ask: 'Use Takedown: one token more, and Knocked Down.',
        done: 'Half of 7 is 4, and she has 4. One, two, three, no pin break: she Taps Out.',
        other: 'Then her PIN is still 7. Takedown halves it.',
      },
    ] satisfies [unknown],
  },
  hype: {
    title: 'Hype',
    text: 'Dearer abilities earn Hype, and Hype belongs to the whole team. For 1 Hype you can also Convert: one symbol of a cost may then be paid with anything.',
    tasks: [
      {
        ask: 'Use Roundhouse, and pay with Foot and Body, without Convert.',
        done: 'One Hype is printed on it, and Rex the showman adds one for his first ability. You have 3.',
        other: 'You can do that too. But Foot and Body pay for Roundhouse, which earns Hype and costs none.',
      },
      {
        ask: 'Only Body is left. Use Jab, which costs Hand: Convert pays for it.',
        done: 'For 1 Hype the Hand became Generic. Cards you keep are discarded anyway, so use them up.',
        other: 'The card would be lost. Jab with it.',
      },
    ] satisfies [unknown, unknown],
  },
  tagOut: {
    title: 'Tag Out',
    text: 'Rex was activated last, and Dolly and Mercy are Dazzled: nobody can be activated. Then somebody must tag out, which costs 3 Hype, and the fighter on the Bench steps in.',
    tasks: [
      {
        ask: 'Tag out Dolly. She is nearly Knocked Out.',
        done: 'She rests, and all her damage is gone. Kipp comes in for her.',
        other: 'You may choose anybody, but Dolly gains most: on the Bench she is healed.',
      },
      {
        ask: 'Deploy Kipp on the space of your zone nearest to the middle.',
        done: 'He is the one activated this turn, and the others are no longer Dazzled.',
        other: 'Also in your zone, but farther from the fight.',
      },
    ] satisfies [unknown, unknown],
  },
  finish: {
    title: 'The Finishing Move',
    text: 'Every fighter has one, and may use it once a match. It costs a card and a great deal of Hype, and defeats its target on the spot. Your team has used two; the third wins.',
    tasks: [
      {
        ask: 'Finish it: use Instant Classic.',
        done: 'Three Finishing Moves: the match is yours.',
        other: 'Why wait? You have 12 Hype and a Hand.',
      },
    ] satisfies [unknown],
  },
};
