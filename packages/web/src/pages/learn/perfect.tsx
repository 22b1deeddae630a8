/** Where a game's perfect play can be asked for. */

import { perfectPlayOf } from '@roundhouse/games/perfect-play.ts';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shelfWords } from '../../words/games.ts';
import { language, words } from '../../words/index.ts';
import { NotTaught } from './not-taught.tsx';

export function PerfectPage({ game }: { readonly game: string }) {
  const say = words.value.learn;
  const spoken = language.value;
  const [Ask, setAsk] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    document.title = `${say.perfect} · Roundhouse`;
    perfectPlayOf(game, spoken).then(
      loaded => setAsk(() => loaded),
      () => setFailed(true),
    );
  }, [game, spoken]);
  if (failed) return <NotTaught title={say.noSuchPerfect} />;
  return (
    <main class="page">
      {Ask ? (
        <>
          <h1 class="poster">{say.perfectOf(shelfWords(game).name)}</h1>
          <Ask />
        </>
      ) : (
        <p class="loading" aria-busy="true">
          {say.opening}
        </p>
      )}
    </main>
  );
}
