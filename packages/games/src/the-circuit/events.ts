/** What is told of a match: facts in the past tense, from which logs, animations and measurements are made. */

import type { Seat } from '@roundhouse/kernel';
import type { FighterId, HazardId, RingRulesId, StateId, TraitId, ZoneId } from './content/types.ts';
import type { Hex } from './hex.ts';
import type {
  CardId,
  DefeatCause,
  DeployReason,
  FighterRef,
  HazardRef,
  Result,
  TeamChoice,
  TriggerId,
} from './state.ts';

export type HypeReason =
  | 'start'
  | 'ability'
  | 'trait'
  | 'hazard'
  | 'ringRules'
  | 'effect'
  | 'defeat'
  | 'struggle'
  | 'cost'
  | 'convert'
  | 'drain'
  | 'tagOut';

/** What hurt or helped: an ability or trait in use, a hazard, the Ring Rules, a state, a card in a pin. */
export type Cause = 'ability' | 'trait' | 'hazard' | 'ringRules' | 'burning' | 'struggle' | 'pin';

export type Event =
  | { type: 'orderDrawn'; order: Seat[] }
  /** Told to its own seat only. */
  | { type: 'fightersPicked'; seat: Seat; fighters: FighterId[] }
  /** Its team is chosen, and what it is stays secret. */
  | { type: 'teamLocked'; seat: Seat }
  | { type: 'teamsRevealed'; teams: (TeamChoice | null)[] }
  | { type: 'ringRulesDrawn'; ringRules: RingRulesId }
  | { type: 'hazardPlaced'; seat: Seat; hazard: HazardId; zone: ZoneId }
  | { type: 'zonePlaced'; seat: Seat; zone: ZoneId }
  | { type: 'benched'; fighter: FighterRef }
  | { type: 'deployed'; fighter: FighterRef; to: Hex; why: DeployReason }
  | { type: 'turnBegan'; seat: Seat; round: number; turn: number }
  | { type: 'activated'; fighter: FighterRef }
  | { type: 'movementBegan'; fighter: FighterRef; phase: 1 | 2 }
  /** `steps` of its own taken in this phase. */
  | { type: 'movementEnded'; fighter: FighterRef; phase: 1 | 2; steps: number }
  | { type: 'moved'; fighter: FighterRef; from: Hex; to: Hex; how: 'step' | 'vault' | 'dodge' | 'push' | 'teleport' }
  | { type: 'swapped'; fighter: FighterRef; other: FighterRef; from: Hex; to: Hex }
  | { type: 'hazardEntered'; fighter: FighterRef; hazard: HazardRef; byPush: boolean }
  | { type: 'hazardLeft'; fighter: FighterRef; hazard: HazardRef }
  | { type: 'zoneEntered'; fighter: FighterRef; zone: ZoneId }
  | { type: 'triggered'; fighter: FighterRef; trigger: TriggerId }
  /** `cards` null for those who may not know them. */
  | { type: 'drawn'; seat: Seat; count: number; cards: CardId[] | null; why: 'combat' | 'pumpedUp' | 'effect' }
  /** The discard pile has become the deck. */
  | { type: 'deckRefilled'; seat: Seat; cards: number }
  | {
      type: 'abilityUsed';
      fighter: FighterRef;
      ability: string;
      target: FighterRef | null;
      ally: FighterRef | null;
      cards: CardId[];
      convert: boolean;
    }
  | { type: 'traitUsed'; fighter: FighterRef; trait: TraitId; ally: FighterRef | null; cards: CardId[] }
  | { type: 'reacted'; fighter: FighterRef; trait: TraitId }
  /** `by` negative: spent or lost. `fighter`: to whom the crowd credits it. */
  | { type: 'hypeChanged'; seat: Seat; by: number; total: number; why: HypeReason; fighter: FighterRef | null }
  | { type: 'damaged'; fighter: FighterRef; damage: number; sta: number; by: Cause }
  | { type: 'healed'; fighter: FighterRef; by: number; damage: number }
  | { type: 'stunned'; fighter: FighterRef; stun: number; by: Cause }
  | { type: 'unstunned'; fighter: FighterRef; by: number; stun: number }
  | { type: 'stateGained'; fighter: FighterRef; state: StateId }
  | { type: 'stateLost'; fighter: FighterRef; state: StateId }
  | { type: 'traitGained'; fighter: FighterRef; trait: TraitId }
  /** A trait made the first such effect of the turn do nothing, or made the fighter immune. */
  | { type: 'ignored'; fighter: FighterRef; trait: TraitId; what: 'push' | 'abilityDamage' | 'abilityStun' | StateId }
  /** An effect that could not be carried out (ARENA-R46), or was declined. */
  | {
      type: 'effectSkipped';
      fighter: FighterRef;
      effect: 'dodge' | 'push' | 'shiftHazard' | 'teleport';
      why: 'impossible' | 'declined';
    }
  /** The ropes held somebody who would have left the ring. */
  | { type: 'ropesHeld'; fighter: FighterRef }
  | { type: 'pinBegan'; fighter: FighterRef; pinned: FighterRef; count: number }
  /** `counted`: cards that count so far. */
  | { type: 'pinCard'; seat: Seat; card: CardId; counted: number; pinBreak: boolean; struggle: string | null }
  | { type: 'pinEnded'; fighter: FighterRef; pinned: FighterRef; success: boolean; cards: CardId[] }
  /** `by`: the team that gets the Hype; null if nobody does. */
  | { type: 'defeated'; fighter: FighterRef; cause: DefeatCause; from: Hex; by: Seat | null }
  | { type: 'finishingMoveUsed'; fighter: FighterRef; ability: string; used: number }
  | { type: 'hazardMoved'; hazard: HazardRef; from: ZoneId; to: ZoneId }
  | { type: 'handDiscarded'; seat: Seat; cards: CardId[] }
  | { type: 'turnEnded'; seat: Seat }
  | { type: 'roundEnded'; round: number }
  | { type: 'ringShrunk'; radius: number }
  | { type: 'conceded'; seat: Seat }
  | { type: 'matchOver'; result: Result };
