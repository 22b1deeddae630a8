/** Made from lessons.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const lessons = {
  turn: {
    title: 'Place and divide',
    text: 'Your nine dice are your strength and your health. Each turn you choose a place for your fighter and split the dice into attack and defence, in secret and at the same time as Alex.',
    tasks: [
      {
        ask: 'Put your fighter on Offensive: each attack die counts 1 more there.',
        done: 'Both places were shown at the same moment. Alex went to Defensive, which helps defence.',
        other: (place: string | null): string => `${place === null ? 'That' : place} is a good place too, but its bonus is another one. Try Offensive here.`,
      },
      {
        ask: 'Send five dice to attack and keep four for defence.',
        done: 'A defence die cancels one attack die that is no higher; what is not cancelled hits. Your 4, worth 5 on Offensive, got through, and so did a 4 of Alex’s: one die lost each.',
        other: (off: number | null): string => `You may send 1 to 8 dice, so ${off === null ? 'that' : formats.number(off)} is allowed. Here it should be five: four must stay to meet Alex.`,
      },
    ] satisfies [unknown, unknown],
  },
  move: {
    title: 'Move a die',
    text: 'On Tactical you answer the roll: move one or two dice from one of your pools to the other, or flip two. As the dice lie now, a 4 of Alex’s hits you.',
    tasks: [
      {
        ask: 'Move your 4 from attack to defence, where it stops that one.',
        done: 'Their 4 is stopped and nobody loses a die. It had its price: in attack your own 4 would have hit.',
        other: (own: number, theirs: number): string => `That is allowed, and would cost you ${own === 0 ? 'no die' : formats.category(own) === 'one' ? `${formats.number(own)} die` : `${formats.number(own)} dice`} and Alex ${theirs === 0 ? 'no die' : formats.category(theirs) === 'one' ? `${formats.number(theirs)} die` : `${formats.number(theirs)} dice`}. But now touch Move, then the 4 in your attack.`,
      },
    ] satisfies [unknown],
  },
  flip: {
    title: 'Flip two dice',
    text: 'A Flip turns exactly two of your dice over: 1 becomes 6, 2 becomes 5, 3 becomes 4. They may lie in different pools. The line above the button says what the flip would do.',
    tasks: [
      {
        ask: 'Flip two dice so that Alex loses two and you lose none.',
        done: 'A 2 in attack became a 5 that nothing stops, and a 1 in defence became a 6. One flip in each pool did both jobs.',
        other: (own: number, theirs: number): string => `That way you would lose ${own === 0 ? 'no die' : formats.category(own) === 'one' ? `${formats.number(own)} die` : `${formats.number(own)} dice`} and Alex ${theirs === 0 ? 'no die' : formats.category(theirs) === 'one' ? `${formats.number(theirs)} die` : `${formats.number(theirs)} dice`}. Choose Flip, and turn one die in each of your pools.`,
      },
    ] satisfies [unknown],
  },
  power: {
    title: 'Use your power',
    text: 'Before the first turn each fighter may take one of six super powers. It works once in the bout, on top of your place, and nearly always after the roll.',
    tasks: [
      {
        ask: 'Take Brutal: +1 to each attack die, once.',
        done: 'Alex fights without a power. You went to Offensive, Alex to Tactical, and the dice are down.',
        other: 'Each power is worth a try in a bout of your own. For this roll take Brutal.',
      },
      {
        ask: 'Two of your dice hit. Switch Brutal on, and lock it in.',
        done: 'With Offensive and Brutal each attack die counted 2 more, and three of them hit. Your coin is face down now: the power is used up.',
        other: 'Saving it for later is allowed, and often wise. But here it makes two hits three: use it.',
      },
    ] satisfies [unknown, unknown],
  },
  swift: {
    title: 'Step aside with Swift',
    text: 'Swift is the power that is used before the fight. When both places have been shown, its owner may go to another. You stand on Offensive, Alex on Defensive: the two bonuses cancel out.',
    tasks: [
      {
        ask: 'Go to Tactical, so that you can answer the roll.',
        done: 'You have the bonus of Tactical now, and no longer that of Offensive. Both have divided, and the dice are down.',
        other: (isHold: boolean): string => `${isHold ? 'Holding keeps Swift for another turn. This once, go' : 'On Defensive you would guard better, and no more. Go'} to Tactical.`,
      },
      {
        ask: 'Answer the roll so that Alex loses a die and you lose none.',
        done: 'One flip in attack and one in defence again, this time through a stronger guard.',
        other: (own: number, theirs: number): string => `That way you would lose ${own === 0 ? 'no die' : formats.category(own) === 'one' ? `${formats.number(own)} die` : `${formats.number(own)} dice`} and Alex ${theirs === 0 ? 'no die' : formats.category(theirs) === 'one' ? `${formats.number(theirs)} die` : `${formats.number(theirs)} dice`}. Think of one die in each pool.`,
      },
    ] satisfies [unknown, unknown],
  },
  lead: {
    title: 'Use a lead',
    text: 'Whoever has more dice can make sure to keep the lead. Attack with all dice but one: more attackers than Alex has defenders always means hits, whatever is rolled.',
    tasks: [
      {
        ask: 'You lead six dice to five. Attack with five.',
        done: 'Alex rolled a wall: 6, 5 and 4. But three dice stop at most three, so two got through, and only one came back. Five to three.',
        other: 'A careful division is allowed, but it lets Alex back into the bout. Keep one die at home and send five.',
      },
    ] satisfies [unknown],
  },
  finish: {
    title: 'Finish the bout',
    text: 'You win when Alex has no dice left. One last die is no rescue: a fighter with one is dazed, and is finished off as the next turn begins.',
    tasks: [
      {
        ask: 'Go where your attack dice count 1 more.',
        done: 'Alex is on Tactical and has divided four dice already.',
        other: 'It is time to attack: one place helps each attack die.',
      },
      {
        ask: 'Take three or more of those four dice: attack with three or four of yours.',
        done: 'Too few dice are left to Alex, and the bout is yours. That is all of FITE: places, division, roll, answer.',
        other: 'No more dice can hit than attack: with one or two, Alex lives on. Send three or four.',
      },
    ] satisfies [unknown, unknown],
  },
};
