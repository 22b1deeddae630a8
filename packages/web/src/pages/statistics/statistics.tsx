/** The statistics: how the games that were finished on this server went, seat by seat. */

import { SHELVED } from '@roundhouse/games/shelf.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import type { Statistics } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../../play/games.ts';
import { statistics } from '../../play/network/api.ts';
import { gameName, useGameWords } from '../../words/games.ts';
import { format, language, words } from '../../words/index.ts';
import { posterOf } from '../home/posters.tsx';
import { optionsSaid } from '../start/options.ts';
import { statistics as statisticsWords } from './words/languages.ftl.ts';
import './statistics.css';

type Kind = Statistics['kinds'][number];

export function StatisticsPage() {
  const say = statisticsWords[language.value];
  const [found, setFound] = useState<Statistics | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  useEffect(() => {
    statistics().then(setFound, error => setFailure(error instanceof Error ? error.message : String(error)));
  }, []);
  return (
    <main class="page statistics">
      <h1 class="poster">{say.title}</h1>
      <p class="lead">{say.lead}</p>
      {failure !== null && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
      {found && <Totals kinds={found.kinds} />}
      {found?.complete === false && <p>{say.counting}</p>}
      {found && (
        <div class="statistics-games">
          {gamesOf(found.kinds).map(game => (
            <GameCard key={game} game={game} kinds={found.kinds.filter(kind => kind.game === game)} />
          ))}
        </div>
      )}
      {found && found.kinds.length > 0 && <p class="fine">{say.fair(ENOUGH)}</p>}
      <div class="page-actions">
        <ButtonLink href="/lobby">
          <Icon name="eye" /> {words.value.lobby.title}
        </ButtonLink>
        <ButtonLink href="/api">{say.forPrograms}</ButtonLink>
      </div>
    </main>
  );
}

/** Fewer than this say next to nothing. */
const ENOUGH = 10;

const finishedIn = (kinds: readonly Kind[]): number => kinds.reduce((sum, { finished }) => sum + finished, 0);

/** What is played here most comes first; what nobody has finished yet has its place too. */
function gamesOf(kinds: readonly Kind[]): string[] {
  const count = (game: string): number => finishedIn(kinds.filter(kind => kind.game === game));
  return [...new Set([...SHELVED, ...kinds.map(({ game }) => game)])].sort((a, b) => count(b) - count(a));
}

/** All of it in four numbers. */
function Totals({ kinds }: { readonly kinds: readonly Kind[] }) {
  const say = statisticsWords[language.value];
  const { number } = format.value;
  const sum = (of: (kind: Kind) => number): number => kinds.reduce((all, kind) => all + of(kind), 0);
  const told: readonly (readonly [number, (n: number) => string])[] = [
    [sum(({ finished }) => finished), say.totalFinished],
    [sum(({ finished, bots }) => (bots ? 0 : finished)), say.totalPeople],
    [sum(({ finished, steps }) => Math.round(steps.mean * finished)), say.totalSteps],
    [sum(({ conceded }) => conceded), say.totalConceded],
  ];
  return (
    <dl class="statistics-totals">
      {told.map(([n, label], i) => (
        <div key={i}>
          <dd class="poster">{number(n)}</dd>
          <dt>{label(n)}</dt>
        </div>
      ))}
    </dl>
  );
}

function GameCard({ game, kinds }: { readonly game: string; readonly kinds: readonly Kind[] }) {
  const say = statisticsWords[language.value];
  const Poster = posterOf(game);
  const finished = finishedIn(kinds);
  return (
    <section class="statistics-game">
      <div class="statistics-poster">{Poster && <Poster />}</div>
      <h2 class="poster">
        {gameName(game)} {finished > 0 && <small>{say.finished(finished)}</small>}
      </h2>
      {kinds.map((kind, i) => (
        <KindCard key={i} kind={kind} />
      ))}
      {kinds.length === 0 && (
        <>
          <p>{say.noneOf}</p>
          <div>
            <ButtonLink href={`/new/${game}?with=anyone`}>
              <Icon name="play" /> {say.beFirst}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}

function KindCard({ kind }: { readonly kind: Kind }) {
  const say = statisticsWords[language.value];
  const { number } = format.value;
  const game = findGame(kind.game);
  const said = useGameWords(kind.game);
  const options = game && said ? optionsSaid(game, said, kind.options) : [];
  const { mean, shortest, longest } = kind.steps;
  const isEnough = kind.finished >= ENOUGH;
  return (
    <article class="statistics-kind">
      <h3>{options.length === 0 ? say.usual : options.join(' · ')}</h3>
      <p class="label">
        {[say.seats(kind.seats), kind.bots ? say.bots : say.people, say.version(number(kind.version))].join(' · ')}
      </p>
      <p>
        <b>{say.finished(kind.finished)}</b>
        {kind.drawn > 0 && ` · ${say.drawn(kind.drawn)}`}
        {kind.conceded > 0 && ` · ${say.conceded(kind.conceded)}`}
      </p>
      <p class="fine">
        {shortest === longest
          ? say.steps(longest)
          : say.length(number(Math.round(mean)), number(shortest), number(longest))}
      </p>
      <table>
        <caption class="unseen">{say.wins}</caption>
        <thead>
          <tr>
            <th scope="col">{say.seat}</th>
            <th scope="col">{say.won}</th>
            {isEnough && <th scope="col">{say.share}</th>}
            {isEnough && <th scope="col">{say.between}</th>}
            <td class="statistics-bar" />
          </tr>
        </thead>
        <tbody>
          {kind.wins.map((win, seat) => (
            <SeatRow key={seat} seat={seat} win={win} seats={kind.seats} isEnough={isEnough} />
          ))}
        </tbody>
      </table>
    </article>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly win: Kind['wins'][number];
  readonly seats: number;
  /** There are enough matches for shares to mean something. */
  readonly isEnough: boolean;
}

function SeatRow({ seat, win: { won, share, low, high }, seats, isEnough }: SeatRowProps) {
  const { percent, number } = format.value;
  const at = (part: number): string => `${part * 100}%`;
  return (
    <tr>
      <th scope="row">{number(seat + 1)}</th>
      <td>{number(won)}</td>
      {isEnough && <td>{percent(share)}</td>}
      {isEnough && <td>{`${percent(low)} – ${percent(high)}`}</td>}
      {/* The numbers beside it say the same. */}
      <td class="statistics-bar" aria-hidden="true">
        <span class="statistics-scale">
          <em style={{ width: at(share) }} />
          {isEnough && <span style={{ left: at(low), right: at(1 - high) }} />}
          {seats > 1 && <i style={{ left: at(1 / seats) }} />}
        </span>
      </td>
    </tr>
  );
}
