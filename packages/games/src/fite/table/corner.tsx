/** A fighter's corner: name, dice left, coin, and the hand that has or has not chosen. */

import { Die, Fist, Icon, RuleLink, Tip } from '@roundhouse/kit';
import { capital, count, voice } from '../../voice.ts';
import type { Contender } from '../content/fighters.ts';
import { LOCATIONS, type View } from '../state.ts';
import { handSaid, LOCATION_WORDS, POWER_WORDS } from '../words/en.ts';
import { Portrait } from './pugilist.tsx';
import { LOCATION_ICONS } from './stage.tsx';

const DICE_AT_START = 9;

export interface CornerProps {
  readonly view: View;
  readonly seat: 0 | 1;
  /** Null while nobody may know who it is. */
  readonly pugilist: Contender | null;
  readonly side: 'near' | 'far';
  readonly name: string;
  readonly isViewer: boolean;
}

export function Corner({ view, seat, pugilist, side, name, isViewer }: CornerProps) {
  const fighter = view.fighters[seat];
  const place = LOCATIONS.find(loc => loc === fighter.loc);
  const whose = capital(voice([name, name], view.viewer).owns(seat));
  return (
    <section
      class="fite-corner"
      data-seat={seat}
      data-side={side}
      aria-label={`${whose} corner${pugilist ? `: ${pugilist.name}` : ''}`}
    >
      <Portrait seat={seat} fighter={pugilist} />
      <div class="fite-who">
        <h2 class="fite-name poster">{name}</h2>
        <p class="fite-as">
          {pugilist ? (
            <>
              {pugilist.name} <q>{pugilist.motto}</q>
            </>
          ) : (
            'Under a cloak'
          )}
        </p>
        <p class="label fite-where">
          <span class="fite-corner-word">
            {seat === 0 ? 'Red' : 'Blue'} corner{place && ' · '}
          </span>
          {place && (
            <>
              <Icon name={LOCATION_ICONS[place]} size={14} />
              <span class="fite-place-word">{LOCATION_WORDS[place].name}</span>
            </>
          )}
          {isViewer && <span class="unseen">, you</span>}
        </p>
      </div>
      <p class="fite-dicepool">
        <span class="unseen">{count(fighter.dice, 'die', 'dice')} left</span>
        {Array.from({ length: DICE_AT_START }, (_, i) => (
          // Dice are all alike (FITE-34): the place in the row is all there is to tell them by.
          <span key={i} data-lost={i >= fighter.dice ? '' : undefined}>
            <Die face={null} />
          </span>
        ))}
        <b aria-hidden="true">{fighter.dice}</b>
      </p>
      <Hand view={view} seat={seat} name={name} />
      <Coin view={view} seat={seat} />
    </section>
  );
}

function Hand({ view, seat, name }: { readonly view: View; readonly seat: 0 | 1; readonly name: string }) {
  const { asking } = view;
  const state = asking?.committed[seat] ? 'closed' : asking?.owes[seat] ? 'choosing' : 'idle';
  const said = state === 'idle' ? '' : handSaid(state, seat, [name, name], view.viewer);
  return (
    <span class="fite-status" data-state={state}>
      {said && <span class="unseen">{said}</span>}
      {state === 'closed' && <Fist />}
      {state === 'choosing' && (
        <span class="fite-dots" aria-hidden="true">
          …
        </span>
      )}
    </span>
  );
}

/** FITE-3, FITE-36: face up while the power is unused. */
function Coin({ view, seat }: { readonly view: View; readonly seat: 0 | 1 }) {
  const { power, spent, using } = view.fighters[seat];
  if (view.asking?.name === 'choosingPowers') return <span class="fite-coin" data-empty="" />;
  const state = power === null ? 'no power' : using ? 'in use' : spent ? 'used up' : 'ready';
  const name = power === null ? 'Coin' : POWER_WORDS[power].name;
  return (
    <Tip
      class="fite-coin"
      text={
        power === null ? (
          <>
            No super power: this coin stays face up and does nothing. <RuleLink rule="FITE-R29" />
          </>
        ) : (
          <>
            <b>{name}</b> ({state}): {POWER_WORDS[power].does}. Once a bout. <RuleLink rule={POWER_WORDS[power].rule} />
          </>
        )
      }
    >
      <span class="fite-coin-disc" data-state={state}>
        <CoinFace power={power === null ? null : name} down={spent} />
      </span>
      <span class="fite-coin-name">
        {power === null ? 'None' : name}
        <span class="unseen">: coin, {state}</span>
      </span>
    </Tip>
  );
}

export function CoinFace({ power, down }: { readonly power: string | null; readonly down: boolean }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle class="fite-coin-edge" cx="16" cy="16" r="15" />
      <circle class="fite-coin-face" cx="16" cy="16" r="11.5" />
      <text x="16" y="21.5" text-anchor="middle">
        {down ? '×' : power === null ? '' : power.charAt(0)}
      </text>
    </svg>
  );
}
