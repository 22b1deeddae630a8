/** Made from events.ftl by `npm run words`: change that file, not this one. */

import * as formats from '../../../formats.en.ts';
import type { Voice } from '../../../voice.ts';

export const events = {
  enters: (of: { readonly seat: number; readonly power: string | null }, say: Voice): string => `${say.does(of.seat, 'enter', 'enters')} ${of.power === null ? 'without a power' : `with ${of.power}`}`,
  committed: (of: { readonly seat: number }, say: Voice): string => say.isYou(of.seat) ? 'your choice is made' : `${say.name(of.seat)} has chosen`,
  turnStarted: (of: { readonly turn: number }): string => `turn ${formats.number(of.turn)} begins`,
  standTogether: (of: { readonly place: string }): string => `both fighters stand on ${of.place}`,
  stands: (of: { readonly seat: number; readonly place: string }, say: Voice): string => `${say.does(of.seat, 'stand', 'stands')} on ${of.place}`,
  swiftAnswered: (of: { readonly place: string | null; readonly seat: number }, say: Voice): string => of.place === null ? say.does(of.seat, 'keep Swift and stay', 'keeps Swift and stays') : `${say.does(of.seat, 'use Swift and go', 'uses Swift and goes')} to ${of.place}`,
  divides: (of: { readonly seat: number; readonly off: number; readonly def: number; readonly using: boolean }, say: Voice): string => `${say.does(of.seat, 'send', 'sends')} ${formats.number(of.off)} to attack and ${formats.number(of.def)} to defence${of.using ? ', with the super power in use' : ''}`,
  rolls: (of: { readonly seat: number; readonly off: string; readonly def: string }, say: Voice): string => `${say.does(of.seat, 'roll', 'rolls')} ${of.off} to attack and ${of.def} to defend`,
  noDice: (): string => 'nothing',
  leavesDice: (of: { readonly seat: number }, say: Voice): string => say.does(of.seat, 'leave the dice alone', 'leaves the dice alone'),
  reacts: (of: { readonly seat: number; readonly parts: string }, say: Voice): string => `${say.name(of.seat)} ${of.parts}`,
  nobodyReacts: (): string => 'nobody reacts',
  attackCompared: (of: { readonly seat: number; readonly off: string; readonly def: string; readonly outcome: readonly (string | number)[] }, say: Voice): string => `${say.owns(of.seat)} attack ${of.off} meets ${of.def}: ${formats.list(of.outcome)}`,
  cancelled: (of: { readonly dice: number }): string => `${formats.number(of.dice)} cancelled`,
  tooWeak: (of: { readonly dice: number }): string => `${formats.number(of.dice)} too weak to count`,
  hits: (of: { readonly dice: number }): string => of.dice === 0 ? 'no hit' : formats.category(of.dice) === 'one' ? `${formats.number(of.dice)} hit` : `${formats.number(of.dice)} hits`,
  nothingLost: (of: { readonly left: number; readonly others: number }): string => `no die is lost: still ${formats.number(of.left)} against ${formats.number(of.others)}`,
  diceLost: (of: { readonly seat: number; readonly lost: number; readonly other: number; readonly theirs: number; readonly left: number; readonly others: number }, say: Voice): string => `${say.does(of.seat, 'lose', 'loses')} ${of.lost === 0 ? 'nothing' : formats.category(of.lost) === 'one' ? `${formats.number(of.lost)} die` : `${formats.number(of.lost)} dice`}, ${say.name(of.other)} ${of.theirs === 0 ? 'nothing' : formats.category(of.theirs) === 'one' ? `${formats.number(of.theirs)} die` : `${formats.number(of.theirs)} dice`}: ${formats.number(of.left)} against ${formats.number(of.others)}`,
  fighterDazed: (of: { readonly seat: number }, say: Voice): string => `${say.does(of.seat, 'are', 'is')} dazed, with one die left`,
  rolledOff: (of: { readonly throws: string }): string => `roll-off: ${of.throws}`,
  throws: (of: { readonly seat: number; readonly die: number }, say: Voice): string => `${say.does(of.seat, 'roll', 'rolls')} ${formats.number(of.die)}`,
  rematchCalled: (of: { readonly rematch: number }): string => `nobody is left to win, so the bout starts again (rematch ${formats.number(of.rematch)})`,
  draw: (of: { readonly why: string }): string => `a draw: ${of.why}`,
  won: (of: { readonly seat: number; readonly why: string }, say: Voice): string => `${say.does(of.seat, 'win', 'wins')} the bout: ${of.why}`,
  why: {
    takenOut: (): string => 'the last die is gone',
    finished: (): string => 'a dazed fighter is finished off',
    bothOut: (): string => 'both fighters are out',
    bothDazed: (): string => 'both fighters are dazed',
    turnLimit: (): string => 'time is called',
    concede: (): string => 'by concession',
    rollOff: (): string => 'by roll-off',
  },
};
