/** A game's reference card: good on a phone, and one sheet of A4 on paper. */

import { SHELVED } from '@roundhouse/games/shelf.ts';
import { type Card, type CardLine, type CardSection, cardOf, taughtIn } from '@roundhouse/games/tutorial.ts';
import { Button, ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { shelfWords } from '../../words/games.ts';
import { language, words } from '../../words/index.ts';
import { IllustratedRules, RulePicture, WithSigns } from '../rulebook/illustrated.tsx';
import { NotTaught } from './not-taught.tsx';
import './learn.css';

export function CardPage({ game }: { readonly game: string }) {
  const say = words.value.learn;
  const spoken = language.value;
  const [card, setCard] = useState<Card | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    document.title = `${say.cardTitle} · Roundhouse`;
    cardOf(game, spoken).then(setCard, () => setFailed(true));
  }, [game, spoken]);
  if (failed || !SHELVED.includes(game)) return <NotTaught title={say.noSuchCard} />;
  const box = shelfWords(game);
  const taught = taughtIn(game).includes(spoken) ? undefined : 'en';
  return (
    <main class="page card-page">
      <header class="card-head">
        <h1 class="poster">{box.name}</h1>
        <p class="label">
          {box.players} · {box.length}
        </p>
      </header>
      {card ? (
        <>
          <p class="lead" lang={taught}>
            {card.goal}
          </p>
          <IllustratedRules game={game}>
            <div class="card-sections" lang={taught}>
              {card.sections.map(section => (
                <Section key={section.title} game={game} section={section} />
              ))}
            </div>
          </IllustratedRules>
        </>
      ) : (
        <p class="loading" aria-busy="true">
          {say.openingCard}
        </p>
      )}
      <div class="page-actions card-actions">
        <Button onClick={() => print()}>
          <Icon name="card" /> {say.print}
        </Button>
        <ButtonLink href={`/learn/${game}`}>
          <Icon name="hint" /> {say.playLessons}
        </ButtonLink>
        <ButtonLink href={`/rules/${game}`} tone="quiet">
          <Icon name="book" /> {say.allRules}
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
                <th scope="row">
                  <WithSigns text={first!} />
                </th>
                {rest.map((cell, i) => (
                  <td key={`${i}`}>
                    <WithSigns text={cell} />
                  </td>
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
      {name && <b>{name}</b>} <WithSigns text={text} />{' '}
      {rule && (
        <a class="rule-link" href={`/rules/${game}#${rule}`} aria-label={words.value.learn.rule(rule)}>
          {rule}
        </a>
      )}
      {rule && <RulePicture rule={rule} />}
    </li>
  );
}
