/** What can be learned: every game's lessons and card. */

import { LEARNABLE } from '@roundhouse/games/tutorial.ts';
import { CATALOGUED, wordsOf } from '@roundhouse/games/words.ts';
import { ButtonLink, Icon } from '@roundhouse/kit';
import { useEffect } from 'preact/hooks';
import { lessonsDone } from '../play/progress.ts';

export function LearningPage() {
  useEffect(() => {
    document.title = 'Learn · Roundhouse';
  }, []);
  return (
    <main class="page">
      <h1 class="poster">Learn a game</h1>
      <p class="lead">Short positions on the real table, with one thing to do in each. Under eight minutes a game.</p>
      <div class="tables">
        {CATALOGUED.filter(game => LEARNABLE.includes(game)).map(game => (
          <Learnable key={game} game={game} />
        ))}
      </div>
    </main>
  );
}

function Learnable({ game }: { readonly game: string }) {
  const words = wordsOf(game);
  const done = lessonsDone(game).length;
  return (
    <section class="learnable" aria-labelledby={`learn-${game}`}>
      <h2 class="poster" id={`learn-${game}`}>
        {words.name}
      </h2>
      <p>{words.tagline}</p>
      <div class="page-actions">
        <ButtonLink tone="strong" href={`/learn/${game}`}>
          <Icon name="hint" /> {done > 0 ? 'Go on' : 'Start'}
        </ButtonLink>
        <ButtonLink href={`/learn/${game}/card`}>
          <Icon name="card" /> Card
        </ButtonLink>
        <ButtonLink tone="quiet" href={`/rules/${game}`}>
          <Icon name="book" /> Rules
        </ButtonLink>
      </div>
      <p class="fine">{done === 0 ? 'Nothing done yet.' : done === 1 ? '1 lesson done.' : `${done} lessons done.`}</p>
    </section>
  );
}
