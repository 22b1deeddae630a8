/** What names are needed in every language. Those on cards are printed in the content in English, and in `printed.ftl` of every other language. */

import type { ReadyTeamId } from '../content/teams.ts';
import type {
  CardSymbol,
  FighterId,
  HazardId,
  IdentityId,
  RingRulesId,
  StateId,
  StatId,
  StruggleId,
  TraitId,
} from '../content/types.ts';
import type { ZoneColour } from '../content/zones.ts';
import type { names as said } from './en/names.ftl.ts';

export interface Names {
  fighter(id: FighterId): string;
  /** Under the name on the card; tells apart two versions of one character. */
  tagLine(id: FighterId): string;
  /** An ability by its id, from whichever pack has it. */
  ability(id: string): string;
  trait(id: TraitId): string;
  hazard(id: HazardId): string;
  ringRules(id: RingRulesId): string;
  identity(id: IdentityId): string;
  state(id: StateId): string;
  struggle(id: StruggleId): string;
  symbol(symbol: CardSymbol | 'G'): string;
  /** A stat in full: "Speed". */
  stat(id: StatId): string;
  colour(colour: ZoneColour): string;
  readyTeam(id: ReadyTeamId): string;
}

/** Names that are not printed on cards. */
export const namesFrom = ({ states, struggles, symbols, stats, colours, readyTeams }: typeof said) =>
  ({
    state: id => states[id],
    struggle: id => struggles[id],
    symbol: symbol => symbols[symbol],
    stat: id => stats[id],
    colour: colour => colours[colour],
    readyTeam: id => readyTeams[id],
  }) satisfies Partial<Names>;
