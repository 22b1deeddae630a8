/** Circus Combat's poster: what hangs outside the tent. */

import { Die } from '@roundhouse/kit';
import { Figure } from './artist.tsx';
import { castOf } from './cast.ts';
import { Prop } from './props.tsx';
import './poster.css';

const CLUBS = [20, 44, 68, 92, 116, 140, 164];

export function Poster() {
  return (
    <div class="circus circus-bill" aria-hidden="true">
      <svg class="circus-bill-rays" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {Array.from({ length: 14 }, (_, i) => (
          <path key={i} d="M100 130L91 -160H109z" transform={`rotate(${(i * 360) / 14} 100 130)`} />
        ))}
      </svg>
      <span class="circus-awning" />
      <span class="circus-bill-word">
        <span>Circus</span>
        <span>Combat</span>
      </span>
      <svg class="circus-bill-scene" viewBox="0 0 184 96" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <ellipse class="circus-floor" cx="92" cy="90" rx="86" ry="6" />
        <path class="circus-rope" d="M2 52Q92 62 182 52" />
        <Figure artist={castOf('amber', 1)} x={34} y={90} pose="up" scale={1.05} />
        <Figure artist={castOf('violet', 1)} x={150} y={90} pose="up" scale={1.05} />
        <Figure artist={castOf('teal', 5)} x={92} y={57} pose="walk" scale={0.9} />
        {CLUBS.map((x, i) => (
          <Prop
            key={x}
            name={i < 3 ? 'club' : i > 3 ? 'torch' : 'star'}
            x={x}
            y={32 - 22 * Math.sin(((x - 20) / 144) * Math.PI)}
          />
        ))}
      </svg>
      <span class="circus-bill-dice">
        <span data-die="black">
          <Die face={6} tilt={-8} />
        </span>
        <span data-die="fatigue">
          <Die face={2} tilt={5} />
        </span>
        <span data-die="gray">
          <Die face={5} tilt={9} />
        </span>
      </span>
    </div>
  );
}
