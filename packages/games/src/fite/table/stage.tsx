/** The stage: an arena with three marked places, and the fighters on it. */

import { Icon, type IconName } from '@roundhouse/kit';
import { LOCATIONS, type Loc, type View } from '../state.ts';
import { bonusOf, LOCATION_WORDS, standsSaid } from '../words/en.ts';
import { onStage, Platform } from './arena.tsx';
import type { Cast } from './cast.ts';
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
  readonly names: readonly string[];
}

export function Stage({ view, cast, near, open, chosen, onChoose, names }: StageProps) {
  const { ground, rim, light, air } = cast.arena.colours;
  return (
    <section
      class="fite-stage"
      aria-label={`Arena: ${cast.arena.name}`}
      style={{ '--ground': ground, '--rim': rim, '--light': light, '--air': air }}
    >
      <Platform arena={cast.arena} />
      <p class="fite-banner poster">
        {view.turn === 0 ? 'Before the bell' : `Turn ${view.turn}`}
        <small>{cast.arena.name}</small>
      </p>
      <fieldset class="fite-spots">
        <legend class="unseen">Places</legend>
        {LOCATIONS.map(loc => (
          <Spot
            key={loc}
            loc={loc}
            view={view}
            cast={cast}
            open={open.includes(loc)}
            chosen={chosen === loc}
            onChoose={onChoose}
            names={names}
          />
        ))}
      </fieldset>
      {chosen !== null && (
        <Standing seat={near} near={near} cast={cast} loc={chosen} dazed={false} down={false} ghost />
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
            ghost={false}
          />
        );
      })}
    </section>
  );
}

/** Where a place is marked, for the sheet. */
function spotOf({ arena }: Cast, loc: Loc) {
  const { x, y } = onStage(arena.spots.find(spot => spot.loc === loc)!);
  return { '--x': x, '--y': y };
}

interface SpotProps {
  readonly loc: Loc;
  readonly view: View;
  readonly cast: Cast;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly onChoose: (loc: Loc) => void;
  readonly names: readonly string[];
}

function Spot({ loc, view, cast, open, chosen, onChoose, names }: SpotProps) {
  const { name, faces } = LOCATION_WORDS[loc];
  const standing = ([0, 1] as const)
    .filter(seat => view.fighters[seat].loc === loc)
    .map(seat => standsSaid(seat, cast.fighters[seat]?.name ?? null, names, view.viewer));
  const bonus = bonusOf(loc, view.options);
  const label = [`${name}, marked ${faces}: ${bonus}.`, ...standing].join(' ');
  return (
    <div class="fite-spot" style={spotOf(cast, loc)} data-open={open ? '' : undefined}>
      {open ? (
        <input type="radio" name="fite-place" checked={chosen} onChange={() => onChoose(loc)} aria-label={label} />
      ) : (
        <span class="unseen">{label}</span>
      )}
      <span class="fite-spot-mark" aria-hidden="true">
        <span class="fite-spot-name poster">
          <Icon name={LOCATION_ICONS[loc]} size={16} /> {name} <span class="fite-spot-faces">{faces}</span>
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
  readonly ghost: boolean;
}

function Standing({ seat, near, cast, loc, dazed, down, ghost }: StandingProps) {
  const spot = loc && spotOf(cast, loc);
  // Whoever lies is longer than whoever stands, and is laid where the head stays on the picture.
  const at = spot && down ? { ...spot, '--x': Math.min(84, Math.max(-84, spot['--x'])) } : spot;
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
      <Pugilist seat={seat} fighter={cast.fighters[seat]} pose={loc ?? 'rest'} down={down} />
    </div>
  );
}
