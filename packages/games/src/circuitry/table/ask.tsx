/** The line that says what is asked, what has been chosen, what comes of it, and the buttons that answer. */

import { Button } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { isMoveColour, type Mini } from '../content/face.ts';
import type { Event, Move } from '../state.ts';
import type { CircuitryWords } from '../words/catalogue.ts';
import { aimSaid } from './aim.ts';
import { LaidFace } from './cards.tsx';
import { Consequence } from './consequence.tsx';
import { cardIn, type Draft, type Field, paymentFor } from './draft.ts';
import { hasLoad } from './foresight.ts';
import { MiniFace } from './mini.tsx';
import { newsFor } from './news.ts';
import { Pawn } from './pawn.tsx';
import type { Kind, Play } from './plays.ts';
import { adjust, answerOf, begin, choose, type Scene } from './scene.ts';
import type { Says } from './targets.ts';
import { doesSaid, KIND_OF, Legend, OpenLegend } from './tray.tsx';
import { useWords } from './use-words.ts';

interface AskProps {
  readonly scene: Scene;
  readonly history: readonly Event[];
  /** What is chosen before anybody chooses: a question that leaves no other. */
  readonly rest: Draft;
}

export function Ask({ scene, history, rest }: AskProps) {
  const words = useWords();
  const { view, draft, moves } = scene;
  const isBusy = draft.kind !== null || draft.walk !== null;
  return (
    <div class="cir-ask-room table-ask">
      <div
        class="cir-ask"
        data-composing={isBusy && moves.length > 0 ? (draft.kind ?? 'walk') : undefined}
        tabIndex={-1}
      >
        {isBusy && moves.length > 0 ? (
          <Composer scene={scene} words={words} rest={rest} />
        ) : (
          <>
            {view.mode === 'game' && <p class="label cir-round">{words.says.round(view.round)}</p>}
            <p class="cir-prompt table-prompt">{promptSaid(scene, history, words)}</p>
            <Aim scene={scene} says={words.says} />
            {view.asking?.play && <Consequence scene={scene} says={words.says} />}
            <Quick scene={scene} says={words.says} />
            <News scene={scene} history={history} words={words} />
          </>
        )}
        <OpenLegend says={words.says} />
      </div>
    </div>
  );
}

/** What is asked. What may be stopped is shown for a while before it is done: until then it is said. */
function promptSaid(
  { view, names, viewer, moves, pending }: Scene,
  history: readonly Event[],
  words: CircuitryWords,
): string {
  if (pending) return `${words.meant(pending, view)} …`;
  const last = history.at(-1);
  const isShown = moves.length === 0 && !view.asking?.play && last?.type === 'declared';
  return (isShown && words.event(last, names, viewer)) || words.prompt(view, viewer, names);
}

interface ComposerProps {
  readonly scene: Scene;
  readonly words: CircuitryWords;
  readonly rest: Draft;
}

/** A play in the making. */
function Composer({ scene, words, rest }: ComposerProps) {
  const { says } = words;
  const { view, viewer, names, draft, resolved, walk, change, send } = scene;
  const answer = answerOf(scene);
  const kind = walk ? 'step' : draft.kind!;
  const label = walk ? says.confirm.walk(walk.steps) : says.confirm[kind];
  const mini = ACTIONS.find(action => KIND_OF[action]!.includes(kind));
  const isRest = rest.kind !== null && rest.kind === draft.kind && Object.keys(draft.chosen).length === 0;
  return (
    <>
      <p class="cir-prompt" aria-live="polite">
        {isRest
          ? words.prompt(view, viewer, names)
          : answer
            ? `${words.meant(answer, view)}.`
            : says.guide[guideFor(kind, resolved.open)]}
      </p>
      <Choices scene={scene} says={says} kind={kind} />
      <div class="cir-details">
        {walk ? <WalkPayment scene={scene} says={says} steps={walk.steps} /> : <Details scene={scene} says={says} />}
        <Consequence scene={scene} says={says} />
        {(!answer || kind === 'inhibit') && mini && <p class="cir-note">{says.does[mini]}</p>}
      </div>
      <div class="cir-answers">
        {!isRest && (
          <Button tone="quiet" data-cancel="" onClick={() => change(rest)}>
            {says.notNow}
          </Button>
        )}
        <Button tone="strong" class="cir-do" data-do="" disabled={!answer} onClick={() => answer && send(answer)}>
          {label}
        </Button>
      </div>
    </>
  );
}

const ACTIONS = Object.keys(KIND_OF) as (keyof Says['does'] & Mini)[];

/** What to press next: a cell to lay on is another than one to slide to. */
function guideFor(kind: Kind, open: Field | null): keyof Says['guide'] {
  if (kind !== 'lay') return open ?? 'step';
  return open === 'card' ? 'layCard' : 'lay';
}

/** Whom, and which mini of theirs: one's own are pressed in the hand. */
function Choices({ scene, says, kind }: { readonly scene: Scene; readonly says: Says; readonly kind: Kind }) {
  const { plays, names, viewer, view, draft, resolved } = scene;
  const ofKind = plays.filter(play => play.kind === kind);
  const targets = [...new Set(ofKind.flatMap(({ target }) => (target === undefined ? [] : [target])))];
  const target = draft.chosen.target ?? (targets.length === 1 ? targets[0] : undefined);
  const asks = kind === 'ask' ? ofKind : [];
  const minis = new Set(asks.flatMap(play => (play.mini && play.target === target ? [play.mini] : [])));
  const now = resolved.play?.target ?? target;
  return (
    <>
      {targets.length > 1 && (
        <Row label={says.whom} of="target">
          {targets.map(seat => {
            const { colour, carried } = view.players[seat]!;
            return (
              <Chip key={seat} isPicked={seat === now} onPress={() => choose(scene, kind, 'target', seat)}>
                {colour && (
                  <span class="cir-chip-pawn">
                    <Pawn colour={colour} letter={says.letters[colour]} charge={carried} />
                  </span>
                )}
                <span>{seat === viewer ? says.you : names[seat]}</span>
              </Chip>
            );
          })}
        </Row>
      )}
      {minis.size > 0 && (
        <Row label={says.which}>
          {[...minis].map(mini => (
            <MiniChip
              key={mini}
              mini={mini}
              says={says}
              isPicked={draft.chosen.mini === mini}
              onPress={() => choose(scene, kind, 'mini', mini)}
            />
          ))}
        </Row>
      )}
    </>
  );
}

/** What can be chosen besides: what pays, how #1 turns, how a card lies, how many charges. */
function Details({ scene, says }: { readonly scene: Scene; readonly says: Says }) {
  const { resolved, draft } = scene;
  const { choices, play } = resolved;
  if (!play) return draft.kind === 'lay' ? <LayTurns scene={scene} says={says} /> : null;
  return (
    <>
      {draft.kind === 'lay' && <LayTurns scene={scene} says={says} />}
      {choices.jumps && (
        <Row label="">
          {choices.jumps.map(jumps => (
            <Chip key={`${jumps}`} isPicked={play.jumps === jumps} onPress={() => adjust(scene, 'jumps', jumps)}>
              {jumps ? says.byPortal : says.byStep}
            </Chip>
          ))}
        </Row>
      )}
      {choices.amount && (
        <Row label={says.amount}>
          {choices.amount.map(amount => (
            <Chip key={amount} isPicked={play.amount === amount} onPress={() => adjust(scene, 'amount', amount)}>
              {amount}
            </Chip>
          ))}
        </Row>
      )}
      {choices.axis && (
        <Row label={says.axisLabel} of="axis">
          {choices.axis.map(axis => (
            <Chip key={axis} isPicked={play.axis === axis} onPress={() => adjust(scene, 'axis', axis)}>
              {says.axis[axis!]}
            </Chip>
          ))}
        </Row>
      )}
      <Pays scene={scene} says={says} play={play} />
    </>
  );
}

/** The movement cards that pay, and those that could. */
function Pays({ scene, says, play }: { readonly scene: Scene; readonly says: Says; readonly play: Play }) {
  const { choices } = scene.resolved;
  const rows = [
    { detail: 'pay', label: play.payPortal ? says.payPawn : says.payWith, values: choices.pay ?? [play.pay] },
    { detail: 'payPortal', label: says.payPortal, values: choices.payPortal ?? [play.payPortal] },
  ] as const;
  return (
    <div class="cir-pays" data-lone={play.payPortal ? undefined : ''}>
      {rows.map(({ detail, label, values }) => {
        const minis = values.flatMap(value => value ?? []);
        if (minis.length === 0) return null;
        return (
          <Row key={detail} label={label}>
            {minis.map(mini => (
              <MiniChip
                key={mini}
                mini={mini}
                says={says}
                isPicked={play[detail] === mini}
                onPress={() => adjust(scene, detail, mini)}
              />
            ))}
          </Row>
        );
      })}
    </div>
  );
}

/** Both sides of a card, to be turned about before it is laid. */
function LayTurns({ scene, says }: { readonly scene: Scene; readonly says: Says }) {
  const { draft, plays, resolved } = scene;
  const card = cardIn(resolved);
  if (card === undefined) return null;
  const sides = new Set(plays.flatMap(play => (play.kind === 'lay' && play.card === card ? [play.face!] : [])));
  const { face = 'F', rot = 0 } = resolved.play ?? draft.chosen;
  return (
    <Row label="">
      {[...sides].map(side => (
        <button
          key={side}
          type="button"
          class="cir-chip"
          data-card=""
          aria-pressed={side === face}
          onClick={() => adjust(scene, 'face', side)}
        >
          <span class="unseen">{says.card(card, side)}</span>
          <LaidFace no={card} side={side} rot={rot} letters={says.letters} />
        </button>
      ))}
      <Chip onPress={() => adjust(scene, 'rot', rot === 0 ? 180 : 0)}>
        <Sign d="M5 9a8 8 0 0 1 14-1m0-4v4h-4M19 15a8 8 0 0 1-14 1m0 4v-4h4" />{' '}
        <span class="cir-turn-label">{says.turnIt}</span>
      </Chip>
    </Row>
  );
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg class="cir-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

function WalkPayment({ scene, says, steps }: { readonly scene: Scene; readonly says: Says; readonly steps: number }) {
  const pays = paymentFor(scene.me!, steps) ?? [];
  return (
    <Row label={says.payWith}>
      {pays.map((mini, i) => (
        <span key={i} class="cir-paid">
          <MiniFace mini={mini} letter={says.letters[mini]} />
          <span class="unseen">{says.mini(mini)}</span>
        </span>
      ))}
    </Row>
  );
}

interface RowProps {
  readonly label: string;
  /** What is chosen in it, where its sheet has to know. */
  readonly of?: 'axis' | 'target';
  readonly children: ComponentChildren;
}

function Row({ label, of, children }: RowProps) {
  return (
    <div class="cir-row" data-of={of}>
      {label !== '' && <span class="cir-row-label">{label}</span>}
      {children}
    </div>
  );
}

interface ChipProps {
  readonly isPicked?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

const Chip = ({ isPicked, onPress, children }: ChipProps) => (
  <button type="button" class="cir-chip" aria-pressed={isPicked} data-first="" onClick={onPress}>
    {children}
  </button>
);

interface MiniChipProps extends Omit<ChipProps, 'children'> {
  readonly mini: Mini;
  readonly says: Says;
}

const MiniChip = ({ mini, says, isPicked, onPress }: MiniChipProps) => (
  <button type="button" class="cir-chip" data-mini="" aria-pressed={isPicked} onClick={onPress}>
    <MiniFace mini={mini} letter={isMoveColour(mini) ? says.letters[mini] : ''} />
    <span class="unseen">{says.mini(mini)}</span>
  </button>
);

type Tone = 'strong' | 'plain' | 'quiet';

/** Answers that need no choosing. */
function Quick({ scene, says }: { readonly scene: Scene; readonly says: Says }) {
  const { view, moves, send, names, plays } = scene;
  if (moves.length === 0) return null;
  const has = (type: Move['type']): boolean => moves.some(move => move.type === type);
  const buttons: ComponentChildren[] = [];
  const isPuzzle = view.mode === 'puzzle';
  const add = (key: string, label: ComponentChildren, press: () => void, tone: Tone = 'plain'): void => {
    buttons.push(
      <Button key={key} tone={tone} data-first="" data-thing={`answer:${key}`} onClick={press}>
        {label}
      </Button>,
    );
  };
  const addMove = (move: Move, key: string, label: string, tone?: Tone): void =>
    add(key, label, () => send(move), tone);
  for (const move of moves) {
    if (move.type === 'pickColour') {
      add(
        move.colour,
        <>
          <span class="cir-chip-pawn">
            <Pawn colour={move.colour} letter={says.letters[move.colour]} />
          </span>
          {says.colour(move.colour)}
        </>,
        () => send(move),
      );
    }
    if (move.type === 'respond')
      addMove(move, move.answer, RESPONSES[move.answer](says), move.answer === 'pass' ? 'strong' : 'plain');
    if (move.type === 'answer') addMove(move, `${move.yes}`, move.yes ? says.yes : says.no);
  }
  if (has('deliver')) add('deliver', says.confirm.deliver, () => begin(scene, 'deliver'), 'strong');
  // Whoever carries enough already would spend a card on nothing.
  const tone = scene.me && hasLoad(view, scene.me) ? 'plain' : 'strong';
  if (has('gain')) add('gain', says.confirm.gain, () => begin(scene, 'gain'), tone);
  if (view.turn.draws === 2 && has('draw') && moves.some(move => move.type === 'draw' && move.from === 'gold')) {
    add('drawTwoGold', says.takeTwoGold, () => send({ type: 'drawTwoGold' }), 'strong');
  }
  if (has('draw') || isPuzzle) {
    const isShort = view.turn.draws === 2;
    buttons.push(<Legend key="legend" says={says} isShort={isShort} isLone={!isShort && !isPuzzle} />);
  }
  if (view.turn.force && plays.some(({ kind }) => kind === 'force')) {
    const target = view.turn.force.target;
    add('keepForcing', says.keepForcing(names[target]!), () => begin(scene, 'force', { target }));
  }
  if (has('spendCharge')) add('spendCharge', says.breakFree, () => begin(scene, 'spendCharge'));
  if (has('giveCharge')) add('giveCharge', says.confirm.giveCharge, () => begin(scene, 'giveCharge'));
  if (has('give')) add('give', says.passMini, () => begin(scene, 'give'));
  if (has('ask')) add('ask', says.askMini, () => begin(scene, 'ask'));
  const end = moves.find(({ type }) => type === 'endTurn');
  // Loud only when nothing else is left to do; in a puzzle it loses.
  if (end) add('endTurn', says.endTurn, () => send(end), plays.length === 0 ? 'strong' : isPuzzle ? 'quiet' : 'plain');
  return buttons.length === 0 ? null : <div class="cir-answers">{buttons}</div>;
}

const RESPONSES = {
  inhibit: (says: Says) => says.stopIt,
  pass: (says: Says) => says.letPass,
  passTurn: (says: Says) => says.letAllPass,
} as const;

/** What binds the viewer for a while, or else what the card is good for that is picked, or where the viewer has to go. */
function Aim({ scene: { view, me, moves, draft }, says }: { readonly scene: Scene; readonly says: Says }) {
  const isFree = view.asking?.name === 'menu' || view.asking?.name === 'drawing';
  if (!me || moves.length === 0 || !isFree) return null;
  const { inhibited } = me;
  const { pay } = draft.chosen;
  const free = pay ? doesSaid(pay, says) : aimSaid(view, me, says);
  const said = inhibited === null ? free : `${says.inhibited(inhibited)}: ${says.inhibitedMeans}`;
  return said && <p class="cir-note cir-aim">{said}</p>;
}

/** What the others did meanwhile. */
function News({
  scene,
  history,
  words,
}: {
  readonly scene: Scene;
  readonly history: readonly Event[];
  readonly words: CircuitryWords;
}) {
  const { names, viewer, view } = scene;
  const lines = newsFor(history, view, viewer, 3).flatMap(({ event, hits }) => {
    const said = words.event(event, names, viewer);
    return said === null ? [] : [{ said, hits }];
  });
  // Where there is room for one line: what was done to the viewer, or else the latest.
  const most = lines.findLast(({ hits }) => hits) ?? lines.at(-1);
  if (lines.length === 0) return null;
  return (
    <ul class="cir-news" aria-label={words.says.news} data-all={scene.moves.length === 0 ? '' : undefined}>
      {lines.map((line, i) => (
        <li key={i} data-most={line === most ? '' : undefined}>
          {line.said}
        </li>
      ))}
    </ul>
  );
}
