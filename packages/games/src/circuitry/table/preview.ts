/** What is drawn of a board change before it is played: the ways it connects and cuts, and the viewer's own way over it. */

import { useMemo } from 'preact/hooks';
import type { Point } from '../content/face.ts';
import type { View } from '../state.ts';
import { pathToGoal } from './foresight.ts';
import type { Play } from './plays.ts';
import { drawnRewiring, rewiringOf } from './rewiring.ts';
import { type Route, routeAlong, waysOf } from './routes.ts';
import type { Scene } from './scene.ts';

export interface Preview {
  /** How many pairs of nodes are a step apart then, and were not before. */
  readonly opened: number;
  readonly cut: number;
  readonly lines: Route;
  readonly ends: readonly (readonly Point[])[];
  /** From the viewer's pawn to where it has to go. */
  readonly way: Route;
}

function previewOf(view: View, shown: Scene['shown'], play: Play): Preview {
  const { board, options, players, viewer } = view;
  const rewiring = rewiringOf(board, shown, options.gapRule);
  const { opened, ends } = drawnRewiring(rewiring, board, shown, options.gapRule);
  const me = viewer === null ? null : players[viewer];
  const from = (play.kind === 'step' || play.kind === 'portal' ? play.to : null) ?? me?.pawn;
  const path = me && from ? pathToGoal(view, shown, me, from) : [];
  return {
    opened: rewiring.opened.length,
    cut: rewiring.cut.length,
    lines: opened,
    ends,
    way: from ? routeAlong(waysOf(shown, options.gapRule), from, path) : [],
  };
}

/** The preview of what is chosen; null where the board stays as it is. Worked out once for every choice. */
export function usePreview({ view, shown, resolved: { play } }: Pick<Scene, 'view' | 'shown' | 'resolved'>) {
  const key = play && shown !== view.board ? JSON.stringify({ ...play, send: null, pay: null }) : null;
  return useMemo(() => (key === null ? null : previewOf(view, shown, play!)), [view, key]);
}
