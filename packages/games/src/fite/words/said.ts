/** Which message says what: the same in every language. The messages are in `<language>/*.ftl`. */

import type { Seat } from '@roundhouse/kernel';
import { capital } from '../../voice.ts';
import type { Loc, Move, Options, Power, View } from '../state.ts';
import type { FiteWords } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';
import { eventClause, outcome, told } from './events.ts';
import { moveSaid, reactionClause } from './moves.ts';
import { rulesOf, weightOf } from './rules.ts';
import { tableFrom } from './table.ts';

const bonusOf = ({ things: { bonus } }: Said, loc: Loc, options: Options): string => {
  const one = options.locationBonus === 'one';
  if (loc === 'off') return bonus.off(one);
  if (loc === 'def') return bonus.def(options.defensiveBonus, one);
  return bonus.tac(options.tacticalReach, options.flipCount === 'upTo2');
};

function badgeOf({ things: { badge } }: Said, loc: Loc, { defensiveBonus, tacticalReach }: Options): string {
  if (loc === 'off') return badge.off;
  return loc === 'def' ? badge.def(defensiveBonus) : badge.tac(tacticalReach);
}

function promptSaid(said: Said, ...[view, viewer, names]: Parameters<FiteWords['prompt']>): string {
  const { asking, result } = view;
  const { prompts, voice } = said;
  const say = voice(names, viewer);
  if (asking === null) return result ? `${capital(outcome(said, result.winner, result.reason, say))}.` : '';
  if (viewer !== null && asking.owes[viewer] && !asking.committed[viewer]) return prompts.asked[asking.name];
  const owing = [0, 1].filter(seat => asking.owes[seat] && !asking.committed[seat] && seat !== viewer);
  const waiting = prompts.waiting(owing.map(say.name), prompts.waited[asking.name], owing.length);
  return viewer !== null && asking.committed[viewer] ? `${prompts.chosen} ${waiting}` : waiting;
}

/** FITE's catalogue in a language, from its messages. */
export function wordsFrom(said: Said): FiteWords {
  const { things, prompts, voice } = said;
  const { places, powers } = things;
  const bonus = (loc: Loc, options: Options): string => bonusOf(said, loc, options);
  const move = (one: Parameters<FiteWords['move']>[0], view: View): string => moveSaid(said, one, view, bonus);
  return {
    ...said.shelf,
    voice,
    refusals: said.refusals,
    ...things,
    bonus,
    badge: (loc, options) => badgeOf(said, loc, options),
    move,
    event: (event, names, viewer) => `${capital(eventClause(said, event, voice(names, viewer)))}.`,
    told: (events, { names, viewer }) => told(said, events, voice(names, viewer)),
    reaction: (reaction, power, seat, { names, viewer }) =>
      `${capital(reactionClause(said, reaction, power, seat, voice(names, viewer)))}.`,
    hand: (hand, seat, { names, viewer }) => capital(prompts.hand[hand](voice(names, viewer), seat)),
    stands: (seat: Seat, fighter, { names, viewer }) =>
      capital(prompts.standsHere(voice(names, viewer), seat, fighter)),
    weight: weightOf,
    rules: rulesOf,
    prompt: (...asked) => promptSaid(said, ...asked),
    plain: {
      labels: said.labels,
      perSeat: ['fighters'],
      value(field, value, view) {
        if (field === 'loc' || field === 'to') return places[value as Loc];
        if (field === 'power') return powers[value as Power].name;
        return field === 'mine' ? move(value as Move, view) : null;
      },
    },
    isShort: true,
    presets: said.presets,
    options: said.options,
    table: tableFrom(said),
    voices: said.voices,
  };
}
