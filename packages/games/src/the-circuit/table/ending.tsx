/** How a match ends: on a stage, the winner's last fighter with both arms up, the others at their feet. */

import { Button, useEntrance } from '@roundhouse/kit';
import { type FighterRef, refOf, seatOf, type View } from '../state.ts';
import { type CircuitWords, useWords } from '../words/catalogue.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import { fighterIn, type Scene } from './scene.ts';
import { Sign, type SignName } from './signs.tsx';
import './ending.css';

export function Ending({ scene, onBack }: { readonly scene: Scene; readonly onBack: () => void }) {
  const words = useWords();
  const { says } = words;
  const lookOf = useLooks();
  const { view, names, viewer } = scene;
  const result = view.result!;
  const verdict = useEntrance<HTMLDivElement>(0, DROP, { duration: 320 });
  const [winner] = result.winners.length === 1 ? result.winners : [null];
  const title = winner === null ? says.end.draw : says.end.win(words.player(winner, names, viewer), winner === viewer);
  const favourite = favouriteOf(view);
  return (
    <section class="arena-ending" data-team={winner ?? undefined}>
      <Beams />
      <div class="arena-verdict" ref={verdict}>
        <p class="poster">{title}</p>
        <p>{causeSaid(view, words)}</p>
      </div>
      <div class="arena-stage" data-teams={view.teams.length} aria-hidden="true">
        {view.teams.map((_, seat) => (
          <Finalists key={seat} view={view} seat={seat} isWinner={result.winners.includes(seat)} />
        ))}
      </div>
      <Standings scene={scene} />
      <div class="arena-ending-foot">
        {favourite !== null && (
          <p class="arena-favourite">
            <span class="arena-chip-face" data-team={seatOf(favourite)}>
              <Figure look={lookOf(fighterIn(view, favourite).card)} team={seatOf(favourite)} pose="win" isBust />
            </span>
            {says.end.favourite(
              words.fighterOf(favourite, { ...view, viewer }, names),
              fighterIn(view, favourite).crowd,
            )}
          </p>
        )}
        <Button onClick={onBack}>{says.end.backToRing}</Button>
      </div>
    </section>
  );
}

/** What each team has to show, best first. */
function Standings({ scene: { view, names, viewer } }: { readonly scene: Scene }) {
  const words = useWords();
  const { says } = words;
  return (
    <table class="arena-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{says.end.finishers}</th>
          <th scope="col">{says.hype}</th>
          <th scope="col">{says.end.defeats}</th>
          <th scope="col">{says.end.crowd}</th>
        </tr>
      </thead>
      <tbody>
        {view.result!.ranking.flat().map(seat => {
          const team = view.teams[seat]!;
          return (
            <tr key={seat} data-team={seat}>
              <th scope="row">
                <span class="arena-table-name">
                  <Sign name={`team${seat}` as SignName} />
                  {words.player(seat, names, viewer)}
                </span>
              </th>
              <td>{team.finishers}</td>
              <td>{team.hype}</td>
              <td>{team.defeats}</td>
              <td>{team.fighters.reduce((sum, { crowd }) => sum + crowd, 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const DROP: Keyframe[] = [{ transform: 'translateY(-110%)' }, { transform: 'none' }];

function causeSaid(view: View, { says }: CircuitWords): string {
  switch (view.result!.cause) {
    case 'finishingMoves':
      return says.end.byFinishers;
    case 'bell':
      return says.end.byBell(bellDecidedBy(view));
    case 'concession':
      return says.end.byConcession;
  }
}

/** ARENA-R70: the first of these in which the winner was ahead. */
export function bellDecidedBy({ result, teams }: View): 'finishers' | 'hype' | 'defeats' | 'nothing' {
  const [[first], second] = result!.ranking as [number[], number[] | undefined];
  // Those who share a win are level, whoever is behind them.
  if (second === undefined || result!.winners.length > 1) return 'nothing';
  const [best, other] = [teams[first!]!, teams[second[0]!]!];
  if (best.finishers !== other.finishers) return 'finishers';
  return best.hype === other.hype ? 'defeats' : 'hype';
}

/** The fighter with the largest crowd; null if nobody drew one. */
function favouriteOf(view: View): FighterRef | null {
  let best: FighterRef | null = null;
  for (const [seat, { fighters }] of view.teams.entries()) {
    for (const { crowd, card } of fighters) {
      if (crowd > (best === null ? 0 : fighterIn(view, best).crowd)) best = refOf(seat, card);
    }
  }
  return best;
}

/** A team on the stage: those who have used their Finishing Moves first. */
function Finalists({
  view,
  seat,
  isWinner,
}: {
  readonly view: View;
  readonly seat: number;
  readonly isWinner: boolean;
}) {
  const lookOf = useLooks();
  const entrance = useEntrance<HTMLDivElement>(0, isWinner ? RISE : FALL, { duration: 400 });
  const cards = view.teams[seat]!.fighters.toSorted((a, b) => Number(b.finished) - Number(a.finished)).slice(
    0,
    isWinner ? 3 : 2,
  );
  return (
    <div class="arena-finalists" data-part={isWinner ? 'won' : 'lost'} data-team={seat} ref={entrance}>
      {cards.map(({ card }) => (
        <span key={card}>
          <Figure look={lookOf(card)} team={seat} pose={isWinner ? 'win' : 'down'} />
        </span>
      ))}
    </div>
  );
}

const RISE: Keyframe[] = [
  { transform: 'scale(.6)', opacity: 0 },
  { transform: 'scale(1.06)', opacity: 1, offset: 0.7 },
  { transform: 'none' },
];

const FALL: Keyframe[] = [
  { transform: 'translateY(-30%)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** Spotlights behind whoever won. */
const Beams = () => (
  <svg class="arena-beams" viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {Array.from({ length: 14 }, (_, i) => (
      <path key={i} d="M0 20L-9 -190H9z" transform={`rotate(${i * (360 / 14)} 0 20)`} />
    ))}
  </svg>
);
