/** A match played in this browser, by one person or several and by bots: the same rules as anywhere, and no server. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { usualLevelFor } from '@roundhouse/bots/levels.ts';
import type { Level } from '@roundhouse/bots/request.ts';
import {
  type AnyGame,
  askedSecretly,
  type BotNote,
  CONCEDE,
  commitmentOf,
  defaultMove,
  IllegalMove,
  type Match,
  newSeed,
  openMatch,
  play,
  type Refusal,
  type Seat,
  takeBackDeed,
  type Viewer,
  viewerReplay,
  whyNot,
} from '@roundhouse/kernel';
import { whenShown } from '@roundhouse/kit';
import { words } from '../../words/index.ts';
import { onceDrawn } from '../drawn.ts';
import { findGame } from '../games.ts';
import { type KeptSolo, keep, newId, ownAvatar, type Player, recall } from '../kept/kept-matches.ts';
import { newPace } from '../pace.ts';
import type { Connection, Cover, Move, Rest, Sharing, TablePosition, TableSource, Undo } from '../source.ts';
import { askBot } from './bot.ts';
import { botName } from './bot-names.ts';
import { diceOf, getDiceReady } from './dice.ts';
import { haveAllGone } from './gone.ts';
import { beginsHold, type Hold, isLetPass, isReleased, PAUSE_MS, toldSoFar } from './hold.ts';
import { mustBeAlone, needsCover, nextLooker } from './looking.ts';
import { rivalFor } from './rival.ts';
import { historyOf, NOTHING_TO_UNDO, positionOf, shownTo, undoOf } from './shown.ts';

/** Who takes a seat at this device. */
export interface Sitter {
  readonly player: Player;
  readonly name: string;
}

export interface NewHere {
  readonly game: string;
  readonly options: unknown;
  /** In turn order; at least one is a person. */
  readonly sitters: readonly Sitter[];
}

/** Sets up a match at this device and keeps it; gives its id. Throws a sentence if options or seats do not fit the game. */
export function newHere({ game: id, options, sitters }: NewHere): string {
  const game = gameOf(id);
  const players = sitters.map(({ player }) => player);
  const seat = players.indexOf('person');
  if (seat < 0) throw new Error('Somebody has to sit at this device.');
  const seats = sitters.map(({ name }) => ({ name }));
  const match = openMatch(game, { options, seats, seed: newSeed(), at: Date.now() });
  const kept: KeptSolo = { kind: 'solo', id: newId(), match, seat, players, over: false, at: Date.now() };
  keep(kept);
  return kept.id;
}

export interface NewSolo {
  readonly game: string;
  readonly options: unknown;
  readonly name: string;
  /** Where the person sits. */
  readonly seat: Seat;
}

/** One person against the next rival to beat, at a table as small as the game allows. */
export function newSolo({ game, options, name, seat }: NewSolo): string {
  const count = gameOf(game).seats.min;
  const level = rivalFor(game);
  const sitters = Array.from(
    { length: count },
    (_, i): Sitter => (i === seat ? { player: 'person', name } : botSitter(game, level, i - (i > seat ? 1 : 0))),
  );
  return newHere({ game, options, sitters });
}

/** A bot after so many of its kind. */
export const botSitter = (game: string, level: Level, before = 0): Sitter => ({
  player: level,
  name: botName(game, level, before),
});

/** Sits down at a match played here; null if this browser does not know it. */
export function openSolo(id: string): TableSource | null {
  const stored = recall(id);
  if (stored?.kind !== 'solo' || !findGame(stored.match.game)) return null;
  return new SoloTable(stored).source();
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`There is no game '${id}'.`);
  return game;
}

/** Who decides for each seat of a match that was kept. */
export const playersOf = ({ match, players, seat, level = usualLevelFor(match.game) }: KeptSolo): readonly Player[] =>
  players ?? match.seats.map((_, i) => (i === seat ? 'person' : level));

/** A table at this device: it moves for people and wakes bots, and says who may look. */
class SoloTable {
  readonly #id: string;
  readonly #match: Match;
  readonly #game: AnyGame;
  readonly #players: readonly Player[];
  readonly #looks: NonNullable<KeptSolo['looks']>;
  readonly #people: readonly Seat[];
  /** Who has the device; and whether they look, or it is covered. */
  readonly #holder: Signal<Seat>;
  readonly #isCovered: Signal<boolean>;
  readonly #looker: ReadonlySignal<Viewer>;
  readonly #position = signal<TablePosition | null>(null);
  readonly #undo = signal<Undo>(NOTHING_TO_UNDO);
  readonly #refusal = signal<Refusal | null>(null);
  readonly #trouble = signal<string | null>(null);
  /** A play that somebody might stop, until its time is over. */
  readonly #hold = signal<Hold | null>(null);
  /** How much of what is public each person has seen here. */
  readonly #looked = new Map<Seat, number>();
  readonly #pace = newPace();
  readonly #thinking = new Set<Seat>();
  readonly #rest = signal<Rest | null>(null);
  #takenBack = 0;
  /** Counts changes: what was begun after one is void after the next. */
  #settled = 0;
  #closed = false;

  constructor(kept: KeptSolo) {
    const { id, match } = kept;
    const game = gameOf(match.game);
    this.#id = id;
    this.#match = match;
    this.#game = game;
    this.#players = playersOf(kept);
    this.#looks = kept.looks ?? {};
    this.#people = this.#players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
    const holder = nextLooker(game, match, this.#people, this.#people[0]!);
    this.#holder = signal(holder);
    // At the end there are no secrets left.
    const isOver = game.payoffs(match.state) !== null;
    this.#isCovered = signal(!isOver && this.#people.some(seat => mustBeAlone(game, match, seat, holder)));
    if (haveAllGone(match, this.#people)) this.#beginRest();
    this.#looker = computed(() => (this.#isCovered.value ? null : this.#holder.value));
    this.#show(0);
    onceDrawn(() => {
      getDiceReady(match);
      this.#wakeBots();
    });
  }

  get #isShared(): boolean {
    return this.#people.length > 1;
  }

  #isPerson(seat: Seat): boolean {
    return this.#players[seat] === 'person';
  }

  #show(heardBefore: number): void {
    const [holder, hold] = [this.#holder.value, this.#hold.value];
    const shown = shownTo(this.#game, this.#match, hold, holder);
    if (this.#isShared && !this.#isCovered.value) this.#looked.set(holder, historyOf(shown, null).length);
    const position = this.#isCovered.value ? null : positionOf(this.#game, shown, holder, heardBefore);
    // Who is not asked can only wait.
    this.#position.value = position && shown !== this.#match ? { ...position, moves: [] } : position;
    this.#undo.value = hold
      ? { ...NOTHING_TO_UNDO, why: 'sealed' }
      : undoOf(this.#game, this.#match, this.#people, this.#looker.value);
  }

  #keep(over: boolean): void {
    const [id, match, players] = [this.#id, this.#match, this.#players];
    const looks = this.#looks;
    keep({ kind: 'solo', id, match, seat: this.#people[0]!, players, looks, over, at: Date.now() });
  }

  /** After every change: the device goes to whoever is asked, under cover where somebody has a secret. */
  #settle(heardBefore: number): void {
    const [game, match, holder] = [this.#game, this.#match, this.#holder.value];
    const over = game.payoffs(match.state) !== null;
    const next = over ? holder : nextLooker(game, match, this.#people, holder);
    this.#keep(over);
    const settled = ++this.#settled;
    if (next === holder) this.#show(heardBefore);
    else if (this.#isCovered.value || !needsCover(game, match, holder, next)) this.#handOn(next);
    else {
      // Whoever did the last deed sees what comes of it, and all around with them, before the cover lies over it.
      this.#show(heardBefore);
      onceDrawn(async () => {
        await whenShown();
        if (settled !== this.#settled || this.#closed) return;
        this.#isCovered.value = true;
        this.#handOn(next);
      });
    }
    onceDrawn(() => this.#wakeBots());
  }

  /** The device is somebody else's from now on; of what happened before, the cover tells them. */
  #handOn(next: Seat): void {
    this.#holder.value = next;
    this.#show(historyOf(this.#match, next).length);
  }

  #act(by: Seat, move: Move, note?: BotNote): void {
    const [game, match] = [this.#game, this.#match];
    const heard = historyOf(match, this.#holder.value).length;
    const [from, state] = [match.log.length, match.state];
    const hold = this.#hold.value;
    const stops = hold !== null && this.#isPerson(by) && !isLetPass(game, match, by, move);
    const entries = play(game, match, by, move, Date.now(), step => diceOf(match, step), note);
    if (this.#isUnseen()) {
      this.#goOnUnseen();
      return;
    }
    if (move.type === CONCEDE.type && haveAllGone(match, this.#people)) this.#beginRest();
    if (stops) hold.isSettled = true;
    if (hold === null && beginsHold(game, entries)) this.#beginHold({ from, state, by, heard });
    if (this.#hold.value !== null) this.#goOnHolding(this.#hold.value);
    else {
      this.#pace.shown(this.#isPerson(by));
      this.#settle(heard);
    }
  }

  #beginRest(): void {
    const playUnseen = (): void => {
      this.#rest.value = { isUnseen: true, playUnseen };
      this.#pace.hurry();
    };
    this.#rest.value = { isUnseen: false, playUnseen };
  }

  #isUnseen(): boolean {
    return this.#rest.value?.isUnseen === true;
  }

  /** Nothing is shown until it is over; and then its end, not all that led to it. */
  #goOnUnseen(): void {
    const isOver = this.#game.payoffs(this.#match.state) !== null;
    if (isOver) this.#settle(historyOf(this.#match, this.#holder.value).length);
    else this.#wakeBots();
  }

  #beginHold(begun: Pick<Hold, 'from' | 'state' | 'by' | 'heard'>): void {
    const held: Hold = { ...begun, isOver: false, isSettled: !this.#isShared };
    this.#hold.value = held;
    this.#isCovered.value = this.#isShared;
    setTimeout(() => {
      held.isOver = true;
      // Whoever is looking meanwhile, to stop it or not, is not covered up again.
      if (this.#hold.value === held && isReleased(this.#game, this.#match, held)) this.#goOnHolding(held);
    }, PAUSE_MS);
  }

  /** Shows everything once the time is over and nobody is asked any more; until then, what each may see. */
  #goOnHolding(held: Hold): void {
    if (!isReleased(this.#game, this.#match, held)) {
      this.#keep(false);
      if (this.#isShared) this.#isCovered.value = true;
      this.#show(held.heard);
      onceDrawn(() => this.#wakeBots());
      return;
    }
    this.#hold.value = null;
    // In whose hands the device is by now, nobody knows.
    this.#isCovered.value = this.#isShared;
    this.#pace.shown(this.#isPerson(held.by));
    this.#settle(held.heard);
  }

  /** Nobody at this device stops the play: whoever was asked has let it pass. */
  #letPass(): void {
    const [game, match, held] = [this.#game, this.#match, this.#hold.value];
    if (!held) return;
    held.isSettled = true;
    const asked = askedSecretly(game, match.state).find(seat => this.#isPerson(seat));
    if (asked === undefined) this.#goOnHolding(held);
    else this.#act(asked, defaultMove(game, match.state, asked));
    if (this.#hold.value && askedSecretly(game, match.state).some(seat => this.#isPerson(seat))) this.#letPass();
  }

  #wakeBots(): void {
    if (this.#closed) return;
    const { state } = this.#match;
    const asked = this.#hold.value ? askedSecretly(this.#game, state) : this.#game.toAct(state);
    for (const seat of asked) if (!this.#isPerson(seat)) void this.#answerFor(seat);
  }

  async #answerFor(bot: Seat): Promise<void> {
    if (this.#thinking.has(bot)) return;
    this.#thinking.add(bot);
    const before = this.#takenBack;
    const [game, match] = [this.#game, this.#match];
    const seen = match.log.length;
    try {
      const moves = game.legalMoves(match.state, bot);
      const level = this.#players[bot] as Level;
      const request = { game: game.id, view: game.view(match.state, bot), seat: bot, moves, level };
      const { move, note } = await askBot(request, seen);
      if (!this.#hold.value && !this.#isUnseen()) await this.#pace.wait();
      this.#thinking.delete(bot);
      if (this.#closed || game.payoffs(match.state) !== null) return;
      // What it thought about may have been taken back meanwhile.
      if (before !== this.#takenBack || !this.#stands(bot, move, seen)) this.#wakeBots();
      else this.#act(bot, move, note);
    } catch {
      this.#thinking.delete(bot);
      this.#trouble.value = words.value.match.botFailed;
    }
  }

  /** Whether an answer to an older question is still one: somebody may have played out of turn meanwhile. */
  #stands(bot: Seat, move: Move, seen: number): boolean {
    return this.#match.log.length === seen || whyNot(this.#game, this.#match, bot, move) === null;
  }

  #send(move: Move): void {
    if (this.#looker.value === null) return;
    try {
      this.#act(this.#looker.value, move);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.#refusal.value = error.refusal;
    }
  }

  #takeBack(): void {
    const { seat } = this.#undo.value;
    if (seat === null) return;
    takeBackDeed(this.#game, this.#match, seat, Date.now());
    this.#takenBack++;
    if (!haveAllGone(this.#match, this.#people)) this.#rest.value = null;
    // The step's own player has to decide anew; who else looks now must not see how.
    if (needsCover(this.#game, this.#match, this.#holder.value, seat)) this.#isCovered.value = true;
    this.#holder.value = seat;
    this.#settle(historyOf(this.#match, seat).length);
  }

  #cover(): Cover | null {
    if (!this.#isCovered.value) return null;
    const [held, to] = [this.#hold.value, this.#holder.value];
    const open = held ? toldSoFar(this.#game, this.#match, held) : historyOf(this.#match, null);
    const since = open.slice(this.#looked.get(to) ?? open.length);
    return { to, people: this.#people, since, stops: held && { by: held.by, letPass: () => this.#letPass() } };
  }

  #sharing(): Sharing {
    return {
      cover: computed(() => this.#cover()),
      look: seat => {
        this.#settled++;
        this.#holder.value = seat;
        this.#isCovered.value = false;
        this.#show(historyOf(this.#match, seat).length);
      },
      hide: () => {
        this.#settled++;
        this.#refusal.value = null;
        this.#isCovered.value = true;
        if (!this.#hold.value) {
          this.#holder.value = nextLooker(this.#game, this.#match, this.#people, this.#holder.value);
        }
        this.#show(0);
      },
    };
  }

  /** The same people and bots again, each one seat further. */
  #rematch(): string {
    const { seats, options } = this.#match;
    const sitters = seats.map(({ name }, seat) => ({ name, player: this.#players[seat]! }));
    const turned = [...sitters.slice(-1), ...sitters.slice(0, -1)];
    return `/solo/${newHere({ game: this.#game.id, options, sitters: turned })}`;
  }

  /** As the match page wants it. */
  source(): TableSource {
    const [game, match] = [this.#game, this.#match];
    return {
      id: this.#id,
      kind: 'solo',
      game: game.id,
      version: signal(match.version),
      seat: this.#looker,
      names: signal(match.seats.map(({ name }) => name)),
      // Whose device it is sits first; of the others here nobody knows who they are elsewhere.
      sitting: computed(() =>
        this.#players.map((player, seat) => ({
          avatar: seat === this.#people[0] ? ownAvatar() : null,
          bot: player === 'person' ? null : player,
        })),
      ),
      position: this.#position,
      connection: signal<Connection>('here'),
      sending: signal(false),
      trouble: this.#trouble,
      refusal: this.#refusal,
      commitment: signal(commitmentOf(match)),
      lot: signal(this.#looks.lot ?? commitmentOf(match)),
      cast: this.#looks.cast ?? null,
      invite: signal(null),
      owing: signal([]),
      free: signal([]),
      calledOff: signal([]),
      isAlone: !this.#isShared,
      sharing: this.#isShared ? this.#sharing() : null,
      company: null,
      undo: this.#undo,
      hurry: this.#pace.hurry,
      rest: this.#rest,
      send: move => this.#send(move),
      takeBack: () => this.#takeBack(),
      missed: async seen => viewerReplay(game, match, this.#looker.value, seen),
      // Wanted after a game, if at all.
      record: async () => (await import('../replay/writing.ts')).formatRecordFor(game, match, this.#people[0]!),
      rematch: async () => this.#rematch(),
      close: () => {
        this.#closed = true;
      },
    };
  }
}
