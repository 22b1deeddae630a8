/** The part of the start form that is about rules, made from the game's own presets and option specs. */

import type { AnyWords, OptionWords } from '@roundhouse/games/words.ts';
import type { AnyGame, OptionSpec } from '@roundhouse/kernel';
import { Choice } from '@roundhouse/kit';
import { words as app, format } from '../../words/index.ts';
import { CardChoices, ChosenHelp } from './card-choices.tsx';
import { defaultOf, isPreset, specsOf, type Values, withPreset } from './options.ts';

export interface OptionFieldsProps {
  readonly game: AnyGame;
  readonly words: AnyWords;
  readonly values: Values;
  readonly onValues: (values: Values) => void;
}

export function OptionFields({ game, words, values, onValues }: OptionFieldsProps) {
  const say = app.value.start;
  const specs = specsOf(game);
  const presets = Object.keys(game.presets);
  // Where there are no presets to choose from, the first option has nothing to stand beside.
  const hasPresets = presets.length > 1;
  const chosen = presets.find(preset => isPreset(game, preset, values));
  const cards = presets.map(preset => {
    const { label = preset, help } = words.presets[preset] ?? {};
    return { value: preset, label, help };
  });
  const fields = specs.map(([option, spec]) => (
    <OptionField
      key={option}
      name={option}
      spec={spec}
      words={words.options[option]}
      value={values[option] ?? defaultOf(spec)}
      onValue={value => onValues({ ...values, [option]: value })}
    />
  ));
  return (
    <>
      {hasPresets && (
        <fieldset>
          <legend class="label">{say.rules}</legend>
          <CardChoices
            name="preset"
            cards={cards}
            chosen={chosen}
            onChoose={preset => onValues(withPreset(game, preset, values))}
          />
          <ChosenHelp cards={cards} chosen={chosen} />
          {chosen === undefined && <p class="fine">{say.ownMix}</p>}
        </fieldset>
      )}
      {hasPresets && fields[0]}
      {fields.length > (hasPresets ? 1 : 0) && (
        <details class="more">
          <summary>{say.allOptions}</summary>
          <div class="form">{hasPresets ? fields.slice(1) : fields}</div>
        </details>
      )}
    </>
  );
}

/** More of them do not stand in one row on a phone. */
const MOST_IN_A_ROW = 5;
/** More of them are a wall, not a choice. */
const MOST_SEGMENTS = 8;

interface OptionFieldProps {
  readonly name: string;
  readonly spec: OptionSpec<unknown>;
  readonly words: OptionWords | undefined;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

export function OptionField({ name, spec, words, value, onValue }: OptionFieldProps) {
  const label = words?.label ?? name;
  if (spec.kind === 'range') {
    const { number } = format.value;
    return (
      <label class="field">
        <span class="label">{label}</span>
        <input
          type="number"
          min={spec.min}
          max={spec.max}
          required
          value={value as number}
          onInput={event => {
            if (event.currentTarget.validity.valid) onValue(event.currentTarget.valueAsNumber);
          }}
        />
        <small>
          {words?.help} {app.value.start.range(number(spec.min), number(spec.max))}
        </small>
      </label>
    );
  }
  const said = (one: unknown): string => words?.values?.[String(one)] ?? String(one);
  if (spec.values.length > MOST_SEGMENTS) {
    return (
      <label class="field">
        <span class="label">{label}</span>
        <select
          value={String(value)}
          onChange={event => onValue(spec.values.find(one => String(one) === event.currentTarget.value))}
        >
          {spec.values.map(one => (
            <option key={String(one)} value={String(one)}>
              {said(one)}
            </option>
          ))}
        </select>
        <small>{words?.help}</small>
      </label>
    );
  }
  return (
    <fieldset class="field">
      <legend class="label">{label}</legend>
      <div class="segments" data-many={spec.values.length > MOST_IN_A_ROW ? '' : undefined}>
        {spec.values.map(one => (
          <Choice key={String(one)} name={name} checked={value === one} onChoose={() => onValue(one)}>
            {said(one)}
          </Choice>
        ))}
      </div>
      <small>{words?.help}</small>
    </fieldset>
  );
}
