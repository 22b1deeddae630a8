/** The 11 Ring Rules cards of `ref-1`: where hazards and deployment zones may go, and what is special in the match. */

import { become, damage } from './building.ts';
import { type RingMod, type RingRulesCard, type RingRulesId, ZONES, type ZoneId } from './types.ts';

/** Every zone but the one in the middle. */
const OUTER: readonly ZoneId[] = ZONES.filter(zone => zone !== 0);

const open = (id: RingRulesId, name: string, ...mods: RingMod[]): RingRulesCard => ({
  id,
  name,
  hazardZones: ZONES,
  deployZones: OUTER,
  mods,
});
/** No hazard in the middle. */
const clearCentre = (id: RingRulesId, name: string, ...mods: RingMod[]): RingRulesCard => ({
  ...open(id, name, ...mods),
  hazardZones: OUTER,
});

export const RING_RULES: readonly RingRulesCard[] = [
  open('home-turf', 'Home Turf'),
  clearCentre('center-stage', 'Center Stage', { m: 'zoneActivationEnd', zone: 0, hype: 1 }),
  clearCentre('carousel', 'Carousel', { m: 'rotateHazards' }),
  { ...open('twin-terrors', 'Twin Terrors', { m: 'pushedIntoHazardHype', n: 1 }), hazardLink: 'neighbourEarlier' },
  { ...open('face-off', 'Face-Off'), deployLink: 'opposite' },
  open('low-gravity', 'Low Gravity', { m: 'spd', add: 1 }, { m: 'pushSpaces', n: 2 }),
  open('live-ropes', 'Live Ropes', { m: 'ropes' }),
  open('fast-count', 'Fast Count', { m: 'pinCount', n: 2 }),
  open('prime-time', 'Prime Time', { m: 'startHype', n: 3 }, { m: 'defeatHype', n: 4 }),
  clearCentre('scorched-core', 'Scorched Core', {
    m: 'zoneEnter',
    zone: 0,
    do: [[damage(1, 'self'), become('burning', 'self')]],
  }),
  open('countdown', 'Countdown', {
    m: 'shrink',
    at: [
      { afterRound: 6, radius: 4 },
      { afterRound: 10, radius: 3 },
    ],
  }),
];
