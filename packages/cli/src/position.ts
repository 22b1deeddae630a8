/** A position as one viewer sees it, in lines for the terminal. */

import { type AnyGame, completeOptions, samePlain, type Viewer } from '@roundhouse/kernel';
import { linesFor } from './plain-text.ts';
import { sayPrompt } from './words.ts';

/** The table, then what is asked. Options are told only where they differ from the usual ones. */
export function positionLines(game: AnyGame, state: unknown, viewer: Viewer, names: readonly string[]): string[] {
  const view = game.view(state, viewer) as Record<string, unknown>;
  const { options, ...rest } = view;
  return [...optionLines(game, options), ...linesFor(rest), '', sayPrompt(game, view, viewer, names)];
}

function optionLines(game: AnyGame, options: unknown): string[] {
  if (typeof options !== 'object' || options === null) return [];
  const usual = completeOptions<Record<string, unknown>>(game.options);
  const varied = Object.entries(options).filter(([name, value]) => !samePlain(value, usual[name]));
  return varied.length === 0 ? [] : [`options: ${varied.map(([name, value]) => `${name}=${value}`).join(', ')}`];
}
