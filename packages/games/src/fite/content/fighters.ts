/** The pugilists one can lead: two for each power and two without. */

import type { Power } from '../state.ts';

export interface FighterDef {
  readonly id: string;
  readonly name: string;
  readonly power: Power | null;
  /** Main colour, `#rrggbb`. */
  readonly colour: string;
  readonly motto: string;
  /** Called out on winning, on losing and on using the power. */
  readonly barks: { readonly win: string; readonly lose: string; readonly power: string };
}

/** All fighters, in the order they are offered. */
export const FIGHTERS = [
  {
    id: 'bramble-voss',
    name: 'Bramble Voss',
    power: 'aggressive',
    colour: '#9a1e1f',
    motto: 'One more step. Go on, I dare you.',
    barks: { win: 'Told you I was prickly.', lose: 'Pruned. Me, of all people.', power: 'Back off, all of you!' },
  },
  {
    id: 'madam-cinder',
    name: 'Madam Cinder',
    power: 'aggressive',
    colour: '#ea7940',
    motto: 'Nobody raises a hand in my parlour.',
    barks: { win: 'Do see yourself out.', lose: 'How very rude.', power: 'Hands down, darling!' },
  },
  {
    id: 'oxbow',
    name: 'Oxbow',
    power: 'brutal',
    colour: '#511029',
    motto: 'Doors are for people who can stop.',
    barks: { win: 'Was there a fight?', lose: 'Going to need a bigger barn.', power: 'MOOOVE!' },
  },
  {
    id: 'hammer-lotte',
    name: 'Hammer Lotte',
    power: 'brutal',
    colour: '#da73a6',
    motto: 'Everything is a tent peg if you try.',
    barks: { win: 'And that one is in straight.', lose: 'Bent. Pull me out.', power: 'Mind your toes!' },
  },
  {
    id: 'professor-quill',
    name: 'Professor Quill',
    power: 'cunning',
    colour: '#9159cb',
    motto: 'I read the last page first.',
    barks: { win: 'Class dismissed.', lose: 'I shall amend the footnote.', power: 'A small correction.' },
  },
  {
    id: 'twist-marlow',
    name: 'Twist Marlow',
    power: 'cunning',
    colour: '#c0d01b',
    motto: 'Which hand? Wrong. Neither.',
    barks: { win: 'Ta-da!', lose: 'That was meant to happen. No.', power: 'Look over there!' },
  },
  {
    id: 'dash-pepperell',
    name: 'Dash Pepperell',
    power: 'fast',
    colour: '#fcf181',
    motto: 'You will hear about it afterwards.',
    barks: { win: 'Late for the next one, bye!', lose: 'Ran out of road.', power: 'Already behind you.' },
  },
  {
    id: 'needle-anwick',
    name: 'Needle Anwick',
    power: 'fast',
    colour: '#a6f8fc',
    motto: 'There is always a gap.',
    barks: { win: 'Neatly stitched.', lose: 'I have lost my thread.', power: 'Found it!' },
  },
  {
    id: 'little-wren',
    name: 'Little Wren',
    power: 'swift',
    colour: '#80a8fe',
    motto: 'The floor is only a suggestion.',
    barks: { win: 'Sing about that!', lose: 'Clipped.', power: 'Up, over, and here.' },
  },
  {
    id: 'skip-lantern',
    name: 'Skip Lantern',
    power: 'swift',
    colour: '#1d09c4',
    motto: 'Where the light was, I am not.',
    barks: { win: 'Lights out.', lose: 'Who moved the dark?', power: 'Hop to it!' },
  },
  {
    id: 'old-cobble',
    name: 'Old Cobble',
    power: 'tough',
    colour: '#5b667b',
    motto: 'Carts have gone over me for years.',
    barks: { win: 'Still here.', lose: 'Mind the hole I leave.', power: 'Hit that again.' },
  },
  {
    id: 'barrel-bea',
    name: 'Barrel Bea',
    power: 'tough',
    colour: '#bd5521',
    motto: 'Hooped with iron, filled with vinegar.',
    barks: { win: 'Roll me home, friends.', lose: 'Sprung a leak.', power: 'Thump away, petal.' },
  },
  {
    id: 'plain-jory',
    name: 'Plain Jory',
    power: null,
    colour: '#6bdcb2',
    motto: 'No tricks. Two fists. Come on.',
    barks: { win: 'Just practice, that is.', lose: 'Fair and square.', power: 'I only have the fists.' },
  },
  {
    id: 'nan-threadgold',
    name: 'Nan Threadgold',
    power: null,
    colour: '#142179',
    motto: 'I have a brick in this bag, dear.',
    barks: { win: 'Now wash your face.', lose: 'My tea will be cold.', power: 'No need for any of that.' },
  },
] as const satisfies readonly FighterDef[];

/** A fighter of this roster. */
export type Contender = FighterDef & { readonly id: (typeof FIGHTERS)[number]['id'] };
