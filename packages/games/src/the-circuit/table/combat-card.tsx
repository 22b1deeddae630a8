/** Combat cards: what they pay with, and what they do in a pin. */

import { stamp } from '@roundhouse/kit';
import type { CardSymbol, CombatCard } from '../content/types.ts';
import { Sign } from './signs.tsx';
import './cost.css';

export const CardBack = stamp(
  () => (
    <svg class="arena-card-back" viewBox="0 0 50 70" aria-hidden="true">
      <rect class="arena-back-ground" x="1" y="1" width="48" height="68" rx="5" />
      <path class="arena-back-line" d="M25 8L44 19V51L25 62L6 51V19z" />
      <path class="arena-back-line" d="M25 18L36 24V46L25 52L14 46V24z" />
      <path class="arena-back-star" d="M25 26l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
    </svg>
  ),
  () => '',
);

/** The face: one to three symbols, and below them what it is in a pin. */
export function CardFace({ card: { symbols, pinBreak, struggle } }: { readonly card: CombatCard }) {
  return (
    <span class="arena-card" data-symbols={symbols.length} aria-hidden="true">
      {symbols.map((symbol, i) => (
        <SymbolSign key={i} symbol={symbol} />
      ))}
      {(pinBreak || struggle) && (
        <em data-break={pinBreak ? '' : undefined}>
          <Sign
            name={pinBreak ? 'break' : struggle === 'notYet' ? 'notYet' : struggle === 'crowdRoar' ? 'hype' : 'stun'}
          />
        </em>
      )}
    </span>
  );
}

/** One symbol of a cost or of a card: shape, colour and letter. */
export const SymbolSign = ({ symbol }: { readonly symbol: CardSymbol | 'G' }) => (
  <i class="arena-symbol" data-symbol={symbol}>
    <Sign name={symbol} />
  </i>
);
