/** The arena: a round platform with three marked places, and the fighters on it. */

import { Icon, type IconName } from '@roundhouse/kit';
import { LOCATIONS, type Loc, type View } from '../state.ts';
import { Fighter, Stars } from './fighter.tsx';
import { bonusOf, LOCATION_WORDS } from './words.ts';

export const LOCATION_ICONS: { readonly [L in Loc]: IconName } = { off: 'attack', def: 'defence', tac: 'tactic' };

export interface StageProps {
  readonly view: View;
  /** Whose fighter stands on the left of a place, facing right. */
  readonly near: 0 | 1;
  /** Places that a legal move names. */
  readonly open: readonly Loc[];
  readonly chosen: Loc | null;
  readonly onChoose: (loc: Loc) => void;
  readonly names: readonly string[];
}

export function Stage({ view, near, open, chosen, onChoose, names }: StageProps) {
  return (
    <section class="fite-stage" aria-label="Arena">
      <Platform />
      <p class="fite-banner poster">{view.turn === 0 ? 'Before the bell' : `Turn ${view.turn}`}</p>
      <fieldset class="fite-spots">
        <legend class="unseen">Places</legend>
        {LOCATIONS.map(loc => (
          <Spot
            key={loc}
            loc={loc}
            view={view}
            open={open.includes(loc)}
            chosen={chosen === loc}
            onChoose={onChoose}
            names={names}
          />
        ))}
      </fieldset>
      {chosen !== null && <Standing seat={near} near={near} loc={chosen} dazed={false} down={false} ghost />}
      {[0, 1].map(seat => {
        const { loc, dice } = view.fighters[seat as 0 | 1];
        const lost = view.result !== null && view.result.winner === 1 - seat;
        return (
          <Standing
            key={seat}
            seat={seat}
            near={near}
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

interface SpotProps {
  readonly loc: Loc;
  readonly view: View;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly onChoose: (loc: Loc) => void;
  readonly names: readonly string[];
}

function Spot({ loc, view, open, chosen, onChoose, names }: SpotProps) {
  const { name, faces } = LOCATION_WORDS[loc];
  const standing = names.filter((_, seat) => view.fighters[seat as 0 | 1]?.loc === loc);
  const bonus = bonusOf(loc, view.options);
  const label = [`${name}, marked ${faces}: ${bonus}.`, ...standing.map(who => `${who} stands here.`)].join(' ');
  return (
    <div class="fite-spot" data-loc={loc} data-open={open ? '' : undefined}>
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
  readonly seat: number;
  readonly near: 0 | 1;
  readonly loc: Loc | null;
  readonly dazed: boolean;
  readonly down: boolean;
  readonly ghost: boolean;
}

function Standing({ seat, near, loc, dazed, down, ghost }: StandingProps) {
  return (
    <div
      class="fite-standing"
      data-at={loc ?? 'aside'}
      data-side={seat === near ? 'near' : 'far'}
      data-ghost={ghost ? '' : undefined}
    >
      {dazed && !down && <Stars />}
      <Fighter seat={seat} pose={loc ?? 'rest'} down={down} />
    </div>
  );
}

/** The crowd goes on at both sides, for panes wider than the drawing, and up into the dark. */
const HEADS = Array.from({ length: 41 }, (_, i) => ({
  x: -420 + i * 21,
  y: ((i * 7) % 5) * 3,
  r: 8 + ((i * 5) % 3),
}));
const TIERS = [
  { up: 128, size: 0.55 },
  { up: 92, size: 0.7 },
  { up: 50, size: 0.85 },
  { up: 0, size: 1 },
];

/** The round platform in its light, before the crowd. Decoration only. */
function Platform() {
  return (
    <svg class="fite-platform" viewBox="0 0 400 290" aria-hidden="true">
      <rect class="fite-hall" x="-400" y="-400" width="1200" height="1200" />
      {TIERS.map(({ up, size }) => (
        <g key={up} class="fite-crowd" transform={`translate(200 ${56 - up}) scale(${size})`} opacity={size}>
          {HEADS.map(({ x, y, r }) => (
            <path
              key={x}
              d={`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 0 1 -3 7q8 4 9 40H${x - r - 6}q1 -36 9 -40a${r} ${r} 0 0 1 -3 -7z`}
            />
          ))}
        </g>
      ))}
      <path class="fite-light" d="M150 -300L-10 205h420L250 -300z" />
      <path class="fite-rim" d="M14 172v20c0 52 84 92 186 92s186 -40 186 -92v-20z" />
      <ellipse class="fite-canvas" cx="200" cy="172" rx="186" ry="94" />
      <ellipse class="fite-ring" cx="200" cy="172" rx="172" ry="85" />
    </svg>
  );
}
