/** The line that says what is asked, and what answers it: buttons, elements to choose from, the card that is picked. */

import { Button, RuleLink } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { ELEMENTS, type El } from '../content/language.ts';
import type { Event, Move, View } from '../state.ts';
import { type ElementCircleWords, useWords } from '../words/catalogue.ts';
import { paidCost } from '../words/telling.ts';
import { FullFace } from './card.tsx';
import { Danger } from './danger.tsx';
import { Emblem } from './emblem.tsx';
import { ruleOfLack, standingSaid } from './hand.tsx';
import { Looked } from './looked.tsx';
import { newsFor } from './news.ts';
import { Reading } from './reading.tsx';
import { answerOf, pickedSpell, type Scene } from './scene.ts';
import { Targets, type TargetsProps } from './targets.tsx';

export interface NewsProps {
  readonly scene: Scene;
  readonly history: readonly Event[];
}

interface AskProps extends NewsProps, TargetsProps {
  /** There is room to read all cards beside the table. */
  readonly isWide: boolean;
  /** What led to this is still to be seen. */
  readonly isHeld: boolean;
}

/** What is asked of this viewer now, or who is waited for: a sheet over the table, whose room is always the same. */
export function Ask({ scene, history, isRoomy, isWide, isHeld }: AskProps) {
  const words = useWords();
  const { view, names, viewer, moves } = scene;
  const picked = pickedSpell(scene);
  const asked = moves.length > 0;
  return (
    <div class="ec-ask-room table-ask">
      <div class="ec-ask" data-asked={asked ? view.asking?.name : undefined} data-held={isHeld ? '' : undefined}>
        <p class="ec-prompt" data-small={picked ? '' : undefined}>
          {view.result ? lastFall(scene, history, words) : words.prompt(view, viewer, names)}
        </p>
        <Looked scene={scene} />
        {picked && <Picked scene={scene} name={picked} />}
        <Targets scene={scene} isRoomy={isRoomy} />
        <Controls scene={scene} />
        {!picked && isBetweenActions(view) && <Danger view={view} />}
        {!picked && !(isWide && view.turn === 0) && <News scene={scene} history={history} />}
        {!picked && isWide && <Reading scene={scene} />}
        <LastUsed scene={scene} history={history} />
      </div>
    </div>
  );
}

/** What ended the match, while the last table is looked at. */
function lastFall({ names, viewer }: Scene, history: readonly Event[], words: ElementCircleWords): string | null {
  const fall = history.findLast(({ type }) => type === 'eliminated');
  return fall ? words.event(fall, names, viewer) : null;
}

/** Whether there is time to look ahead: while others are asked, and between one's own actions. */
const isBetweenActions = ({ asking, viewer }: View): boolean => asking?.seat !== viewer || asking.name === 'main';

/** The card that is picked: all that is on it, what would pay for it, and the button that does it. */
function Picked({ scene, name }: { readonly scene: Scene; readonly name: string }) {
  const words = useWords();
  const { view, draft, price, send, change, spellOf } = scene;
  const answer = answerOf(scene);
  const isHeld = draft.spell !== null;
  const isIdle = !price && isHeld && view.turn > 0 && !answer;
  const note = price ? payNote(scene, words) : isIdle ? `${standingSaid(scene, name, words)}.` : null;
  const rule = isIdle ? ruleOfLack(scene, name) : null;
  return (
    <div class="ec-picked" data-answers="">
      <FullFace spell={spellOf(name)} options={view.options} />
      <div class="ec-picked-side">
        {note && (
          <p class="ec-note">
            <span aria-live="polite">{note}</span> {rule && <RuleLink rule={rule} />}
          </p>
        )}
        <div class="ec-answers">
          {answer && (
            <Button tone="strong" class="ec-do" data-do="" onClick={() => send(answer)}>
              {doSaid(answer.type, name, words)}
            </Button>
          )}
          <Button tone="quiet" onClick={() => change({ spell: null, permanent: null, pay: null })}>
            {answer ? words.says.notNow : words.says.putDown}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** "Pays with 2 earth of the circle. Press other elements to pay with them instead." */
function payNote({ price }: Scene, words: ElementCircleWords): string {
  const { says } = words;
  const { circle, own } = paidCost(price!.now);
  const parts = [...(circle ? [says.ofCircle(words.cost(circle))] : []), ...(own ? [says.ofOwn(words.cost(own))] : [])];
  if (parts.length === 0) return says.noPrice;
  return `${says.paysWith(words.list(parts))}${price!.payments.length > 1 ? ` ${says.adjust}` : ''}`;
}

function doSaid(type: string, name: string, words: ElementCircleWords): string {
  const [{ says }, spell] = [words, words.spell(name)];
  switch (type) {
    case 'cast':
      return says.cast(spell);
    case 'activate':
      return says.activate(spell);
    case 'freeSpell':
      return says.castFree(spell);
    case 'discardSpell':
    case 'limitDiscard':
      return says.discardIt(spell);
    default:
      return says.choose(spell);
  }
}

/** The answers that are not on the table. */
function Controls({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const { view, moves, draft, change, send, price } = scene;
  const { says } = words;
  const has = (type: Move['type']): boolean => moves.some(move => move.type === type);
  if (moves.length === 0) return null;
  const buttons: ComponentChildren[] = [];
  const add = (type: Move['type'], label: string, isMain = false): void => {
    if (!has(type)) return;
    const move = moves.find(one => one.type === type)!;
    buttons.push(
      <Button
        key={type}
        tone={isMain ? 'strong' : 'plain'}
        data-first=""
        data-answer={type}
        data-thing={`answer:${type}`}
        onClick={() => send(move)}
      >
        {label}
      </Button>,
    );
  };
  add('keep', says.keep, true);
  add('redraw', says.redraw);
  add('giveUp', says.giveUp);
  if (!pickedSpell(scene)) add('end', says.end, !moves.some(({ type }) => type === 'cast' || type === 'activate'));
  add('stop', stopSaid(view, says));
  if (has('pay') && price) {
    buttons.push(
      <Button
        key="pay"
        tone="strong"
        data-first=""
        data-answer="pay"
        onClick={() => send({ type: 'pay', ...price.now })}
      >
        {says.pay}
      </Button>,
    );
  }
  if (draft.from !== null) {
    buttons.push(
      <Button key="from" tone="quiet" onClick={() => change({ from: null })}>
        {says.notNow}
      </Button>,
    );
  }
  return (
    <>
      {has('cast') && !pickedSpell(scene) && isFirstLap(view) && <p class="ec-note">{says.pressCard}</p>}
      {has('redraw') && <p class="ec-note">{says.redrawNote}</p>}
      {has('pay') && price && (
        <p class="ec-note" aria-live="polite">
          {payNote(scene, words)}
        </p>
      )}
      <ElementPicker scene={scene} />
      <Modes scene={scene} />
      {has('moveFrom') && <p class="ec-note">{draft.from === null ? says.pressSource : says.pressSlot}</p>}
      {buttons.length > 0 && (
        <div class="ec-answers" data-lone={buttons.length === 1 ? '' : undefined}>
          {buttons}
        </div>
      )}
    </>
  );
}

/** While everything is new, the table explains itself. */
const isFirstLap = ({ turn, round, players }: View): boolean => round === 1 && turn <= players.length;

/** What it means to do no more of a step. */
function stopSaid({ asking }: View, { stop }: ElementCircleWords['says']): string {
  const step = asking?.step;
  if (!asking || !step) return stop.all;
  if (asking.name === 'takeLooked' && step.op === 'blind') {
    const isBegun = asking.left < step.take;
    return step.mode === 'steal' ? stop.steal(isBegun) : stop.destroy(isBegun);
  }
  return 'upTo' in step && asking.left < step.upTo ? stop.other : stop.all;
}

/** Elements to begin with, or the one to be put. */
function ElementPicker({ scene }: { readonly scene: Scene }) {
  const picks = scene.moves.flatMap(move => (move.type === 'pickElements' ? [move] : []));
  if (picks.length > 0) return <FirstElements scene={scene} picks={picks} />;
  const puts = scene.moves.flatMap(move => (move.type === 'putType' ? [move.element] : []));
  return puts.length > 0 ? <ElementToPut scene={scene} puts={puts} /> : null;
}

function ElementToPut({ scene: { draft, change }, puts }: { readonly scene: Scene; readonly puts: readonly El[] }) {
  const words = useWords();
  return (
    <div class="ec-pick">
      <div class="ec-elements">
        {puts.map(type => (
          <ElementButton
            key={type}
            type={type}
            label={words.element(type)}
            isOn={draft.element === type}
            onPress={() => change({ element: draft.element === type ? null : type })}
          />
        ))}
      </div>
      <p class="ec-note">{draft.element === null ? words.says.replaces : words.says.pressSlot}</p>
    </div>
  );
}

interface FirstElementsProps {
  readonly scene: Scene;
  readonly picks: readonly Extract<Move, { type: 'pickElements' }>[];
}

function FirstElements({ scene: { draft, change, send }, picks }: FirstElementsProps) {
  const { says, ...words } = useWords();
  const size = picks[0]!.elements.length;
  const chosen = sorted(draft.elements);
  const done = picks.find(({ elements }) => elements.join() === chosen.join());
  const canAdd = (type: El): boolean => picks.some(({ elements }) => includesAll(elements, [...chosen, type]));
  const spent = done ? [] : ELEMENTS.filter(type => !canAdd(type));
  return (
    <div class="ec-pick">
      <p class="ec-note" id="ec-pick-note">
        {spent.length > 0 ? says.bankOut(words.list(spent.map(words.element))) : says.takes(size)}{' '}
        <RuleLink rule={spent.length > 0 ? 'ELEM-R9' : 'ELEM-27'} />
      </p>
      <div class="ec-elements">
        {ELEMENTS.map(type => (
          <ElementButton
            key={type}
            type={type}
            label={says.addElement(words.element(type))}
            isOff={!canAdd(type)}
            onPress={() => change({ elements: [...draft.elements, type] })}
          />
        ))}
      </div>
      <div class="ec-chosen">
        {Array.from({ length: size }, (_, i) => (
          <ChosenElement
            key={i}
            type={draft.elements[i] ?? null}
            onRemove={() => change({ elements: draft.elements.toSpliced(i, 1) })}
          />
        ))}
        <Button
          tone="strong"
          data-answer="pickElements"
          data-now={done ? '' : undefined}
          disabled={!done}
          onClick={() => done && send(done)}
        >
          {done ? says.confirmPick : says.picked(chosen.length, size)}
        </Button>
      </div>
    </div>
  );
}

interface ChosenElementProps {
  /** Null while nothing is chosen for this place. */
  readonly type: El | null;
  readonly onRemove: () => void;
}

function ChosenElement({ type, onRemove }: ChosenElementProps) {
  const { says, element } = useWords();
  if (type === null) return <span class="ec-slot" role="img" aria-label={says.emptySlot} />;
  return (
    <button type="button" class="ec-slot" data-mark="pays" onClick={onRemove}>
      <span class="unseen">{says.removeElement(element(type))}</span>
      <span class="ec-slot-in">
        <Emblem type={type} />
      </span>
    </button>
  );
}

const sorted = (types: readonly El[]): El[] => types.toSorted((a, b) => ELEMENTS.indexOf(a) - ELEMENTS.indexOf(b));

const includesAll = (all: readonly El[], some: readonly El[]): boolean =>
  ELEMENTS.every(type => some.filter(one => one === type).length <= all.filter(one => one === type).length);

interface ElementButtonProps {
  readonly type: El;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

const ElementButton = ({ type, label, isOn, isOff = false, onPress }: ElementButtonProps) => (
  <button
    type="button"
    class="ec-element"
    data-thing={`element:${type}`}
    data-first={isOff ? undefined : ''}
    aria-pressed={isOn}
    // Not disabled outright: the keyboard would lose its place.
    aria-disabled={isOff}
    aria-describedby={isOff ? 'ec-pick-note' : undefined}
    onClick={isOff ? undefined : onPress}
  >
    <Emblem type={type} />
    <span>{label}</span>
  </button>
);

/** What a card with several effects offers. */
function Modes({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const modes = scene.moves.flatMap(move => (move.type === 'mode' ? [move] : []));
  if (modes.length === 0) return null;
  return (
    <div class="ec-answers">
      {modes.map(move => (
        <Button key={move.option} data-first="" data-thing={`mode:${move.option}`} onClick={() => scene.send(move)}>
          {words.move(move, scene.view)}
        </Button>
      ))}
    </div>
  );
}

/** For whoever has no hand to read, where there is room: the spell that was used last, and all that is on it. */
function LastUsed({ scene: { view, names, viewer, draft, spellOf }, history }: NewsProps) {
  const words = useWords();
  const isWatching = viewer === null || view.players[viewer]?.alive === false;
  // A new round has used none yet.
  const used = history.findLast(({ type }) => USES.has(type));
  if (!isWatching || draft.permanent !== null || view.result) return null;
  if (used?.type !== 'spellCast' && used?.type !== 'permanentActivated') return null;
  return (
    <section class="ec-last-used">
      <p class="ec-note">{words.event(used, names, viewer)}</p>
      <FullFace spell={spellOf(used.spell)} options={view.options} />
    </section>
  );
}

const USES: ReadonlySet<Event['type']> = new Set(['spellCast', 'permanentActivated', 'roundStarted']);

/** What the others did, for somebody who looked away. */
function News({ scene, history }: NewsProps) {
  const words = useWords();
  const { names, viewer } = scene;
  const lines = newsFor(history, viewer, 3).flatMap(event => words.event(event, names, viewer) ?? []);
  if (lines.length === 0) return null;
  return (
    <ul class="ec-news" aria-label={words.says.news}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
