/** Holding a test file to its table of questions: every reason in it is met by at least one case. */

import { type AnyGame, type Match, type Refusal, type Seat, whyNot } from '../src/index.ts';

/** Collects the refusals that a file of tests meets. */
export interface ReasonsMet {
  /** Why the seat may not make the move; throws if it may. */
  refused(match: Pick<Match, 'state' | 'seats'>, seat: Seat, move: unknown): Refusal;
  /** Reasons of the game that no case has met, as "question answer rule key". */
  readonly unmet: readonly string[];
}

export function meetingReasons(game: AnyGame): ReasonsMet {
  const met = new Set<string>();
  return {
    refused(match, seat, move) {
      const refusal = whyNot(game, match, seat, move);
      if (refusal === null) throw new Error(`seat ${seat} may play ${JSON.stringify(move)}`);
      const { stack } = match.state as { readonly stack?: readonly { readonly name: string }[] };
      const type = (move as { readonly type?: unknown } | null)?.type;
      met.add(`${stack?.at(-1)?.name} ${type} ${refusal.rule} ${refusal.key}`);
      return refusal;
    },
    get unmet() {
      const all = (game.questions?.reasons ?? []).map(
        ({ question, answer, rule, key }) => `${question} ${answer} ${rule} ${key}`,
      );
      return all.filter(reason => !met.has(reason));
    },
  };
}
