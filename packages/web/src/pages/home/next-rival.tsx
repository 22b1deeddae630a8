/** Who sits down when Play is pressed: the next of a game's characters to beat, looking out of its poster. */

import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import { Face } from '@roundhouse/kit';
import { rivalFor } from '../../play/local/rival.ts';
import { words } from '../../words/index.ts';

export function NextRival({ game }: { readonly game: string }) {
  const rival = rivalFor(game);
  // Whoever plays at random is nobody to look forward to.
  if (!isCharacter(rival)) return null;
  const say = words.value;
  const { name, face } = charactersOf(game)[rival];
  return (
    <p class="next-rival">
      <Face {...face} />
      <span>
        <span class="unseen">{say.home.nextRival}</span> <b>{name}</b> {say.start.levels[rival]}
      </span>
    </p>
  );
}
