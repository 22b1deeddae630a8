/** Combat: the abilities and traits of the active fighter, and what the picked one will do before it does it. */

import { Button } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { capital } from '../../voice.ts';
import { contentOf } from '../content/packs.ts';
import type { Ability, EffectGroups } from '../content/types.ts';
import type { FighterRef } from '../state.ts';
import { type CircuitWords, useWords } from '../words/catalogue.ts';
import { GOOD_STATES } from './entering.ts';
import { CostSigns } from './fighter-card.tsx';
import { defeatHype, type Forecast, type Mark, outlookOf } from './forecast.ts';
import { nameAmong } from './labels.ts';
import type { Play } from './plays.ts';
import { cardIn, fighterIn, movesOf, type Scene, traitMoves } from './scene.ts';
import { Sign, type SignName } from './signs.tsx';

/** Four abilities, the traits that can be used, and the end of combat. */
export function Abilities({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const { view, moves, send } = scene;
  const [read, setRead] = useState<string | null>(null);
  const user = view.activation?.fighter;
  if (user === undefined) return null;
  const end = movesOf(moves, 'endCombat')[0];
  const left = view.teams[view.active ?? 0]?.handSize ?? 0;
  return (
    <ul class="arena-abilities">
      {cardIn(view, user).abilities.map(ability => (
        <li
          key={ability.id}
          title={words.ability(ability.id, view.content).text}
          data-read={read === ability.id ? '' : undefined}
        >
          <AbilityButton
            scene={scene}
            ability={ability}
            onBarred={() => setRead(read === ability.id ? null : ability.id)}
          />
        </li>
      ))}
      {traitMoves(moves).map(trait => (
        <li key={trait}>
          <button
            type="button"
            class="arena-ability"
            data-can=""
            data-trait=""
            data-thing={`trait:${trait}`}
            onClick={() => send(movesOf(moves, 'trait').find(move => move.trait === trait)!)}
          >
            <span class="arena-ability-name">
              <b>{words.trait(trait, view.content).title}</b>
              <EffectSigns groups={contentOf(view.content).traits[trait].active?.do ?? []} />
            </span>
            <small class="arena-ability-more">{words.trait(trait, view.content).text}</small>
          </button>
        </li>
      ))}
      {end && (
        <li class="arena-end-combat">
          {/* Loud only when nothing else is left to do. */}
          <Button
            tone={movesOf(moves, 'use').length > 0 ? 'plain' : 'strong'}
            class="arena-do"
            data-thing="answer:endCombat"
            data-first=""
            onClick={() => send(end)}
          >
            {words.says.act.end}
            {left > 0 && <small>{words.says.act.endNote(left)}</small>}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface AbilityButtonProps {
  readonly scene: Scene;
  readonly ability: Ability;
  /** Pressed although it cannot be used: what it would do is told on a phone, too. */
  readonly onBarred: () => void;
}

function AbilityButton({ scene, ability, onBarred }: AbilityButtonProps) {
  const words = useWords();
  const { view, moves, change, send } = scene;
  const move = movesOf(moves, 'use').find(one => one.ability === ability.id);
  const { name, text } = words.ability(ability.id, view.content);
  const isDone = ability.finisher === true && fighterIn(view, view.activation!.fighter).finished;
  return (
    <button
      type="button"
      class="arena-ability"
      data-first={move ? '' : undefined}
      data-thing={`ability:${ability.id}`}
      data-can={move ? '' : undefined}
      data-finisher={ability.finisher ? '' : undefined}
      onClick={() => {
        if (move) change({ ability: ability.id, target: null, ally: null, payment: null });
        else {
          onBarred();
          // What cannot be used is sent all the same: the answer says which rule stands against it.
          send({ type: 'use', ability: ability.id });
        }
      }}
    >
      <span class="arena-ability-name">
        <b>{name}</b>
        <EffectSigns groups={ability.groups} />
      </span>
      <span class="arena-ability-price">
        <CostSigns cost={ability.cost} />
        {ability.hype > 0 && (
          <span class="arena-gives">
            <Sign name="hype" />+{ability.hype}
            <span class="unseen">{words.says.act.gives(ability.hype)}</span>
          </span>
        )}
      </span>
      {!move && <span class="unseen">{isDone ? words.says.act.finisherDone : words.says.act.cannot}</span>}
      <small class="arena-ability-more">{text}</small>
    </button>
  );
}

/** What it does, in signs: twice a fist for two damage. */
function EffectSigns({ groups }: { readonly groups: EffectGroups }) {
  const signs = groups.flatMap((group, i) => [
    ...(i > 0 ? ['then' as const] : []),
    ...group.flatMap((effect): { sign: SignName; n: number }[] => {
      if (effect.k === 'state') return [{ sign: effect.state, n: 1 }];
      if (effect.k === 'shiftHazard') return [{ sign: 'hazard', n: 1 }];
      if (effect.k === 'unstun' || effect.k === 'drain') return [{ sign: 'clear', n: effect.n }];
      return [{ sign: effect.k, n: 'n' in effect ? effect.n : 1 }];
    }),
  ]);
  return (
    <span class="arena-effects" aria-hidden="true">
      {signs.map((one, i) =>
        one === 'then' ? (
          <em key={i}>›</em>
        ) : (
          <span key={i}>
            <Sign name={one.sign} />
            {one.n > 1 && one.n}
          </span>
        ),
      )}
    </span>
  );
}

/** What will happen is read out with the button that makes it happen. */
const FORECAST = 'arena-forecast';

/** The picked ability: whom it hits, what will happen, what pays, and the button that does it. */
export function Picked({
  scene,
  play,
  forecast,
}: {
  readonly scene: Scene;
  readonly play: Play;
  readonly forecast: Forecast;
}) {
  const words = useWords();
  const { says } = words;
  const { view, change, send } = scene;
  const { name, text } = words.ability(play.ability, view.content);
  const target = play.target === null ? null : words.fighter(fighterIn(view, play.target).card).name;
  const lines = forecastLines(scene, forecast, words);
  return (
    <div class="arena-picked">
      <p class="arena-picked-head">
        <b class="poster">{name}</b>
        <CostSigns cost={forecast.ability.cost} />
      </p>
      {play.targets.length > 1 && (
        <Choices scene={scene} refs={play.targets} picked={play.target} what="target" note={says.act.chooseTarget} />
      )}
      {play.allies.length > 1 && (
        <Choices scene={scene} refs={play.allies} picked={play.ally} what="ally" note={says.act.chooseAlly} />
      )}
      {play.move === null && <p class="arena-ability-text">{text}</p>}
      {play.move !== null && (
        <ul class="arena-forecast" id={FORECAST} aria-label={says.act.whatHappens} aria-live="polite">
          {lines.length === 0 && <li data-tone="plain">{says.forecast.nothing}</li>}
          {lines.map(({ text: line, tone, sign }) => (
            <li key={line} data-tone={tone}>
              <Sign name={sign} /> {line}
            </li>
          ))}
        </ul>
      )}
      <p class="arena-pay-note">
        {says.act.paysWith(words.cards(play.payment.cards, view))} {play.payment.convert && says.act.converts}{' '}
        {play.payments.length > 1 && says.act.otherPay}
      </p>
      <div class="arena-answers">
        <Button
          tone="strong"
          class="arena-do"
          data-now=""
          aria-describedby={play.move === null ? undefined : FORECAST}
          disabled={play.move === null}
          onClick={() => play.move && send(play.move)}
        >
          {target ? says.act.useOn(name, target) : says.act.use(name)}
        </Button>
        <Button tone="quiet" onClick={() => change({ ability: null, target: null, ally: null, payment: null })}>
          {says.act.cancel}
        </Button>
      </div>
    </div>
  );
}

interface ChoicesProps {
  readonly scene: Scene;
  readonly refs: readonly FighterRef[];
  readonly picked: FighterRef | null;
  readonly what: 'target' | 'ally';
  readonly note: string;
}

/** Fighters to choose from, for those who do not press them in the ring. */
function Choices({ scene, refs, picked, what, note }: ChoicesProps) {
  const words = useWords();
  return (
    <div class="arena-choices">
      {picked === null && <p>{note}</p>}
      {refs.map(ref => (
        <Button
          key={ref}
          data-first={picked === null ? '' : undefined}
          data-picked={picked === ref ? '' : undefined}
          aria-pressed={picked === ref}
          onClick={() => scene.change(what === 'target' ? { target: ref } : { ally: ref })}
        >
          {nameAmong(scene, ref, words, refs)}
        </Button>
      ))}
    </div>
  );
}

interface Line {
  readonly text: string;
  readonly sign: SignName;
  readonly tone: 'harm' | 'danger' | 'good' | 'plain';
}

/** What will happen, most important first. */
function forecastLines(scene: Scene, forecast: Forecast, words: CircuitWords): Line[] {
  const { view } = scene;
  const { forecast: said } = words.says;
  const ofFighters = [...forecast.marks].flatMap(([ref, mark]) => fighterLines(scene, forecast, ref, mark, words));
  const outs = [...forecast.marks].filter(([ref, mark]) => outlookOf(view, forecast.user, ref, mark).isOut).length;
  const team = view.teams[view.active ?? 0]!;
  const { by, total } = hypeAfter(forecast, team.hype, outs * defeatHype(view));
  const finisher = forecast.ability.finisher ? team.finishers + 1 : 0;
  const order = { danger: 0, harm: 1, good: 2, plain: 3 };
  return [
    ...(finisher >= 3 ? [{ text: said.wins, sign: 'lamp', tone: 'danger' } as const] : []),
    ...(finisher > 0 && finisher < 3 ? [{ text: said.lamp(finisher), sign: 'lamp', tone: 'good' } as const] : []),
    ...ofFighters.sort((a, b) => order[a.tone] - order[b.tone]),
    ...otherLines(scene, forecast, words),
    ...(by === 0 ? [] : [{ text: said.hype(by, total), sign: 'hype', tone: by > 0 ? 'good' : 'plain' } as const]),
  ];
}

const hypeAfter = ({ spent, gained }: Forecast, hype: number, forDefeats: number) => {
  const by = gained + forDefeats - spent;
  return { by, total: hype + by };
};

function fighterLines(scene: Scene, forecast: Forecast, ref: FighterRef, mark: Mark, words: CircuitWords): Line[] {
  const { view, names } = scene;
  const { forecast: said } = words.says;
  const name = words.fighterOf(ref, view, names);
  const out = outlookOf(view, forecast.user, ref, mark);
  const isFoe = out.isOut;
  const lines: (Line | false)[] = [
    mark.isDefeated && { text: said.defeated(name), sign: 'defeat', tone: 'danger' },
    !mark.isDefeated && out.isOut && { text: said.knockOut(name), sign: 'defeat', tone: 'danger' },
    !isFoe && mark.damage > 0 && { text: said.damage(name, mark.damage, out.left), sign: 'damage', tone: 'harm' },
    !isFoe && mark.stun > 0 && { text: said.stun(name, out.stun, out.pin), sign: 'stun', tone: 'harm' },
    out.pinned !== null && { text: said.pin(name, out.pinned), sign: 'PIN', tone: 'danger' },
    !isFoe && mark.pushes > 0 && { text: said.push(name, mark.pushes), sign: 'push', tone: 'harm' },
    !isFoe && out.mayFall && { text: said.ringOut(name), sign: 'out', tone: 'danger' },
    !isFoe && out.ropesHold && { text: said.ropes(name), sign: 'out', tone: 'plain' },
    mark.heal > 0 && { text: said.heals(name, mark.heal), sign: 'heal', tone: 'good' },
    mark.unstun > 0 && { text: said.unstuns(name, mark.unstun), sign: 'heal', tone: 'good' },
    mark.dodges > 0 && { text: said.dodge(name, mark.dodges), sign: 'dodge', tone: 'plain' },
    ...mark.shields.map(
      trait =>
        ({ text: said.immune(name, words.trait(trait, view.content).title), sign: 'clear', tone: 'plain' }) as const,
    ),
    ...(isFoe ? [] : mark.states).map(
      state =>
        ({
          text: said.becomes(name, words.state(state).name),
          sign: state,
          tone: GOOD_STATES.has(state) ? 'good' : 'harm',
        }) as const,
    ),
  ];
  return lines.flatMap(line => (line ? { ...line, text: capital(line.text) } : []));
}

function otherLines({ view }: Scene, forecast: Forecast, words: CircuitWords): Line[] {
  const { forecast: said } = words.says;
  const nameOf = (ref: FighterRef | null): string =>
    ref === null ? '' : words.fighter(fighterIn(view, ref).card).name;
  const user = nameOf(forecast.user);
  const lines = forecast.others.flatMap((effect): Line[] => {
    if (effect.k === 'swap') {
      const other = nameOf(effect.with === 'target' ? forecast.play.target : forecast.play.ally);
      return other ? [{ text: said.swaps(user, other), sign: 'swap', tone: 'plain' }] : [];
    }
    if (effect.k === 'shiftHazard') return [{ text: said.shifts, sign: 'hazard', tone: 'plain' }];
    if (effect.k === 'gain')
      return [
        {
          text: said.gains(user, words.trait(effect.trait, view.content).title),
          sign: 'gain',
          tone: 'good',
        },
      ];
    return [];
  });
  return [
    ...lines,
    ...(forecast.draws > 0 ? [{ text: said.draws(forecast.draws), sign: 'draw', tone: 'good' } as const] : []),
    ...(forecast.drains > 0 ? [{ text: said.drains(forecast.drains), sign: 'clear', tone: 'harm' } as const] : []),
  ];
}
