/** What must work everywhere, in Firefox. */

import { openFirefox } from './firefox.ts';
import { findFirefox } from './programs.ts';
import { tour } from './tour.ts';

const program = findFirefox();

tour({
  name: 'Firefox',
  open: program === null ? null : () => openFirefox(program),
  // It writes what it keeps to the disk, file after file.
  keepsSoon: false,
  // FITE is played by day all the same, over the network and by keys.
  atNight: ['fite', 'circus-combat', 'circuitry', 'the-circuit'],
});
