/** A hint: what the bot would do here, and why. */

import type { Weighed } from '@roundhouse/bots/request.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { askWorth } from '../play/bot.ts';
import { BOT_NAMES } from '../play/solo.ts';
import type { Move, TableSource } from '../play/source.ts';
import { format, words } from '../words/index.ts';

/** Asks about the position now on the table; `tell` hears the answer if it still is. */
export function useHint(source: TableSource, game: AnyWords | null, tell: (text: string) => void): () => Promise<void> {
  return async () => {
    const [position, seat] = [source.position.value, source.seat.value];
    if (!position || seat === null || !game) return;
    const say = words.value.match;
    const { view, moves } = position;
    const text = await askWorth({ game: source.game, view, seat, moves }).then(
      weighed => hintOf(weighed, move => game.move(move, view)),
      () => say.hintFailed,
    );
    if (source.position.value === position) tell(text);
  };
}

/** Closer than this and the bot does not claim to know which is better. */
const SAME = 0.005;

/** What to do, and what that is worth beside the next best: the bot's own figures, from imagined games. */
function hintOf(weighed: readonly Weighed[], said: (move: Move) => string): string {
  const say = words.value.match;
  const { percent } = format.value;
  const [best, second] = weighed;
  const what = say.hintSays(BOT_NAMES.greedy, said(best!.move));
  if (!second) return `${what} ${say.hintOnly}`;
  if (best!.worth === null || second.worth === null) return what;
  const why =
    best!.worth - second.worth < SAME
      ? say.hintSame(percent(best!.worth))
      : say.hintWhy(percent(best!.worth), said(second.move), percent(second.worth));
  return `${what} ${why}`;
}
