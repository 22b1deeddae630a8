/** Whose charge point is where, and where the viewer has to go next. */

import { laidCard } from '../board.ts';
import { CHARGE_CARDS } from '../content/cards.ts';
import type { Colour, Point } from '../content/face.ts';
import { pixels } from './camera.ts';
import { goalOf } from './foresight.ts';
import { faceOf, nodePlace, placeOf } from './plan.ts';
import type { Scene } from './scene.ts';
import type { Says } from './targets.ts';

/** Where charge of a colour is taken; null while that is not in sight. */
function chargePlace({ shown }: Pick<Scene, 'shown'>, colour: Colour): Point | null {
  const laid = laidCard(shown, CHARGE_CARDS[colour]);
  const charge = laid && faceOf(laid).charge;
  return charge ? placeOf(laid, charge.at) : null;
}

/** The player's name under each charge point. The list of players tells all of it to those who hear. */
export function Owners({ scene, says }: { readonly scene: Scene; readonly says: Says }) {
  const { view, names, viewer } = scene;
  return (
    <div class="cir-owners" aria-hidden="true">
      {view.players.map(({ colour }, seat) => {
        const at = colour && chargePlace(scene, colour);
        if (!at) return null;
        return (
          <span key={colour} class="cir-owner" data-mine={seat === viewer ? '' : undefined} style={pixels(at)}>
            {seat === viewer ? says.you : names[seat]}
          </span>
        );
      })}
    </div>
  );
}

/** Corners round the place the viewer has to reach next. */
export function Goal({ scene }: { readonly scene: Scene }) {
  const { view, shown, me } = scene;
  const goal = me && goalOf(view, shown, me);
  const at = goal && (nodeIsCharge(scene, goal.card) ?? nodePlace(shown, goal));
  if (!at) return null;
  return <path class="cir-goal" transform={`translate(${at.x} ${at.y})`} d={CORNERS} />;
}

const nodeIsCharge = (scene: Scene, card: number): Point | null =>
  scene.me?.colour && CHARGE_CARDS[scene.me.colour] === card ? chargePlace(scene, scene.me.colour) : null;

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
  .map(([x, y]) => `M${2.5 * x!} ${1.3 * y!}V${2.5 * y!}H${1.3 * x!}`)
  .join('');
