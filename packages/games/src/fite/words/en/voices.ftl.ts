/** Made from voices.ftl by `npm run words`: change that file, not this one. */

export const voices = {
  announcer: {
    countdown: [
      'Gloves up, manners off!',
      'Three steps, two breaths, one bell!',
      'Nine dice each. Make them count!',
      'Hats to the back row, please. We begin!',
      'Pick your spot and mean it!',
      'The bell is hot. Ring it!',
      'Settle your bets and hold your hats!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown, unknown],
    firstHit: [
      'First knuckle of the night!',
      'And the dust is off the gloves!',
      'That one had a name on it!',
      'Somebody felt that in the cheap seats!',
      'The first die rolls off the table!',
      'Well, they have met now!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
    leadChange: [
      'The boot is on the other foot!',
      'Turn the board around, we have a new leader!',
      'Up is down, ladies and gentlemen!',
      'Who saw that coming? Not the loser!',
      'The crowd changes its mind!',
      'Hand over the lead, and say thank you!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
    dazed: [
      'Counting little birds up there!',
      'One die left, and it is spinning too!',
      'Legs like string, eyes like saucers!',
      'Is that standing, or forgetting to fall?',
      'The lights are on, nobody is home!',
      'Somebody fetch a chair. Too late!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
    finish: [
      'Down, out and into the sawdust!',
      'That is the bell and the whole belfry!',
      'Sweep the ring, we are done here!',
      'Goodnight, and mind the ropes!',
      'Write it down: that is a win!',
      'Carry one out, carry one shoulder high!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
    draw: [
      'Nobody left to hold up an arm!',
      'Two heaps, no hero!',
      'Split the purse and share the ice!',
      'Even, and evenly horizontal!',
      'Call it a draw before somebody wakes up!',
      'The only winner tonight is the floor!',
    ] satisfies [unknown, unknown, unknown, unknown, unknown, unknown],
  },
  fighters: {
    'bramble-voss': {
      motto: 'One more step. Go on, I dare you.',
      barks: {
        win: 'Told you I was prickly.',
        lose: 'Pruned. Me, of all people.',
        power: 'Back off, all of you!',
      },
    },
    'madam-cinder': {
      motto: 'Nobody raises a hand in my parlour.',
      barks: {
        win: 'Do see yourself out.',
        lose: 'How very rude.',
        power: 'Hands down, darling!',
      },
    },
    oxbow: {
      motto: 'Doors are for people who can stop.',
      barks: {
        win: 'Was there a fight?',
        lose: 'Going to need a bigger barn.',
        power: 'MOOOVE!',
      },
    },
    'hammer-lotte': {
      motto: 'Everything is a tent peg if you try.',
      barks: {
        win: 'And that one is in straight.',
        lose: 'Bent. Pull me out.',
        power: 'Mind your toes!',
      },
    },
    'professor-quill': {
      motto: 'I read the last page first.',
      barks: {
        win: 'Class dismissed.',
        lose: 'I shall amend the footnote.',
        power: 'A small correction.',
      },
    },
    'twist-marlow': {
      motto: 'Which hand? Wrong. Neither.',
      barks: {
        win: 'Ta-da!',
        lose: 'That was meant to happen. No.',
        power: 'Look over there!',
      },
    },
    'dash-pepperell': {
      motto: 'You will hear about it afterwards.',
      barks: {
        win: 'Late for the next one, bye!',
        lose: 'Ran out of road.',
        power: 'Already behind you.',
      },
    },
    'needle-anwick': {
      motto: 'There is always a gap.',
      barks: {
        win: 'Neatly stitched.',
        lose: 'I have lost my thread.',
        power: 'Found it!',
      },
    },
    'little-wren': {
      motto: 'The floor is only a suggestion.',
      barks: {
        win: 'Sing about that!',
        lose: 'Clipped.',
        power: 'Up, over, and here.',
      },
    },
    'skip-lantern': {
      motto: 'Where the light was, I am not.',
      barks: {
        win: 'Lights out.',
        lose: 'Who moved the dark?',
        power: 'Hop to it!',
      },
    },
    'old-cobble': {
      motto: 'Carts have gone over me for years.',
      barks: {
        win: 'Still here.',
        lose: 'Mind the hole I leave.',
        power: 'Hit that again.',
      },
    },
    'barrel-bea': {
      motto: 'Hooped with iron, filled with vinegar.',
      barks: {
        win: 'Roll me home, friends.',
        lose: 'Sprung a leak.',
        power: 'Thump away, petal.',
      },
    },
    'plain-jory': {
      motto: 'No tricks. Two fists. Come on.',
      barks: {
        win: 'Just practice, that is.',
        lose: 'Fair and square.',
        power: 'I only have the fists.',
      },
    },
    'nan-threadgold': {
      motto: 'I have a brick in this bag, dear.',
      barks: {
        win: 'Now wash your face.',
        lose: 'My tea will be cold.',
        power: 'No need for any of that.',
      },
    },
  },
  arenas: {
    'market-morning': 'Market Morning',
    'the-moss-ring': 'The Moss Ring',
    'cellar-lamp': 'Cellar Lamp',
    'rooftop-snow': 'Rooftop Snow',
  },
};
