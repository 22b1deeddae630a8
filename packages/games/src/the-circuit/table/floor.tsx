/** The floor of the ring: 91 spaces, seven zones by colour, number and texture, hazards, deployment zones, and the edge one falls from. */

import { still } from '@roundhouse/kit';
import { ZONES, type ZoneId } from '../content/types.ts';
import { RING_RADIUS } from '../content/zones.ts';
import { type Hex, radiusOf, ZONE_CENTRE } from '../hex.ts';
import type { View } from '../state.ts';
import { HazardArt } from './hazard-art.tsx';
import {
  at,
  BOARD,
  BOARD_HEIGHT,
  BOARD_WIDTH,
  openGround,
  placeOfHex,
  rimPath,
  zoneOutline,
  zonePath,
} from './places.ts';
import { Sign, type SignName } from './signs.tsx';

interface FloorProps {
  readonly view: View;
  /** Something may fall over the edge now. */
  readonly isEdgeHot: boolean;
}

const keyOf = ({ view: { radius, teams }, isEdgeHot }: FloorProps): string =>
  `${radius} ${isEdgeHot} ${teams.map(({ hazard, hazardZone, zone }) => `${hazard} ${hazardZone} ${zone}`).join()}`;

export const Floor = still(({ view, isEdgeHot }: FloorProps) => {
  const { radius, teams } = view;
  const isInRing = (hex: Hex): boolean => radiusOf(hex) <= radius;
  return (
    <div class="arena-floor" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`${-BOARD.side * 100} ${-BOARD.up * 100} ${BOARD_WIDTH * 100} ${BOARD_HEIGHT * 100}`}
      >
        <Textures />
        <path class="arena-pit" d={rimPath(radius, 1.2, 0.42)} />
        <path class="arena-side" d={rimPath(radius, 1.02, 0.3)} />
        <path class="arena-rim" d={rimPath(radius, 1.02)} data-hot={isEdgeHot ? '' : undefined} />
        <path class="arena-chevrons" d={rimPath(radius, 1.02)} />
        <path class="arena-mat" d={rimPath(radius, 0.68)} />
        <path class="arena-open" d={openGround(isInRing)} />
        {ZONES.map(zone => (
          <g key={zone} class="arena-zone" data-zone={zone}>
            <path class="arena-zone-fill" d={zonePath(zone, isInRing)} />
            <path class="arena-zone-texture" d={zonePath(zone, isInRing)} fill={`url(#arena-texture-${zone})`} />
            {radius === RING_RADIUS && <path class="arena-zone-line" d={zoneOutline(zone, 0.99)} />}
          </g>
        ))}
        {teams.map(
          ({ zone }, seat) =>
            zone !== null && <path key={seat} class="arena-deploy" data-team={seat} d={zoneOutline(zone, 0.95)} />,
        )}
        {teams.map(
          ({ hazardZone }, seat) =>
            hazardZone !== null && <path key={seat} class="arena-hazard-line" d={zoneOutline(hazardZone, 0.95)} />,
        )}
      </svg>
      {ZONES.map(zone => (
        <span key={zone} class="arena-zone-number" style={at(placeOfHex(ZONE_CENTRE[zone]!))}>
          {zone}
        </span>
      ))}
      {teams.map(({ hazard, hazardZone, zone }, seat) => (
        <>
          {hazard !== null && hazardZone !== null && (
            <span key={`h${seat}`} class="arena-hazard" style={at(placeOfHex(ZONE_CENTRE[hazardZone]!))}>
              <HazardArt hazard={hazard} />
            </span>
          )}
          {zone !== null && (
            <span key={`z${seat}`} class="arena-emblem" data-team={seat} style={at(placeOfHex(ZONE_CENTRE[zone]!))}>
              <Sign name={`team${seat}` as SignName} />
            </span>
          )}
        </>
      ))}
    </div>
  );
}, keyOf);

/** A texture for each zone, so that colour does not speak alone; and the stripes of the edge. */
const TEXTURES: { readonly [Z in ZoneId]: { readonly size: number; readonly d: string } } = {
  0: { size: 20, d: 'M5 5h.1M15 15h.1' },
  1: { size: 18, d: 'M0 18L18 0M-4 4L4 -4M14 22L22 14' },
  2: { size: 22, d: 'M0 11H22M11 0V22' },
  3: { size: 24, d: 'M0 8q6-8 12 0t12 0M0 20q6-8 12 0t12 0' },
  4: { size: 14, d: 'M0 4H14M0 11H14' },
  5: { size: 24, d: 'M12 3L21 12L12 21L3 12z' },
  6: { size: 14, d: 'M4 0V14M11 0V14' },
};

const Textures = () => (
  <defs>
    {ZONES.map(zone => (
      <pattern
        key={zone}
        id={`arena-texture-${zone}`}
        width={TEXTURES[zone].size}
        height={TEXTURES[zone].size}
        patternUnits="userSpaceOnUse"
      >
        <path class="arena-texture" d={TEXTURES[zone].d} />
      </pattern>
    ))}
    <pattern id="arena-stripes" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="arena-stripe" d="M0 0H20V40H0z" />
    </pattern>
  </defs>
);
