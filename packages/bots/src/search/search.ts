/** Information-set Monte-Carlo tree search: one tree over all deals that look alike, grown where it matters. */

import type { AnyKnowledge } from '@roundhouse/games/knowledge';
import {
  type AnyGame,
  type Chance,
  type CountedChance,
  fastChance,
  reopenAnswers,
  type Seat,
  type Step,
} from '@roundhouse/kernel';
import type { BotRequest, Move, Weighed } from '../request.ts';
import { worthwhileOf } from '../worthwhile.ts';
import { type Budget, budgetOf } from './budget.ts';
import { ClosedChoice } from './closed-choice.ts';
import { habitOf, type Imagined, lookAt, playOut, type Recalled, seatsIn } from './playout.ts';
import { selectEdge } from './selection.ts';
import { type Settings, settingsFor } from './settings.ts';
import { type Edge, edgeOf, following, keyOf, newNode, type TreeNode } from './tree.ts';

/** A choice on the way down, to be told on the way up how it went. */
type Learner = (payoffs: readonly number[]) => void;

const SEEDS = 2 ** 21;
/** Deals between two looks for moves that are clearly worse, and how many standard errors make that clear. */
const [DEALS_A_LOOK, CLEAR] = [48, 4];
const LEAST_VARIANCE = 1e-4;
/** The most of a budget that goes into a first look, where there is a second. */
const FIRST_LOOK = 0.25;

/**
 * A search that can be carried on bit by bit. At the root every move meets the same deals and dice, and the worse half
 * is given up each time an equal part of the budget is spent; below it the tree decides. Where seats choose in secret at
 * once, the root does too, by regret matching.
 */
export class Search {
  readonly #request: BotRequest;
  readonly #imagined: Imagined;
  readonly #seats: number;
  readonly #settings: Settings;
  readonly #budget: Budget;
  readonly #lot: Chance;
  readonly #root: TreeNode = newNode();
  /** The searching seat chooses in secret while others do. */
  readonly #isClosed: boolean;
  #prospects: Edge[];
  /** Moves of which one imagined game told all there is to know. */
  readonly #known = new Set<Edge>();
  readonly #givenUp: Edge[] = [];
  /** Of those that were given up before a second look: how far they were behind the best. */
  readonly #behind = new Map<Edge, number>();
  /** Settled positions that are played past before one is judged. */
  #turns: number;
  #isSecondLook = false;
  #rounds: number;
  #round = 0;
  #next = 0;
  #dealt = 0;
  #deals = 0;
  #iterations = 0;
  #isStopped = false;

  constructor(request: BotRequest, game: AnyGame, knowledge: AnyKnowledge) {
    const { seat, seed, budgetMs } = request;
    this.#request = request;
    this.#seats = seatsIn(game, game.determinize(request.view, seat, fastChance(0)));
    const isLearnt = knowledge.isLearnt?.(request.view) ?? true;
    // Of more than two each is judged with its own eyes, so that what is hidden from this one matters.
    const isRecalled = (knowledge.weigh ?? knowledge.plan) !== undefined && this.#seats === 2;
    const recalled = isRecalled ? new Map<string, Recalled>() : null;
    this.#imagined = { game, knowledge: isLearnt ? knowledge : unlearnt(knowledge), seat, othersAsked: 0, recalled };
    this.#settings = settingsFor(knowledge, this.#seats, isLearnt);
    this.#turns = this.#settings.turns;
    this.#lot = fastChance(seed);
    this.#isClosed = this.#isAskedTogether();
    this.#prospects = this.#worthwhile();
    this.#rounds = roundsFor(this.#prospects);
    this.#budget = budgetOf(request.iterations ?? this.#settings.iterations, budgetMs);
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** Nothing is left to find out, or nobody wants to know. */
  get isDone(): boolean {
    if (this.#isStopped || (!this.#isClosed && this.#isDecided())) return true;
    return this.#iterations > 0 && this.#budget.spent(this.#iterations) >= 1;
  }

  /** No more than one move is left, or each is worth what it is, whatever is dealt. */
  #isDecided(): boolean {
    return this.#prospects.length === 1 || this.#prospects.every(edge => this.#known.has(edge));
  }

  /** Ends it: what is known by now must do. */
  stop(): void {
    this.#isStopped = true;
  }

  /** One more imagined game. */
  grow(): void {
    if (this.#isClosed) {
      this.#iterations++;
      this.#imagine(fastChance(this.#lot.int(SEEDS)), null);
      return;
    }
    if (this.#next === 0) this.#dealt = this.#lot.int(SEEDS);
    const edge = this.#prospects[this.#next]!;
    if (!this.#known.has(edge)) {
      this.#iterations++;
      this.#imagine(fastChance(this.#dealt), edge);
    }
    this.#next = (this.#next + 1) % this.#prospects.length;
    if (this.#next === 0) {
      this.#giveUpTheWorse();
      if (++this.#deals % DEALS_A_LOOK === 0) this.#giveUpTheHopeless();
      if (!this.#isSecondLook && this.#hasLooked()) this.#lookAgain();
    }
  }

  /** A first look is over when nothing more can come of it, and at the latest when it has cost its part. */
  #hasLooked(): boolean {
    return this.#isDecided() || this.#budget.spent(this.#iterations) >= FIRST_LOOK;
  }

  /** The best are now judged later, when others have answered. What was found counts for some of the games that follow. */
  #lookAgain(): void {
    const { second } = this.#settings;
    if (second === null) return;
    this.#isSecondLook = true;
    const sorted = ranked(this.#prospects);
    const best = mean(sorted[0]!);
    this.#prospects = sorted.filter((edge, i) => i < second.most && mean(edge) >= best - second.within);
    for (const edge of sorted.slice(this.#prospects.length)) this.#behind.set(edge, best - mean(edge));
    this.#givenUp.unshift(...this.#behind.keys());
    for (const edge of this.#prospects) countAs(edge, second.trust);
    this.#known.clear();
    for (const recalled of this.#imagined.recalled?.values() ?? []) recalled.payoffs = null;
    this.#turns += second.turns;
    this.#rounds = roundsFor(this.#prospects);
  }

  /** The move to make, by what is known so far. */
  best(): Move {
    const choice = this.#closedChoice();
    if (this.#isClosed && choice) return this.#own(choice.answer(this.#lot));
    return ranked(this.#prospects)[0]!.move;
  }

  /** The worthwhile moves, best first. */
  weighed(): Weighed[] {
    const choice = this.#closedChoice();
    if (choice) return choice.shares().map(({ move, worth }) => ({ move: this.#own(move), worth }));
    const prospects = ranked(this.#prospects);
    // A move given up before a second look is as far behind the best as it was then.
    const worthOf = (edge: Edge): number => {
      const behind = this.#behind.get(edge);
      return behind === undefined ? mean(edge) : Math.max(0, mean(prospects[0]!) - behind);
    };
    return [...prospects, ...this.#givenUp].map(edge => ({
      move: edge.move,
      worth: edge.visits === 0 ? null : worthOf(edge),
    }));
  }

  /** What was learnt of this seat's choice, where others choose with it. */
  #closedChoice(): ClosedChoice | undefined {
    return this.#root.together?.choices.get(this.#request.seat);
  }

  /** The same move as it was sent. */
  #own(move: Move): Move {
    const key = keyOf(move);
    return this.#request.moves.find(one => keyOf(one) === key) ?? move;
  }

  /** A position that looks like the request's; what others have chosen in secret they may choose again. */
  #deal(chance: Chance): unknown {
    const { view, seat } = this.#request;
    const state: unknown = this.#imagined.game.determinize(view, seat, chance);
    reopenAnswers(state, seat);
    return state;
  }

  #isAskedTogether(): boolean {
    const { seat } = this.#request;
    const owing = this.#imagined.game.toAct(this.#deal(fastChance(0)));
    return owing.length > 1 && owing.includes(seat);
  }

  /** Shuffled, so that chance decides between equals; if a game can tell at sight, the best, with what it says of them. */
  #worthwhile(): Edge[] {
    const { view, seat, moves } = this.#request;
    const { searchCandidates } = this.#imagined.knowledge;
    const worthwhile: readonly Move[] =
      searchCandidates?.(view, seat, moves) ?? worthwhileOf(this.#imagined.knowledge, view, seat, moves);
    const pool = [...worthwhile];
    const shuffled = worthwhile.map(() => this.#lot.draw(pool));
    const { weigh } = this.#imagined.knowledge;
    const edges = shuffled.map(move => edgeOf(this.#root, move));
    if (!weigh) return edges;
    const { most, trust } = this.#settings;
    const worths = new Map(weigh(view, seat, shuffled).map((worth, i) => [edges[i]!, worth]));
    for (const [edge, worth] of worths) {
      edge.visits = trust;
      edge.sum = trust * worth;
      edge.squares = trust * worth * worth;
    }
    return edges.sort((a, b) => worths.get(b)! - worths.get(a)!).slice(0, most);
  }

  /** As often as there are rounds, each after an equal part of the budget. */
  #giveUpTheWorse(): void {
    const spent = this.#budget.spent(this.#iterations);
    while (this.#prospects.length > 1 && this.#round + 1 <= spent * this.#rounds) {
      this.#round++;
      const sorted = ranked(this.#prospects);
      this.#prospects = sorted.slice(0, Math.ceil(sorted.length / 2));
      this.#givenUp.unshift(...sorted.slice(this.#prospects.length));
    }
  }

  /** What is clearly worse gets no more time: it goes to the rest, and where there is no rest, nobody waits for it. */
  #giveUpTheHopeless(): void {
    const [best, ...others] = ranked(this.#prospects) as [Edge, ...Edge[]];
    const isHopeless = (edge: Edge): boolean =>
      mean(best) - mean(edge) > CLEAR * Math.sqrt(this.#doubtOf(best) + this.#doubtOf(edge));
    const hopeless = others.filter(isHopeless);
    if (hopeless.length === 0) return;
    this.#prospects = this.#prospects.filter(edge => !hopeless.includes(edge));
    this.#givenUp.unshift(...hopeless);
  }

  /** The squared standard error of what a move seems to be worth. */
  #doubtOf(edge: Edge): number {
    return this.#known.has(edge) ? 0 : variance(edge) / edge.visits;
  }

  /** Deals, goes down the tree to its edge and a new node beyond, plays out from there, and tells all who chose. */
  #imagine(chance: CountedChance, first: Edge | null): void {
    const state = this.#deal(chance);
    const { draws } = chance;
    const { othersAsked } = this.#imagined;
    const dice = openDice(chance);
    const step: Step<unknown> = { chance: dice, seal() {} };
    const learners: Learner[] = [];
    let node: TreeNode | null = this.#root;
    if (first) {
      node.visits++;
      node = this.#take(this.#request.seat, first, state, step, dice, learners);
    }
    while (node !== null && learners.length < this.#settings.deepest) {
      node = this.#descend(node, state, step, dice, learners);
    }
    // Beyond the tree nobody tells nodes apart by dice.
    const payoffs = playOut(this.#imagined, state, chance, this.#turns);
    for (const learn of learners) learn(payoffs);
    const isOwn = chance.draws === draws && this.#imagined.othersAsked === othersAsked;
    if (first && isOwn && this.#settings.deepest === 1 && this.#seats === 2) this.#know(first, payoffs);
  }

  /** Nothing was drawn and nobody else asked: the next game would be the same, and what it looked like at sight is no matter. */
  #know(edge: Edge, payoffs: readonly number[]): void {
    const worth = payoffs[this.#request.seat]!;
    this.#known.add(edge);
    edge.visits = 1;
    edge.sum = worth;
    edge.squares = worth * worth;
  }

  /** One decision further down; null where the tree ends or the game does. Decisions that are none leave no trace. */
  #descend(node: TreeNode, state: unknown, step: Step<unknown>, dice: OpenDice, learners: Learner[]): TreeNode | null {
    const { game } = this.#imagined;
    for (;;) {
      const owing = game.toAct(state);
      if (owing.length === 0) return null;
      if (owing.length > 1) return this.#together(node, owing, state, step, dice, learners);
      const seat = owing[0]!;
      const moves: readonly Move[] = game.legalMoves(state, seat);
      const view = moves.length > 1 ? lookAt(this.#imagined, state, seat) : null;
      const worthwhile = moves.length > 1 ? worthwhileOf(this.#imagined.knowledge, view, seat, moves) : moves;
      if (worthwhile.length === 1) {
        game.apply(state, seat, worthwhile[0]!, step);
        continue;
      }
      const habit = habitOf(this.#imagined, view, seat, moves);
      node.visits++;
      const edge = selectEdge(node, worthwhile, habit, this.#settings, this.#lot);
      return this.#take(seat, edge, state, step, dice, learners);
    }
  }

  #take(
    seat: Seat,
    edge: Edge,
    state: unknown,
    step: Step<unknown>,
    dice: OpenDice,
    learners: Learner[],
  ): TreeNode | null {
    dice.thrown = '';
    this.#imagined.game.apply(state, seat, edge.move, step);
    learners.push(payoffs => {
      const payoff = this.#aimOf(seat, payoffs);
      edge.visits++;
      edge.sum += payoff;
      edge.squares += payoff * payoff;
    });
    const { node, isNew } = following(edge.after, dice.thrown);
    return isNew ? null : node;
  }

  /** What a seat aims at: its own share or, where the search fears everybody, that the searching seat gets nothing. */
  #aimOf(seat: Seat, payoffs: readonly number[]): number {
    return this.#settings.isParanoid && seat !== this.#request.seat ? 1 - payoffs[this.#request.seat]! : payoffs[seat]!;
  }

  /** Everyone who is asked chooses by their own record, knowing nothing of the others' choices. */
  #together(
    node: TreeNode,
    owing: readonly Seat[],
    state: unknown,
    step: Step<unknown>,
    dice: OpenDice,
    learners: Learner[],
  ): TreeNode | null {
    const { game } = this.#imagined;
    node.visits++;
    node.together ??= { choices: new Map(), after: new Map() };
    const { choices, after } = node.together;
    const chosen = owing.map(seat => {
      const legal: readonly Move[] = game.legalMoves(state, seat);
      const moves = worthwhileOf(this.#imagined.knowledge, lookAt(this.#imagined, state, seat), seat, legal);
      let choice = choices.get(seat);
      if (!choice) {
        choice = new ClosedChoice();
        choices.set(seat, choice);
      }
      return { seat, choice, pick: choice.pick(moves, this.#lot) };
    });
    dice.thrown = '';
    for (const { seat, pick } of chosen) {
      if (game.toAct(state).includes(seat)) game.apply(state, seat, pick.move, step);
    }
    const keys = chosen.map(({ pick }) => pick.key);
    learners.push(payoffs => {
      for (let i = 0; i < chosen.length; i++) {
        const { seat, choice, pick } = chosen[i]!;
        // Of two, the other's key is at hand.
        const others = keys.length === 2 ? keys[1 - i]! : keys.toSpliced(i, 1).join();
        choice.learn(pick, others, this.#aimOf(seat, payoffs));
      }
    });
    const { node: next, isNew } = following(after, `${keys.join()}${dice.thrown}`);
    return isNew ? null : next;
  }
}

/** What is left of a game's knowledge where nothing that was learnt holds. */
const unlearnt = ({ judge: _judge, searchIsQuiet: _searchIsQuiet, ...rest }: AnyKnowledge): AnyKnowledge => rest;

/** A search that has come to its end. */
export function searched(request: BotRequest, game: AnyGame, knowledge: AnyKnowledge): Search {
  const search = new Search(request, game, knowledge);
  while (!search.isDone) search.grow();
  return search;
}

/** Each gives up half of the moves. */
const roundsFor = (edges: readonly Edge[]): number => Math.max(1, Math.ceil(Math.log2(edges.length)));

/** As if it had been tried so often, and had always been worth what it is. */
function countAs(edge: Edge, visits: number): void {
  const worth = mean(edge);
  edge.visits = visits;
  edge.sum = visits * worth;
  edge.squares = visits * worth * worth;
}

/** Stable, so that the lot drawn at the start decides between equals. */
const ranked = (edges: readonly Edge[]): Edge[] => edges.toSorted((a, b) => mean(b) - mean(a));

const mean = ({ sum, visits }: Edge): number => (visits === 0 ? 0 : sum / visits);

/** Never quite nothing: what was always the same so far may still change. */
const variance = (edge: Edge): number => Math.max(LEAST_VARIANCE, edge.squares / edge.visits - mean(edge) ** 2);

/** Chance that remembers the dice thrown since `thrown` was last emptied. */
interface OpenDice extends Chance {
  thrown: string;
}

function openDice(chance: Chance): OpenDice {
  return {
    thrown: '',
    int: n => chance.int(n),
    draw: pool => chance.draw(pool),
    dice(count, sides) {
      const faces = chance.dice(count, sides);
      this.thrown += `|${String.fromCharCode(...faces)}`;
      return faces;
    },
  };
}
