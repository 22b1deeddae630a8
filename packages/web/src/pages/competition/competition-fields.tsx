/** What is asked about any competition, wherever it is played: how many take part, and by which rules. */

import type { AnyCompetition, CompetitionWords } from '@roundhouse/games/competition.ts';
import type { AnyGame, OptionSpec } from '@roundhouse/kernel';
import { Choice } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useGameWords } from '../../words/games.ts';
import { format, words } from '../../words/index.ts';
import { OptionField } from '../start/option-fields.tsx';
import { defaultOf, specsOf, type Values } from '../start/options.ts';

export interface EntriesProps {
  readonly game: AnyGame;
  readonly competition: AnyCompetition;
  readonly said: CompetitionWords;
  /** Whether the lobby shows it, where it is played on a server. */
  readonly isListed: boolean;
  /** What is asked first. */
  readonly children: ComponentChildren;
}

interface OwnOptionsProps extends Pick<EntriesProps, 'competition' | 'said'> {
  readonly values: Values;
  readonly onValues: (values: Values) => void;
}

/** What the competition itself leaves open. */
export const OwnOptions = ({ competition, said, values, onValues }: OwnOptionsProps) => (
  <>
    {Object.entries(competition.options as { [option: string]: OptionSpec<unknown> }).map(([option, spec]) => (
      <OptionField
        key={option}
        name={option}
        spec={spec}
        words={said.kinds[competition.id]!.options[option]}
        value={values[option] ?? defaultOf(spec)}
        onValue={value => onValues({ ...values, [option]: value })}
      />
    ))}
  </>
);

interface CountFieldProps {
  readonly counts: readonly number[];
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** So many fit side by side on a phone; more are picked from a list, smallest first. */
const MOST_SEGMENTS = 8;

export function CountField({ counts, count, onCount }: CountFieldProps) {
  if (counts.length > MOST_SEGMENTS) {
    return (
      <label class="field">
        <span class="label">{words.value.competition.entrants}</span>
        <select value={count} onChange={event => onCount(Number(event.currentTarget.value))}>
          {counts
            .toSorted((a, b) => a - b)
            .map(one => (
              <option key={one} value={one}>
                {format.value.number(one)}
              </option>
            ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset class="field">
      <legend class="label">{words.value.competition.entrants}</legend>
      <div class="segments">
        {counts.map(one => (
          <Choice key={one} name="entrants" checked={count === one} onChoose={() => onCount(one)}>
            {format.value.number(one)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface MatchOptionsProps {
  readonly game: AnyGame;
  readonly decides: readonly string[];
  readonly values: Values;
  readonly onValues: (values: Values) => void;
}

/** The rules of every match, without those that the competition decides. */
export function MatchOptions({ game, decides, values, onValues }: MatchOptionsProps) {
  const said = useGameWords(game.id);
  if (!said) return null;
  return (
    <details class="more">
      <summary>{words.value.competition.matchOptions}</summary>
      <div class="form">
        {specsOf(game)
          .filter(([option]) => !decides.includes(option))
          .map(([option, spec]) => (
            <OptionField
              key={option}
              name={option}
              spec={spec}
              words={said.options[option]}
              value={values[option] ?? defaultOf(spec)}
              onValue={value => onValues({ ...values, [option]: value })}
            />
          ))}
      </div>
    </details>
  );
}
