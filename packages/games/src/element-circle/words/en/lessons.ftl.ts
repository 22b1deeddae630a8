/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

export const lessons = {
  picking: {
    title: 'Your own elements',
    text: 'Four elements in the circle pay for everybody. A round begins with each wizard taking a few more that are theirs alone.',
    task: {
      ask: 'Most of your spells cost fire, and the circle has none. Take two fire.',
      done: 'Nobody else can pay with these. Mira deals, so she takes three, but she plays last.',
      other: 'You may, but look at your hand: two fire open the most of it.',
    },
  },
  opening: {
    title: 'Open your turn',
    text: 'Every turn begins with a spell from your hand, and its cost is paid with unused elements. Bright cards can be paid for now.',
    first: {
      ask: 'Cast Tree: it costs one earth.',
      done: 'The earth in the circle has paid and is used. Tree draws two spells and wants one back.',
      other: 'Candle is paid for too, but it ends your turn at once. Try Tree.',
    },
    second: {
      ask: 'Discard Tornado: it costs three air, and you can reach two.',
      done: 'Your turn is open. You may cast more, as long as elements are left.',
      other: 'That one is easier to pay for than Tornado. Let Tornado go.',
    },
  },
  paying: {
    title: 'Choose what pays',
    text: 'Cloud moves an element out of the circle. You have air in both places, so you decide which one pays: press an element to change it.',
    first: {
      ask: 'Cast Cloud, and pay with your own air.',
      done: 'Your own air is used. The one in the circle is not.',
      other: 'That would use up the air you want to move. Pick Cloud and pay with your own.',
    },
    second: {
      ask: 'Move the air from the circle into your empty slot.',
      done: 'It came unused, so it can pay for your second Cloud at once. And Mira has lost it.',
      other: 'Allowed. But the unused air, in your empty slot, can still pay this turn.',
    },
  },
  permanents: {
    title: 'Permanents stay',
    text: 'Most spells work once and are gone. You opened with Lake, a Permanent: it stays before you, and activating it is another action.',
    first: {
      ask: 'Activate Lake. It costs nothing.',
      done: 'It is turned sideways: once a turn, and again next turn.',
      other: 'That spends something. Lake is free, so use it first.',
    },
    second: {
      ask: 'Put air into your empty slot.',
      done: 'It comes unused. With two air you can pay for Lightning now.',
      other: 'Allowed, but Lightning wants a second air, and your third slot is empty.',
    },
  },
  theft: {
    title: 'Spells are life',
    text: 'No spell is drawn by itself: spells come only by spells. You cast Theft, and it takes one from another hand, blindly.',
    first: {
      ask: 'Reach into Mira’s hand.',
      done: 'Chance chose one of her cards for you. You see it now.',
      other: 'You may forgo an effect, but not this one: it is a free card.',
    },
    second: {
      ask: 'Steal it.',
      done: 'One more turn for you, one fewer for her. She knows what is gone.',
      other: 'You may leave it there, but you have paid for it. Take it.',
    },
  },
  holding: {
    title: 'Hold back',
    text: 'Elements come back every turn, spells do not. Whoever cannot cast a spell at the start of a turn is out.',
    task: {
      ask: 'You have opened. Keep both cards for your next turns, and end this one.',
      done: 'All elements are fresh again, for Mira. You still have two turns in your hand.',
      other: 'You could, but two cards are two turns, and this turn is open already. End it.',
    },
  },
  clocks: {
    title: 'Before the opening',
    text: 'Nothing in your hand can be paid for: you would be out. But Permanents with a clock are used before the opening, and Joker has one.',
    first: {
      ask: 'Activate Joker.',
      done: 'Your opening may be paid with any elements, and there are five.',
      other: 'Giving up is allowed, and final. Joker saves you.',
    },
    second: {
      ask: 'Cast Robber with any four of them.',
      done: 'Four earth for a Robber, without four earth. The rest of the turn is paid as usual.',
      other: 'That would save you too. But Robber steals two cards, and you will hardly ever pay for it.',
    },
  },
  out: {
    title: 'The last one left',
    text: 'Hands lie open here. Mira holds fire spells, and each costs two fire or more. You have cast Fireball: destroy an element.',
    first: {
      ask: 'Destroy a fire that Mira could pay with.',
      done: 'She reaches one fire now.',
      other: 'Then she could still pay with two fire: the circle’s and her own. Destroy one of those.',
    },
    second: {
      ask: 'End your turn, and see.',
      done: 'She cannot open, so she is out, with all her cards in hand. The last wizard wins the round; three rounds win a match.',
      other: 'No need: Mira cannot pay for anything as it is. End your turn.',
    },
  },
};
