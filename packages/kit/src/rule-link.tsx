/** A rule's number that opens its paragraph. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { spoken } from './spoken.ts';

/** Opens the rulebook at a rule; whoever shows rule links provides it. */
export const OpenRule = createContext<(rule: string) => void>(() => {});

export function RuleLink({ rule }: { readonly rule: string }) {
  const open = useContext(OpenRule);
  return (
    <button type="button" class="rule-link" aria-label={`${spoken.value.rule} ${rule}`} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
