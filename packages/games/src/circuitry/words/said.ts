/** Which message says what: the same in every language. The messages are in `<language>/*.ftl`. */

import { capital, sentencesOf, type Voice } from '../../voice.ts';
import type { MoveColour, Site } from '../content/face.ts';
import type { Asking, View } from '../state.ts';
import type { CircuitryWords } from './catalogue.ts';
import type { Said } from './en/words.ftl.ts';
import { clausesOf, declaredSaid, overSaid } from './events.ts';
import { movesFrom } from './moves.ts';
import { DEEDS, menuOf, rulesOf, weightOf } from './telling.ts';

/** What is asked of the one who reads it. */
function askedSaid(said: Said, asking: Asking, view: View, say: Voice): string {
  const { prompts } = said;
  const { turn, green, active } = view;
  const { pawn, play, card } = asking;
  switch (asking.name) {
    case 'drawing':
      return prompts.drawing(turn.draws, green.from === 'piles');
    case 'menu':
      return turn.force === null ? prompts.menu[menuOf(view)] : prompts.pushing(say, turn.force.target);
    case 'laying':
    case 'swapping':
      return prompts[asking.name](card);
    case 'forcing':
      return prompts.forcing(say, pawn);
    case 'responding':
      if (play === null) return prompts.respondingBlindly;
      return prompts.responding(capital(declaredSaid(said, active, play, asking.forced, say)));
    case 'choosingAxis':
      return prompts.choosingAxis(say, pawn, asking.exit);
    case 'answering':
      return capital(prompts.answering(say, active, asking.mini));
    default:
      return prompts[asking.name];
  }
}

function promptSaid(said: Said, ...[view, viewer, names]: Parameters<CircuitryWords['prompt']>): string {
  const { asking, result, active } = view;
  const { prompts } = said;
  const say = said.voice(names, viewer);
  if (result) return `${capital(overSaid(said, result, say))}.`;
  if (!asking) return '';
  if (asking.seat === null) {
    return prompts.mayBeAnswered(capital(declaredSaid(said, active, asking.play, asking.forced, say)));
  }
  if (say.isYou(asking.seat)) return askedSaid(said, asking, view, say);
  return prompts.waiting(say, asking.seat, prompts.waited[asking.name]);
}

/** What stands on the table itself. */
export const saysFrom = ({ table, functions }: Pick<Said, 'table' | 'functions'>) => ({
  ...table,
  colour: functions.colour,
  mini: functions.label,
  node: (of: MoveColour, card: number, site: Site): string => table.node(of, card, site),
  cell: (x: number, y: number): string => table.cell(functions.place(x, y)),
  cardAt: (card: string, x: number, y: number, pawns: string): string => table.cardAt(card, x, y, pawns || null),
  /** Counted from 0. */
  team: (n: number): string => table.team(n + 1),
});

/** Circuitry's catalogue in a language, from its messages. */
export const wordsFrom = (said: Said): CircuitryWords => ({
  ...said.shelf,
  voice: said.voice,
  refusals: said.refusals,
  move: movesFrom(said),
  meant: movesFrom(said, false),
  event: sentencesOf(clausesOf(said), said.voice),
  weight: weightOf,
  deeds: DEEDS,
  rules: rulesOf,
  prompt: (...asked) => promptSaid(said, ...asked),
  options: said.options,
  presets: said.presets,
  colours: said.parts.colours,
  mini: said.functions.mini,
  says: saysFrom(said),
});
