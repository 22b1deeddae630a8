/** What is written on answers: no two of one question read alike. */

import { type FighterRef, type HazardRef, hazardOf, type Move, seatOf, type View } from '../state.ts';
import type { CircuitWords } from '../words/catalogue.ts';
import { effectAt } from '../words/telling.ts';
import { pinOdds } from './odds.ts';
import { fighterIn, movesOf, questionOf, type Scene } from './scene.ts';

/** A move that is made by pressing a fighter. */
export type OfFighter = Exclude<Extract<Move, { fighter: FighterRef }>, { type: 'pickFighter' }>;

/** Nobody has gone anywhere yet, so that they could still move after combat. */
export function isUnmoved(view: View): boolean {
  const question = questionOf(view);
  return question?.name === 'moving' && question.phase === 1 && question.steps === 0;
}

/** What a button says; null for moves that are made in the ring, with a card or with a fighter. */
export function labelOf(view: View, move: Move, words: CircuitWords): string | null {
  const { says } = words;
  switch (move.type) {
    case 'stop':
      return isUnmoved(view) ? says.move.stay : says.move.stop;
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
