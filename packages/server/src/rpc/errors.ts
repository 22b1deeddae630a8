/** Everything the bridge can refuse, each with a code that never changes. */

import type { Refusal } from '@roundhouse/kernel';

/** The numbers that JSON-RPC defines; -32000 is what it reserves for a program's own errors. */
const NUMBERS = {
  'parse-error': -32700,
  'invalid-request': -32600,
  'unknown-method': -32601,
  'bad-params': -32602,
  'internal-error': -32603,
  'unknown-game': -32000,
  'unknown-match': -32000,
  'bad-options': -32000,
  'bad-seats': -32000,
  'bad-seed': -32000,
  'bad-state': -32000,
  'bad-seat': -32000,
  'bad-chance': -32000,
  'bad-record': -32000,
  'illegal-move': -32000,
  'game-over': -32000,
  'no-move': -32000,
  'no-record': -32000,
  'no-bot': -32000,
  'bad-action': -32000,
  'no-layout': -32000,
} as const;

export type Code = keyof typeof NUMBERS;

/** Every code, for the page that explains them. */
export const CODES = Object.keys(NUMBERS) as Code[];

/** A request that was refused; nothing has changed. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: Code;
  /** The rule that forbids the move, for `illegal-move`. */
  readonly rule: string | undefined;
  /** Names the sentence, whatever language it is said in. */
  readonly key: string | undefined;
  constructor(code: Code, message: string, refusal?: Refusal) {
    super(message);
    this.code = code;
    this.rule = refusal?.rule;
    this.key = refusal?.key;
  }
}

/** The error object of an answer. */
export function errorObject(error: unknown): {
  code: number;
  message: string;
  data: { code: Code; rule?: string; key?: string };
} {
  const { code, message, rule, key } =
    error instanceof BridgeError
      ? error
      : { code: 'internal-error' as const, message: sentence(error), rule: undefined, key: undefined };
  return {
    code: NUMBERS[code],
    message,
    data: { code, ...(rule !== undefined && { rule }), ...(key !== undefined && { key }) },
  };
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
