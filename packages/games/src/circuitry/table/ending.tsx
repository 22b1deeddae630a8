/** The end of a game on a stage: the master node lit up, who stands before it, and who brought what. */

import type { Seat } from '@roundhouse/kernel';
import { Button } from '@roundhouse/kit';
import type { PlayerView, View } from '../state.ts';
import { Pawn } from './pawn.tsx';
import type { Scene } from './scene.ts';
import { BOLT } from './shapes.ts';
import type { Says } from './targets.ts';

interface EndingProps {
  readonly scene: Scene;
  readonly says: Says;
  readonly onLook: () => void;
}

export function Ending({ scene, says, onLook }: EndingProps) {
  const { view, viewer } = scene;
  const { winners, reason } = view.result!;
  const ending = says.ending;
  const title = titleSaid(scene, ending);
  return (
    <section class="cir-ending" data-won={viewer !== null && winners.includes(viewer) ? '' : undefined}>
      <Stage view={view} winners={winners} letters={says.letters} />
      <h2 class="poster cir-ending-title">{title}</h2>
      <p>
        {ending[reason]} {view.mode === 'game' && `${ending.rounds(view.round)}.`}
      </p>
      {view.mode === 'game' && <Ranking scene={scene} says={says} />}
      <Button onClick={onLook}>{ending.lookBack}</Button>
    </section>
  );
}

/** Who brought what. */
function Ranking({ scene, says }: { readonly scene: Scene; readonly says: Says }) {
  const { view, names, viewer } = scene;
  const { winners } = view.result!;
  const { ending } = says;
  return (
    <table class="cir-ranking">
      <caption class="unseen">{ending.ranking}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{ending.delivers}</th>
          <th scope="col">{ending.carries}</th>
        </tr>
      </thead>
      <tbody>
        {ranked(view).map(seat => (
          <tr key={seat} data-thing={`seat:${seat}`} data-won={winners.includes(seat) ? '' : undefined}>
            <th scope="row">
              <Token player={view.players[seat]!} letters={says.letters} />
              {seat === viewer ? says.you : names[seat]}
            </th>
            <td>{view.players[seat]!.delivered}</td>
            <td>{view.players[seat]!.carried}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who has won, as the title says it; of several sides that are level none is told that it won. */
export function titleSaid(
  { view, names, viewer }: Pick<Scene, 'view' | 'names' | 'viewer'>,
  ending: Says['ending'],
): string {
  const { winners, reason } = view.result!;
  if (reason === 'unsolved') return ending.titleUnsolved;
  if (view.mode === 'puzzle') return ending.titleSolved;
  if (winners.length === 0) return ending.titleNobody;
  if (new Set(winners.map(seat => view.players[seat]!.team ?? seat)).size > 1) return ending.titleShared;
  if (viewer !== null && winners.includes(viewer)) return ending.titleYou;
  return (winners.length === 1 ? ending.title : ending.titleMany)(winners.map(seat => names[seat]!).join(' & '));
}

/** More delivered first, then more carried; winners before those who are level with them. */
function ranked({ players, result }: View): Seat[] {
  const score = (seat: Seat): number =>
    Number(result!.winners.includes(seat)) * 1e6 + players[seat]!.delivered * 1e3 + players[seat]!.carried;
  return players.map((_, seat) => seat).sort((a, b) => score(b) - score(a));
}

type Letters = { readonly [colour: string]: string };

const Token = ({ player: { colour }, letters }: { readonly player: PlayerView; readonly letters: Letters }) => (
  <span class="cir-chip-pawn">{colour && <Pawn colour={colour} letter={letters[colour]!} />}</span>
);

const RAYS = Array.from({ length: 24 }, (_, i) => `rotate(${i * 15})`);

/** From the edges of the picture to the node. */
const TRACES = [
  'M-160 34h70l26-26h44',
  'M160 34H90L64 8H20',
  'M-160-30h90l22 22h28',
  'M160-30H70L48-8H20',
  'M-110 90V64l40-40h24l30-12',
  'M110 90V64L70 24H46L16 12',
];

interface StageProps {
  readonly view: View;
  readonly winners: readonly Seat[];
  readonly letters: Letters;
}

/** The master node with light in all its pathways; who won stands before it, the others beside. */
function Stage({ view, winners, letters }: StageProps) {
  const others = view.players.map((_, seat) => seat).filter(seat => !winners.includes(seat));
  const half = Math.ceil(others.length / 2);
  const sides = { before: others.slice(0, half), won: winners, after: others.slice(half) };
  const [first] = winners;
  return (
    <div class="cir-stage" aria-hidden="true" data-c={first === undefined ? 'K' : (view.players[first]!.colour ?? 'K')}>
      <svg class="cir-stage-light" viewBox="-80 -46 160 92" aria-hidden="true">
        <g class="cir-stage-rays">
          {RAYS.map((turn, i) => (
            <path key={turn} transform={turn} d={i % 2 ? 'M-1.6-24L-5-95H5L1.6-24z' : 'M-2.4-24L-7-140H7L2.4-24z'} />
          ))}
        </g>
        {TRACES.map(trace => (
          <path key={trace} class="cir-stage-trace" d={trace} />
        ))}
        {TRACES.map(trace => (
          <path key={trace} class="cir-stage-current" d={trace} pathLength={100} />
        ))}
        <circle class="cir-stage-halo" r="27" />
        <circle class="cir-stage-node" r="21" />
        <path class="cir-stage-bolt" transform="scale(14)" d={BOLT} />
      </svg>
      <div class="cir-stage-pawns">
        {Object.entries(sides).map(([side, seats]) => (
          <span key={side} class="cir-stage-side" data-side={side}>
            {seats.map(seat => (
              <Standing key={seat} player={view.players[seat]!} letters={letters} hasWon={side === 'won'} />
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}

interface StandingProps {
  readonly player: PlayerView;
  readonly letters: Letters;
  readonly hasWon: boolean;
}

const Standing = ({ player: { colour, carried }, letters, hasWon }: StandingProps) => (
  <span class="cir-stage-pawn" data-won={hasWon ? '' : undefined}>
    {colour && <Pawn colour={colour} letter={letters[colour]!} charge={carried} />}
  </span>
);
