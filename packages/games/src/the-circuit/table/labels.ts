/** What is written on answers: no two of one question read alike. */

import type { ZoneId } from '../content/types.ts';
import { placementsFor } from '../setup.ts';
import { type FighterRef, type FighterView, type HazardRef, hazardOf, type Move, seatOf, type View } from '../state.ts';
import type { CircuitWords } from '../words/catalogue.ts';
import { effectAt } from '../words/telling.ts';
import { pinOdds } from './odds.ts';
import { asState, fighterIn, movesOf, questionOf, type Scene } from './scene.ts';

/** A move that is made by pressing a fighter. */
export type OfFighter = Exclude<Extract<Move, { fighter: FighterRef }>, { type: 'pickFighter' }>;

/** What a fighter forgoes by stopping: whoever has not gone anywhere may move after combat instead. */
export function stopKind(view: View): 'stay' | 'stop' | 'endTurn' {
  const question = questionOf(view);
  if (question?.name !== 'moving') return 'stop';
  if (question.phase === 2) return 'endTurn';
  return question.steps === 0 ? 'stay' : 'stop';
}

/** Whoever stands in the ring and was activated last, while another is to be (ARENA-51). */
export function restingIn(view: View): FighterRef | null {
  const question = questionOf(view);
  if (question?.name !== 'choosingFighter') return null;
  const { last } = view.teams[question.seat]!;
  return last !== null && fighterIn(view, last).at !== null ? last : null;
}

/** Where a team deploys that had no other zone to choose (ARENA-R72); null while anything else is asked than who of it starts on the Bench. */
export function forcedZone(view: View): ZoneId | null {
  const question = questionOf(view);
  if (question?.name !== 'benching') return null;
  const before = view.order.slice(0, view.order.indexOf(question.seat));
  const teams = view.teams.map((team, seat) => (before.includes(seat) ? team : { ...team, zone: null }));
  const [zone, ...others] = placementsFor(asState({ ...view, teams }));
  return zone === undefined || others.length > 0 ? null : zone;
}

/** What a button says; null for moves that are made in the ring, with a card or with a fighter. */
export function labelOf(view: View, move: Move, words: CircuitWords): string | null {
  const { says } = words;
  switch (move.type) {
    case 'stop':
      return says.move[stopKind(view)];
    case 'dodge':
      return move.dir === 'none' ? says.go.noDodge : null;
    case 'react':
      return move.dir === 'none' ? says.go.noReaction : null;
    case 'effect':
      return says.effect.first(effectSaid(view, move.index, words));
    case 'order':
      return says.order(words.trigger(move.trigger));
    case 'noShift':
      return says.zone.noShift;
    case 'noPin':
      return says.pin.not;
    case 'pay':
      return words.move(move, view);
    case 'use':
      return says.act.use(words.ability(move.ability, view.content).name);
    default:
      return null;
  }
}

function effectSaid(view: View, index: number, words: CircuitWords): string {
  const effect = effectAt(view, index);
  return effect ? words.effect(effect) : `${index + 1}`;
}

/** How it stands: what is left of it, or that it is on the Bench; its Stun tokens and states. */
export const conditionSaid = ({ stats, damage, stun, at, states }: FighterView, words: CircuitWords): string[] => [
  at === null ? words.says.onBench : words.says.health(Math.max(0, stats.STA - damage), stats.STA),
  ...(stun > 0 ? [words.says.stunHas(stun, stats.PIN)] : []),
  ...states.map(state => words.state(state).name),
];

type Choosing = Pick<Scene, 'view' | 'moves' | 'names' | 'viewer'>;

/** Whose it is, behind its name. */
const owned = (name: string, seat: number, { names, viewer }: Choosing, words: CircuitWords): string =>
  `${name} · ${words.player(seat, names, viewer)}`;

/** A fighter's name; with whose it is, where another of the same name could be chosen instead. */
export function nameAmong(
  scene: Choosing,
  ref: FighterRef,
  words: CircuitWords,
  among: readonly FighterRef[] = fightersIn(scene),
): string {
  const nameOf = (one: FighterRef): string => words.fighter(fighterIn(scene.view, one).card).name;
  const name = nameOf(ref);
  const isAlone = among.every(other => other === ref || nameOf(other) !== name);
  return isAlone ? name : owned(name, seatOf(ref), scene, words);
}

const fightersIn = ({ moves }: Choosing): FighterRef[] =>
  moves.flatMap(move => ('fighter' in move && move.type !== 'pickFighter' ? [move.fighter] : []));

/** The hazard that is about to be moved; with whose it is, where two teams brought the same. */
export function hazardLabel(scene: Choosing, ref: HazardRef, words: CircuitWords): string {
  const { name } = words.hazard(hazardOf(ref), scene.view.content);
  const isAlone = movesOf(scene.moves, 'shift').every(
    ({ hazard }) => hazard === ref || hazardOf(hazard) !== hazardOf(ref),
  );
  return words.says.zone.chooseHazard(isAlone ? name : owned(name, seatOf(ref), scene, words));
}

/** What pressing a fighter does. */
export function pickSaid(scene: Choosing, move: OfFighter, words: CircuitWords): string {
  const { says } = words;
  const name = nameAmong(scene, move.fighter, words);
  switch (move.type) {
    case 'bench':
      return says.benchIt(name);
    case 'return':
      return says.returnIt(name);
    case 'activate':
      return says.activate(name);
    case 'tagOut':
      return says.tagOut(name);
    case 'target':
      return says.targetIt(name);
    case 'ally':
      return says.allyIt(name);
    case 'pin':
      return says.pin.choose(name, pinOdds(scene.view, seatOf(move.fighter), scene.view.activation?.fighter));
  }
}
