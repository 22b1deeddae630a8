/** Closed fists: somebody has chosen, and nobody sees what. */

import { stamp } from './picture.ts';

/** A fist seen from the front, in the colours of `--die`; the left hand is the right one mirrored. */
export const Fist = stamp(({ hand = 'right' }: { readonly hand?: 'left' | 'right' }) => {
  return (
    <svg class="fist" viewBox="0 0 64 64" aria-hidden="true">
      <g transform={hand === 'left' ? 'translate(64 0) scale(-1 1)' : undefined}>
        <rect class="cuff" x="17" y="50" width="32" height="12" rx="3" />
        <path class="skin" d="M12 26c0-4 3-7 7-7h28c4 0 7 3 7 7v14c0 8-6 13-13 13H25c-7 0-13-5-13-13z" />
        <rect class="skin" x="11" y="11" width="11.5" height="23" rx="5.5" />
        <rect class="skin" x="21.5" y="8.5" width="11.5" height="25" rx="5.5" />
        <rect class="skin" x="32" y="8.5" width="11.5" height="25" rx="5.5" />
        <rect class="skin" x="42.5" y="11.5" width="11.5" height="22" rx="5.5" />
        <path class="skin" d="M10 36c0-5 4-7 9-6l18 3c4 1 5 5 4 8s-4 5-8 4l-15-2c-5 0-8-3-8-7z" />
      </g>
    </svg>
  );
});
