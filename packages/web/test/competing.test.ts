/** A series or championship at one device: what is kept, what bots decide, and how matches flow back; without a page. */

import { tournament } from '@roundhouse/games/fite/competition/tournament.ts';
import { championship } from '@roundhouse/games/the-circuit/competition/championship.ts';
import { series } from '@roundhouse/games/the-circuit/competition/series.ts';
import { type AnyGame, CONCEDE, defaultMove, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { findGame, loadRules } from '../src/play/games.ts';
import {
  allCompetitions,
  boxOf,
  forgetCompetition,
  type KeptCompetition,
  recallCompetition,
} from '../src/play/kept/kept-competitions.ts';
import { type KeptSolo, keep, type Player, recall } from '../src/play/kept/kept-matches.ts';
import {
  startCompetition,
  withAct,
  withEnded,
  withMatch,
  withoutEntrant,
  withWinner,
} from '../src/play/local/competing.ts';
import { systemChance } from '../src/play/local/dice.ts';

await loadRules('the-circuit');
const game = findGame('the-circuit') as AnyGame;

const sitters = (...players: Player[]) => players.map((player, i) => ({ player, name: `${player} ${i}` }));

/** Somebody gives up as soon as it is asked something. */
function end({ id }: KeptSolo, loser: number): void {
  const found = recall(id) as KeptSolo;
  for (;;) {
    const [seat] = game.toAct(found.match.state);
    if (seat === loser) break;
    play(game, found.match, seat!, defaultMove(game, found.match.state, seat!), 0);
  }
  play(game, found.match, loser, CONCEDE, 0);
  keep({ ...found, over: game.payoffs(found.match.state) !== null });
}

const start = (...players: Player[]): KeptCompetition =>
  startCompetition(championship, { game: game.id, options: {}, match: {}, sitters: sitters(...players) });

const decided = (kept: KeptCompetition, who: number): KeptCompetition =>
  withAct(championship, kept, who, championship.botAct(kept.state as never, who, systemChance()));

test('bots register at once, people when they like, and a reload loses nothing of it', () => {
  const kept = start('person', 'greedy', 'person', 'random');
  const owing = [0, 1, 2, 3].map(who => championship.owes(kept.state as never, who)?.type ?? null);
  expect(owing).toEqual(['registerTeam', null, 'registerTeam', null]);
  const one = decided(kept, 0);
  expect(recallCompetition(kept.id)).toEqual(one);
  const both = decided(one, 2);
  expect(championship.openMatches(both.state as never)).toHaveLength(2);
  expect(allCompetitions().map(({ id }) => id)).toContain(kept.id);
});

test('a match of it opens at the normal table with the teams chosen, and its end is taken down once', () => {
  let kept = decided(start('person', 'greedy', 'greedy', 'random'), 0);
  const planned = championship.openMatches(kept.state as never).find(({ entrants }) => entrants.includes(0))!;
  const opened = withMatch(kept, planned);
  expect(withMatch(opened.kept, planned).match.id).toBe(opened.match.id);
  expect(boxOf(opened.match.id)).toBe(`/box/${kept.id}`);
  const state = opened.match.match.state as { teams: { fighters: unknown[] }[] };
  expect(state.teams.map(({ fighters }) => fighters.length)).toEqual([4, 4]);
  expect(withEnded(championship, opened.kept)).toBe(opened.kept);
  const seat = planned.entrants.indexOf(0);
  expect(opened.match.seat).toBe(seat);
  end(opened.match, 1 - seat);
  kept = withEnded(championship, opened.kept);
  expect(championship.standings(kept.state as never)[0]).toMatchObject({ entrant: 0, wins: 1 });
  expect(withEnded(championship, kept)).toBe(kept);
  expect(recallCompetition(kept.id)).toEqual(kept);
});

test('a series goes from match to match until somebody has won it, and can be put away', () => {
  let kept = startCompetition(series, {
    game: game.id,
    options: { seriesLength: 3 },
    match: {},
    sitters: sitters('person', 'person'),
  });
  for (const who of [0, 1]) {
    kept = withAct(series, kept, who, series.botAct(kept.state as never, who, systemChance()));
  }
  for (let match = 0; match < 2; match++) {
    const [planned] = series.openMatches(kept.state as never);
    const opened = withMatch(kept, planned!);
    end(opened.match, planned!.entrants.indexOf(1));
    kept = withEnded(series, opened.kept);
  }
  expect(kept.over).toBe(true);
  expect(series.outcome(kept.state as never)!.winner).toBe(0);
  forgetCompetition(kept);
  expect(recallCompetition(kept.id)).toBeNull();
});

test('results of a real table are entered, people leave, and the last one left has won', () => {
  const given = { game: 'fite', options: {}, match: { powers: 'off' }, sitters: sitters('person', 'person', 'person') };
  let kept = startCompetition(tournament, given);
  const [bout] = tournament.openMatches(kept.state as never);
  const bye = [0, 1, 2].find(who => !bout!.entrants.includes(who))!;
  kept = withWinner(tournament, kept, bout!.id, null);
  const [again] = tournament.openMatches(kept.state as never);
  expect(again!.entrants).toEqual(bout!.entrants);
  kept = withWinner(tournament, kept, again!.id, again!.entrants[0]!);
  expect([kept.over, recallCompetition(kept.id)?.over]).toEqual([false, false]);
  kept = withoutEntrant(tournament, kept, bye);
  expect([kept.over, tournament.outcome(kept.state as never)?.winner]).toEqual([true, bout!.entrants[0]]);
  expect(() => withoutEntrant(tournament, kept, bye)).toThrow('FITE-54');
  forgetCompetition(kept);
});
