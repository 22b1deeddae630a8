/** A fighter's card: who it is, what it can do, and how it stands now. */

import { Tip } from '@roundhouse/kit';
import { contentOf } from '../content/packs.ts';
import { type Ability, type ContentId, type Cost, type FighterId, STATS, SYMBOLS } from '../content/types.ts';
import { type FighterRef, seatOf, type View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { SymbolSign } from './combat-card.tsx';
import { Figure, type Pose } from './figure.tsx';
import { useLooks } from './look.ts';
import { fighterIn } from './scene.ts';
import { Sign } from './signs.tsx';
import './fighter-card.css';

export interface FighterCardProps {
  readonly content: ContentId;
  readonly id: FighterId;
  readonly team: number;
  /** How it stands in this match; left out while teams are chosen. */
  readonly now?: { readonly view: View; readonly fighter: FighterRef };
}

export function FighterCard({ content, id, team, now }: FighterCardProps) {
  const words = useWords();
  const lookOf = useLooks();
  const card = contentOf(content).fighters[id];
  const state = now ? fighterIn(now.view, now.fighter) : null;
  const pose: Pose = state?.states.includes('knockedDown') ? 'down' : 'stand';
  const traits = state?.traits ?? card.traits;
  return (
    <article class="arena-fighter-card" data-team={team}>
      <div class="arena-fighter-head">
        <span class="arena-fighter-art">
          <Figure look={lookOf(id)} team={team} pose={pose} />
        </span>
        <div>
          <p class="arena-tagline">{words.fighter(id).tagLine}</p>
          <p class="arena-identities">
            {Object.values(card.identities).map(identity => (
              <span key={identity}>{words.identity(identity)}</span>
            ))}
          </p>
          <Stats card={card.stats} now={state?.stats ?? null} />
          {state && <Condition view={now!.view} fighter={now!.fighter} />}
        </div>
      </div>
      <h3>{words.says.card.traits}</h3>
      <ul class="arena-traits">
        {traits.map(trait => (
          <li key={trait}>
            <b data-kind={contentOf(content).traits[trait].kind}>{words.trait(trait, content).title}.</b>{' '}
            {words.trait(trait, content).text}
          </li>
        ))}
      </ul>
      <h3>{words.says.card.abilities}</h3>
      <ul class="arena-ability-list">
        {card.abilities.map(ability => (
          <li key={ability.id} data-finisher={ability.finisher ? '' : undefined}>
            <AbilityLine
              ability={ability}
              content={content}
              isDone={ability.finisher === true && state?.finished === true}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Stats({
  card,
  now,
}: {
  readonly card: Record<(typeof STATS)[number], number>;
  readonly now: typeof card | null;
}) {
  const words = useWords();
  return (
    <ul class="arena-stats">
      {STATS.map(stat => {
        const value = now?.[stat] ?? card[stat];
        const { name, text } = words.stat(stat);
        return (
          <li key={stat} data-change={value > card[stat] ? 'up' : value < card[stat] ? 'down' : undefined}>
            <Tip
              class="arena-stat"
              text={`${name}. ${text}${value === card[stat] ? '' : ` (${words.says.card.printed(card[stat])})`}`}
            >
              <Sign name={stat} />
              <b>{value}</b>
              <small>{stat}</small>
            </Tip>
          </li>
        );
      })}
    </ul>
  );
}

/** Damage, Stun tokens and states, each with its rule. */
function Condition({ view, fighter }: { readonly view: View; readonly fighter: FighterRef }) {
  const words = useWords();
  const { damage, stun, stats, states, at, crowd } = fighterIn(view, fighter);
  return (
    <div class="arena-condition">
      <p>
        {at === null ? words.says.onBench : words.says.health(Math.max(0, stats.STA - damage), stats.STA)}
        {stun > 0 && ` · ${words.says.stunHas(stun, stats.PIN)}`}
        {crowd > 0 && ` · ${words.says.card.crowd(crowd)}`}
      </p>
      {states.length > 0 && (
        <ul class="arena-state-list">
          {states.map(state => (
            <li key={state}>
              <Sign name={state} /> <b>{words.state(state).name}.</b> {words.state(state).text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Cost, name, what it does, and the Hype it gives. */
export function AbilityLine({
  ability,
  content,
  isDone,
}: {
  readonly ability: Ability;
  readonly content: ContentId;
  readonly isDone: boolean;
}) {
  const words = useWords();
  const { name, text } = words.ability(ability.id, content);
  return (
    <>
      <CostSigns cost={ability.cost} />
      <span class="arena-ability-said">
        <b>{name}</b>
        {ability.finisher && (
          <small>
            {words.says.act.finisher}
            {isDone && ` · ${words.says.act.finisherDone}`}
          </small>
        )}
        <span>{text}</span>
      </span>
      {ability.hype > 0 && (
        <span class="arena-gives" title={words.says.act.gives(ability.hype)}>
          <Sign name="hype" />+{ability.hype}
        </span>
      )}
    </>
  );
}

/** A cost in symbols; its words are for those who listen. */
export function CostSigns({ cost }: { readonly cost: Cost }) {
  const words = useWords();
  return (
    <span class="arena-cost">
      <span class="unseen">{words.says.act.costs(words.cost(cost))}</span>
      {([...SYMBOLS, 'G'] as const).flatMap(symbol =>
        Array.from({ length: cost[symbol] ?? 0 }, (_, i) => <SymbolSign key={`${symbol}${i}`} symbol={symbol} />),
      )}
      {cost.hype && (
        <i class="arena-symbol" data-symbol="hype" aria-hidden="true">
          {cost.hype}
        </i>
      )}
    </span>
  );
}

/** The card of somebody in this match. */
export const CardOf = ({ view, fighter }: { readonly view: View; readonly fighter: FighterRef }) => (
  <FighterCard
    content={view.content}
    id={fighterIn(view, fighter).card}
    team={seatOf(fighter)}
    now={{ view, fighter }}
  />
);
