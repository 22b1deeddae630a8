/** The line that says what is asked, and every answer that is not pressed in the ring. */

import { Button, RuleLink } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { cardOf, type Move, seatOf } from '../state.ts';
import { type CircuitWords, useWords } from '../words/catalogue.ts';
import { Abilities, Picked } from './acting.tsx';
import { Briefing } from './briefing.tsx';
import { Figure } from './figure.tsx';
import type { Forecast } from './forecast.ts';
import { Hand } from './hand.tsx';
import {
  conditionSaid,
  forcedZone,
  hazardLabel,
  labelOf,
  nameAmong,
  type OfFighter,
  pickSaid,
  restingIn,
  stopKind,
} from './labels.ts';
import { late } from './late.tsx';
import { useLooks } from './look.ts';
import { isLookedAt } from './looked-at.ts';
import type { Play } from './plays.ts';
import { fighterIn, movesOf, payThing, questionOf, type Scene } from './scene.ts';
import { SpotPreview } from './spot-preview.tsx';
import { type Spot, zoneSpots } from './spots.ts';

const spotlight = late(async () => (await import('./spotlight.tsx')).Spotlight);

/** Whether there is a column beside the ring that could show it. */
const hasColumn = (): boolean => matchMedia('(width >= 58rem)').matches;

export interface AskProps {
  readonly scene: Scene;
  readonly spots: readonly Spot[];
  readonly play: Play | null;
  readonly forecast: Forecast | null;
}

export function Ask({ scene, spots, play, forecast }: AskProps) {
  const words = useWords();
  const { view, viewer, names, moves } = scene;
  const isAsked = moves.length > 0;
  const isActing = questionOf(view)?.name === 'acting' && isAsked;
  const others = labelledButtons(scene, words);
  // Then they stand beside the button that goes there.
  const isGoing = spots.some(({ key }) => key === scene.draft.hex);
  return (
    <div class="arena-ask table-ask" data-asked={isAsked ? questionOf(view)?.name : undefined}>
      <p class="arena-prompt table-prompt" data-small={play ? '' : undefined}>
        {isAsked && <Comer view={view} />}
        {words.prompt(view, viewer, names)}
      </p>
      {isAsked && !play && (
        <SpotPreview scene={scene} spots={spots}>
          {others}
        </SpotPreview>
      )}
      {(isActing || movesOf(moves, 'give').length > 0) && <Hand scene={scene} play={play} />}
      {play && forecast ? (
        <Picked scene={scene} play={play} forecast={forecast} />
      ) : isActing ? (
        <Abilities scene={scene} />
      ) : (
        <Answers scene={scene} others={isGoing ? [] : others} />
      )}
      {view.round === 0 && <Briefing scene={scene} />}
      {hasColumn() && <spotlight.Part scene={scene} />}
    </div>
  );
}

/** Whoever is about to come into the ring stands nowhere in it yet: this is who it is. */
function Comer({ view }: Pick<Scene, 'view'>) {
  const lookOf = useLooks();
  const question = questionOf(view);
  if (question?.name !== 'choosingSpace') return null;
  const { fighter } = question;
  return (
    <span class="arena-chip-face" data-team={seatOf(fighter)} aria-hidden="true">
      <Figure look={lookOf(fighterIn(view, fighter).card)} team={seatOf(fighter)} pose="stand" isBust />
    </span>
  );
}

/** Answers that a button says in words. */
function labelledButtons({ view, moves, draft, send }: Scene, words: CircuitWords): ComponentChildren[] {
  return moves.flatMap(move => {
    const label = labelOf(view, move, words);
    return label === null
      ? []
      : [
          <Button
            key={JSON.stringify(move)}
            tone={isMain(move) && draft.hex === null ? 'strong' : 'plain'}
            class={isMain(move) && draft.hex === null ? 'arena-do' : ''}
            data-thing={answerThing(move)}
            data-first=""
            onClick={() => send(move)}
          >
            {label}
          </Button>,
        ];
  });
}

interface AnswersProps {
  readonly scene: Scene;
  readonly others: ComponentChildren[];
}

/** Everything else that answers, each with a button. */
function Answers({ scene, others }: AnswersProps) {
  const words = useWords();
  const { view, moves, draft, send } = scene;
  const fighters = moves.filter((move): move is OfFighter => 'fighter' in move && move.type !== 'pickFighter');
  const zone = zoneSpots(scene).find(one => one.zone === draft.zone);
  const buttons: ComponentChildren[] = [
    ...(zone
      ? [
          <Button key="zone" tone="strong" class="arena-do" onClick={() => send(zone.move)}>
            {words.move(zone.move, view)}
          </Button>,
        ]
      : []),
    ...hazardButtons(scene, words),
    // Whoever does not care for the order has it done with one press.
    ...(movesOf(moves, 'effect').length > 0 || movesOf(moves, 'order').length > 0
      ? [
          <Button key="auto" tone="strong" data-first="" onClick={() => send({ type: 'autoOrder' })}>
            {words.says.effect.printed}
          </Button>,
        ]
      : []),
    ...others,
  ];
  const forced = forcedZone(view);
  return (
    <>
      {forced !== null && (
        <p class="arena-note">
          {words.says.zone.forced(forced)} <RuleLink rule="ARENA-R72" />
        </p>
      )}
      {fighters.length > 0 && (
        <ul class="arena-picks">
          {fighters.map(move => (
            <li key={move.fighter}>
              <FighterPick scene={scene} move={move} />
            </li>
          ))}
        </ul>
      )}
      {movesOf(moves, 'activate').length > 0 && <Resting view={view} />}
      {buttons.length > 0 && <div class="arena-answers">{buttons}</div>}
      {movesOf(moves, 'stop').length > 0 && stopKind(view) === 'stay' && draft.hex === null && (
        <p class="arena-note">{words.says.move.stayNote}</p>
      )}
    </>
  );
}

/** Why one of those in the ring is not among the answers. */
function Resting({ view }: Pick<Scene, 'view'>) {
  const words = useWords();
  const resting = restingIn(view);
  if (resting === null) return null;
  return <p class="arena-note">{words.says.rests(words.fighter(cardOf(resting)).name)}</p>;
}

/** By what a hint or a review names the button of a move. */
const answerThing = (move: Move): string =>
  move.type === 'pay' ? payThing(move) : `answer:${'dir' in move ? move.dir : move.type}`;

const isMain = ({ type }: Move): boolean => type === 'stop';

/** Which hazard to move, where several can be. */
function hazardButtons(scene: Scene, words: CircuitWords): ComponentChildren[] {
  const { moves, draft, change } = scene;
  const hazards = [...new Set(movesOf(moves, 'shift').map(({ hazard }) => hazard))];
  if (hazards.length < 2) return [];
  return hazards.map(hazard => (
    <Button
      key={hazard}
      data-first=""
      aria-pressed={draft.hazard === hazard}
      data-picked={draft.hazard === hazard ? '' : undefined}
      onClick={() => change({ hazard })}
    >
      {hazardLabel(scene, hazard, words)}
    </Button>
  ));
}

/** A fighter that answers the question, with its face. */
function FighterPick({ scene, move }: { readonly scene: Scene; readonly move: OfFighter }) {
  const words = useWords();
  const lookOf = useLooks();
  const { view, draft, send, change } = scene;
  const fighter = fighterIn(view, move.fighter);
  const { card, at } = fighter;
  const said = pickSaid(scene, move, words);
  const facts = [words.fighter(card).tagLine, ...(at === null ? [] : conditionSaid(fighter, words))];
  return (
    <button
      type="button"
      class="arena-pick"
      data-first=""
      data-team={seatOf(move.fighter)}
      data-picked={draft.target === move.fighter ? '' : undefined}
      data-thing={`fighter:${move.fighter}`}
      onPointerEnter={event => event.pointerType === 'mouse' && change({ target: move.fighter })}
      onFocus={event => isLookedAt(event.currentTarget) && change({ target: move.fighter })}
      onClick={() => send(move)}
    >
      <span class="arena-chip-face">
        <Figure look={lookOf(card)} team={seatOf(move.fighter)} pose="stand" isBust />
      </span>
      <span>
        <span class="unseen">{said}</span>
        <b aria-hidden="true">{move.type === 'pin' ? said : nameAmong(scene, move.fighter, words)}</b>
        <small>{facts.join(' · ')}</small>
      </span>
    </button>
  );
}
