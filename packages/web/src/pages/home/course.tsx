/** How a finished match went, in a list of them: won or lost, how long it took, and the sentence that it ended with. */

import { type Course, outcomeOf, type Result } from '../../play/kept/results.ts';
import { useGameWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { shownName } from '../../words/names.ts';

/** One word, in front of everything else; nothing where nobody can tell. */
export function OutcomeBadge({ result }: { readonly result: Result | null }) {
  const outcome = result ? outcomeOf(result) : 'unknown';
  if (outcome === 'unknown') return null;
  return (
    <span class="outcome" data-outcome={outcome}>
      {words.value.profile.outcomes[outcome]}
    </span>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "31 moves in 12 minutes". */
export function lengthSaid({ moves, ms }: Course): string {
  const { span } = format.value;
  const time =
    ms < 2 * HOUR_MS
      ? span(Math.max(1, Math.round(ms / MINUTE_MS)), 'minute')
      : ms < 2 * DAY_MS
        ? span(Math.round(ms / HOUR_MS), 'hour')
        : span(Math.round(ms / DAY_MS), 'day');
  return words.value.profile.length(moves, time);
}

/** The game's own last sentence, which tells the score; nothing until its words are here. */
export function Closing({ result: { game, seat, kind, course } }: { readonly result: Result }) {
  const said = useGameWords(game);
  if (!said || !course?.closing) return null;
  const names = course.names.map(shownName);
  return <>{said.event(course.closing, names, kind === 'shared' ? null : seat)}</>;
}
