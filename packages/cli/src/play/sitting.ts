/** One person at a table of bots: who acts next, what is told, and what a typed line does. */

import { createInterface } from 'node:readline';
import { type BotRequest, type Level, noteOf, usualLevelFor } from '@roundhouse/bots';
import { refusalInEnglish } from '@roundhouse/games/words.ts';
import {
  type AnyGame,
  CONCEDE,
  fingerprint,
  heardBy,
  IllegalMove,
  type Match,
  play,
  type Seat,
  takeBackDeed,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import type { Bots } from '../bots.ts';
import { asCalled } from '../called.ts';
import { gameFlag } from '../outside.ts';
import { positionLines, tableLines } from '../position.ts';
import { type Paint, paintFor, say, type Terminal } from '../terminal.ts';
import { sayEvent, sayMove, sayPrompt } from '../words.ts';
import { type Menu, menuLines, openMenu, pick } from './menu.ts';
import { lookUp, rulebookOf } from './rulebook.ts';

/** Ample for every level we have; they all stop earlier. */
const THINKING_MS = 5000;
const MOST_RULES_SHOWN = 8;

export interface Table {
  readonly game: AnyGame;
  readonly match: Match;
  /** Where the person sits; bots have the other seats. */
  readonly seat: Seat;
  readonly level: Level;
  readonly bots: Bots;
  /** Bots think by count and not by the clock, so that they would move the same again. */
  readonly isSeeded: boolean;
  readonly terminal: Terminal;
  /** Keeps the match as it stands and says where. */
  save(): string;
}

/** Plays until the game is over or the person leaves; says whether it is over. */
export async function sitDown(table: Table): Promise<boolean> {
  const { input, output, isWatched } = table.terminal;
  const reader = createInterface({ input, terminal: isWatched, ...(isWatched ? { output } : {}) });
  reader.on('SIGINT', () => reader.close());
  const sitting = new Sitting(table, reader[Symbol.asyncIterator](), isWatched ? () => reader.prompt() : () => {});
  try {
    return await sitting.playOn();
  } finally {
    reader.close();
  }
}

type Outcome = 'acted' | 'passed' | 'left';

class Sitting {
  readonly #table: Table;
  readonly #lines: AsyncIterator<string>;
  readonly #showPrompt: () => void;
  readonly #paint: Paint;
  /** Entries of the log already told. */
  #told = 0;

  constructor(table: Table, lines: AsyncIterator<string>, showPrompt: () => void) {
    this.#table = table;
    this.#lines = lines;
    this.#showPrompt = showPrompt;
    this.#paint = paintFor(table.terminal);
  }

  async playOn(): Promise<boolean> {
    const { game, match, seat } = this.#table;
    for (;;) {
      this.#tell();
      const owing = game.toAct(match.state);
      if (owing.length === 0) return true;
      const bot = owing.find(other => other !== seat);
      const mayInterrupt = !owing.includes(seat) && game.legalMoves(match.state, seat).length > 0;
      // Bots answer first: what they answered is hidden where it must be, and then nobody waits.
      if (bot === undefined || mayInterrupt) {
        const outcome = await this.#ask(mayInterrupt);
        if (outcome === 'left') return false;
        if (outcome === 'acted') continue;
      }
      if (bot !== undefined) await this.#botActs(bot);
    }
  }

  get #names(): string[] {
    return this.#table.match.seats.map(({ name }) => name);
  }

  /** Tells what the person's seat has heard since the last time. */
  #tell(): void {
    const { game, match, seat, terminal } = this.#table;
    for (const entry of match.log.slice(this.#told)) {
      for (const event of heardBy(entry, seat)) {
        const sentence = sayEvent(game, event, this.#names, seat);
        if (sentence !== null) say(terminal, `  ${this.#paint('cyan', sentence)}`);
      }
    }
    this.#told = match.log.length;
  }

  async #botActs(bot: Seat): Promise<void> {
    const { game, match, level } = this.#table;
    const request = this.#request(bot, level);
    const note = noteOf(request, match.log.length);
    play(game, match, bot, await this.#table.bots.choose(request), Date.now(), undefined, note);
  }

  /** What a bot is asked in this seat: it sees what the seat sees. */
  #request(seat: Seat, level: Level): BotRequest {
    const { game, match, isSeeded } = this.#table;
    const { state } = match;
    // Made from the seed, so that a match played again with it meets the same bots.
    const seed = Number.parseInt(fingerprint(match.seed ?? '', `bot ${seat} ${match.log.length}`).slice(0, 12), 16);
    const request = { game: game.id, view: game.view(state, seat), seat, moves: game.legalMoves(state, seat) };
    return { ...request, level, budgetMs: isSeeded ? Number.POSITIVE_INFINITY : THINKING_MS, seed };
  }

  /** Puts the open question to the person until it is answered. */
  async #ask(mayPass: boolean): Promise<Outcome> {
    const { game, match, seat, terminal } = this.#table;
    const view: unknown = game.view(match.state, seat);
    const moves: readonly { type: string }[] = game.legalMoves(match.state, seat);
    let menu = openMenu(moves.map(move => sayMove(game, move, view)));
    say(terminal, '', ...tableLines(game, view, seat, this.#names).map(line => this.#paint('dim', line)));
    say(terminal, '', this.#paint('bold', sayPrompt(game, view, seat, this.#names)));
    if (mayPass) say(terminal, "You may act out of turn; 'pass' lets play go on.");
    let isNews = true;
    for (;;) {
      if (isNews) this.#list(menu);
      isNews = false;
      this.#showPrompt();
      const { done, value } = await this.#lines.next();
      if (done) return 'left';
      const typed = value.trim();
      if (mayPass && typed === 'pass') return 'passed';
      const outcome = await this.#obey(typed);
      if (outcome === 'acted' || outcome === 'left') return outcome;
      if (outcome === 'done') continue;
      const picked = pick(menu, typed);
      if (picked.kind === 'move' && this.#play(moves[picked.at])) return 'acted';
      if (picked.kind === 'nothing') say(terminal, picked.reason);
      if (picked.kind === 'narrowed') {
        menu = picked.menu;
        isNews = true;
      }
    }
  }

  #list(menu: Menu): void {
    say(this.#table.terminal, ...menuLines(menu));
    const isLast = menu.left.length === 1 && menu.texts.length > 1;
    if (isLast) say(this.#table.terminal, 'Enter plays it.');
  }

  /** Plays what was sent if it is legal; otherwise says which rule forbids it. */
  #play(move: unknown): boolean {
    const { game, match, seat, terminal } = this.#table;
    try {
      play(game, match, seat, move, Date.now());
      return true;
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      say(terminal, this.#paint('yellow', `${error.rule}: ${refusalInEnglish(game.id, error.refusal)}`));
      return false;
    }
  }

  /** Carries out a typed order; null if it is none. */
  async #obey(typed: string): Promise<Outcome | 'done' | null> {
    const [order = '', ...rest] = typed.split(/\s+/);
    const { terminal } = this.#table;
    switch (order.toLowerCase()) {
      case 'help':
      case '?':
        say(terminal, ...HELP);
        return 'done';
      case 'table':
        say(terminal, ...this.#position());
        return 'done';
      case 'rules':
        this.#showRules(rest.join(' '));
        return 'done';
      case 'hint':
        await this.#hint();
        return 'done';
      case 'undo':
        return this.#undo() ? 'acted' : 'done';
      case 'concede':
        return this.#play({ ...CONCEDE }) ? 'acted' : 'done';
      case 'save':
        say(
          terminal,
          asCalled(
            `Saved. Go on later with: roundhouse play${gameFlag(this.#table.game.id)} --resume ${this.#table.save()}`,
          ),
        );
        return 'done';
      case 'quit':
      case 'exit':
        return 'left';
      default:
        return typed.startsWith('{') ? this.#playTyped(typed) : null;
    }
  }

  /** A move in the rules' own spelling. */
  #playTyped(json: string): Outcome | 'done' {
    let move: unknown;
    try {
      move = JSON.parse(json);
    } catch {
      say(this.#table.terminal, 'That is not JSON.');
      return 'done';
    }
    return this.#play(move) ? 'acted' : 'done';
  }

  #position(): string[] {
    const { game, match, seat } = this.#table;
    return positionLines(game, match.state, seat, this.#names);
  }

  #showRules(asked: string): void {
    const { game, terminal } = this.#table;
    const rules = rulebookOf(game);
    if (asked === '') {
      say(terminal, `Rules ${[...rules.keys()][0]} and on: 'rules ID' prints one, 'rules WORD' those that say it.`);
      return;
    }
    const found = lookUp(rules, asked);
    if (found.length === 0) say(terminal, `No rule is called or says '${asked}'.`);
    say(terminal, ...found.slice(0, MOST_RULES_SHOWN).map(text => `  ${text}`));
    if (found.length > MOST_RULES_SHOWN) say(terminal, `  … and ${found.length - MOST_RULES_SHOWN} more.`);
  }

  async #hint(): Promise<void> {
    const { game, match, seat, terminal } = this.#table;
    const move = await this.#table.bots.choose(this.#request(seat, usualLevelFor(game.id)));
    say(terminal, `A bot would: ${sayMove(game, move, game.view(match.state, seat))}.`);
  }

  #undo(): boolean {
    const { game, match, seat, terminal } = this.#table;
    const refused = whyNotTakeBack(match, seat);
    if (refused !== null) {
      say(
        terminal,
        `That cannot be taken back. ${refusalInEnglish(game.id, { rule: 'takeBack', key: `takeBack.${refused}` })}`,
      );
      return false;
    }
    takeBackDeed(game, match, seat, Date.now());
    say(terminal, 'Taken back.');
    return true;
  }
}

const HELP = [
  '  a number      plays that move; so does its whole text',
  '  some words    narrows the list to moves that say them; an empty line opens it again',
  '  {"type":…}    plays a move in the spelling of the rules',
  '  table         shows everything you can see',
  '  hint          asks a bot what it would do',
  '  rules ID      prints a rule; rules WORD those that say it',
  '  undo          takes your last step back, if nothing was learned from it',
  '  save          keeps the match so that you can go on later',
  '  concede       gives the game up',
  '  quit          leaves',
];
