/** A game's competitions, loaded with their words and pictures when a page needs them. */

import { MANIFESTS, manifestOf } from '@roundhouse/games/all.ts';
import type { AnyCompetition, CompetitionParts, CompetitionWords } from '@roundhouse/games/competition.ts';
import { inLanguage } from '@roundhouse/games/manifest.ts';
import { useEffect, useState } from 'preact/hooks';
import { botName } from '../../play/local/bot-names.ts';
import { language, words } from '../../words/index.ts';

export interface LoadedCompetitions {
  /** The usual one first. */
  readonly kinds: readonly AnyCompetition[];
  readonly words: CompetitionWords;
  readonly parts: CompetitionParts;
}

/** What a competition is called; empty until that is known. Without the pictures, for lists. */
export function useKindName(game: string, kind: string): string {
  const [name, setName] = useState('');
  const spoken = language.value;
  useEffect(() => {
    const { competition, words } = MANIFESTS.find(({ id }) => id === game) ?? {};
    if (!competition || !words) return;
    inLanguage(competition.words, words, spoken).then(
      said => setName(said.kinds[kind]?.name ?? ''),
      () => {},
    );
  }, [game, kind, spoken]);
  return name;
}

/** Null until they are here; in a new language the old words stay until the new ones have come. */
export function useCompetitions(game: string): LoadedCompetitions | 'failed' | null {
  const [loaded, setLoaded] = useState<LoadedCompetitions | 'failed' | null>(null);
  const spoken = language.value;
  useEffect(() => {
    const { competition, words: atTable } = manifestOf(game);
    if (!competition) {
      setLoaded('failed');
      return;
    }
    const words = inLanguage(competition.words, atTable, spoken);
    Promise.all([competition.kinds(), words, competition.parts()]).then(
      ([kinds, said, parts]) => setLoaded({ kinds, words: said, parts }),
      () => setLoaded('failed'),
    );
  }, [game, spoken]);
  return loaded;
}

/** What is said beside the name of a bot: whom it plays like, unless it is called so. */
export function botSaid(game: string, bot: string, name: string): string {
  const say = words.value.competition;
  const like = botName(game, bot);
  return like === name ? say.isBot : say.bot(like);
}
