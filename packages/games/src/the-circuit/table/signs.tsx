/** Small signs with one meaning each: card symbols, states, stats, effects, teams. The words beside them say the same. */

import { stamp } from '@roundhouse/kit';

/** Drawn in a square of 24, filled in the colour of the text; `o` is an outline. */
const SIGNS = {
  // Card types: a torso, a boot, a fist.
  B: 'M12 2.5c-1.8 0-3 1.2-3 2.8l-5 2v6l3-1v9h10v-9l3 1v-6l-5-2c0-1.6-1.2-2.8-3-2.8z',
  F: 'M7 2.5h6v10.5l7 3c1.4.7 1.8 2 1.8 5.5H7c-2.4 0-2.8-1.4-2.4-4z',
  H: 'M5 9.5c0-3 2-3 2.6-2 0-3 3.4-3 3.8-.8.4-2.3 3.6-2.2 3.8.3.6-1.7 3.3-1.5 3.3 1.5v5.5c0 4.5-2 7.5-6.5 7.5S5 19 5 14.5z',
  G: 'M12 2.5l2.9 6 6.6.8-4.9 4.5 1.3 6.6-5.9-3.2-5.9 3.2 1.3-6.6-4.9-4.5 6.6-.8z',
  hype: 'M4 8l4-5 4 5 4-5 4 5-2 12H6z',
  damage:
    'M12 1.5l2.2 5.3 5.3-2.3-2.3 5.3 5.3 2.2-5.3 2.2 2.3 5.3-5.3-2.3-2.2 5.3-2.2-5.3-5.3 2.3 2.3-5.3-5.3-2.2 5.3-2.2-2.3-5.3 5.3 2.3z',
  stun: 'M13.5 1.5L4 14h6.5L8.5 22.5 20 9.5h-7z',
  push: 'M3 9h9V4.5l9.5 7.5-9.5 7.5V15H3z',
  dodge: 'M4 19C4 9 9 6 14 6V2l8 6.5-8 6.5v-4.5c-4 0-7 2.5-10 8.5z',
  swap: 'M7 3l-5 5 5 5V9.5h9v-3H7zM17 11l5 5-5 5v-3.500H8v-3h9z',
  heal: 'M9.500 3h5v6.500H21v5h-6.500V21h-5v-6.500H3v-5h6.500z',
  draw: 'M4 6l9-3 5 15-9 3zM17 5h4v15h-2z',
  defeat:
    'M12 2C6.500 2 3 6 3 11c0 3.300 1.600 5.700 4 7v4h10v-4c2.400-1.300 4-3.700 4-7 0-5-3.500-9-9-9zM8.500 9.500l3 3-3 3zM15.500 9.500l-3 3 3 3z',
  hazard: 'M12 2L23 21H1zM11 9v6h2V9zM11 16.500v2.500h2v-2.500z',
  clear: 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z',
  // States.
  immobilized:
    'M12 2a4 4 0 0 0-1.500 7.700V12H7v2.500h3.500V19C7 18.500 5 16.500 4.500 14H2c.5 5 4.500 8 10 8s9.500-3 10-8h-2.500c-.500 2.500-2.500 4.500-6 5v-4.500H17V12h-3.500V9.700A4 4 0 0 0 12 2z',
  knockedDown: 'M3 5h4.500v9H3zM1 17h22v4H1zM9 12a3 3 0 1 1 6 0h6v3H9z',
  taunted: 'M2 9l12-6v16L2 13zM4 14.500h4l1.500 6H6zM17 6l5-2M17 11h6M17 16l5 2',
  dazzled:
    'M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7zm0 3l1.200 2.600 2.800.3-2.100 1.900.6 2.800L12 14.200l-2.500 1.400.6-2.800L8 10.900l2.800-.3z',
  burning:
    'M12 1c1 5 7 7 7 13.500C19 19 16 22.500 12 22.500S5 19 5 14.500C5 11 7.500 9.500 8 6.500c2 1 2.500 2.500 3 4 1.500-2.500 2-6 1-9.500z',
  pumpedUp: 'M3 9h3V6h3v12H6v-3H3zM21 9h-3V6h-3v12h3v-3h3zM9 10.500h6v3H9z',
  accelerated: 'M2 5l8 7-8 7zM11 5l8 7-8 7zM19.500 5H22v14h-2.500z',
  // Stats.
  SPD: 'M13 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM9 8.500l5-.500 3 4h4v2.500h-5l-2-2-1.500 4 3.500 5.500h-3l-3.500-5-4 4H2V18.500h2.500L8 15l1.500-4-2.500 1-1.500 3-2-1z',
  STA: 'M12 21.500C4 15.500 2 12 2 8.500 2 5.500 4.300 3.500 7 3.500c2 0 3.800 1 5 3 1.200-2 3-3 5-3 2.700 0 5 2 5 5 0 3.500-2 7-10 13z',
  COM: 'M3 5l8-3 4 12-8 3zM11 5h10v13h-9l4-2z',
  PIN: 'M2 15h20v5H2zM4 8a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM11 9h9v4.500H9z',
  lamp: 'M12 1.500l3.200 6.700 7.300.9-5.400 5 1.400 7.300L12 17.800l-6.500 3.600 1.400-7.300-5.400-5 7.300-.9z',
  break: 'M4 3h16v18H4zM13 6l-6 7h4l-1 6 7-8h-4.500z',
  notYet: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM10.500 6h3v6l4 3-1.500 2-5.500-4z',
  out: 'M3 3h10v3H6v12h7v3H3zM12 10h4V6l7 6-7 6v-4h-4z',
  // Teams.
  team0: 'M12 1.500l3.200 6.700 7.300.9-5.400 5 1.400 7.300L12 17.800l-6.500 3.600 1.400-7.300-5.400-5 7.300-.9z',
  team1: 'M13.500 1.500L4 14h6.500L8.500 22.500 20 9.500h-7z',
  team2: 'M3 8l4.500 4L12 4l4.500 8L21 8l-2 12H5z',
  vault: 'M3 20c0-12 6-15 9-15s7 2 8 8h3l-4.500 6L14 13h3c-1-3-3-5-5-5-3 0-5 4-5.500 12z',
  whole: 'M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z',
  close:
    'M10 3a7 7 0 1 0 4.200 12.600l5.400 5.400 2-2-5.400-5.400A7 7 0 0 0 10 3zm-1.200 3h2.400v2.800H14v2.400h-2.800V14H8.800v-2.800H6V8.800h2.800z',
  gain: 'M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z',
} as const;

export type SignName = keyof typeof SIGNS;

export const isSign = (name: string): name is SignName => Object.hasOwn(SIGNS, name);

/** One sign as large as the text beside it. */
export const Sign = stamp(({ name }: { readonly name: SignName }) => (
  <svg class="arena-sign" viewBox="0 0 24 24" data-sign={name} aria-hidden="true">
    <path fill-rule="evenodd" d={SIGNS[name]} />
  </svg>
));
