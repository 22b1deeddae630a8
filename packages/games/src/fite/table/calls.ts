/** What is cried after a fight: by the announcer, and by the fighters themselves. */

import type { Contender } from '../content/fighters.ts';
import type { Call } from '../content/lines.ts';
import type { Both, Event, Result } from '../state.ts';
import type { Voices } from '../words/catalogue.ts';
import type { Cast } from './cast.ts';

/** A line that fits how the last fight ended; null when it was nothing to shout about. */
export function callOf(history: readonly Event[], fight: number, { announcer }: Voices): string | null {
  const moment = momentOf(history);
  const lines = moment ? announcer[moment] : [];
  return lines[fight % lines.length] ?? null;
}

function momentOf(history: readonly Event[]): Call | null {
  const since = history.slice(history.findLastIndex(event => event.type === 'poolsDivided'));
  const over = since.find(event => event.type === 'boutOver');
  if (over?.type === 'boutOver') return over.winner === null ? 'draw' : 'finish';
  if (since.some(event => event.type === 'fighterDazed')) return 'dazed';
  const leads = history.flatMap(event => (event.type === 'diceLost' ? [event.left[0] - event.left[1]] : []));
  const [before = 0, now = 0] = leads.length < 2 ? [0, leads[0]] : leads.slice(-2);
  if (before * now < 0) return 'leadChange';
  const losses = history.flatMap(event => (event.type === 'diceLost' ? [event.lost[0] + event.lost[1]] : []));
  return (losses.at(-1) ?? 0) > 0 && losses.slice(0, -1).every(lost => lost === 0) ? 'firstHit' : null;
}

/** A fighter and what it calls out. */
export interface Bark {
  readonly fighter: Contender;
  readonly text: string;
}

/** What the fighters call out: how the bout ended for them or, while it goes on, that they `used` their power. */
export function barksOf(
  result: Result | null,
  used: Readonly<Both<boolean>>,
  { fighters }: Cast,
  voices: Voices,
): Bark[] {
  const winner = result?.winner ?? null;
  return ([0, 1] as const).flatMap(seat => {
    const fighter = fighters[seat];
    if (fighter === null) return [];
    const { barks } = voices.fighters[fighter.id];
    if (winner !== null) return [{ fighter, text: barks[winner === seat ? 'win' : 'lose'] }];
    return used[seat] ? [{ fighter, text: barks.power }] : [];
  });
}
