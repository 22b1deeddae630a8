/** Mini cards: movement cards with a coloured node, nine actions with their icons, and the backs of their decks. */

import { stamp } from '@roundhouse/kit';
import { type GoldAction, type GreenKind, isGreenKind, isMoveColour, type Mini } from '../content/face.ts';
import { BOLT, letterAt, OUTLINES } from './shapes.ts';

/** Lines on a 24-unit square, as the kit's icons are. */
export const ACTION_ICONS: { readonly [K in GreenKind | GoldAction]: string } = {
  // A card, and an arrow half round it.
  Rotate: 'M9 6.5h6v11H9zM4.6 9.5A8 8 0 0 1 19 8M19.4 3.8V8h-4.2M19.4 14.5A8 8 0 0 1 5 16M4.6 20.2V16h4.2',
  Swap: 'M3.5 4.5h6v9h-6zM14.5 10.5h6v9h-6zM13 5h5.5m0 0l-2-2m2 2l-2 2M11 19H5.5m0 0l2-2m-2 2l2 2',
  // A card lifted about its long axis.
  Flip: 'M12 2.5v3m0 3v3m0 3v3m0 3v2M10 6l-6-1.5v15L10 18zM14 6l6-1.5v15L14 18',
  Slide: 'M3.5 3.5h6v9h-6zM14.5 3.5h6v9h-6M6.5 15.5v4.5h11m0 0l-3-2.5m3 2.5l-3 2.5',
  // A hand's push on a pawn.
  Force:
    'M16 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM13.5 19.5c0-4 1-6 1.2-8.5h2.6c.2 2.5 1.2 4.5 1.2 8.5zM2.5 8h7m0 0L7 5.5M9.5 8L7 10.5M2.5 14.5h6m0 0L6 12m2.5 2.5L6 17',
  Portal:
    'M12 4a8 8 0 0 1 8 8c0 3.5-2.5 6-5.5 6S9.5 16 9.5 13.5 11 10 12.7 10M12 20a8 8 0 0 1-8-8c0-3.5 2.5-6 5.5-6s5 2 5 4.5S13 14 11.3 14',
  Inhibit: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9.5H5zM12 14.5v2.5',
  Free: 'M7 11V7.5A5 5 0 0 1 16.6 6M5 11h14v9.5H5zM12 14.5v2.5M19 3l1.5-1.5M20.5 6h2M16 1.5V0',
  Exchange: 'M4 8.5h15m0 0l-4-4m4 4l-4 4M20 16H5m0 0l4-4m-4 4l4 4',
};

interface MiniProps {
  readonly mini: Mini;
  readonly letter: string;
}

/** The face of a mini, on 40 by 52 units; `letter` is that of a movement card's colour. */
export const MiniFace = stamp(({ mini, letter }: MiniProps) => (
  <svg
    class="cir-mini-art"
    viewBox="0 0 40 52"
    aria-hidden="true"
    data-deck={isGreenKind(mini) ? 'green' : 'gold'}
    data-c={isMoveColour(mini) ? mini : undefined}
  >
    <rect class="cir-mini-body" x="1" y="1" width="38" height="50" rx="5" />
    <rect class="cir-mini-frame" x="3.5" y="3.5" width="33" height="45" rx="3" />
    {isMoveColour(mini) ? (
      <>
        <path class="cir-mini-trace" d="M20 4v11M20 37v11M4 26h6M30 26h6" />
        <g transform="translate(20 26) scale(9.6)">
          <path class="cir-node" data-c={mini} d={OUTLINES[mini]} />
          {mini === 'K' ? (
            <path class="cir-mini-star" transform="scale(.5)" d={BOLT} />
          ) : (
            <text class="cir-letter" data-c={mini} y={letterAt(mini) + 0.42}>
              {letter}
            </text>
          )}
        </g>
      </>
    ) : (
      <path class="cir-mini-icon" transform="translate(6.8 12.8) scale(1.1)" d={ACTION_ICONS[mini]} />
    )}
  </svg>
));

/** The back of the gold or the green deck. */
export const MiniBack = stamp(({ deck }: { readonly deck: 'gold' | 'green' }) => (
  <svg class="cir-mini-art" viewBox="0 0 40 52" aria-hidden="true" data-deck={deck}>
    <rect class="cir-back-body" x="1" y="1" width="38" height="50" rx="5" />
    <path class="cir-back-trace" d="M6 12h8l4 4v20l-4 4H6M34 12h-8l-4 4v20l4 4h8M14 6v6M26 6v6M14 46v-6M26 46v-6" />
    <circle class="cir-back-boss" cx="20" cy="26" r="6.5" />
    <path class="cir-back-bolt" transform="translate(20 26) scale(3.6)" d={BOLT} />
  </svg>
));
