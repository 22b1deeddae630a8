/** What would come of going, or of being pushed, to a space: said before it is done. */

import { Button } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import type { View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { mover } from '../words/telling.ts';
import { abilityIn, questionOf, type Scene } from './scene.ts';
import { doSaid, linesOf, nameOf } from './spot-lines.ts';
import { canHover, type Spot } from './spots.ts';

interface SpotPreviewProps {
  readonly scene: Scene;
  readonly spots: readonly Spot[];
  /** What can be done instead. */
  readonly children: ComponentChildren;
}

/** The space that is looked at, and the button that goes there. */
export function SpotPreview({ scene, spots, children }: SpotPreviewProps) {
  const words = useWords();
  const { view, draft, send } = scene;
  const spot = draft.hex === null ? undefined : spots.find(({ key }) => key === draft.hex);
  if (!spot)
    return spots.length === 0 ? null : (
      <p class="arena-note">{canHover() ? words.says.go.press : words.says.go.pressTwice}</p>
    );
  const name = nameOf(view, mover(view), words);
  const pushes = pushesLeft(view);
  return (
    <div class="arena-preview">
      <ul class="arena-forecast">
        {linesOf(view, spot, words).map(({ text, tone }) => (
          <li key={text} data-tone={tone}>
            {text}
          </li>
        ))}
      </ul>
      <div class="arena-answers">
        <Button tone="strong" class="arena-do" onClick={() => send(spot.move)}>
          {doSaid(spot, name, words)}
        </Button>
        {spot.kind === 'push' && pushes > 1 && spot.move.type === 'push' && spot.move.dir !== 'out' && (
          <Button onClick={() => send({ type: 'pushLine', dir: (spot.move as { dir: 'E' }).dir })}>
            {words.says.go.pushAll(pushes)}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

/** How many Pushes of this group are left, with the one that is asked. */
export function pushesLeft(view: View): number {
  const resolving = view.stack.findLast(frame => frame.name === 'resolving');
  if (resolving?.source.kind !== 'ability' || questionOf(view)?.name !== 'choosingPush') return 0;
  const group = abilityIn(view, resolving.user, resolving.source.ability)?.groups[resolving.group];
  return resolving.left.reduce((sum, n, i) => sum + (group?.[i]?.k === 'push' ? n : 0), 1);
}
