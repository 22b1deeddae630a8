/** What bots know of each game beyond its rules: each game's own `bot.ts`. */

import type { Chance, Seat } from '@roundhouse/kernel';
import { partsOf } from './all.ts';
import type { CharacterLevel } from './characters.ts';
import type { Shape, Sight } from './learnt.ts';

/** How a game is best searched; what is left out is as usual. */
export interface SearchSettings {
  /** Imagined games after which a search ends, where time has not ended it. */
  readonly iterations?: number;
  /** How much neglected moves are preferred to successful ones, in winning chances. */
  readonly exploration?: number;
  /** Settled positions that are played past, beyond the tree, before one is judged. */
  readonly turns?: number;
  /** The same in games of which nothing was learnt (`isLearnt`), where it is another number. */
  readonly turnsUnlearnt?: number;
  /** Moves that are open at a node, times the root of its visits. */
  readonly widening?: number;
  /** What the habitual move is given in advance, in winning chances. */
  readonly habitBonus?: number;
  /** Decisions after which the tree ends. */
  readonly deepest?: number;
  /** Moves that are searched, where `weigh` can tell which; and as how many imagined games its word counts. */
  readonly most?: number;
  readonly trust?: number;
  /** Between two, a look further ahead at those that are best at first; none, where null. */
  readonly second?: SecondLook | null;
  /** At tables of more than two, whether all others are taken to want nothing but this seat's loss. */
  readonly isParanoid?: boolean;
}

/** Which moves are looked at again, and how. */
export interface SecondLook {
  /** How far they may be behind the best, in winning chances, and how many there may be. */
  readonly within: number;
  readonly most: number;
  /** Settled positions that are played past beyond those of the first look. */
  readonly turns: number;
  /** As how many imagined games the first look counts. */
  readonly trust: number;
}

/** How a character thinks, and how it errs: as people do, by not seeing, misjudging and favouring. */
export interface Mind<Move> {
  /** Looks at its own next moves only, or on into the others’ replies. */
  readonly by: 'greedy' | 'search';
  /** For the greedy: games imagined before the worse half of the moves is given up. */
  readonly games?: number;
  /** For those who search: games imagined at most, and milliseconds at most, where time counts. */
  readonly iterations?: number;
  readonly mostMs?: number;
  /** Knows the rules and little else: any move may catch its eye, not only those worth a look, and it has no habits. */
  readonly isBeginner?: boolean;
  /** Share of the moves worth looking at that it does not see. The habitual one it always sees. */
  readonly overlooks?: number;
  /** How far it is mostly wrong about what a move is worth, in winning chances. */
  readonly misjudges?: number;
  /** Moves it is fond of, and how much better they look to it than they are, in winning chances. */
  readonly loves?: { readonly move: (move: Move) => boolean; readonly extra: number };
}

/** Judgement of a game, from views alone: a bot can use it on real and on imagined positions alike. */
export interface Knowledge<View, Move extends { type: string }, State = never> {
  /** How good a settled position looks to this seat: 0 is lost, 1 is won. Need not be asked once the game is over. */
  evaluate(view: View, seat: Seat): number;
  /** A better judgement of settled positions, for those who search: one that was learnt. `evaluate`, where absent. */
  judge?(view: View, seat: Seat): number;
  readonly learning?: Learning<View>;
  /** Whether what was learnt, `judge` and `searchIsQuiet`, holds in games like this one. In all, where absent. */
  isLearnt?(view: View): boolean;
  /**
   * What each of the moves is worth to this seat, from 0 for lost to 1 for won, where that can be told without imagining
   * what is hidden; the bot then takes the best. Where absent, it imagines.
   */
  weigh?(view: View, seat: Seat, moves: readonly Move[]): readonly number[];
  /**
   * What `game.view` shows of an imagined position, made more cheaply: it may share parts with the state and need not
   * outlive the next move. `game.view`, where absent.
   */
  glance?(state: State, viewer: Seat): View;
  /** Games to imagine before the worse half of the moves is given up, where nobody says how many. */
  readonly games?: number;
  /** Milliseconds after which a bot imagines no more, where time counts at all. As long as it is given, where absent. */
  readonly mostMs?: number;
  /** Where `evaluate` can be believed: nothing is half done. Everywhere, where absent. */
  isQuiet?(view: View): boolean;
  /** The same for those who search, where `judge` is believed elsewhere. `isQuiet`, where absent. */
  searchIsQuiet?(view: View): boolean;
  /** Those of the seat's legal moves worth looking at: at least one, in the same order. All, where absent. */
  candidates?(view: View, seat: Seat, moves: readonly Move[]): readonly Move[];
  /** More of them, for those who search and so can tell better. `candidates`, where absent. */
  searchCandidates?(view: View, seat: Seat, moves: readonly Move[]): readonly Move[];
  /**
   * The move that a sensible player makes without much thought, for use in imagined games; null where any candidate
   * will do. Quick: it is asked thousands of times a decision.
   */
  rolloutMove?(view: View, seat: Seat, moves: readonly Move[]): Move | null;
  /** A better one, for those who search: they imagine whole turns of everybody. `rolloutMove`, where absent. */
  searchMove?(view: View, seat: Seat, moves: readonly Move[]): Move | null;
  /**
   * How a search imagines its own turn to go on until something is drawn: better than by habit, and dearer. Asked once for
   * what is seen. As usual, where null or absent.
   */
  plan?(view: View, seat: Seat): readonly Move[] | null;
  readonly search?: SearchSettings;
  /** How its characters think, where that is not as usual. */
  readonly minds?: { readonly [L in CharacterLevel]?: Mind<Move> };
  /** Loads what `policy` needs in games like this one, and nothing else does; until that is done, `policy` may answer null. */
  prepare?(view: View): Promise<void>;
  /**
   * The move of a perfect player, drawn by lot where perfect play is a mixture; null where this position, or a game
   * with these options, is not solved.
   */
  policy?(view: View, seat: Seat, moves: readonly Move[], chance: Chance): Move | null;
  /** For reviews, which see the states of a match that is over. */
  readonly solution?: Solution<Move, State>;
}

/** How positions are told in numbers to an evaluation that learns (`bench learn`), and which games it learns from. */
export interface Learning<View> {
  readonly shape: Shape;
  /** Things in a position at most. */
  readonly most: number;
  readonly seats: number;
  readonly options: object;
  /** One position in so many is written down for an accelerator; as usual, where absent. */
  readonly oneIn?: number;
  /** What the viewer sees; good until the next look. */
  sightOf(view: View): Sight;
  /** Whether it learns from what the viewer sees here: positions such as it will be asked about. */
  isMoment(view: View): boolean;
}

/** A choice in a solved position, by what its seat could see and against a perfect player who knows nothing of it. */
export interface SolvedChoice<Move> {
  /** What a perfect player has of the position. */
  readonly worth: number;
  /** What is left of that with the move that was made. */
  readonly made: number;
  /** The standard error of that, where a part had to be sampled; 0 where nothing had. */
  readonly error: number;
  /** A move that keeps all of it. */
  readonly best: Move;
}

/** What is known of a solved game beyond its perfect moves; null where a position is not solved. Needs what `prepare` loads. */
export interface Solution<Move, State> {
  /** Each seat's chances while the game is on, answers that still wait in secret included, and their standard error. */
  chances(state: State): { readonly mean: readonly number[]; readonly error: number } | null;
  choice(state: State, seat: Seat, made: Move, moves: readonly Move[]): SolvedChoice<Move> | null;
}

/** Knowledge of a game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: views and moves of unrelated games meet here, as in AnyGame.
export type AnyKnowledge = Knowledge<any, any, any>;

const KNOWLEDGE = await partsOf(({ bot }) => bot);

/** What is known of a game; undefined where only its rules are. */
export const knowledgeOf = (id: string): AnyKnowledge | undefined => KNOWLEDGE.get(id);
