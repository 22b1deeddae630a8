/** What of the others answers the question: who to choose, and of zones that lie shut what can be pressed in them. */

import { Button } from '@roundhouse/kit';
import { useWords } from '../words/catalogue.ts';
import { moveOfPermanent, moveOfSeat, othersOf, type Scene, slotUse } from './scene.ts';
import { Permanents, Slots } from './zone.tsx';

export interface TargetsProps {
  readonly scene: Scene;
  /** Whether all zones lie open, so that everything can be pressed where it is. */
  readonly isRoomy: boolean;
}

/** In the question rather than on the table: a zone that grew for its answer would push everything below it away. */
export function Targets({ scene, isRoomy }: TargetsProps) {
  const others = othersOf(scene.view, scene.near);
  return (
    <>
      <Opponents scene={scene} others={others} />
      {!isRoomy && (
        <div class="ec-shuts">
          {others.map(seat => (
            <Shut key={seat} scene={scene} seat={seat} />
          ))}
        </div>
      )}
    </>
  );
}

function Opponents({ scene, others }: { readonly scene: Scene; readonly others: readonly number[] }) {
  const words = useWords();
  const { moves, names, viewer, send } = scene;
  const wanted = others.filter(seat => moveOfSeat(moves, seat) !== null);
  if (wanted.length === 0) return null;
  return (
    <div class="ec-answers">
      {wanted.map(seat => (
        <Button
          key={seat}
          class="ec-choose"
          data-first=""
          data-thing={`seat:${seat}`}
          onClick={() => send(moveOfSeat(moves, seat)!)}
        >
          {words.says.choosePlayer(words.player(seat, names, viewer))}
        </Button>
      ))}
    </div>
  );
}

/** What can be pressed in a zone; nothing if nothing can. */
function Shut({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const words = useWords();
  const { view, moves, names, viewer } = scene;
  const { slots, permanents } = view.players[seat]!;
  const wanted = permanents.filter(({ id }) => moveOfPermanent(moves, id) !== null);
  const hasSlot = slots.some((_, i) => slotUse(scene, `P${seat}.${i}`).press !== null);
  if (!hasSlot && wanted.length === 0) return null;
  return (
    <section class="ec-shut" aria-label={words.zone(seat, names, viewer)}>
      <b class="ec-name">
        <span>{words.player(seat, names, viewer)}</span>
      </b>
      {hasSlot && <Slots scene={scene} seat={seat} />}
      <Permanents scene={scene} permanents={wanted} />
    </section>
  );
}
