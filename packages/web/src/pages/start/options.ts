/** The options of a match, as sentences of a lobby and a start form say them. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import type { AnyGame, OptionSpec } from '@roundhouse/kernel';

export type Values = { readonly [option: string]: unknown };

/** What an option is while nobody has chosen. */
export const defaultOf = (spec: OptionSpec<unknown>): unknown =>
  spec.kind === 'choice' ? spec.values[0] : spec.default;

export const specsOf = (game: AnyGame): [option: string, spec: OptionSpec<unknown>][] =>
  Object.entries(game.options as { [option: string]: OptionSpec<unknown> });

/** Options that some preset names: they make the difference between presets. */
const touchedBy = (game: AnyGame): Set<string> => new Set(Object.values(game.presets).flatMap(Object.keys));

/** Whether the chosen options are those of a preset, in all that presets are about. */
export function isPreset(game: AnyGame, preset: string, values: Values): boolean {
  const touched = touchedBy(game);
  return specsOf(game).every(([option, spec]) => {
    const wanted = (game.presets[preset] as Values)[option] ?? defaultOf(spec);
    return !touched.has(option) || (values[option] ?? defaultOf(spec)) === wanted;
  });
}

/** A preset sets what it names; every other option stays as chosen. */
export function withPreset(game: AnyGame, preset: string, values: Values): Values {
  const touched = touchedBy(game);
  const kept = Object.entries(values).filter(([option]) => !touched.has(option));
  return { ...Object.fromEntries(kept), ...(game.presets[preset] as Values) };
}

/** The preset by its name, and each option that is not as the preset or the game has it. */
export function optionsSaid(game: AnyGame, words: AnyWords, values: Values): string[] {
  const presets = Object.keys(game.presets);
  const preset = presets.find(one => isPreset(game, one, values));
  const base = preset === undefined ? {} : (game.presets[preset] as Values);
  const changed = specsOf(game).flatMap(([option, spec]) => {
    const usual = base[option] ?? defaultOf(spec);
    const value = values[option] ?? defaultOf(spec);
    if (value === usual) return [];
    const said = words.options[option];
    return [`${said?.label ?? option}: ${said?.values?.[String(value)] ?? String(value)}`];
  });
  return preset === undefined || presets.length < 2 ? changed : [words.presets[preset]?.label ?? preset, ...changed];
}
