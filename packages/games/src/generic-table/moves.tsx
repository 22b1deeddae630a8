/** The moves to choose from: as sentences where they are few, otherwise narrowed by type, by field and by searching. */

import { Button, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { labelOf, type Naming } from '../description.ts';
import {
  type AnyMove,
  byType,
  type Chosen,
  type FieldChoice,
  narrowed,
  nextChoice,
  optionName,
  reads,
} from './narrowing.ts';
import type { GenericTableWords } from './words.ts';

/** So many moves are worth searching; fewer are found sooner by pressing what they begin with. */
const WORTH_SEARCHING = 16;
/** A list that is longer is cut: nobody reads on. */
const MOST_SHOWN = 200;

export interface MovesProps {
  readonly moves: readonly AnyMove[];
  readonly send: (move: AnyMove) => void;
  /** A move as an order. */
  readonly sentence: (move: AnyMove) => string;
  readonly naming: Naming;
  readonly say: GenericTableWords;
  readonly chosen: readonly Chosen[];
  readonly choose: (chosen: readonly Chosen[]) => void;
}

export function Moves({ chosen, choose, ...props }: MovesProps) {
  const { say, naming, sentence } = props;
  const [typed, setTyped] = useState('');
  const left = narrowed(props.moves, chosen);
  const found = typed.trim() === '' ? null : left.filter(move => reads(sentence(move), typed.trim()));
  const next = found === null ? nextChoice(left) : null;
  return (
    <div class="plain-moves">
      {chosen.length > 0 && (
        <ul class="plain-path" aria-label={say.chosen}>
          {chosen.map(({ field, key }, place) => (
            <li key={field}>
              <TakeBack
                name={pathName(field, JSON.parse(key), naming)}
                say={say}
                onPress={() => choose(chosen.slice(0, place))}
              />
            </li>
          ))}
        </ul>
      )}
      {(props.moves.length > WORTH_SEARCHING || typed !== '') && (
        <label class="plain-search">
          <span class="unseen">{say.search}</span>
          <input
            type="search"
            placeholder={say.search}
            value={typed}
            autocomplete="off"
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </label>
      )}
      {next ? (
        <Narrow {...props} next={next} onChoose={one => choose([...chosen, one])} />
      ) : (
        <MoveGroups {...props} moves={found ?? left} />
      )}
    </div>
  );
}

const pathName = (field: string, value: unknown, naming: Naming): string =>
  field === 'type'
    ? optionName(field, value, naming)
    : `${labelOf(field, naming)}: ${optionName(field, value, naming)}`;

interface TakeBackProps {
  readonly name: string;
  readonly say: GenericTableWords;
  readonly onPress: () => void;
}

/** A choice made before; pressing it leads back to where it was made. */
const TakeBack = ({ name, say, onPress }: TakeBackProps) => (
  <button type="button" class="plain-back" aria-label={say.takeBack(name)} onClick={onPress}>
    {name} <Icon name="undo" size={16} />
  </button>
);

interface NarrowProps extends Pick<MovesProps, 'send' | 'sentence' | 'naming' | 'say'> {
  readonly next: FieldChoice;
  readonly onChoose: (one: Chosen) => void;
}

/** One choice: what leaves a single move is that move. */
function Narrow({ next: { field, options }, onChoose, send, sentence, naming, say }: NarrowProps) {
  return (
    <fieldset class="plain-choice">
      <legend class="plain-label">{field === 'type' ? say.yourMoves : say.choose(labelOf(field, naming))}</legend>
      <ul class="plain-list" data-short={field === 'type' ? undefined : ''}>
        {options.map(({ key, value, moves }) => (
          <li key={key}>
            {moves.length === 1 ? (
              <MoveButton move={moves[0]!} send={send} sentence={sentence} />
            ) : (
              <Button class="plain-option" onClick={() => onChoose({ field, key })}>
                <span>{optionName(field, value, naming)}</span>
                <small>{say.moves(moves.length)}</small>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Sentences, by type where there are several types. */
function MoveGroups({ moves, send, sentence, naming, say }: Omit<MovesProps, 'chosen' | 'choose'>) {
  if (moves.length === 0) return <p class="plain-none">{say.nothingFound}</p>;
  const groups = byType(moves.slice(0, MOST_SHOWN));
  const hidden = moves.length - MOST_SHOWN;
  return (
    <>
      {groups.map(group => (
        <ul
          key={group[0]!.type}
          class="plain-list"
          aria-label={groups.length > 1 ? labelOf(group[0]!.type, naming) : undefined}
        >
          {group.map(move => (
            <li key={JSON.stringify(move)}>
              <MoveButton move={move} send={send} sentence={sentence} />
            </li>
          ))}
        </ul>
      ))}
      {hidden > 0 && <p class="plain-none">{say.more(hidden)}</p>}
    </>
  );
}

interface MoveButtonProps extends Pick<MovesProps, 'send' | 'sentence'> {
  readonly move: AnyMove;
}

const MoveButton = ({ move, send, sentence }: MoveButtonProps) => (
  <Button class="plain-move" onClick={() => send(move)}>
    {sentence(move)}
  </Button>
);
