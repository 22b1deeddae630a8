/**
 * What a game brings that wants more than one match to settle it: a series, a championship. Pure like rules: a state
 * and what somebody decided go in, a new state comes out, and all chance comes from one seed. Whoever keeps the state,
 * or the seed and what was decided and reported, has lost nothing.
 */

import type { OptionSpecs, Refusal, Seat, Shape } from '@roundhouse/kernel';
import type { ComponentType } from 'preact';
import type { OptionWords } from './words.ts';

/** Who takes part: 0, 1, 2 … in the order in which they entered. Who plays for it is the host's business. */
export type Entrant = number;

/** What an entrant has to decide before anything goes on. */
export interface Decision {
  /** The type of the act that is asked for. */
  readonly type: string;
  readonly rule: string;
  /** Others hear of it when all have decided; on one device nobody else should look. */
  readonly isSecret: boolean;
  /** The match that waits for it; null if everything does. */
  readonly match: string | null;
}

/** A match that can be played now. It is opened as any other, then the moves of `opening` are played, in order. */
export interface PlannedMatch {
  /** Its own within the competition, and always the same for the same match. */
  readonly id: string;
  /** Who sits where. */
  readonly entrants: readonly Entrant[];
  /** Complete options of a match of the game. */
  readonly options: unknown;
  /** What was settled before the match, as moves of it. */
  readonly opening: readonly { readonly seat: Seat; readonly move: unknown }[];
  /** Who stands for each seat at the game's table, in all matches of the entrant; absent where every match has its own. */
  readonly cast?: readonly string[];
}

/** How a match ended, for the competition. */
export interface MatchOutcome {
  /** Best first, equal ones together. */
  readonly ranking: readonly (readonly Entrant[])[];
  /** Those who go on from it; none where nobody does, as in a final or a series. */
  readonly goOn: readonly Entrant[];
  /** What counts besides the place, by seat: the crowd that a team drew, say. Empty where nothing was counted. */
  readonly scores: readonly number[];
  /** Who came first of those who drew, and by what: the better score, or the lot. Absent where nobody had to. */
  readonly tie?: { readonly winner: Entrant; readonly by: 'score' | 'lot' };
}

export interface StageMatch {
  readonly id: string;
  /** By seat; null while it is not known who that will be. */
  readonly entrants: readonly (Entrant | null)[];
  readonly outcome: MatchOutcome | null;
}

/** A round of matches at one place; also those to come, so far as is known. */
export interface Stage {
  /** The game's own name for where it is played; null while that is not drawn. */
  readonly place: string | null;
  readonly matches: readonly StageMatch[];
}

export interface Standing {
  readonly entrant: Entrant;
  /** 1 is the best; equal ones have the same. */
  readonly place: number;
  readonly isOut: boolean;
  readonly played: number;
  readonly wins: number;
  readonly score: number;
}

/** Something that an entrant is named for, whatever its place: the crowd's favourite, say. */
export interface Honour {
  readonly type: string;
  readonly entrant: Entrant;
  /** What of the entrant's it is for, by the game's own name. */
  readonly of: string;
  readonly score: number;
}

/** How it all ended. */
export interface CompetitionOutcome {
  /** Null for a draw. */
  readonly winner: Entrant | null;
  readonly honours: readonly Honour[];
}

export interface NewCompetition {
  /** One of `entrants`. */
  readonly entrants: number;
  /** Its own options; what is left out stays at its default. */
  readonly options?: unknown;
  /** Options of every match, except those it decides itself. */
  readonly match?: unknown;
  /** 64 hex digits; secret until the end. */
  readonly seed: string;
}

/**
 * Every question can be asked of a view as well: it is a state without what its viewer must not know. States are plain
 * data and are never changed; `apply` and `report` give new ones.
 */
export interface Competition<Options, State, Act extends { type: string }> {
  /** Its own within the game: `series`, `championship`. */
  readonly id: string;
  /** Where the rulebook speaks of it. */
  readonly rule: string;
  /** How many may take part; the usual number first. */
  readonly entrants: readonly number[];
  readonly options: OptionSpecs<Options>;
  /** Options of a match that it decides itself, so that nobody is asked for them. */
  readonly decides: readonly string[];
  readonly shapes: { readonly act: Shape<Act>; readonly state: Shape<State> };

  /** Throws a sentence if the number, an option or the seed does not fit. */
  start(given: NewCompetition): State;
  /** What this entrant has to decide now; null if nothing. */
  owes(state: State, entrant: Entrant): Decision | null;
  /** Null if this entrant may decide this now. Asked with whatever a client sent; tells no secret. */
  why(state: State, entrant: Entrant, act: unknown): Refusal | null;
  /** Throws `IllegalMove` where `why` has a reason. */
  apply(state: State, entrant: Entrant, act: Act): State;
  /** Matches that wait to be played, in order. */
  openMatches(state: State): readonly PlannedMatch[];
  /** Takes down how a planned match ended, from its last state. The same match twice changes nothing. Throws a sentence if it is not that match. */
  report(state: State, match: string, final: unknown): State;
  /** The same of a match that was played elsewhere, on a real table; null is a draw. For competitions that need no more than that. */
  reportWinner?(state: State, match: string, winner: Entrant | null): State;
  /** What the rules say of an entrant who leaves between matches, or in one. Without it, others decide and concede for them. */
  withdraw?(state: State, entrant: Entrant): State;
  /** All that this entrant, or null for anybody, may know. */
  viewFor(state: State, entrant: Entrant | null): State;
  stages(state: State): readonly Stage[];
  /** Best first. */
  standings(state: State): readonly Standing[];
  /** Null while it goes on. */
  outcome(state: State): CompetitionOutcome | null;
  /** What a bot decides, or what is decided for somebody who does not; by a number 0 … n-1 for each `int(n)`. Only where something is owed. */
  botAct(state: State, entrant: Entrant, chance: { int(n: number): number }): Act;
}

/** A competition whose own types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: hosts handle the competitions of all games alike, as in the kernel's AnyGame.
export type AnyCompetition = Competition<any, any, any>;

/** What is said of a game's competitions, in some language. */
export interface CompetitionWords {
  /** What each is called and how it goes, by its id. */
  readonly kinds: {
    readonly [id: string]: {
      readonly name: string;
      readonly help: string;
      readonly options: { readonly [option: string]: OptionWords };
    };
  };
  /** A stage's place, by the game's own name for it, and what is special there. */
  place(place: string): { readonly name: string; readonly help: string };
  /** A stage of so many, counted from 0: "Semi-finals". */
  stage(competition: string, stage: number, stages: number): string;
  /** What has to be decided, as a heading, by the type of the act. */
  readonly decisions: { readonly [type: string]: string };
  /** What an honour is called, and what it is for: "Crowd Favourite", "Krag". */
  honour(honour: Honour): { readonly title: string; readonly of: string };
  /** What the score of a match or a standing counts: "Crowd". */
  readonly score: string;
  /** What decided a draw, where there can be one: "A draw: the larger crowd decided". */
  readonly tie?: { readonly [By in 'score' | 'lot']: string };
  /** Sentences for refusals that no match has. */
  readonly refusals: { readonly [key: string]: (values: { readonly [name: string]: unknown }) => string };
}

/** What the parts that a game draws are given. They stand within the game's table words (`TableWords`). */
export interface PartProps {
  /** Its id. */
  readonly competition: string;
  /** What a viewer may know. */
  readonly state: unknown;
  readonly words: CompetitionWords;
}

export interface DecisionProps extends PartProps {
  readonly entrant: Entrant;
  readonly decision: Decision;
  readonly onAct: (act: { type: string }) => void;
}

/** What only the game can draw. */
export interface CompetitionParts {
  /** Lets an entrant decide what it owes. */
  readonly Decide: ComponentType<DecisionProps>;
  /** Where it has been, is, and may still go. */
  readonly Map: ComponentType<PartProps & { readonly stages: readonly Stage[] }>;
  /** What somebody came with, small: for lists and brackets. */
  readonly Emblem: ComponentType<PartProps & { readonly entrant: Entrant }>;
  /** The same on a stage, for the winner of it all. */
  readonly Winner: ComponentType<PartProps & { readonly entrant: Entrant }>;
}
