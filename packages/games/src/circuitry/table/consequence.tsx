/** What a play would come to, before it is played: whose way becomes longer or shorter, what it connects and what it cuts. */

import { useMemo } from 'preact/hooks';
import { paymentFor } from './draft.ts';
import { type Change, changesBy } from './foresight.ts';
import { Pawn } from './pawn.tsx';
import type { Play } from './plays.ts';
import type { Scene } from './scene.ts';
import type { Says } from './targets.ts';

interface ConsequenceProps {
  readonly scene: Scene;
  readonly says: Says;
}

export function Consequence({ scene, says }: ConsequenceProps) {
  const { view, preview, walk, resolved } = scene;
  // A walk is to its end what a step is.
  const meant = walk ? { kind: 'step' as const, to: walk.node } : (resolved.play ?? declaredIn(scene));
  const key = meant && JSON.stringify({ ...meant, send: null, pay: null });
  const changes = useMemo(() => (meant ? changesBy(view, meant) : []), [view, key]);
  const isBare = paysLastBlack(scene);
  if (changes.length === 0 && !preview && !isBare) return null;
  return (
    <ul class="cir-changes">
      {changes.map(change => (
        <WayChange key={change.seat} scene={scene} change={change} says={says} />
      ))}
      {preview && <li data-links="">{says.rewires(preview.opened, preview.cut)}</li>}
      {isBare && <li data-links="">{says.lastBlack}</li>}
    </ul>
  );
}

/** Whether what the winning delivery takes would be gone. A puzzle is for finding that out. */
export function paysLastBlack({ view, me, walk, resolved }: Pick<Scene, 'view' | 'me' | 'walk' | 'resolved'>): boolean {
  const { play } = resolved;
  if (!me || view.mode === 'puzzle' || play?.kind === 'deliver') return false;
  const pays = walk ? (paymentFor(me, walk.steps) ?? []) : [play?.pay, play?.payPortal];
  const spent = pays.filter(colour => colour === 'K').length;
  return spent > 0 && spent === me.minis?.filter(mini => mini === 'K').length;
}

/** What somebody else is about to do, and may be kept from. */
function declaredIn({ view: { asking }, intent }: Scene): Omit<Play, 'send'> | null {
  const play = asking?.play;
  if (!intent || !play || !('to' in play)) return null;
  return { kind: 'step', target: intent.mover, to: play.to, ...('axis' in play && play.axis && { axis: play.axis }) };
}

function WayChange({ scene, change, says }: ConsequenceProps & { readonly change: Change }) {
  const { view, names, viewer } = scene;
  const { seat, before, after } = change;
  const colour = view.players[seat]!.colour!;
  const name = seat === viewer ? says.you : names[seat]!;
  const isGood = (after ?? 99) < (before ?? 99);
  const said = (steps: number | null): string => (steps === null ? says.noPath : `${steps}`);
  return (
    <li data-good={isGood === (seat === viewer) ? '' : undefined}>
      <span class="cir-chip-pawn">
        <Pawn colour={colour} letter={says.letters[colour]} charge={view.players[seat]!.carried} />
      </span>
      <span class="unseen">{says.goesFrom(name, said(before), said(after))}</span>
      <span aria-hidden="true">
        {said(before)} → <b>{seat === viewer && after !== null ? says.left(after) : said(after)}</b>
      </span>
    </li>
  );
}
