/** Where hazards and deployment zones may be placed in a set-up (ARENA-20…23, R5–R9). */

import type { RingRulesCard, ZoneId } from './types.ts';
import { ZONE } from './zones.ts';

/** What has been placed so far, both in player order. All hazards come before the first deployment zone. */
export interface Placed {
  readonly hazards: readonly ZoneId[];
  readonly deployments: readonly ZoneId[];
}

export const NOTHING_PLACED: Placed = { hazards: [], deployments: [] };

/** Whether the next thing to be placed is a hazard; otherwise it is a deployment zone. */
const isHazardNext = (placed: Placed, teams: number): boolean => placed.hazards.length < teams;

const isEmpty = ({ hazards, deployments }: Placed, zone: ZoneId): boolean =>
  !hazards.includes(zone) && !deployments.includes(zone);

const neighbours = (zone: ZoneId, some: readonly ZoneId[]): boolean =>
  some.some(other => ZONE[zone].neighbours.includes(other));

function takesHazard(card: RingRulesCard, placed: Placed, zone: ZoneId): boolean {
  const isLinked = card.hazardLink !== 'neighbourEarlier' || placed.hazards.length === 0;
  return isEmpty(placed, zone) && (isLinked || neighbours(zone, placed.hazards));
}

function takesDeployment(card: RingRulesCard, placed: Placed, teams: number, zone: ZoneId): boolean {
  if (zone === 0 || !isEmpty(placed, zone) || neighbours(zone, placed.deployments)) return false;
  const [first] = placed.deployments;
  const mustFace = card.deployLink === 'opposite' && teams === 2 && first !== undefined;
  return !mustFace || ZONE[first].opposite === zone;
}

/** Zones that the card and what stands there allow, whether or not the set-up can then be completed. */
function allowedZones(card: RingRulesCard, placed: Placed, teams: number): readonly ZoneId[] {
  return isHazardNext(placed, teams)
    ? card.hazardZones.filter(zone => takesHazard(card, placed, zone))
    : card.deployZones.filter(zone => takesDeployment(card, placed, teams, zone));
}

const withZone = (placed: Placed, teams: number, zone: ZoneId): Placed =>
  isHazardNext(placed, teams)
    ? { ...placed, hazards: [...placed.hazards, zone] }
    : { ...placed, deployments: [...placed.deployments, zone] };

/** Whether everything that is still to be placed can be placed (ARENA-R8). */
export function canComplete(card: RingRulesCard, placed: Placed, teams: number): boolean {
  if (placed.deployments.length === teams) return true;
  return allowedZones(card, placed, teams).some(zone => canComplete(card, withZone(placed, teams, zone), teams));
}

/** Zones in which the next hazard or deployment zone may be placed. */
export const placementZones = (card: RingRulesCard, placed: Placed, teams: number): readonly ZoneId[] =>
  allowedZones(card, placed, teams).filter(zone => canComplete(card, withZone(placed, teams, zone), teams));
