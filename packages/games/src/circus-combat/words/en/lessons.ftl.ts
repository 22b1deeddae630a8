/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

export const lessons = {
  throwing: {
    title: 'Throw, and throw again',
    text: 'You throw three black dice of your own and a red one, which is fatigue. Any of them may be thrown again, once. Three equal dice would make the Three Pin Juggle.',
    first: {
      ask: 'Throw the black 2 and the red 6 again, and keep both 5s.',
      done: 'A third 5, and the fatigue is down to 1.',
      other: 'You may throw any dice again, but only once: keep the pair of 5s, and try to lose the red 6.',
    },
    second: {
      ask: 'Put all three 5s on Three Pin Juggle, and the red 1 on Two on One Hoop.',
      done: 'The juggle holds all its dice: it is ready, and yours. It is worth the eyes of your dice on it, 15, and a new card takes its slot.',
      other: 'That is allowed, but no juggle: it takes all three 5s, and no red die.',
    },
  },
  fitting: {
    title: 'What fits',
    text: 'A die fits where the hand can still come about. What fits nowhere leaves at once: your own dice go home, but a red one lies down in front of you and costs its eyes.',
    first: {
      ask: 'The hoop takes a 4, the straight a 4 or a 5. Throw the other three dice again.',
      done: 'Better. The black 1 fits nowhere and has gone home, which costs nothing.',
      other: 'A 6 or a 2 fits on neither poster, and the red 2 would cost you 2 points. Throw those three again.',
    },
    second: {
      ask: 'Win the hoop with your 4, and let no red die lie in front of you.',
      done: 'The red 5 took the place in the straight, so your own 5 went home instead. Making a die miss like that is fair.',
      other: 'Two equal dice win the hoop: your 4 belongs there.',
    },
    missedRed: 'Your own 5 took the last place that the red 5 fits, and that would cost you 5 points. Put the red one there.',
  },
  contest: {
    title: 'Whose trick is it?',
    text: 'Everybody’s dice make the hand together. A ready trick goes to whoever has more dice on it, red ones not counted. With as many dice it is eyes that decide, and with as many eyes it is nobody’s.',
    task: {
      ask: 'Olga has two dice on the Stilt Walking Couples. Finish it so that it is yours.',
      done: 'Two dice each, but your eyes were 10 to her 6. Her two dice are wasted.',
      other: 'The Couples want one more 5, and you have it. Put it there.',
    },
  },
  rival: {
    title: 'Do not work for Olga',
    text: 'A ready trick is awarded at once, whoever’s turn it is. If you finish a trick that your rival leads, it goes into her show. Every die that fits must be placed, so look where.',
    task: {
      ask: 'Place your dice so that Olga does not get the Four Spinning Plates.',
      done: 'Your 6 found another poster, and the plates still want one. Olga has to bring it herself.',
      other: 'Your 6 would be the fourth on the plates, and Olga has more dice there: she would win them in your turn.',
    },
  },
  factors: {
    title: 'The order of the show',
    text: 'Tricks count ×1 in places 1 to 3, ×2 in 4 to 6 and ×3 from 7 on. The second of one colour in a row counts twice as well, the third three times. When several tricks are ready, you choose which goes first.',
    task: {
      ask: 'Two tricks are ready. Take the one that makes a third amber trick in a row first.',
      done: 'In place 4 and third of its colour, the Couples count 22 × 2 × 3 = 132. After the violet trick it would have been 44.',
      other: 'The violet trick would break your run of amber, and the Couples would count 44 instead of 132.',
    },
  },
  swapping: {
    title: 'Two arrows',
    text: 'Whoever wins a card with two arrows may exchange two neighbours in their own show, even in the rival’s turn. Yours now reads amber, teal, amber, amber.',
    first: {
      ask: 'Exchange two neighbours so that all three amber tricks come together at the end.',
      done: 'Three in a row at the end, where places count more: 96 points instead of 62. Then Olga threw, and her 2 finished your Crossing Trapeze Couples, which have arrows too.',
      other: 'That exchange is allowed, but another is worth more: bring the teal trick to the front.',
    },
    second: {
      ask: 'Now you are asked in Olga’s turn. Move the Three Pin Juggle one place to the right, where it counts more.',
      done: '112 points became 152, and Olga’s turn goes on. Had you not answered in time, the show would have stayed as it was.',
      other: 'That is allowed, but the Juggle has a base of 18, and place 4 counts ×2: exchange 3 and 4.',
    },
    left: 'Leaving it is allowed, but 62 points can become 96: bring the teal trick to the front.',
  },
  fatigue: {
    title: 'Spread the fatigue',
    text: 'Red dice count against the trick they lie on. A trick full of nothing but red is discarded, and you may throw its dice and place them elsewhere: best where it hurts Olga.',
    first: {
      ask: 'Two red dice fill the hoop. Throw them onto the other tricks.',
      done: 'A red 5 and a red 2. The hoop is gone.',
      other: 'Letting them rest is allowed and safe. But Olga’s plates want a die, and it might be a red one: throw.',
    },
    second: {
      ask: 'Put the red 5 on Olga’s Four Spinning Plates, and the red 2 on the Cabinet.',
      done: 'Olga gets her plates, but for 15 − 5 = 10 points. With a 5 of her own they would have been worth 20.',
      other: 'The Cabinet is yours: a red 5 there would cost you. Olga’s plates are the place.',
    },
  },
  ending: {
    title: 'The ninth trick',
    text: 'When a show has nine tricks, the other artist has one more turn and the game is over. Then each show is added up, and the fatigue in front of you is taken off.',
    task: {
      ask: 'Win the Mind Reading Duo: it is your ninth.',
      done: 'Olga’s last throw fitted nowhere, and the show is over. Read the sheet: your one great trick, ×3 and ×3, made 108 of your 188 points.',
      other: 'The Duo wants another 4, and you hold one: put it there.',
    },
  },
};
