/** A game's reference card: good on a phone, and one sheet of A4 on paper. */

import { type Card, type CardLine, type CardSection, cardOf } from '@roundhouse/games/tutorial.ts';
import { CATALOGUED, wordsOf } from '@roundhouse/games/words.ts';
import { Button, ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from './app.tsx';
import './learn.css';

export function CardPage({ game }: { readonly game: string }) {
  const [card, setCard] = useState<Card | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    document.title = 'Reference card · Roundhouse';
    cardOf(game).then(setCard, () => setFailed(true));
  }, [game]);
  if (failed || !CATALOGUED.includes(game)) {
    return (
      <main class="page">
        <Notice title="There is no such card">
          The address leads nowhere, or the connection is gone. <a href="/learn">See what can be learned</a>.
        </Notice>
      </main>
    );
  }
  const words = wordsOf(game);
  return (
    <main class="page card-page">
      <header class="card-head">
        <h1 class="poster">{words.name}</h1>
        <p class="label">
          {words.players} · {words.length}
        </p>
      </header>
      {card ? (
        <>
          <p class="lead">{card.goal}</p>
          <div class="card-sections">
            {card.sections.map(section => (
              <Section key={section.title} game={game} section={section} />
            ))}
          </div>
        </>
      ) : (
        <p class="loading" aria-busy="true">
          Opening the card …
        </p>
      )}
      <div class="page-actions card-actions">
        <Button onClick={() => print()}>
          <Icon name="card" /> Print on one page
        </Button>
        <ButtonLink href={`/learn/${game}`}>
          <Icon name="hint" /> Play the lessons
        </ButtonLink>
        <ButtonLink href={`/rules/${game}`} tone="quiet">
          <Icon name="book" /> All the rules
        </ButtonLink>
      </div>
    </main>
  );
}

function Section({
  game,
  section: { title, steps, lines, table },
}: {
  readonly game: string;
  readonly section: CardSection;
}) {
  return (
    <section class="card-section">
      <h2 class="poster">{title}</h2>
      {steps && (
        <ol>
          {steps.map(line => (
            <Line key={line.text} game={game} line={line} />
          ))}
        </ol>
      )}
      {table && (
        <table>
          <thead>
            <tr>
              {table.head.map(cell => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, i) => (
                  <td key={`${i}`}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines && (
        <ul>
          {lines.map(line => (
            <Line key={line.text} game={game} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ game, line: { name, text, rule } }: { readonly game: string; readonly line: CardLine }) {
  return (
    <li>
      {name && <b>{name}</b>} {text}{' '}
      {rule && (
        <a class="rule-link" href={`/rules/${game}#${rule}`} aria-label={`Rule ${rule}`}>
          {rule}
        </a>
      )}
    </li>
  );
}
