/** A rule's number that opens its paragraph. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { spoken } from './spoken.ts';

/** Opens the rulebook at a rule; whoever shows rule links provides it. */
export const OpenRule = createContext<(rule: string) => void>(() => {});

export interface RuleLinkProps {
  readonly rule: string;
  /** No words stand beside it. */
  readonly isAlone?: boolean;
}

export function RuleLink({ rule, isAlone = false }: RuleLinkProps) {
  const open = useContext(OpenRule);
  return (
    <button
      type="button"
      class="rule-link"
      data-lone={isAlone ? '' : undefined}
      aria-label={`${spoken.value.rule} ${rule}`}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  );
}
