/** How strong a bot is, wherever one is chosen: "Easy · Elo 1015 ± 45". */

import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';
import { botName } from '../../play/local/bot-names.ts';
import { words } from '../../words/index.ts';

/** The measured number with its doubt; null for a bot that has none. */
export function eloSaid(game: string, level: string): string | null {
  if (!isCharacter(level)) return null;
  const { elo, within } = charactersOf(game)[level];
  return elo === null ? null : words.value.start.elo(within ? `${elo} ± ${within}` : String(elo));
}

/** Its name, and for a character how strong it is. */
export function botSaid(game: string, level: string): string {
  const elo = eloSaid(game, level);
  const strength = isCharacter(level) ? [words.value.start.levels[level], ...(elo === null ? [] : [elo])] : [];
  return [botName(game, level), ...strength].join(' · ');
}
