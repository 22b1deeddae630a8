/** What must work everywhere, in WebKit. */

import { findWebKit } from './programs.ts';
import { tour } from './tour.ts';
import { openWebKit } from './webkit.ts';

const programs = findWebKit();

tour({
  name: 'WebKit',
  open: programs === null ? null : () => openWebKit(programs),
  keepsSoon: true,
  plays: 'even',
});
