/** Who may use a super power, and when: before the division, or in the fight. */

import type { Forbids, Seat } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import type { Fighter, Frame, State } from './state.ts';

export const fighterOf = (state: State, seat: Seat): Fighter => state.fighters[seat as 0 | 1];

/** FITE-43: who may change places after the reveal. */
export const holdsSwift = ({ power, spent }: Fighter): boolean =>
  power !== null && !spent && POWER_TABLE[power].relocate;

/** A power declared in the reaction (or with the division) still lies unused under its coin. */
export const hasPowerForFight = (fighter: Fighter): boolean =>
  fighter.power !== null && !fighter.spent && POWER_TABLE[fighter.power].window === 'react';

/** Why a fighter cannot use a power in the fight, for every answer that may declare one. */
export const againstPower = <M extends { readonly use?: boolean }>(): readonly Forbids<State, M, Frame>[] => [
  { rule: 'FITE-9', key: 'noPower', if: (state, seat, { use }) => !!use && fighterOf(state, seat).power === null },
  { rule: 'FITE-35', key: 'powerSpent', if: (state, seat, { use }) => !!use && fighterOf(state, seat).spent },
  {
    rule: 'FITE-43',
    key: 'swiftInFight',
    if: (state, seat, { use }) => !!use && POWER_TABLE[fighterOf(state, seat).power!].window !== 'react',
  },
];
