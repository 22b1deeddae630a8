/** What the announcer calls out, several lines for each moment so that they do not wear out. */

/** The moments the announcer has words for. */
export const CALLS = ['countdown', 'firstHit', 'leadChange', 'dazed', 'finish', 'draw'] as const;
export type Call = (typeof CALLS)[number];

export interface LineDef {
  readonly event: Call;
  readonly text: string;
}

const TEXTS = {
  countdown: [
    'Gloves up, manners off!',
    'Three steps, two breaths, one bell!',
    'Nine dice each. Make them count!',
    'Hats to the back row, please. We begin!',
    'Pick your spot and mean it!',
    'The bell is hot. Ring it!',
    'Settle your bets and hold your hats!',
  ],
  firstHit: [
    'First knuckle of the night!',
    'And the dust is off the gloves!',
    'That one had a name on it!',
    'Somebody felt that in the cheap seats!',
    'The first die rolls off the table!',
    'Well, they have met now!',
  ],
  leadChange: [
    'The boot is on the other foot!',
    'Turn the board around, we have a new leader!',
    'Up is down, ladies and gentlemen!',
    'Who saw that coming? Not the loser!',
    'The crowd changes its mind!',
    'Hand over the lead, and say thank you!',
  ],
  dazed: [
    'Counting little birds up there!',
    'One die left, and it is spinning too!',
    'Legs like string, eyes like saucers!',
    'Is that standing, or forgetting to fall?',
    'The lights are on, nobody is home!',
    'Somebody fetch a chair. Too late!',
  ],
  finish: [
    'Down, out and into the sawdust!',
    'That is the bell and the whole belfry!',
    'Sweep the ring, we are done here!',
    'Goodnight, and mind the ropes!',
    'Write it down: that is a win!',
    'Carry one out, carry one shoulder high!',
  ],
  draw: [
    'Nobody left to hold up an arm!',
    'Two heaps, no hero!',
    'Split the purse and share the ice!',
    'Even, and evenly horizontal!',
    'Call it a draw before somebody wakes up!',
    'The only winner tonight is the floor!',
  ],
} as const satisfies Record<Call, readonly string[]>;

/** Every line with the moment it belongs to. */
export const LINES: readonly LineDef[] = CALLS.flatMap(event => TEXTS[event].map(text => ({ event, text })));
