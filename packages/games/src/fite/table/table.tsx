/** FITE's table: draws a view, offers the legal moves, sends one. It decides nothing. */

import { Button, Icon, type IconName } from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../tables.ts';
import { compareAttack } from '../fight.ts';
import type { Event, Fighter, Move, ReactMove, SplitMove, View } from '../state.ts';
import { type Answer, freshAnswer, moveOf, placesIn, splitOf } from './answer.ts';
import { Ask, PowerPicker } from './ask.tsx';
import { Board, Dividing, type Sides, type Touch } from './board.tsx';
import { Corner } from './corner.tsx';
import { type Fight, isFresh, lastFight } from './fights.ts';
import { type Hand, highToLow, type Pool, pickedBy, rolledHand, withPicked } from './hand.ts';
import { isLegal, isReaction, leadsSomewhere, reactionOf, toggled } from './picking.ts';
import { Stage } from './stage.tsx';
import { words } from './words.ts';
import './table.css';

type Props = TableProps<Move, View, Event>;

export function Table({ view, moves, send, history, names, seat }: Props) {
  const near = seat === 1 ? 1 : 0;
  const sides: Sides = { near, far: near === 0 ? 1 : 0, names, viewer: seat };
  const fight = useMemo(() => lastFight(history), [history]);
  const [answer, change] = useAnswer(view, moves);
  const [seen, setSeen] = useState(() => (moves.length > 0 ? (fight?.number ?? 0) : 0));
  const showsResult = fight !== null && fight.number > seen && isFresh(history, seat);
  const rolled = useMemo(() => rolledHand(view.fighters[near]), [view, near]);
  const form = useRef<HTMLFormElement>(null);
  useFocus(form, `${questionOf(view)} ${showsResult}`);

  const lock = (event: SubmitEvent): void => {
    event.preventDefault();
    if (showsResult) setSeen(fight.number);
    else {
      const move = moveOf(view, moves, answer, rolled);
      if (move && isLegal(moves, move)) send(move);
    }
  };
  const reaction = draftedReaction(view, moves, answer, rolled);
  const focus = showsResult ? 'fight' : focusOf(view);
  return (
    <form class="fite" data-focus={focus} onSubmit={lock} ref={form}>
      <Corner view={view} seat={sides.far} side="far" name={names[sides.far]!} isViewer={false} />
      <Corner view={view} seat={near} side="near" name={names[near]!} isViewer={seat === near} />
      <Stage
        view={view}
        near={near}
        open={showsResult ? [] : placesIn(moves)}
        chosen={showsResult ? null : (answer.loc ?? (view.mine?.type === 'place' ? view.mine.loc : null))}
        onChoose={loc => change({ loc })}
        names={names}
      />
      <div class="fite-pane">
        {!showsResult && view.asking?.name === 'choosingPowers' && moves.length > 0 ? (
          <PowerPicker moves={moves} answer={answer} onAnswer={change} />
        ) : !showsResult && view.asking?.name === 'dividing' ? (
          <DividingPane sides={sides} view={view} moves={moves} answer={answer} change={change} send={send} />
        ) : !showsResult && view.asking?.name === 'reacting' ? (
          <ReactingPane
            sides={sides}
            view={view}
            moves={moves}
            answer={answer}
            change={change}
            send={send}
            reaction={reaction}
            throwNumber={fight?.number ?? 0}
          />
        ) : fight?.rolled ? (
          <DecidedPane sides={sides} fight={fight} fresh={showsResult} />
        ) : (
          <TurnGuide />
        )}
      </div>
      {showsResult ? (
        <Result fight={fight} names={names} viewer={seat} over={view.result !== null} />
      ) : (
        <Ask
          view={view}
          moves={moves}
          names={names}
          answer={answer}
          onAnswer={change}
          rolled={rolled}
          forecast={forecastOf(view, sides, rolled, reaction)}
        />
      )}
    </form>
  );
}

/** Tells one question from the next. */
const questionOf = (view: View): string =>
  `${view.rematches} ${view.turn} ${view.asking?.name} ${view.viewer !== null && view.asking?.committed[view.viewer]}`;

/** The part of the table that a small screen shows. */
function focusOf(view: View): 'stage' | 'fight' | 'powers' {
  switch (view.asking?.name) {
    case 'choosingPowers':
      return view.mine ? 'stage' : 'powers';
    case 'dividing':
    case 'reacting':
      return 'fight';
    default:
      return 'stage';
  }
}

/** Picks for the open question; a new question starts afresh. */
function useAnswer(view: View, moves: readonly Move[]): [Answer, (change: Partial<Answer>) => void] {
  const question = questionOf(view);
  const [draft, setDraft] = useState({ question, answer: freshAnswer(moves) });
  const answer = draft.question === question ? draft.answer : freshAnswer(moves);
  return [answer, change => setDraft({ question, answer: { ...answer, ...change } })];
}

/** Keeps keyboard players where the next answer is given, unless they are busy elsewhere. */
function useFocus(form: { current: HTMLFormElement | null }, question: string): void {
  const before = useRef(question);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    const { activeElement } = document;
    const free = activeElement === null || activeElement === document.body || form.current?.contains(activeElement);
    if (!free) return;
    const first = form.current?.querySelector<HTMLElement>(
      'input:checked, .fite-spot input, .fite-powers input, input, .fite-ask button:not(:disabled)',
    );
    (first ?? form.current?.querySelector<HTMLElement>('.fite-ask'))?.focus({ preventScroll: true });
  });
}

/** The reaction to show: the one sent, or the one in the making. */
function draftedReaction(view: View, moves: readonly Move[], answer: Answer, rolled: Hand): ReactMove | null {
  if (view.asking?.name !== 'reacting') return null;
  if (view.mine?.type === 'react') return view.mine;
  return moves.length > 0 ? reactionOf(rolled, answer) : null;
}

/** Both attacks as they would go if the far side left its dice alone. */
function attacksIf(view: View, { near, far }: Sides, rolled: Hand, reaction: ReactMove | null) {
  const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction)) : rolled;
  const facesOf = (pool: Pool): number[] => highToLow(hand[pool]).map(die => die.face);
  const me = { ...view.fighters[near], off: facesOf('off'), def: facesOf('def') };
  me.using ||= reaction?.use ?? false;
  const armed: Fighter & { bonus?: number } = reaction?.bonus === undefined ? me : { ...me, bonus: reaction.bonus };
  const foe = view.fighters[far];
  return {
    near: compareAttack(armed, foe, view.options),
    far: compareAttack(foe, armed, view.options),
  };
}

function forecastOf(view: View, sides: Sides, rolled: Hand, reaction: ReactMove | null): string | null {
  if (!reaction || view.mine) return null;
  const now = attacksIf(view, sides, rolled, reaction);
  const idle = attacksIf(view, sides, rolled, null);
  const foe = sides.names[sides.far]!;
  const changed = now.near.hits !== idle.near.hits || now.far.hits !== idle.far.hits;
  const before = changed ? ` As rolled: ${idle.near.hits} and ${idle.far.hits}.` : '';
  return `If ${foe} changes nothing, you hit ${now.near.hits} and take ${now.far.hits}.${before}`;
}

interface PaneProps {
  readonly sides: Sides;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly answer: Answer;
  readonly change: (change: Partial<Answer>) => void;
  readonly send: (move: Move) => void;
}

function DividingPane({ sides, view, moves, answer, change, send }: PaneProps) {
  const { dice } = view.fighters[sides.near];
  const mine = view.mine?.type === 'split' ? view.mine : null;
  const off = mine?.off ?? (moves.length > 0 ? answer.off : null);
  const shift = (from: Pool): void => {
    const split: SplitMove = splitOf(moves, { ...answer, off: answer.off + (from === 'off' ? -1 : 1) });
    // Sent although it is not on the list: the refusal explains which rule stops it.
    if (isLegal(moves, split)) change({ off: split.off });
    else send(split);
  };
  const committed = view.asking!.committed;
  return (
    <Dividing
      sides={sides}
      known={off === null ? null : { off, def: dice - off }}
      onShift={moves.length > 0 ? shift : null}
      committed={{ near: committed[sides.near], far: committed[sides.far] }}
    />
  );
}

function ReactingPane({
  sides,
  view,
  moves,
  answer,
  change,
  send,
  reaction,
  throwNumber,
}: PaneProps & { readonly reaction: ReactMove | null; readonly throwNumber: number }) {
  const reactions = useMemo(() => moves.filter(isReaction), [moves]);
  const rolled = rolledHand(view.fighters[sides.near]);
  const touch: Touch | null =
    moves.length === 0
      ? null
      : {
          isPicked: die => die.moved || die.flipped,
          canTouch: die =>
            leadsSomewhere(reactions, rolled, { ...answer, ...toggled(rolled, answer, answer.mode, die.id) }),
          onTouch: die => {
            const next = toggled(rolled, answer, answer.mode, die.id);
            if (leadsSomewhere(reactions, rolled, next)) change(next);
            else send(reactionOf(rolled, next));
          },
        };
  const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction)) : rolled;
  return (
    <Board
      sides={sides}
      hands={{ near: hand, far: rolledHand(view.fighters[sides.far]) }}
      attacks={attacksIf(view, sides, rolled, reaction)}
      throwNumber={throwNumber}
      preview
      touch={touch}
    />
  );
}

interface DecidedProps {
  readonly sides: Sides;
  readonly fight: Fight;
  readonly fresh: boolean;
}

function DecidedPane({ sides, fight, fresh }: DecidedProps) {
  const handOf = (seat: 0 | 1): Hand => {
    const rolled = rolledHand(fight.rolled![seat]);
    const reaction = fight.reactions[seat];
    const hand = reaction ? withPicked(rolled, pickedBy(rolled, reaction)) : rolled;
    return { off: highToLow(hand.off), def: highToLow(hand.def) };
  };
  return (
    <section class="fite-decided" data-past={fresh ? undefined : ''} aria-label={`Fight of turn ${fight.turn}`}>
      {!fresh && <p class="label fite-past">Last fight · turn {fight.turn}</p>}
      <Board
        sides={sides}
        hands={{ near: handOf(sides.near), far: handOf(sides.far) }}
        attacks={{ near: fight.attacks[sides.near], far: fight.attacks[sides.far] }}
        throwNumber={fight.number}
        preview={false}
        touch={null}
      />
    </section>
  );
}

interface ResultProps {
  readonly fight: Fight;
  readonly names: readonly string[];
  readonly viewer: number | null;
  readonly over: boolean;
}

/** The turn's result in a sentence or two, and the way on. */
function Result({ fight, names, viewer, over }: ResultProps) {
  const said = fight.outcome.map(event => words.event(event, names, viewer)).filter(text => text !== null);
  const used = fight.reactions.flatMap((reaction, seat) =>
    reaction ? [reactionSaid(reaction, seat, names, viewer)] : [],
  );
  return (
    <div class="fite-ask">
      <p class="label fite-turn">Fight of turn {fight.turn}</p>
      <p class="fite-prompt">{said.join(' ')}</p>
      <p class="fite-note">{used.join(' ')}</p>
      <div class="fite-lock">
        <Button type="submit" tone="strong">
          {over ? 'To the arena' : 'Next turn'}
        </Button>
      </div>
    </div>
  );
}

function reactionSaid(reaction: ReactMove, seat: number, names: readonly string[], viewer: number | null): string {
  const reactions: [ReactMove | null, ReactMove | null] = [null, null];
  reactions[seat] = reaction;
  const pools = { off: [], def: [] };
  return words.event({ type: 'reactionsRevealed', reactions, pools: [pools, pools] }, names, viewer) ?? '';
}

const STEPS: readonly { icon: IconName; name: string; text: string }[] = [
  {
    icon: 'eye',
    name: 'Place',
    text: 'Both pick a place in secret. It helps your attack, your defence, or lets you change the roll.',
  },
  { icon: 'attack', name: 'Divide', text: 'Split your dice between attack and defence, in closed fists.' },
  { icon: 'again', name: 'Roll', text: 'All dice are thrown at once.' },
  { icon: 'flip', name: 'React', text: 'From Tactical, or with your power, change the roll.' },
  {
    icon: 'defence',
    name: 'Compare',
    text: 'A defence die cancels an equal or lower attack die. Every other attack die hits: one die gone.',
  },
];

/** What a turn is, for as long as there is no fight to show. */
function TurnGuide() {
  return (
    <ol class="fite-guide" aria-label="How a turn goes">
      {STEPS.map(({ icon, name, text }, i) => (
        <li key={name}>
          <span class="fite-guide-mark poster" aria-hidden="true">
            {i + 1}
          </span>
          <Icon name={icon} />
          <span>
            <b class="poster">{name}</b> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
