/** How a reference card is put together: its lines come from messages, the rules behind them from here. */

import type { CardLine } from './tutorial.ts';

type Texts = readonly Omit<CardLine, 'rule'>[];

/** Lines, each with the rule that has the whole of it. */
export const ruled = <T extends Texts>(texts: T, ...rules: { readonly [I in keyof T]: string }): readonly CardLine[] =>
  texts.map((line, i) => ({ ...line, rule: rules[i]! }));
