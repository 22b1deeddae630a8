/** The line that says what is asked, and the controls that answer it. */

import { Button, Choice, Icon, type IconName, Switch } from '@roundhouse/kit';
import type { Move, Power, View } from '../state.ts';
import { POWER_WORDS, words } from '../words/en.ts';
import { type Answer, moveOf } from './answer.ts';
import { barksOf } from './calls.ts';
import { type Bout, type Cast, fighterFor } from './cast.ts';
import { CoinFace } from './corner.tsx';
import { type Hand, NOTHING_PICKED } from './hand.ts';
import { isLegal, isReaction, type Mode, modesIn } from './picking.ts';
import { Portrait } from './pugilist.tsx';
import { Barks } from './result.tsx';

export interface AskProps {
  readonly view: View;
  readonly cast: Cast;
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  readonly answer: Answer;
  readonly onAnswer: (change: Partial<Answer>) => void;
  readonly rolled: Hand | null;
  /** "If nothing else changes", for a reaction. */
  readonly forecast: string | null;
}

/** What is asked of this viewer now, or who is waited for. */
export function Ask(props: AskProps) {
  const { view, cast, moves, names, answer, rolled } = props;
  const prompt = words.prompt(view, view.viewer, names);
  if (moves.length === 0) {
    return (
      <div class="fite-ask table-ask">
        <TurnLabel view={view} />
        <p class="fite-prompt">{prompt}</p>
        <p class="fite-note">
          {view.mine && `You chose: ${words.move(view.mine, view)}.`}
          <Barks barks={barksOf(view.result, [false, false], cast)} />
        </p>
      </div>
    );
  }
  const move = moveOf(view, moves, answer, rolled);
  const ready = move !== null && isLegal(moves, move);
  return (
    <div class="fite-ask table-ask">
      <TurnLabel view={view} />
      <p class="fite-prompt">{prompt}</p>
      <Controls {...props} />
      <div class="fite-lock">
        <p class="fite-note" aria-live="polite">
          {ready ? words.move(move, view) : missing(view)}
        </p>
        <Button type="submit" tone="strong" disabled={!ready}>
          Lock it in
        </Button>
      </div>
    </div>
  );
}

/** Counts fights; a bout that must end says when. */
export function TurnLabel({ view }: { readonly view: View }) {
  const again = view.rematches > 0 ? ` · rematch ${view.rematches}` : '';
  return (
    <p class="label fite-turn">
      {view.turn === 0 ? 'Before the bell' : `Turn ${view.turn} of at most ${view.options.turnLimit}`}
      {again}
    </p>
  );
}

const missing = (view: View): string =>
  view.asking?.name === 'choosingPowers'
    ? 'Pick one above.'
    : view.asking?.name === 'reacting'
      ? 'Pick one more die, or take one back.'
      : 'Pick a place on the arena.';

function Controls(props: AskProps) {
  switch (props.view.asking?.name) {
    case 'relocating':
      return <HoldControl {...props} />;
    case 'dividing':
      return <DivisionControls {...props} />;
    case 'reacting':
      return <ReactionControls {...props} />;
    default:
      return null;
  }
}

function HoldControl({ answer, onAnswer }: AskProps) {
  return (
    <div class="segments">
      <Choice name="fite-place" checked={answer.loc === null} onChoose={() => onAnswer({ loc: null })}>
        Hold your ground and keep Swift
      </Choice>
    </div>
  );
}

function DivisionControls({ view, moves, answer, onAnswer }: AskProps) {
  const fighter = view.fighters[view.viewer as 0 | 1];
  const counts = moves.flatMap(move => (move.type === 'split' ? [move.off] : []));
  const mayUse = moves.some(move => move.type === 'split' && move.use);
  return (
    <>
      <label class="fite-slider">
        <span>
          <Icon name="attack" size={18} /> <b>{answer.off}</b> attack
        </span>
        <input
          type="range"
          aria-label="Dice to attack"
          aria-valuetext={`${answer.off} to attack, ${fighter.dice - answer.off} to defence`}
          min={Math.min(...counts)}
          max={Math.max(...counts)}
          value={answer.off}
          onInput={event => onAnswer({ off: event.currentTarget.valueAsNumber })}
        />
        <span>
          <b>{fighter.dice - answer.off}</b> defence <Icon name="defence" size={18} />
        </span>
      </label>
      {mayUse && <UsePower power={fighter.power!} answer={answer} onAnswer={onAnswer} />}
    </>
  );
}

const MODES: { readonly [M in Mode]: { icon: IconName; label: string } } = {
  move: { icon: 'tactic', label: 'Move' },
  flip: { icon: 'flip', label: 'Flip' },
  bonus: { icon: 'check', label: 'Give the bonus' },
};

function ReactionControls({ view, moves, answer, onAnswer, forecast }: AskProps) {
  const reactions = moves.filter(isReaction);
  const { power } = view.fighters[view.viewer as 0 | 1];
  const modes = modesIn(reactions, answer.use);
  const together = reactions.some(move => move.use === answer.use && move.move && move.flip);
  const choose = (mode: Mode): void => {
    const { moved, flipped } = answer.picked;
    // Where only one of the two is allowed, picking up the other puts the first one down.
    if (together || mode === 'bonus') onAnswer({ mode });
    else onAnswer({ mode, picked: mode === 'move' ? { moved, flipped: [] } : { moved: [], flipped } });
  };
  return (
    <>
      <div class="fite-reaction">
        {reactions.some(move => move.use) && <UsePower power={power!} answer={answer} onAnswer={onAnswer} />}
        {modes.length > 0 && (
          <fieldset class="segments">
            <legend class="unseen">Touching a die</legend>
            {modes.map(mode => (
              <Choice key={mode} name="fite-mode" checked={answer.mode === mode} onChoose={() => choose(mode)}>
                <Icon name={MODES[mode].icon} size={16} /> {MODES[mode].label}
              </Choice>
            ))}
          </fieldset>
        )}
      </div>
      {forecast && <p class="fite-forecast">{forecast}</p>}
    </>
  );
}

interface UsePowerProps {
  readonly power: Power;
  readonly answer: Answer;
  readonly onAnswer: (change: Partial<Answer>) => void;
}

function UsePower({ power, answer, onAnswer }: UsePowerProps) {
  const { name, does } = POWER_WORDS[power];
  return (
    <Switch
      class="fite-use"
      checked={answer.use}
      // Without the power its dice may not be touchable: start again from the roll.
      onSwitch={use => onAnswer({ use, picked: NOTHING_PICKED, bonus: null })}
    >
      <span class="fite-coin-disc" data-state={answer.use ? 'used up' : 'ready'}>
        <CoinFace power={name} down={answer.use} />
      </span>
      <span>
        Use <b>{name}</b>
        <span class="unseen">: {does}</span>
      </span>
    </Switch>
  );
}

export interface PowerPickerProps extends Pick<AskProps, 'moves' | 'answer' | 'onAnswer'> {
  readonly seat: 0 | 1;
  readonly bout: Bout;
}

/** FITE-R20: seven cards, one pick; each says who enters with it. */
export function PowerPicker({ moves, answer, onAnswer, seat, bout }: PowerPickerProps) {
  const picks = moves.flatMap(move => (move.type === 'power' ? [move.power] : []));
  return (
    <fieldset class="fite-powers">
      <legend class="unseen">Super powers</legend>
      {picks.map(power => {
        const fighter = fighterFor(power, seat, bout);
        return (
          <Choice
            key={power ?? 'none'}
            name="fite-power"
            checked={answer.power === power}
            onChoose={() => onAnswer({ power })}
            class="fite-power"
          >
            <span class="fite-power-face">
              <Portrait seat={seat} fighter={fighter} />
              <span class="fite-coin-disc" data-state="ready">
                <CoinFace power={power && POWER_WORDS[power].name} down={false} />
              </span>
            </span>
            <span>
              <b class="poster">{power ? POWER_WORDS[power].name : 'None'}</b>
              <small>{power ? POWER_WORDS[power].does : 'a clean fight'}</small>
              <small class="fite-enters">
                {fighter.name} <q>{fighter.motto}</q>
              </small>
            </span>
          </Choice>
        );
      })}
    </fieldset>
  );
}
