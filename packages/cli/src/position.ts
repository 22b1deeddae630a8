/** A position as one viewer sees it, in lines for the terminal. */

import { describePosition } from '@roundhouse/games/description.ts';
import { descriptionLines } from '@roundhouse/games/description-text.ts';
import { GENERIC_TABLE_WORDS } from '@roundhouse/games/generic-table/words.ts';
import { type AnyGame, completeOptions, samePlain, type Viewer } from '@roundhouse/kernel';
import { catalogueOf, sayPrompt } from './words.ts';

/** The position as the generic table describes it, then what is asked. Options are told only where they differ from the usual ones. */
export function positionLines(game: AnyGame, state: unknown, viewer: Viewer, names: readonly string[]): string[] {
  const view: unknown = game.view(state, viewer);
  return [...tableLines(game, view, viewer, names), '', sayPrompt(game, view, viewer, names)];
}

/** The position without the question. */
export function tableLines(game: AnyGame, view: unknown, viewer: Viewer, names: readonly string[]): string[] {
  const say = GENERIC_TABLE_WORDS.en;
  const description = describePosition({ words: catalogueOf(game) ?? {}, view, names, viewer, say });
  return [
    ...optionLines(game, (view as { readonly options?: unknown }).options),
    ...descriptionLines(description, say),
  ];
}

function optionLines(game: AnyGame, options: unknown): string[] {
  if (typeof options !== 'object' || options === null) return [];
  const usual = completeOptions<Record<string, unknown>>(game.options);
  const varied = Object.entries(options).filter(([name, value]) => !samePlain(value, usual[name]));
  return varied.length === 0 ? [] : [`options: ${varied.map(([name, value]) => `${name}=${value}`).join(', ')}`];
}
