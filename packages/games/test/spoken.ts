/** Whole games heard word by word: every event, question and move is said in each language, and nothing comes out broken. */

import { readFileSync } from 'node:fs';
import { type AnyGame, CONCEDE, type Seat } from '@roundhouse/kernel';
import type { Listener } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { AnyWords } from '../src/words.ts';

interface Told {
  readonly type: string;
}

export interface Speech<Move extends Told, View, Event extends Told> {
  /** Its folder has the rulebook. */
  readonly rules: URL;
  readonly names: readonly string[];
  /** `broken`: what no sentence of this language has. */
  readonly languages: readonly { readonly name: string; readonly words: AnyWords; readonly broken: RegExp }[];
  /** Plays games in which every question is put and, but for what is rare, everything happens; or only a few of them. */
  readonly games: (on: Listener<Move, View, Event>, share: 'all' | 'few') => void;
  /** Events that those games may miss. */
  readonly rare?: readonly Event[];
  /** The open question and whom it is put to, as far as the viewer sees; null when the game is over. */
  readonly asked: (view: View) => { readonly name: string; readonly seats: readonly Seat[] } | null;
}

/** What is said in no language. */
const NONSENSE = /undefined|null|NaN|\[object|\s\s| [.,:;]|\.\./;
const SENTENCE = /^[\p{Lu}\d„−].*[.?!]$/su;

export function testSpeech<Move extends Told, View extends { readonly viewer: Seat | null }, Event extends Told>(
  game: AnyGame,
  { rules, names, languages, games, rare = [], asked }: Speech<Move, View, Event>,
): void {
  const rulebook = readFileSync(new URL('README.md', rules), 'utf8');
  const isRule = (rule: string): boolean => rulebook.includes(`- **${rule}** `);
  // Every event is one of these kinds: a game describes them as tagged.
  const { kinds } = game.shapes!.event as unknown as { readonly kinds: readonly string[] };
  const questions = game.questions!.keys.filter(key => key.startsWith('asks.')).map(key => key.slice('asks.'.length));

  describe.each(languages)('$name', ({ words, broken }) => {
    const isWrong = (said: string | null): boolean => said === null || NONSENSE.test(said) || broken.test(said);

    test('every event is told in a sentence, to those it concerns and to spectators, with its rules', () => {
      const told = new Set<string>();
      const wrong: unknown[] = [];
      const heard = (event: Event): void => {
        told.add(event.type);
        for (const viewer of [0, 1, null]) {
          const said = words.event(event, names, viewer);
          if (isWrong(said) || !SENTENCE.test(said!)) wrong.push([said, event]);
        }
        if (!['heading', 'line', 'passing'].includes(words.weight(event))) wrong.push(['weight', event]);
        const named = words.rules(event);
        if (named.length === 0 || !named.every(isRule)) wrong.push([named, event]);
      };
      games({ heard }, 'all');
      for (const event of rare) heard(event);
      expect(wrong).toEqual([]);
      expect([...told].toSorted()).toEqual(kinds.toSorted());
    });

    test('every question has a prompt, and whoever waits is told for whom', () => {
      const met = new Set<string>();
      const seen = (view: View): void => {
        const said = words.prompt(view, view.viewer, names);
        if (isWrong(said) || !SENTENCE.test(said)) expect(said).toBe('a sentence');
        const question = asked(view);
        if (question === null) return;
        const { name, seats } = question;
        if (view.viewer !== null && seats.includes(view.viewer)) met.add(name);
        else if (!seats.some(seat => said.includes(names[seat]!))) expect(said).toContain(names[seats[0]!]);
      };
      games({ seen, asked: (_, view) => seen(view) }, 'all');
      expect([...met].toSorted()).toEqual(questions.toSorted());
    });

    test('every legal move can be said, and different moves are said differently', () => {
      games(
        {
          asked(moves, view) {
            const said = moves.map(move => words.move(move, view, names));
            for (const text of said) if (isWrong(text) || text === '') expect(text).toBe('an order');
            expect(new Set(said).size, said.join('\n')).toBe(said.length);
            expect(isWrong(words.move(CONCEDE, view))).toBe(false);
          },
        },
        'few',
      );
    });
  });
}
