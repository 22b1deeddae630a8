/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

export const lessons = {
  taking: {
    title: 'Two minis a turn',
    text: 'You are orange. Every turn begins with taking two minis: gold ones are mostly movement cards, green ones are actions that you choose.',
    first: {
      ask: 'Take one from the gold deck.',
      done: 'An orange movement card. You keep what you do not play, as long as you like.',
      other: 'That is allowed. But you cannot move without movement cards, and they are gold.',
    },
    second: {
      ask: 'Now take a Rotate from its green pile.',
      done: 'Everybody saw that. What you take from the gold deck, they do not.',
      other: 'You may. But look at the green piles: take Rotate, which you will use soon.',
    },
  },
  stepping: {
    title: 'Step by step',
    text: 'A step goes along a pathway to the next node and costs one movement card. Its colour does not matter.',
    first: {
      ask: 'Step up to the orange node. Pay with green.',
      done: 'One card, one node. The next one lies further than it looks.',
      other: 'Possible, but go to the orange node at the top left, and keep the black card: black is rare.',
    },
    second: {
      ask: 'Go left over the edge, to the light blue node.',
      done: 'Every row and every column is a ring: what leaves on the left comes back on the right.',
      other: 'Possible, but try the edge: the pathway on the left goes on at the right.',
    },
  },
  laying: {
    title: 'Build the board',
    text: 'Once a turn you may lay a circuit card at the edge of the board. Card 4 has your charge point, and from its top the way there is shortest.',
    task: {
      ask: 'Lay card 4 below card 1, upright.',
      done: 'Your pawn can walk down into it. Others will walk there too, or turn it.',
      other: 'Allowed. But take the plain way here: card 4 below card 1, with its top at your side.',
    },
  },
  charging: {
    title: 'Pick up charge',
    text: 'The node beside the charge point is its approach node. Small forks without a node, like the one before you, are passed without a stop.',
    first: {
      ask: 'Step to the approach node, the green one. Pay with green.',
      done: 'One step, past the fork. A pawn in the lay-by beside it would not block you.',
      other: 'Not this time: step to the green node below, with the green card. Orange and black are worth more here.',
    },
    second: {
      ask: 'Gain a charge with your orange card.',
      done: 'Your colour or black, nothing else. You stay where you are and carry 1 charge.',
      other: 'You could. But gain your charge now, with orange: black is needed for the delivery.',
    },
  },
  bending: {
    title: 'Bend the board',
    text: 'Card 4 lies upside down: your charge point is five steps away. And Mira, light blue, is about to walk into card 3.',
    first: {
      ask: 'Play Rotate on card 4.',
      done: 'Now it is three steps. Pawns on a card would have turned with it.',
      other: 'That helps less. Rotate card 4, so that its top is next to you.',
    },
    second: {
      ask: 'Play Slide on card 3, away from Mira.',
      done: 'It slid along its neighbours, and her way is longer. Only card 1 never moves.',
      other: 'Leave that. Slide card 3: from there it can go two ways.',
    },
  },
  forcing: {
    title: 'Force',
    text: 'Mira blocks your approach node, and nobody steps onto another pawn. Force moves a rival’s pawn, with movement cards of that pawn’s colour or black.',
    task: {
      ask: 'Force Mira into the lay-by, with your light blue card.',
      done: 'She had nowhere else to go, and the way is free. More cards would have pushed her further.',
      other: 'That does not clear the way. Play Force on Mira and pay with light blue.',
    },
  },
  portals: {
    title: 'Portals',
    text: 'You carry a charge and want to be on the orange node beside the master node. The ringed red node left of it is a portal.',
    task: {
      ask: 'Play Portal with the red card.',
      done: 'A portal takes its own colour or black, from anywhere. Orange is one step away now.',
      other: 'Possible. But red takes you through the portal at once, and black you need to deliver.',
    },
  },
  inhibiting: {
    title: 'Inhibit',
    text: 'Mira shows a step to her node beside the master node, with a green card. Inhibited players need the colour of the node, or black.',
    task: {
      ask: 'Stop her with Inhibit.',
      done: 'Her step is taken back. For three turns every node asks for its colour, and she has just one black card.',
      other: 'Then she delivers next. You hold Inhibit: play it now.',
    },
  },
  delivering: {
    title: 'Bring it home',
    text: 'You are the last on card 1. As you leave, it turns over and shows the master node, and you choose which way.',
    first: {
      ask: 'Leave by the right edge, middle, and turn card 1 sideways.',
      done: 'You went round the edge, and card 1 turned meanwhile. You are on orange, beside the master node.',
      other: 'Try the middle of the right edge, and turn card 1 sideways: then you arrive on orange, where you can deliver.',
    },
    second: {
      ask: 'Deliver with the black card.',
      done: 'That wins at once. The last delivery always costs black.',
      other: 'You stand on orange, you carry a charge, you have black: deliver.',
    },
  },
};
