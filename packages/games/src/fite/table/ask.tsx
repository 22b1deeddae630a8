/** The line that says what is asked, and the controls that answer it. */

import { Button, Choice, Icon, type IconName, RuleLink, Switch } from '@roundhouse/kit';
import { useMemo } from 'preact/hooks';
import { useTableWords } from '../../table-words.ts';
import { capital } from '../../voice.ts';
import { type Bout, fighterFor } from '../content/casting.ts';
import type { Frame, Move, Power, View } from '../state.ts';
import type { Company, FiteWords } from '../words/catalogue.ts';
import { PLACE_RULES, POWER_RULES } from '../words/rules.ts';
import { type Answer, moveOf } from './answer.ts';
import { CoinFace } from './coin.tsx';
import { attacksIf, type Effect, powerEffect, tallyOf } from './forecast.ts';
import type { Hand } from './hand.ts';
import { consequence, EffectTag, SIGNS } from './lane.tsx';
import { isLegal, isReaction, type Mode, modesIn, reactionOf, withPower } from './picking.ts';
import { Portrait } from './pugilist.tsx';

export interface AskProps {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly company: Company;
  readonly answer: Answer;
  readonly onAnswer: (change: Partial<Answer>) => void;
  readonly rolled: Hand;
  /** What touching the die would do that is pointed at. */
  readonly pointed: Effect | null;
}

/** What is asked of this viewer now, or who is waited for. */
export function Ask(props: AskProps) {
  const { view, moves, company, answer, rolled } = props;
  const words = useTableWords<FiteWords>();
  const { ask } = words.table;
  /** What is still missing for an answer, where anything can be. */
  const missing: { readonly [F in Frame['name']]?: string } = ask.missing;
  const prompt = words.prompt(view, company.viewer, company.names);
  if (moves.length === 0) {
    return (
      <div class="fite-ask table-ask" tabIndex={-1}>
        <TurnLabel view={view} />
        <p class="fite-prompt" data-told="">
          {prompt}
        </p>
        <p class="fite-note">{view.mine && ask.youChose(words.move(view.mine, view))}</p>
      </div>
    );
  }
  const move = moveOf(view, moves, answer, rolled);
  const ready = move !== null && isLegal(moves, move);
  const rule = ready ? ruleOf(move) : null;
  return (
    <div class="fite-ask table-ask" data-long={isLong(move) ? '' : undefined}>
      <TurnLabel view={view} />
      <p class="fite-prompt table-prompt" data-told="">
        {prompt}
      </p>
      <Controls {...props} />
      <div class="fite-lock">
        {/* First for the keys: whoever has chosen wants to lock in, not to read. */}
        <Button type="submit" tone="strong" disabled={!ready}>
          {ask.lockIn}
        </Button>
        <p class="fite-note">
          <span aria-live="polite">{ready ? words.move(move, view) : missing[view.asking!.name]}</span>{' '}
          {rule && <RuleLink rule={rule} />}
          {isUntouched(move) && modesIn(moves.filter(isReaction), answer.use).length > 0 && (
            <span class="fite-touching">{ask.touch(answer.mode)}</span>
          )}
        </p>
      </div>
    </div>
  );
}

/** Dice are moved and turned: no answer takes more words. */
const isLong = (move: Move | null): boolean => move?.type === 'react' && move.move !== null && move.flip !== null;

/** Dice could be changed, and none is yet. */
const isUntouched = (move: Move | null): boolean =>
  move?.type === 'react' && move.move === null && move.flip === null && move.bonus === undefined;

/** Where a choice is explained. */
function ruleOf(move: Move): string | null {
  if (move.type === 'place') return PLACE_RULES[move.loc];
  return move.type === 'power' && move.power !== null ? POWER_RULES[move.power] : null;
}

/** Counts fights; a bout that must end says when. */
function TurnLabel({ view }: { readonly view: View }) {
  const { table } = useTableWords<FiteWords>();
  return (
    <p class="label fite-turn table-prompt" data-told="">
      {view.turn === 0 ? table.beforeTheBell : table.turnOf(view.turn, view.options.turnLimit)}
      {view.rematches > 0 && ` · ${table.rematch(view.rematches)}`}
    </p>
  );
}

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
  const { ask } = useTableWords<FiteWords>().table;
  return (
    <div class="segments">
      <Choice
        name="fite-place"
        data-thing="answer:hold"
        checked={answer.loc === null}
        onChoose={() => onAnswer({ loc: null })}
      >
        {ask.hold}
      </Choice>
    </div>
  );
}

function DivisionControls({ view, moves, answer, onAnswer }: AskProps) {
  const { pools, table } = useTableWords<FiteWords>();
  const fighter = view.fighters[view.viewer as 0 | 1];
  const counts = moves.flatMap(move => (move.type === 'split' ? [move.off] : []));
  const mayUse = moves.some(move => move.type === 'split' && move.use);
  return (
    <>
      <label class="fite-slider" data-thing="answer:split">
        <span>
          <Icon name="attack" size={18} /> <b>{answer.off}</b> {pools.off}
        </span>
        <input
          type="range"
          aria-label={table.ask.diceToAttack}
          aria-valuetext={table.ask.split(answer.off, fighter.dice - answer.off)}
          min={Math.min(...counts)}
          max={Math.max(...counts)}
          value={answer.off}
          onInput={event => onAnswer({ off: event.currentTarget.valueAsNumber })}
        />
        <span>
          <b>{fighter.dice - answer.off}</b> {pools.def} <Icon name="defence" size={18} />
        </span>
      </label>
      {mayUse && (
        <UsePower power={fighter.power!} effect={null} isUsed={answer.use} onSwitch={use => onAnswer({ use })} />
      )}
    </>
  );
}

const MODE_ICONS: { readonly [M in Mode]: IconName } = { move: 'tactic', flip: 'flip', bonus: 'check' };

function ReactionControls({ view, company, moves, answer, onAnswer, rolled, pointed }: AskProps) {
  const { table } = useTableWords<FiteWords>();
  const near = view.viewer as 0 | 1;
  const reactions = useMemo(() => moves.filter(isReaction), [moves]);
  const { power } = view.fighters[near];
  const modes = modesIn(reactions, answer.use);
  const together = reactions.some(move => move.use === answer.use && move.move && move.flip);
  const choose = (mode: Mode): void => {
    const { moved, flipped } = answer.picked;
    // Where only one of the two is allowed, picking up the other puts the first one down.
    if (together || mode === 'bonus') onAnswer({ mode });
    else onAnswer({ mode, picked: mode === 'move' ? { moved, flipped: [] } : { moved: [], flipped } });
  };
  const now = tallyOf(attacksIf(view, near, rolled, reactionOf(rolled, answer)));
  const idle = tallyOf(attacksIf(view, near, rolled, null));
  const far = near === 0 ? 1 : 0;
  const mayChange = view.asking!.owes[far] || view.asking!.committed[far];
  const forecast = (signs: { readonly [T in keyof typeof SIGNS]: string }): string =>
    table.forecast(company.names[far]!, mayChange, now, idle, signs);
  return (
    <>
      <div class="fite-reaction">
        {reactions.some(move => move.use) && (
          <UsePower
            power={power!}
            effect={powerEffect(view, near, reactions, rolled, answer)}
            isUsed={answer.use}
            onSwitch={use => onAnswer(withPower(reactions, rolled, answer, use))}
          />
        )}
        {modes.length > 0 && (
          <fieldset class="segments">
            <legend class="unseen">{table.ask.touching}</legend>
            {modes.map(mode => (
              <Choice key={mode} name="fite-mode" checked={answer.mode === mode} onChoose={() => choose(mode)}>
                <Icon name={MODE_ICONS[mode]} size={16} /> {table.ask.modes[mode]}
              </Choice>
            ))}
          </fieldset>
        )}
      </div>
      <p class="fite-forecast" data-told="">
        {/* Whoever listens has heard of the die they are on by its name. */}
        <span class="unseen" aria-live="polite">
          {forecast({ dealt: '', taken: '' })}
        </span>
        <span aria-hidden="true">
          {pointed
            ? `${capital(consequence(table, pointed))}.`
            : forecast({ dealt: `${SIGNS.dealt}\u00a0`, taken: `${SIGNS.taken}\u00a0` })}
        </span>
      </p>
    </>
  );
}

interface UsePowerProps {
  readonly power: Power;
  /** What it would change now, where that can be said. */
  readonly effect: Effect | null;
  readonly isUsed: boolean;
  readonly onSwitch: (use: boolean) => void;
}

function UsePower({ power, effect, isUsed, onSwitch }: UsePowerProps) {
  const { powers, table } = useTableWords<FiteWords>();
  const { name, does } = powers[power];
  return (
    <Switch class="fite-use" data-thing="answer:use" checked={isUsed} onSwitch={onSwitch}>
      <span class="fite-coin-disc">
        <CoinFace power={power} down={isUsed} />
      </span>
      <span>
        {table.ask.use(name)}
        <span class="unseen">
          : {does}
          {effect && `; ${table.wouldCome(effect.tally.dealt, effect.tally.taken)}`}
        </span>
      </span>
      {/* A power that only lets dice be changed changes nothing by itself. */}
      {effect && (effect.gained.dealt !== 0 || effect.gained.taken !== 0) && (
        <span data-told="">
          <EffectTag effect={effect} />
        </span>
      )}
    </Switch>
  );
}

export interface PowerPickerProps extends Pick<AskProps, 'moves' | 'answer' | 'onAnswer'> {
  readonly seat: 0 | 1;
  readonly bout: Bout;
}

/** FITE-R20: seven cards, one pick; each says who enters with it. */
export function PowerPicker({ moves, answer, onAnswer, seat, bout }: PowerPickerProps) {
  const { powers, table, voices } = useTableWords<FiteWords>();
  const picks = moves.flatMap(move => (move.type === 'power' ? [move.power] : []));
  return (
    <fieldset class="fite-powers">
      <legend class="unseen">{table.ask.powers}</legend>
      {picks.map(power => {
        const fighter = fighterFor(power, seat, bout);
        return (
          <Choice
            key={power ?? 'none'}
            name="fite-power"
            checked={answer.power === power}
            onChoose={() => onAnswer({ power })}
            class="fite-power"
            data-thing={`power:${power ?? 'none'}`}
          >
            <span class="fite-power-face">
              <Portrait seat={seat} fighter={fighter} />
              <span class="fite-coin-disc">
                <CoinFace power={power} down={false} />
              </span>
            </span>
            <span>
              <b class="poster">{power ? powers[power].name : table.ask.noPower}</b>
              <small>{power ? powers[power].does : table.ask.cleanFight}</small>
              <small class="fite-enters">
                {fighter.name} <q>{voices.fighters[fighter.id].motto}</q>
              </small>
            </span>
          </Choice>
        );
      })}
    </fieldset>
  );
}
