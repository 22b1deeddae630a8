/** A medal for each thing that can be earned: in gold on its ribbon once it is, before that the mould that it will be cast in. */

import type { Trophy } from '../../play/kept/trophies.ts';

/** What is struck on each, around the middle of its disc. */
const STRUCK: { readonly [T in Trophy]: string } = {
  firstWin: 'M0-13l3.7 8.6 9.3.8-7.1 6.1 2.2 9.1L0 6.7l-8.1 4.9 2.2-9.1L-13-3.6l9.3-.8z',
  company:
    'M-6-10a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM6-10a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM-13 10c0-7 2.5-10 7-10 2.6 0 4.7 1 6 3.2C1.3 1 3.4 0 6 0c4.5 0 7 3 7 10z',
  fullTable:
    'M0-6a6 6 0 1 1 0 12A6 6 0 1 1 0-6zM0-14a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM0 8a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM-11-3a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM11-3a3 3 0 1 1 0 6 3 3 0 1 1 0-6z',
  revenge:
    'M-12-12l4 1L1-2-2 1l-9-9zM12-12l-4 1-13.5 13.5 3 3L11-8zM-9 2l7 7-2 2-2-2-4 4-2-2 4-4-3-3zM9 2L2 9l2 2 2-2 4 4 2-2-4-4 3-3z',
  student: 'M0-10l15 6L0 2l-15-6zM-8 1.5L0 5l8-3.5V7c-4 3.5-12 3.5-16 0zM12-2.5h2V8h-2z',
  week: 'M1-14c1 5 8 8 8 16a9 9 0 0 1-18 0c0-4 2-7 4-9 0 3 1 4.5 2.5 5C-3-6-2-11 1-14z',
  champion: 'M-13-7l7 6 6-10 6 10 7-6-3 14h-20zM-10 9h20v3.5h-20z',
  ladder: 'M-8-13h3.5v5h9v-5H8v26H4.5v-5h-9v5H-8zM-4.5-5v3.5h9V-5zM-4.5 1.5V5h9V1.5z',
  everyTable: 'M0-13l14 11h-4v13H3.5V3h-7v8H-10V-2h-4z',
};

export const Medal = ({ trophy }: { readonly trophy: Trophy }) => (
  <svg class="medal" viewBox="-32 -40 64 80" aria-hidden="true">
    <path class="medal-ribbon" d="M-16-40h12l8 22-10 6zM16-40H4l-8 22 10 6z" />
    <circle class="medal-disc" cy={10} r={26} />
    <circle class="medal-rim" cy={10} r={21.5} />
    <path class="medal-struck" d={STRUCK[trophy]} transform="translate(0 10)" fill-rule="evenodd" />
  </svg>
);
