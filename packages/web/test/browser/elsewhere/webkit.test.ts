/** What must work everywhere, in WebKit. */

import { findWebKit } from './programs.ts';
import { tour } from './tour.ts';
import { openWebKit } from './webkit.ts';

const programs = findWebKit();

tour({
  name: 'WebKit',
  open: programs === null ? null : () => openWebKit(programs),
  keepsSoon: true,
  // FITE is played by day all the same, over the network and by keys.
  atNight: ['fite', 'circus-combat', 'element-circle', 'the-circuit'],
});
