/** The statistics: how the games that were finished on this server went, seat by seat. */

import { ButtonLink } from '@roundhouse/kit';
import type { Statistics } from '@roundhouse/server/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../../play/games.ts';
import { statistics } from '../../play/network/api.ts';
import { gameName, useGameWords } from '../../words/games.ts';
import { format, language } from '../../words/index.ts';
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
  const games = [...new Set(found?.kinds.map(({ game }) => game))];
  return (
    <main class="page statistics">
      <h1 class="poster">{say.title}</h1>
      <p class="lead">{say.lead}</p>
      {failure !== null && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
      {found?.complete === false && <p>{say.counting}</p>}
      {found?.kinds.length === 0 && <p>{say.none}</p>}
      {games.map(game => (
        <section class="statistics-game" key={game}>
          <h2 class="poster">{gameName(game)}</h2>
          <div class="statistics-kinds">
            {found?.kinds
              .filter(kind => kind.game === game)
              .map((kind, i) => (
                <KindCard key={i} kind={kind} />
              ))}
          </div>
        </section>
      ))}
      {games.length > 0 && <p class="fine">{say.fair}</p>}
      <div>
        <ButtonLink href="/api" tone="quiet">
          {say.forPrograms}
        </ButtonLink>
      </div>
    </main>
  );
}

function KindCard({ kind }: { readonly kind: Kind }) {
  const say = statisticsWords[language.value];
  const { number } = format.value;
  const game = findGame(kind.game);
  const said = useGameWords(kind.game);
  const options = game && said ? optionsSaid(game, said, kind.options) : [];
  const { mean, shortest, longest } = kind.steps;
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
            <th scope="col">{say.share}</th>
            <th scope="col">{say.between}</th>
            <td class="statistics-bar" />
          </tr>
        </thead>
        <tbody>
          {kind.wins.map((win, seat) => (
            <SeatRow key={seat} seat={seat} win={win} seats={kind.seats} />
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
}

function SeatRow({ seat, win: { share, low, high }, seats }: SeatRowProps) {
  const { percent, number } = format.value;
  const at = (part: number): string => `${part * 100}%`;
  return (
    <tr>
      <th scope="row">{number(seat + 1)}</th>
      <td>{percent(share)}</td>
      <td>{`${percent(low)} – ${percent(high)}`}</td>
      {/* The numbers beside it say the same. */}
      <td class="statistics-bar" aria-hidden="true">
        <span class="statistics-scale">
          <span style={{ left: at(low), right: at(1 - high) }} />
          {seats > 1 && <i style={{ left: at(1 / seats) }} />}
          <b style={{ left: at(share) }} />
        </span>
      </td>
    </tr>
  );
}
