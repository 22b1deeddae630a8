/** The CIRCUIT's rules in pictures: the signs that its cards and its table speak in. */

import type { Illustrations } from '../../manifest.ts';
import type { CircuitWords } from '../words/catalogue.ts';
import { SymbolSign } from './combat-card.tsx';
import { Sign } from './signs.tsx';
import './illustrations.css';

type Symbol = Parameters<typeof SymbolSign>[0]['symbol'];

const symbols =
  (...shown: readonly Symbol[]) =>
  () => (
    <span class="arena-rule-signs">
      {shown.map(symbol => (
        <SymbolSign key={symbol} symbol={symbol} />
      ))}
    </span>
  );

const signs =
  (...names: readonly Parameters<typeof Sign>[0]['name'][]) =>
  () => (
    <span class="arena-rule-signs">
      {names.map(name => (
        <Sign key={name} name={name} />
      ))}
    </span>
  );

export const illustrations: Illustrations = {
  rules: {
    'ARENA-4': signs('SPD', 'STA', 'COM', 'PIN'),
    'ARENA-27': symbols('B', 'F', 'H'),
    'ARENA-32': signs('hype'),
    'ARENA-70': symbols('B', 'F', 'H'),
    'ARENA-71': symbols('G'),
    'ARENA-78': signs('lamp'),
    'ARENA-81': signs('dodge'),
    'ARENA-82': signs('damage'),
    'ARENA-83': signs('stun'),
    'ARENA-84': signs('push'),
  },
  // The same four letters in every language.
  signs: ({ symbol }: CircuitWords) => ({
    pattern: /(?<![\p{L}\d’-])[BFHG](?![\p{L}\d’-])/u,
    Sign: ({ letters }) => (
      <span class="arena-rule-sign">
        <SymbolSign symbol={letters as Symbol} />
        <span class="unseen">{symbol(letters as Symbol)}</span>
      </span>
    ),
  }),
};
