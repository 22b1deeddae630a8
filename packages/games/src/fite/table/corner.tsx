/** A fighter's corner: name, dice left, coin, and the hand that has or has not chosen. */

import { animate, Die, Fist, Icon, RuleLink, Tip } from '@roundhouse/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SeatMark } from '../../seat-mark.tsx';
import { useTableWords } from '../../table-words.ts';
import { NAMELESS } from '../../voice.ts';
import type { Contender } from '../content/fighters.ts';
import { LOCATIONS, type View } from '../state.ts';
import type { CoinState, Company, FiteWords } from '../words/catalogue.ts';
import { POWER_RULES } from '../words/rules.ts';
import { type News, useBeat, useProgress, useTurn } from './beats.tsx';
import { CoinFace } from './coin.tsx';
import { Portrait } from './pugilist.tsx';
import { LOCATION_ICONS } from './stage.tsx';

const DICE_AT_START = 9;

export interface CornerProps {
  readonly view: View;
  readonly seat: 0 | 1;
  /** Null while nobody may know who it is. */
  readonly pugilist: Contender | null;
  readonly side: 'near' | 'far';
  readonly company: Company;
}

export function Corner({ view, seat, pugilist, side, company }: CornerProps) {
  const words = useTableWords<FiteWords>();
  const { table } = words;
  const fighter = view.fighters[seat];
  const isNameless = company.names[seat] === NAMELESS;
  const place = LOCATIONS.find(loc => loc === fighter.loc);
  const hurt = useHurt<HTMLDivElement>(fighter.dice);
  return (
    <section
      class="fite-corner"
      data-seat={seat}
      data-thing={`seat:${seat}`}
      data-side={side}
      aria-label={`${table.cornerOf(seat, company)}${pugilist ? `: ${pugilist.name}` : ''}`}
    >
      <div class="fite-face" ref={hurt}>
        <Portrait seat={seat} fighter={pugilist} />
      </div>
      <div class="fite-who">
        <h2 class="fite-name poster">
          <SeatMark seat={seat} />
          {isNameless ? table.nameless : company.names[seat]}
        </h2>
        <p class="fite-as">
          {pugilist ? (
            <>
              <span>{pugilist.name}</span> <q>{words.voices.fighters[pugilist.id].motto}</q>
            </>
          ) : (
            <span>{table.cloaked}</span>
          )}
        </p>
        <p class="label fite-where">
          <span class="fite-corner-word">
            {table.corners[seat]}
            {place && ' · '}
          </span>
          {place && (
            <>
              <Icon name={LOCATION_ICONS[place]} size={14} />
              <span class="fite-place-word">{words.places[place]}</span>
            </>
          )}
          {company.viewer === seat && !isNameless && <span class="unseen">, {table.you}</span>}
        </p>
      </div>
      <p class="fite-dicepool">
        <span class="unseen">{table.diceLeft(fighter.dice)}</span>
        {Array.from({ length: DICE_AT_START }, (_, i) => (
          // Dice are all alike (FITE-34): the place in the row is all there is to tell them by.
          <PoolDie key={i} isLost={i >= fighter.dice} />
        ))}
        <b aria-hidden="true">{fighter.dice}</b>
      </p>
      <Hand view={view} seat={seat} company={company} />
      <Coin view={view} seat={seat} />
    </section>
  );
}

const RECOIL: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateX(-7px) rotate(-9deg)', offset: 0.3 },
  { transform: 'translateX(5px) rotate(6deg)', offset: 0.6 },
  { transform: 'none' },
];

/** Shakes with every die that is lost while the table looks on. */
function useHurt<E extends Element>(dice: number): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(dice);
  const isShown = !useProgress().isOver;
  useLayoutEffect(() => {
    if (dice < before.current && isShown && element.current) animate(element.current, RECOIL, { duration: 300 });
    before.current = dice;
  }, [dice]);
  return element;
}

const LEAVING: Keyframe[] = [
  { transform: 'none', opacity: 1, filter: 'none' },
  { transform: 'translateY(-10px) rotate(35deg)', opacity: 1, filter: 'none', offset: 0.4 },
  { transform: 'translateY(14px) rotate(130deg)', opacity: 0, filter: 'none', offset: 0.95 },
  { transform: 'none', opacity: 0.18, filter: 'grayscale(1)' },
];

/** A die of the dicepool; one that is lost jumps out of the row. */
function PoolDie({ isLost }: { readonly isLost: boolean }) {
  const ref = useTurn<HTMLSpanElement>(isLost, LEAVING, 360);
  return (
    <span ref={ref} data-lost={isLost ? '' : undefined}>
      <Die face={null} />
    </span>
  );
}

interface SeatProps {
  readonly view: View;
  readonly seat: 0 | 1;
}

function Hand({ view, seat, company }: SeatProps & { readonly company: Company }) {
  const words = useTableWords<FiteWords>();
  const { asking } = view;
  const state = asking?.committed[seat] ? 'closed' : asking?.owes[seat] ? 'choosing' : 'idle';
  return (
    <span class="fite-status" data-state={state}>
      {state !== 'idle' && <span class="unseen">{words.hand(state, seat, company)}</span>}
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
function Coin({ view, seat }: SeatProps) {
  const { powers, table } = useTableWords<FiteWords>();
  const { power, spent, using } = view.fighters[seat];
  const used = useBeat<HTMLSpanElement>('react', news => (hasUsed(news, seat) ? TURN : null));
  const spentEarly = useBeat<HTMLSpanElement>('reveal', news => (hasMoved(news, seat) ? TURN : null));
  if (view.asking?.name === 'choosingPowers') return <span class="fite-coin" data-empty="" />;
  const state: CoinState = power === null ? 'none' : using ? 'inUse' : spent ? 'usedUp' : 'ready';
  const name = power === null ? table.coin.noPower : powers[power].name;
  return (
    <Tip
      class="fite-coin"
      text={
        power === null ? (
          <>
            {table.coin.idle} <RuleLink rule="FITE-R29" />
          </>
        ) : (
          <>
            <b>{name}</b> {table.coin.tip(state, powers[power].does)} <RuleLink rule={POWER_RULES[power]} />
          </>
        )
      }
    >
      <span class="fite-coin-disc" data-state={state} ref={used}>
        <span ref={spentEarly}>
          <CoinFace power={power} down={spent} />
        </span>
      </span>
      <span class="fite-coin-name">
        {name}
        <span class="unseen">: {table.coin.said(state)}</span>
      </span>
    </Tip>
  );
}

const TURN: Keyframe[] = [
  { transform: 'translateY(0) scaleX(1)' },
  { transform: 'translateY(-12px) scaleX(.05)', offset: 0.5 },
  { transform: 'translateY(0) scaleX(1)' },
];

/** Whether this seat has just used its power. */
const hasUsed = ({ events }: News, seat: 0 | 1): boolean =>
  events.some(event => event.type === 'reactionsRevealed' && event.reactions[seat]?.use);

/** Whether this seat has just moved by Swift. */
const hasMoved = ({ events }: News, seat: 0 | 1): boolean =>
  events.some(event => event.type === 'swiftAnswered' && event.seat === seat && event.to !== null);
