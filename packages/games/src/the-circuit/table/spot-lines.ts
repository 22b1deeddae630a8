/** What would come of going, or of being pushed, to a space, in words: seen before it is done, and heard. */

import { modsOf, ringMod } from '../fighters.ts';
import { coordinates, distance, type Hex, radiusOf, zoneOf } from '../hex.ts';
import { type FighterRef, seatOf, type View } from '../state.ts';
import type { CircuitWords } from '../words/catalogue.ts';
import { mover } from '../words/telling.ts';
import { damageOn, hazardAt, ringEffects, toneOf } from './entering.ts';
import { defeatHype } from './forecast.ts';
import { isPushed } from './pushed-along.ts';
import { asState, fighterIn, inRing } from './scene.ts';
import type { Spot } from './spots.ts';

export interface Line {
  readonly text: string;
  readonly tone: 'harm' | 'danger' | 'good' | 'plain';
}

export const nameOf = (view: View, ref: FighterRef | null, words: CircuitWords): string =>
  ref === null ? '' : words.fighter(fighterIn(view, ref).card).name;

/** "row 3, space 5, zone 2 (yellow), Fire Pit, at the edge of the ring"; what is told besides may be left out. */
export function spaceSaid(view: View, hex: Hex, words: CircuitWords, told: readonly Line[] = []): string {
  const { q, r } = coordinates(hex);
  const zone = zoneOf(hex);
  const hazard = hazardAt(view, hex);
  const parts = [
    words.says.space(r + 6, q + Math.min(0, r) + 6),
    ...(zone === null ? [] : [words.zone(zone)]),
    ...(hazard && !told.some(({ text }) => text.startsWith(words.hazard(hazard.id).name))
      ? [words.hazard(hazard.id).name]
      : []),
    ...(radiusOf(hex) === view.radius ? [words.says.atEdge] : []),
  ];
  return parts.join(', ');
}

/** What pressing a space does. */
export function doSaid({ kind, way }: Spot, name: string, { says: { go } }: CircuitWords): string {
  switch (kind) {
    case 'out':
      return go.pushOut(name);
    case 'push':
      return go.pushHere(name);
    case 'deploy':
      return go.deploy(name);
    case 'go':
      return way.length > 0 ? go.here : go.dodgeHere;
  }
}

/** A space for those who listen: what pressing it does, where it is, and all that those who see are shown of it. */
export function spotSaid(view: View, spot: Spot, words: CircuitWords): string {
  const { go } = words.says;
  const done = doSaid(spot, nameOf(view, mover(view), words), words);
  // Nothing to tell is told by silence.
  const silent = [go.plain, go.nobody, go.pushText(nameOf(view, mover(view), words))];
  const comes = linesOf(view, spot, words).filter(({ text }) => !silent.includes(text));
  const where = spot.key === 'out' ? [] : [spaceSaid(view, spot.key, words, comes)];
  const steps = spot.kind === 'go' && spot.way.length > 0 ? [go.steps(spot.way.length)] : [];
  const said = [done, [...where, ...steps].join(', ')].filter(text => text !== '').join(': ');
  return [`${said}.`, ...comes.map(({ text }) => text)].join(' ');
}

export function linesOf(view: View, spot: Spot, words: CircuitWords): Line[] {
  const { go } = words.says;
  const who = mover(view);
  const name = nameOf(view, who, words);
  if (who === null) return [];
  if (spot.key === 'out') return [outLine(view, who, words)];
  const entered = [...slidingOn(view, who, spot, words), ...enteredOn(view, who, spot, words)];
  if (spot.kind === 'push') return entered.length > 0 ? entered : [{ text: go.pushText(name), tone: 'plain' }];
  return [...entered, ...companyAt(view, who, spot, spot.key, words)];
}

/** low-gravity: a Push goes on from the space that is pressed, and perhaps over the edge. */
function slidingOn(view: View, who: FighterRef, { way, isOver = false, kind }: Spot, words: CircuitWords): Line[] {
  const name = nameOf(view, who, words);
  if (isOver) {
    const { text, tone } = outLine(view, who, words);
    return [kind === 'push' || tone === 'plain' ? { text, tone } : { text: ownOut(name, words), tone }];
  }
  return isPushed(view) && way.length > 1 ? [{ text: words.says.go.slides(name), tone: 'plain' }] : [];
}

const ownOut = (name: string, { says }: CircuitWords): string => `${says.forecast.defeated(name)}.`;

/** What comes of leaving the ring by a Push. */
function outLine(view: View, who: FighterRef, words: CircuitWords): Line {
  const { go } = words.says;
  const name = nameOf(view, who, words);
  const isHeld = fighterIn(view, who).stun === 0 && ringMod(asState(view), 'ropes') !== null;
  return isHeld
    ? { text: go.ropes(name), tone: 'plain' }
    : { text: go.pushOutText(name, defeatHype(view)), tone: 'danger' };
}

/** What happens in the zones on the way that one is not in yet, and what the last of them is good for. */
function enteredOn(view: View, who: FighterRef, { way, key }: Spot, words: CircuitWords): Line[] {
  const { go } = words.says;
  const byPush = isPushed(view);
  const { at, damage, stats } = fighterIn(view, who);
  const before = at === null ? null : zoneOf(at);
  const spaces = (way.length > 0 ? way : key === 'out' ? [] : [key]).filter(hex => zoneOf(hex) !== before);
  const hazards = new Set(spaces.flatMap(hex => hazardAt(view, hex) ?? []));
  const end = way.at(-1) ?? key;
  const goal = end === 'out' ? null : hazardAt(view, end);
  const ring = spaces.flatMap(hex => ringEffects(view, zoneOf(hex)).map(words.effect));
  const isOut = damage + damageOn(view, spaces, byPush) >= stats.STA;
  return [
    ...(isOut ? [{ text: `${words.says.forecast.knockOut(nameOf(view, who, words))}.`, tone: 'danger' } as const] : []),
    ...[...hazards].flatMap((hazard): Line[] => {
      const tone = toneOf(hazard, byPush);
      const { name, text } = words.hazard(hazard.id, view.content);
      return tone === null && hazard !== goal ? [] : [{ text: go.enters(name, text), tone: tone ?? 'plain' }];
    }),
    ...(ring.length > 0
      ? [
          {
            text: go.enters(words.ringRules(view.ringRules!).name, `${words.list([...new Set(ring)])}.`),
            tone: 'harm',
          } as const,
        ]
      : []),
  ];
}

/** Who could be hit from there, who could hit, and whether an ally stands by. */
function companyAt(view: View, who: FighterRef, { kind }: Spot, hex: Hex, words: CircuitWords): Line[] {
  const { go } = words.says;
  const near = (ref: FighterRef, reach: number): boolean => distance(hex, fighterIn(view, ref).at!) <= reach;
  const others = inRing(view).filter(ref => ref !== who);
  const foes = others.filter(ref => seatOf(ref) !== seatOf(who));
  const reach = reachOf(view, who);
  const engaged = foes.filter(ref => near(ref, reach));
  const engaging = foes.filter(ref => near(ref, reachOf(view, ref)));
  const hasAlly = others.some(ref => seatOf(ref) === seatOf(who) && near(ref, 1));
  const list = (refs: readonly FighterRef[]): string => words.list(refs.map(ref => nameOf(view, ref, words)));
  const lines: Line[] = [
    ...(engaged.length > 0 ? [{ text: go.engages(list(engaged)), tone: 'good' } as const] : []),
    // Whoever goes there has no combat.
    ...(engaged.length === 0 && kind === 'go' ? [{ text: go.nobody, tone: 'plain' } as const] : []),
    ...(engaging.length > 0 ? [{ text: go.engagedBy(list(engaging)), tone: 'harm' } as const] : []),
    ...(hasAlly ? [{ text: go.tagTeam, tone: 'good' } as const] : []),
  ];
  return lines.length > 0 ? lines : [{ text: go.plain, tone: 'plain' }];
}

/** How far everybody engages: the same for every space, so it is looked up once. */
const REACHES = new WeakMap<View, Map<FighterRef, number>>();

function reachOf(view: View, ref: FighterRef): number {
  const reaches = REACHES.get(view) ?? new Map<FighterRef, number>();
  REACHES.set(view, reaches);
  const known = reaches.get(ref);
  if (known !== undefined) return known;
  const mods = modsOf(asState(view), ref, 'engageRange');
  const reach = mods.reduce((most, { mod }) => Math.max(most, mod.engageRange), 1);
  reaches.set(ref, reach);
  return reach;
}
