/** One of the fourteen as a picture, or a cloaked figure while nobody may know which. */

import type { Contender } from '../content/fighters.ts';
import { Fighter, type Pose } from './fighter.tsx';
import { HOODED, LOOKS } from './looks.ts';
import './portrait.css';

const CLOAK = '#8a7c70';

export interface PugilistProps {
  readonly seat: number;
  /** Null is cloaked. */
  readonly fighter: Contender | null;
  readonly pose: Pose;
  readonly down?: boolean;
}

export function Pugilist({ fighter, ...shown }: PugilistProps) {
  return <Fighter {...shown} look={fighter ? LOOKS[fighter.id] : HOODED} colour={fighter?.colour ?? CLOAK} />;
}

/** Head and shoulders, in a ring of the corner's colour. */
export function Portrait({ seat, fighter }: Pick<PugilistProps, 'seat' | 'fighter'>) {
  return (
    <span class="fite-portrait" data-seat={seat}>
      <Fighter
        seat={seat}
        look={fighter ? LOOKS[fighter.id] : HOODED}
        colour={fighter?.colour ?? CLOAK}
        pose="rest"
        portrait
      />
    </span>
  );
}
