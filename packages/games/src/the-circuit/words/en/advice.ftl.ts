/** Made from advice.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';

export const advice = {
  stepsUp: (fighter: string, cards: number, engaged: number): string => `${fighter} draws ${formats.count(cards, 'card', 'cards')}${engaged === 0 ? '' : formats.category(engaged) === 'one' ? ` and engages ${formats.number(engaged)} enemy already` : ` and engages ${formats.number(engaged)} enemies already`}.`,
  canFinish: (fighter: string): string => `You can pay for ${fighter}’s Finishing Move.`,
  reaches: (fighter: string, enemies: readonly (string | number)[]): string => `${fighter} then engages ${formats.list(enemies)}.`,
  nears: (fighter: string, enemy: string, spaces: number): string => `${fighter} is then ${formats.count(spaces, 'space', 'spaces')} from ${enemy}.`,
  stays: (fighter: string, cards: number, canMoveLater: boolean): string => `${fighter} draws ${formats.count(cards, 'card', 'cards')} here${canMoveLater ? ', and may still move after combat' : ''}.`,
  damages: (target: string, damage: number, sta: number): string => `${target} then has ${formats.number(damage)} damage of ${formats.number(sta)}.`,
  knocksOut: (target: string): string => `It is enough to Knock ${target} Out.`,
  stuns: (target: string, stun: number, pin: number): string => `${target} then has ${formats.count(stun, 'Stun token', 'Stun tokens')} of ${formats.number(pin)}.`,
  pins: (target: string, percent: number): string => `That is enough to pin ${target}, which succeeds ${formats.number(percent)} times in a hundred.`,
  pushes: (target: string, pushes: number, spaces: number): string => `${target} stands ${formats.count(spaces, 'space', 'spaces')} from the outside, and this is ${formats.count(pushes, 'Push', 'Pushes')}.`,
  canPushOut: (target: string): string => `It can Push ${target} out of the ring.`,
  pushedOut: (target: string, hype: number): string => `${target} is out, and you gain ${formats.number(hype)} Hype.`,
  pushedTo: (target: string, spaces: number): string => `${target} ${spaces === 0 ? 'then stands at' : formats.category(spaces) === 'one' ? `is then ${formats.number(spaces)} space from` : `is then ${formats.number(spaces)} spaces from`} the edge.`,
  intoHazard: (target: string, hazard: string): string => `${target} lands in the ${hazard}.`,
  finishes: (number: number): string => `It is Finishing Move number ${formats.number(number)} of three.`,
  earns: (hype: number): string => `It earns ${formats.number(hype)} Hype.`,
  recovers: (fighter: string, things: readonly (string | number)[]): string => `${fighter} loses ${formats.list(things)}.`,
  ofDamage: (damage: number): string => `${formats.number(damage)} damage`,
  ofStun: (stun: number): string => formats.count(stun, 'Stun token', 'Stun tokens'),
  leaves: (cards: number, symbols: string): string => `It leaves ${cards === 0 ? 'no card in your hand' : formats.category(cards) === 'one' ? `one card: ${symbols}` : `${formats.number(cards)} cards: ${symbols}`}.`,
  converts: (hype: number): string => `It costs 1 Hype, and you have ${formats.number(hype)}.`,
};
