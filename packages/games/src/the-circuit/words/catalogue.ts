/** All that The CIRCUIT says, in any language: what every game says, what is printed on cards, what its table says. */

import type { CONCEDE, Viewer } from '@roundhouse/kernel';
import { useTableWords } from '../../table-words.ts';
import type { GameWords } from '../../words.ts';
import type { ReadyTeamId, TeamProblem } from '../content/teams.ts';
import type {
  CardSymbol,
  ContentId,
  Cost,
  Effect,
  FighterId,
  HazardId,
  IdentityId,
  RingRulesId,
  StateId,
  StatId,
  StruggleId,
  TraitId,
  ZoneId,
} from '../content/types.ts';
import type { CardId, Compound, DefeatCause, Event, FighterRef, Move, Options, TriggerId, View } from '../state.ts';
import type { saysFrom } from './said.ts';

/** What a thing is called, and what it does in a sentence or two. */
export interface Explained {
  readonly name: string;
  readonly text: string;
}

export interface CircuitWords extends GameWords<Options, Move, View, Event> {
  move(move: Move | Compound | typeof CONCEDE, view: View, names?: readonly string[]): string;
  fighter(id: FighterId): { readonly name: string; readonly tagLine: string };
  /** Its name; with whose it is where both teams have it. */
  fighterOf(ref: FighterRef, view: View, names: readonly string[]): string;
  ability(id: string, content?: ContentId): Explained;
  trait(id: TraitId, content?: ContentId): { readonly title: string; readonly text: string };
  hazard(id: HazardId, content?: ContentId): Explained & { readonly condition: string };
  ringRules(id: RingRulesId, content?: ContentId): Explained;
  struggle(id: StruggleId): Explained;
  state(id: StateId): Explained;
  stat(id: StatId): Explained;
  identity(id: IdentityId): string;
  symbol(symbol: CardSymbol | 'G'): string;
  /** "1 Foot, 1 Generic and 12 Hype". */
  cost(cost: Cost): string;
  /** "Body and Foot": what a combat card shows. */
  symbols(symbols: readonly CardSymbol[]): string;
  /** "Body+Foot and Hand": cards as they are told apart. */
  cards(ids: readonly CardId[], view: View): string;
  /** One effect as a short phrase: "2 damage", "Push". */
  effect(effect: Effect): string;
  /** What a pending trigger is called. */
  trigger(id: TriggerId): string;
  defeat(cause: DefeatCause): string;
  /** "zone 2 (yellow)". */
  zone(id: ZoneId): string;
  /** A team for newcomers, and how it wins. */
  readyTeam(id: ReadyTeamId): Explained;
  /** Why a fighter or team cannot be chosen, in a sentence. */
  teamProblem(problem: TeamProblem): string;
  /** "You" or "Ada", as it begins a line. */
  player(seat: number, names: readonly string[], viewer: Viewer): string;
  /** A list with "and". */
  list(items: readonly string[]): string;
  readonly says: ReturnType<typeof saysFrom>;
}

export const useWords = (): CircuitWords => useTableWords<CircuitWords>();
