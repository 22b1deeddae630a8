/** The stage: an arena with three marked places, and the fighters on it. */

import { Fist, Icon, type IconName } from '@roundhouse/kit';
import { useTableWords } from '../../table-words.ts';
import { LOCATIONS, type Loc, type Result, type View } from '../state.ts';
import type { Company, FiteWords } from '../words/catalogue.ts';
import { onStage, Platform } from './arena.tsx';
import { type News, useBeat } from './beats.tsx';
import type { Cast } from './cast.ts';
import { Ending } from './ending.tsx';
import { Stars } from './fighter.tsx';
import { Pugilist } from './pugilist.tsx';
import './stage.css';

export const LOCATION_ICONS: { readonly [L in Loc]: IconName } = { off: 'attack', def: 'defence', tac: 'tactic' };

export interface StageProps {
  readonly view: View;
  readonly cast: Cast;
  /** Whose fighter stands on the left of a place, facing right. */
  readonly near: 0 | 1;
  /** Places that a legal move names. */
  readonly open: readonly Loc[];
  readonly chosen: Loc | null;
  readonly onChoose: (loc: Loc) => void;
  readonly company: Company;
  /** How the bout ended, once that is to be seen. */
  readonly ending: Result | null;
}

export function Stage(props: StageProps) {
  const { view, cast, near, company, ending } = props;
  const { table, voices } = useTableWords<FiteWords>();
  const { ground, rim, light, air } = cast.arena.colours;
  const arena = voices.arenas[cast.arena.id];
  return (
    <section
      class="fite-stage"
      aria-label={table.arena(arena)}
      style={{ '--ground': ground, '--rim': rim, '--light': light, '--air': air }}
    >
      <Platform arena={cast.arena} />
      {ending ? (
        <Ending result={ending} view={view} cast={cast} near={near} company={company} />
      ) : (
        <>
          <p class="fite-banner poster" data-before={view.turn === 0 ? '' : undefined}>
            {view.turn === 0 ? table.beforeTheBell : table.turn(view.turn)}
            <small>{arena}</small>
          </p>
          <Bout {...props} />
        </>
      )}
    </section>
  );
}

/** The places and whoever stands on them. */
function Bout({ view, cast, near, open, chosen, onChoose, company }: StageProps) {
  const { table } = useTableWords<FiteWords>();
  return (
    <>
      <fieldset class="fite-spots">
        <legend class="unseen">{table.places}</legend>
        {LOCATIONS.map(loc => (
          <Spot
            key={loc}
            loc={loc}
            view={view}
            cast={cast}
            open={open.includes(loc)}
            chosen={chosen === loc}
            onChoose={onChoose}
            company={company}
          />
        ))}
      </fieldset>
      {chosen !== null && (
        <Standing seat={near} near={near} cast={cast} loc={chosen} dazed={false} down={false} fist={false} ghost />
      )}
      {([0, 1] as const).map(seat => {
        const { loc, dice } = view.fighters[seat];
        const lost = view.result !== null && view.result.winner === 1 - seat;
        return (
          <Standing
            key={seat}
            seat={seat}
            near={near}
            cast={cast}
            loc={loc}
            dazed={dice === 1}
            down={lost || dice === 0}
            fist={view.asking?.committed[seat] ?? false}
            ghost={false}
          />
        );
      })}
    </>
  );
}

/** Where a place is marked, for the sheet. */
function spotOf({ arena }: Cast, loc: Loc) {
  const { x, y } = onStage(arena.spots.find(spot => spot.loc === loc)!);
  return { '--x': x, '--y': y };
}

/** How far from the middle a place is beside it. */
const BESIDE = 80;

interface SpotProps {
  readonly loc: Loc;
  readonly view: View;
  readonly cast: Cast;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly onChoose: (loc: Loc) => void;
  readonly company: Company;
}

function Spot({ loc, view, cast, open, chosen, onChoose, company }: SpotProps) {
  const words = useTableWords<FiteWords>();
  const name = words.places[loc];
  const standing = ([0, 1] as const)
    .filter(seat => view.fighters[seat].loc === loc)
    .map(seat => words.stands(seat, cast.fighters[seat]?.name ?? null, company));
  const at = spotOf(cast, loc);
  const label = [words.table.spot(name, words.bonus(loc, view.options)), ...standing].join(' ');
  return (
    <div
      class="fite-spot"
      data-thing={`loc:${loc}`}
      style={at}
      data-edge={Math.abs(at['--x']) < BESIDE ? undefined : at['--x'] < 0 ? 'left' : 'right'}
      data-open={open ? '' : undefined}
    >
      {open && (
        <input type="radio" name="fite-place" checked={chosen} onChange={() => onChoose(loc)} aria-label={label} />
      )}
      <span class="fite-spot-mark" {...(open ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
        <span class="fite-spot-name">
          <span class="poster">
            <Icon name={LOCATION_ICONS[loc]} size={16} /> {name}
          </span>
          <small>{words.badge(loc, view.options)}</small>
        </span>
      </span>
    </div>
  );
}

interface StandingProps {
  readonly seat: 0 | 1;
  readonly near: 0 | 1;
  readonly cast: Cast;
  readonly loc: Loc | null;
  readonly dazed: boolean;
  readonly down: boolean;
  /** Something is chosen, and hidden in a closed hand. */
  readonly fist: boolean;
  readonly ghost: boolean;
}

function Standing({ seat, near, cast, loc, dazed, down, fist, ghost }: StandingProps) {
  const spot = loc && spotOf(cast, loc);
  // Whoever lies is longer than whoever stands, and is laid where the head stays on the picture.
  const at = spot && down ? { ...spot, '--x': Math.min(84, Math.max(-84, spot['--x'])) } : spot;
  const forward = seat === near ? 1 : -1;
  const striking = useBeat<HTMLDivElement>('compare', news =>
    !ghost && hitsBy(news, seat) > 0 ? lunge(forward) : null,
  );
  const struck = useBeat<HTMLDivElement>('lose', news =>
    !ghost && hitsBy(news, 1 - seat) > 0 ? recoil(forward) : null,
  );
  return (
    <div
      class="fite-standing"
      // Who stands further to the front hides who stands behind.
      style={at ? { ...at, zIndex: 100 + at['--y'] } : {}}
      data-aside={loc === null ? '' : undefined}
      data-side={seat === near ? 'near' : 'far'}
      data-ghost={ghost ? '' : undefined}
    >
      {dazed && !down && <Stars />}
      <div class="fite-mover" ref={striking}>
        <div class="fite-mover" ref={struck}>
          <Pugilist seat={seat} fighter={cast.fighters[seat]} pose={loc ?? 'rest'} down={down} />
        </div>
      </div>
      {!ghost && <Secret seat={seat} closed={fist} />}
    </div>
  );
}

/** The closed hand over a fighter's head; it opens when both choices are seen. */
function Secret({ seat, closed }: { readonly seat: 0 | 1; readonly closed: boolean }) {
  const opening = useBeat<HTMLSpanElement>('reveal', () =>
    closed
      ? null
      : [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(3px) scale(1.05)', opacity: 1, offset: 0.35 },
          { transform: 'translateY(-14px) scale(1.5)', opacity: 0 },
        ],
  );
  return (
    <span class="fite-secret" data-seat={seat} data-closed={closed ? '' : undefined} ref={opening} aria-hidden="true">
      <Fist hand={seat === 0 ? 'right' : 'left'} />
    </span>
  );
}

/** Hits this seat has just scored. */
function hitsBy({ events }: News, seat: number): number {
  const attack = events.findLast(event => event.type === 'attackCompared' && event.attacker === seat);
  return attack?.type === 'attackCompared' ? attack.hits : 0;
}

const lunge = (forward: number): Keyframe[] => [
  { transform: 'none' },
  { transform: `translateX(${-4 * forward}%) rotate(${-3 * forward}deg)`, offset: 0.3 },
  { transform: `translateX(${14 * forward}%) rotate(${5 * forward}deg)`, offset: 0.6 },
  { transform: 'none' },
];

const recoil = (forward: number): Keyframe[] => [
  { transform: 'none' },
  { transform: `translateX(${-12 * forward}%) rotate(${-8 * forward}deg)`, offset: 0.35 },
  { transform: 'none' },
];
