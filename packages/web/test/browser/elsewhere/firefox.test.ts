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
  plays: 'odd',
});
