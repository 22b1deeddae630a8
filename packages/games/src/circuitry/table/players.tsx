/** Who plays: whose turn it is, what everybody holds, carries and has delivered, and how far each still has to go. */

import type { Seat } from '@roundhouse/kernel';
import { Dialog, Icon } from '@roundhouse/kit';
import { useMemo, useState } from 'preact/hooks';
import { SeatMark } from '../../seat-mark.tsx';
import { isMoveColour, type Mini } from '../content/face.ts';
import type { PlayerView, View } from '../state.ts';
import { goalOf, hasLoad, stepsToGoal } from './foresight.ts';
import { MiniBack, MiniFace } from './mini.tsx';
import { Pawn } from './pawn.tsx';
import type { Scene } from './scene.ts';
import { BOLT } from './shapes.ts';
import type { Says } from './targets.ts';
import { useWords } from './use-words.ts';

/** Seats from the viewer's left, clockwise, the viewer last: nearest to the hand. */
function seatsAround({ view, viewer }: Scene): Seat[] {
  const n = view.players.length;
  return Array.from({ length: n }, (_, i) => ((viewer ?? n - 1) + 1 + i) % n);
}

export function Players({ scene }: { readonly scene: Scene }) {
  const { says } = useWords();
  const [opened, open] = useState<Seat | null>(null);
  const { view } = scene;
  const distances = useMemo(
    () => view.players.map(player => stepsToGoal(view, view.board, player, player.pawn)),
    [view],
  );
  return (
    <>
      <ul class="cir-players" data-many={view.players.length > 2 ? view.players.length : undefined}>
        {seatsAround(scene).map(seat => (
          <PlayerPlate
            key={seat}
            scene={scene}
            seat={seat}
            steps={distances[seat]!}
            says={says}
            onOpen={() => open(seat)}
          />
        ))}
      </ul>
      <Dialog
        title={opened === null ? '' : opened === scene.viewer ? says.knownOwn : says.known(scene.names[opened]!)}
        open={opened !== null}
        onClose={() => open(null)}
      >
        {opened !== null && (
          <>
            <Known player={view.players[opened]!} says={says} />
            <Signs view={view} player={view.players[opened]!} steps={distances[opened]!} says={says} />
          </>
        )}
      </Dialog>
    </>
  );
}

interface PlateProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly steps: number | null;
  readonly says: Says;
  readonly onOpen: () => void;
}

function PlayerPlate({ scene, seat, steps, says, onOpen }: PlateProps) {
  const { view, viewer, names } = scene;
  const player = view.players[seat]!;
  const hasTurn = seat === view.active && view.result === null;
  return (
    <li
      class="cir-player"
      data-thing={`seat:${seat}`}
      data-c={player.colour ?? undefined}
      data-turn={hasTurn ? '' : undefined}
      data-mine={seat === viewer ? '' : undefined}
    >
      <button type="button" data-place={`seat-${seat}`} onClick={onOpen}>
        <span class="cir-player-pawn">
          {player.colour && (
            <Pawn
              colour={player.colour}
              letter={says.letters[player.colour]}
              charge={player.carried}
              inhibited={player.inhibited}
            />
          )}
        </span>
        <span class="cir-player-name">
          <SeatMark seat={seat} />
          {player.team !== null && (
            <small class="cir-team-sign" aria-hidden="true" data-team={player.team}>
              {player.team + 1}
            </small>
          )}
          {seat === viewer ? says.you : names[seat]}
          {hasTurn && <span class="unseen">, {says.turnOf}</span>}
          {player.inhibited !== null && (
            <span class="cir-inhibited">
              <Icon name="lock" size={14} />
              <span aria-hidden="true">{player.inhibited}</span>
            </span>
          )}
          {player.inhibited !== null && <span class="unseen">, {says.inhibited(player.inhibited)}</span>}
          {player.team !== null && <TeamSaid said={says.team(player.team)} />}
        </span>
        <Holdings player={player} says={says} />
        <Standing scene={scene} player={player} steps={steps} says={says} />
      </button>
    </li>
  );
}

/** The team in words; its number, before the name that may be cut, is seen where many sit at a small table. */
const TeamSaid = ({ said }: { readonly said: string }) => (
  <>
    <span class="unseen">, {said}</span>
    <small class="cir-team" aria-hidden="true">
      {' '}
      {said}
    </small>
  </>
);

/** How many cards of which kind. */
function Holdings({ player, says }: { readonly player: PlayerView; readonly says: Says }) {
  const { goldMinis, greenMinis, circuitCount } = player;
  return (
    <span class="cir-holds">
      <span class="unseen">
        , {says.minis(goldMinis + greenMinis)}, {says.circuits(circuitCount)}
      </span>
      <span aria-hidden="true" data-sum="">
        <MiniBack deck="gold" />
        {goldMinis + greenMinis}
      </span>
      <span aria-hidden="true" data-of="gold">
        <MiniBack deck="gold" />
        {goldMinis}
      </span>
      <span aria-hidden="true" data-of="green">
        <MiniBack deck="green" />
        {greenMinis}
      </span>
      <span aria-hidden="true" data-none={circuitCount === 0 ? '' : undefined}>
        <span class="cir-holds-card" />
        {circuitCount}
      </span>
    </span>
  );
}

/** Charge, Inhibit and the way that is left. */
function Standing({
  scene,
  player,
  steps,
  says,
}: Pick<PlateProps, 'scene' | 'steps' | 'says'> & { readonly player: PlayerView }) {
  const { view } = scene;
  const { charges } = view.options;
  const isLoaded = hasLoad(view, player);
  const hasGoal = goalOf(view, view.board, player) !== null;
  return (
    <span class="cir-standing">
      <span class="unseen">
        , {says.carries(player.carried)}, {says.delivered(player.delivered, charges)}
      </span>
      <span class="cir-pips" aria-hidden="true" data-few={charges === 1 ? '' : undefined}>
        {Array.from({ length: charges }, (_, i) => (
          <Bolt
            key={i}
            is={i < player.delivered ? 'delivered' : i < player.delivered + player.carried ? 'carried' : 'open'}
          />
        ))}
      </span>
      {hasGoal && (
        <span class="cir-way" data-to={isLoaded ? 'master' : 'charge'}>
          <span aria-hidden="true">{steps ?? '–'}</span>
          <GoalSign isLoaded={isLoaded} />
          <span class="unseen">, {waySaid(steps, isLoaded, says)}</span>
        </span>
      )}
    </span>
  );
}

const Bolt = ({ is }: { readonly is: 'delivered' | 'carried' | 'open' }) => (
  <svg class="cir-pip" data-is={is} viewBox="-1 -1.3 2 2.6" aria-hidden="true">
    <path d={BOLT} />
  </svg>
);

const waySaid = (steps: number | null, isLoaded: boolean, says: Says): string =>
  `${steps === null ? says.noPath : says.away(steps)} ${isLoaded ? says.toMaster : says.toCharge}`;

/** Where a pawn has to go: a charge point is square, the master node round. */
const GoalSign = ({ isLoaded }: { readonly isLoaded: boolean }) => (
  <svg viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true">
    {isLoaded ? <circle r="1.1" /> : <rect x="-1.1" y="-1.1" width="2.2" height="2.2" rx=".4" />}
    <path d={BOLT} transform="scale(.75)" />
  </svg>
);

/** What the signs on somebody's plate say, in words. */
function Signs({ view, player, steps, says }: Pick<PlateProps, 'steps' | 'says'> & { view: View; player: PlayerView }) {
  const isLoaded = hasLoad(view, player);
  return (
    <ul class="cir-signs" data-c={player.colour ?? undefined}>
      <li>
        <span class="cir-holds-card" /> {says.circuits(player.circuitCount)}
      </li>
      <li>
        <Bolt is={player.carried > 0 ? 'carried' : 'open'} /> {says.carries(player.carried)},{' '}
        {says.delivered(player.delivered, view.options.charges)}
      </li>
      {goalOf(view, view.board, player) !== null && (
        <li class="cir-way" data-to={isLoaded ? 'master' : 'charge'}>
          <GoalSign isLoaded={isLoaded} /> {waySaid(steps, isLoaded, says)}
        </li>
      )}
    </ul>
  );
}

/** Minis of a hand that everybody has seen. */
function Known({ player, says }: { readonly player: PlayerView; readonly says: Says }) {
  const known: readonly Mini[] = player.minis ?? player.known;
  const hidden = player.goldMinis + player.greenMinis - known.length;
  return (
    <>
      <ul class="cir-known">
        {known.map((mini, i) => (
          <li key={i}>
            <MiniFace mini={mini} letter={isMoveColour(mini) ? says.letters[mini] : ''} />
            <span>{says.mini(mini)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{known.length === 0 ? says.knownNone : says.unknown(hidden)}</p>}
      {hidden + known.length === 0 && <p>{says.knownEmpty}</p>}
    </>
  );
}
