/** Holds games from outside to what every game promises, before somebody plays them. */

import { MANIFESTS } from '@roundhouse/games/all.ts';
import type { Language } from '@roundhouse/games/language.ts';
import { lawsOf } from '@roundhouse/games/laws.ts';
import type { Manifest } from '@roundhouse/games/manifest.ts';
import { OUTSIDE } from '@roundhouse/games/outside.ts';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { type AnyGame, COMMON_REFUSALS, fastChance, heardBy, openMatch, play, type Seat } from '@roundhouse/kernel';
import { checkOneGame, LawBroken } from '@roundhouse/kernel/testing';
import { Failure } from './command.ts';
import { whatFailed } from './outside.ts';

/** Before every `serve` and `play`; `check-game` and `fuzz` take longer. */
const GAMES = 25;
const LONGEST_MS = 3000;
const MOST_STEPS = 5000;

/** Throws a sentence with the law and the position that breaks it. */
export async function mustKeepLaws(): Promise<void> {
  for (const manifest of OUTSIDE) {
    if (MANIFESTS.some(other => other !== manifest && other.id === manifest.id)) {
      throw new Failure(`there is already a game '${manifest.id}'`);
    }
    const game = await manifest.rules();
    if (game.id !== manifest.id) throw new Failure(`the rules of '${manifest.id}' call themselves '${game.id}'`);
    await mustSpeak(manifest, game);
    const began = performance.now();
    for (let seed = 1; seed <= GAMES && performance.now() - began < LONGEST_MS; seed++) {
      try {
        checkOneGame(game, seed, lawsOf(game.id));
      } catch (error) {
        if (error instanceof LawBroken) throw new Failure(`${error.message}\n  'roundhouse check-game' says more`);
        throw error;
      }
    }
  }
}

/** One random game in each of its languages: whatever happens in it can be said, and so can every reason to refuse a move. */
export async function mustSpeak({ words }: Manifest, game: AnyGame): Promise<void> {
  for (const [language, load] of Object.entries(words)) {
    const said = await load();
    const unsaid = [...COMMON_REFUSALS, ...(game.questions?.keys ?? [])].find(
      key => !Object.hasOwn(said.refusals, key),
    );
    if (unsaid !== undefined) {
      throw new Failure(
        `${game.id} has no words in '${language}' for the refusal '${unsaid}': words.refusals['${unsaid}']`,
      );
    }
    speak(game, said, language as Language);
  }
}

/** Where a text comes from, for whoever has to mend it. */
interface Speaker {
  readonly game: AnyGame;
  readonly language: Language;
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];

function speak(game: AnyGame, words: AnyWords, language: Language): void {
  const names = Array.from({ length: game.seats.min }, (_, seat) => NAMES[seat] ?? `Seat ${seat}`);
  const seats = names.map(name => ({ name }));
  const match = ruled(game, 'it is set up', () => openMatch(game, { options: {}, seats, seed: '7'.repeat(64), at: 0 }));
  const dice = fastChance(7);
  const speaker: Speaker = { game, language };
  const told = (): void => {
    for (const event of heardBy(match.log.at(-1)!, 0)) {
      mustSay(speaker, JSON.stringify(event), () => words.event(event, names, 0));
    }
  };
  if (match.log.length > 0) told();
  for (let step = 0; step < MOST_STEPS && game.payoffs(match.state) === null; step++) {
    const seat: Seat = game.toAct(match.state)[0]!;
    const view = ruled(game, `seat ${seat} looks`, () => game.view(match.state, seat));
    mustSay(speaker, 'what is asked', () => words.prompt(view, seat, names));
    const moves = ruled(game, `seat ${seat} is asked`, () => game.legalMoves(match.state, seat));
    for (const move of moves) mustSay(speaker, JSON.stringify(move), () => words.move(move, view));
    const move = moves[dice.int(moves.length)];
    ruled(game, `seat ${seat} plays ${JSON.stringify(move)}`, () => play(game, match, seat, move, 0));
    told();
  }
}

/** Null is a text too: there is nothing to say, and the game knows it. */
function mustSay({ game, language }: Speaker, what: string, say: () => string | null): void {
  let text: string | null;
  try {
    text = say();
  } catch (error) {
    throw new Failure(`${game.id} cannot say ${what} in '${language}': ${(error as Error).message}`);
  }
  if (text === '') throw new Failure(`${game.id} says nothing in '${language}' of ${what}`);
}

/** What a rule gives; one that stumbles is told with its place in the game, and no trace of ours. */
function ruled<T>({ id }: AnyGame, when: string, rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    throw new Failure(`${id} fails when ${when}: ${whatFailed(error)}`);
  }
}
