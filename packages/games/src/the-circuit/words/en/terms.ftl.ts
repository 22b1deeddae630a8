/** Made from terms.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const terms = {
  states: {
    immobilized: 'SPD is 0 until the end of its own activation. It may still Dodge.',
    knockedDown: 'PIN is halved, rounded up; SPD is 0; no Dodging. Ends when its own activation begins.',
    taunted: 'Its team must activate it next, if it can. Ends with its own activation.',
    dazzled: 'Cannot be chosen to activate. Ends as soon as an ally is activated.',
    burning: 'Suffers 1 damage whenever any fighter is activated. Ends with its own activation.',
    pumpedUp: 'COM +2 until the end of its own activation; gained in its own combat phase, it draws 2 cards at once.',
    accelerated: 'SPD +2 until the end of its own activation.',
  },
  stats: {
    SPD: 'How many spaces it may move in a movement phase.',
    STA: 'At this much damage it is Knocked Out.',
    COM: 'How many cards it draws for combat; one more next to an ally.',
    PIN: 'With this many Stun tokens an enemy that engages it pins it.',
  },
  defeats: {
    knockOut: 'Knock Out',
    ringOut: 'Ring Out',
    tapOut: 'Tap Out',
    finishingMove: 'Finishing Move',
    tagOut: 'Tag Out',
  },
  readyTeams: {
    strikers: 'Walk up and hit. Damage until nobody stands; razor wire does the rest.',
    throwers: 'Fast and slippery. Shove enemies step by step to the edge and over it.',
    grapplers: 'Stack Stun tokens on one enemy, hold it fast, and pin it.',
    'home-crowd': 'A bit of everything, and more Hype than anybody: the first to afford a Finishing Move.',
    clockwork: 'Fighters that feed each other cards; strong turns follow one another.',
    'cold-blood': 'Patient and tough. Fire hurts everybody but Ossic, and time heals the rest.',
    'open-doors': 'Always somewhere else: swap, blink, and send enemies through a hole in the ring.',
    'the-wall': 'Hard to hurt, hard to pin, hard to move. Wins the long match.',
  },
  problems: {
    teamSize: (chosen: string, needed: string): string => `A team has ${needed} fighters; these are ${chosen}.`,
    fighterTaken: (fighter: string): string => `${fighter} is in another team already.`,
    sameName: (name: string): string => `A team has only one ${name}.`,
    nothingShared: 'The four of a team need an identity that all of them have: a class, a utility or a style.',
    pairSharesNothing: (one: string, other: string): string => `${one} and ${other} have no identity in common.`,
    hazardNotAllowed: (hazard: string): string => `This team does not meet the condition of ${hazard}.`,
  },
  effects: {
    damage: (n: number): string => `${formats.number(n)} damage`,
    stun: (n: number): string => `${formats.number(n)} Stun`,
    push: (n: number): string => formats.plural(n, 'Push', `${formats.number(n)} × Push`),
    dodge: (n: number): string => formats.plural(n, 'Dodge', `${formats.number(n)} × Dodge`),
    heal: (n: number): string => `Recover ${formats.number(n)} damage`,
    unstun: (n: number): string => `Lose ${formats.number(n)} Stun`,
    draw: (n: number): string => `Draw ${formats.number(n)}`,
    hype: (n: number): string => `+${formats.number(n)} Hype`,
    drain: (n: number): string => `They lose ${formats.number(n)} Hype`,
    swap: 'Swap spaces',
    shiftHazard: 'Move a hazard',
    defeat: 'Defeat',
  },
  clearAll: 'All states off',
  clear: (state: string): string => `${state} off`,
  zone: (number: number, colour: string): string => `zone ${formats.number(number)} (${colour})`,
  ringRules: 'Ring Rules',
};
