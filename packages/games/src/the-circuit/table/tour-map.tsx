/** The map of destinations: the road, where the tour has been, where it is, and where it may still go. */

import { useState } from 'preact/hooks';
import type { PartProps, Stage } from '../../competition.ts';
import { RING_RULES_IDS, type RingRulesId } from '../content/types.ts';
import type { CircuitCompetitionWords } from '../words/competition.ts';
import { beamOn, legPath, PLACES, roadPath, SIDE_ROADS } from './tour-places.ts';
import './tour.css';

export function TourMap({ stages, words }: PartProps & { readonly stages: readonly Stage[] }) {
  const { table, place: placeSaid } = words as CircuitCompetitionWords;
  const route = stages.flatMap(({ place }) => (place === null ? [] : [place as RingRulesId]));
  const here = route.at(-1) ?? null;
  const [read, setRead] = useState<RingRulesId | null>(null);
  const shown = read ?? here;
  const said = (id: RingRulesId): string => {
    const { name } = placeSaid(id);
    if (id === here) return table.here(name);
    return route.includes(id) ? table.been(name) : table.mayCome(name);
  };
  return (
    <section class="tour" aria-label={table.map}>
      <div class="tour-map">
        <Ground />
        <svg class="tour-ways" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="tour-road" d={`${roadPath()}${SIDE_ROADS}`} />
          <path class="tour-road-middle" d={`${roadPath()}${SIDE_ROADS}`} />
          {here && <path class="tour-beam" d={beamOn(here)} />}
          {route.slice(1).map((to, i) => (
            <path key={to} class="tour-leg" data-last={to === here ? '' : undefined} d={legPath(route[i]!, to)} />
          ))}
        </svg>
        <ul>
          {RING_RULES_IDS.map(id => (
            <li key={id} style={{ left: `${PLACES[id].x}%`, top: `${PLACES[id].y}%` }}>
              <button
                type="button"
                class="tour-place"
                data-is={id === here ? 'here' : route.includes(id) ? 'been' : 'open'}
                aria-pressed={shown === id}
                aria-label={said(id)}
                onClick={() => setRead(id === read ? null : id)}
              >
                <span class="tour-sign">
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d={PLACES[id].sign} />
                  </svg>
                  {route.includes(id) && <i data-stop={route.indexOf(id) + 1} />}
                </span>
                <b>{placeSaid(id).name}</b>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {shown && (
        <p class="tour-said" aria-live="polite">
          <b>{said(shown)}</b> {placeSaid(shown).help}
        </p>
      )}
    </section>
  );
}

/** An island by night, or on a poster's paper by day. */
const Ground = () => (
  <svg class="tour-ground" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <pattern id="tour-hexes" width="24" height="41.6" patternUnits="userSpaceOnUse">
        <path d="M12 0v6.9L0 13.9v13.800l12 7v6.9M12 6.9l12 7v13.800l-12 7" />
      </pattern>
    </defs>
    <path
      class="tour-shore"
      d="M30 60C70 6 150 22 205 14S330 4 368 52 392 140 376 196 300 252 222 246 92 262 42 222-8 116 30 60z"
    />
    <path
      class="tour-land"
      d="M44 68C78 22 152 36 206 28S322 20 354 60 376 138 362 188 292 238 222 232 100 246 54 212 8 116 44 68z"
    />
    <path
      class="tour-hexes"
      d="M44 68C78 22 152 36 206 28S322 20 354 60 376 138 362 188 292 238 222 232 100 246 54 212 8 116 44 68z"
    />
    <g class="tour-hill">
      <path d="M92 112l20-34 14 20 10-14 24 28z" />
      <path class="tour-snow" d="M112 78l-7 12 6 3 4-4 5 4 3-3zM136 84l-4.5 6 4 3 3-2 3 2z" />
      <path d="M244 100l16-26 12 16 8-10 18 20z" />
      <path class="tour-snow" d="M260 74l-6 10 5 2 3-3 4 3 2-3zM280 80l-3.5 5 3.5 2 3.5-2z" />
      <path d="M262 196l14-24 10 14 8-8 14 18z" />
      <path class="tour-snow" d="M276 172l-5 8.5 4 2 3-3 3 2 1.5-3z" />
    </g>
    <path
      class="tour-lake"
      d="M118 176c14-10 40-8 44 2s-16 18-32 16-22-10-12-18zM226 160c10-8 26-4 28 4s-14 10-22 8-14-6-6-12z"
    />
    <path class="tour-wave" d="M126 180q5-3 10 0t10 0M132 187q5-3 10 0M231 165q4-2.5 8 0t8 0" />
    <g class="tour-trees">
      {TREES.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l5-13 5 13zM${x + 5} ${y}v4`} />
      ))}
    </g>
    <g class="tour-ship">
      <path d="M14 214h30l-5 9H19zM28 214v-20l12 15H28M26 211h-9l9-12z" />
      <path class="tour-wave" d="M6 228q5-3 10 0t10 0 10 0 10 0" />
    </g>
    <g class="tour-rose">
      <circle cx="374" cy="48" r="13" />
      <path d="M374 31l4 13 13 4-13 4-4 13-4-13-13-4 13-4z" />
    </g>
  </svg>
);

const TREES: readonly (readonly [x: number, y: number])[] = [
  [176, 70],
  [188, 76],
  [66, 116],
  [76, 122],
  [318, 176],
  [330, 170],
  [228, 206],
  [170, 212],
  [70, 168],
  [322, 92],
];
