/** While the ring is set up: which hazards the teams bring, and what they do to whoever meets them. */

import { useWords } from '../words/catalogue.ts';
import { HazardArt } from './hazard-art.tsx';
import type { Scene } from './scene.ts';

/** One's own comes first: where there is little room, only it is shown. */
export function Briefing({ scene: { view, names, viewer, near } }: { readonly scene: Scene }) {
  const words = useWords();
  const seats = view.teams.map((_, i) => (near + i) % view.teams.length);
  return (
    <ul class="arena-briefing">
      {seats.map(seat => {
        const { hazard } = view.teams[seat]!;
        if (hazard === null) return null;
        const { name, text } = words.hazard(hazard, view.content);
        return (
          <li key={seat} class="arena-hazard-card" data-team={seat} data-own={seat === near ? '' : undefined}>
            <HazardArt hazard={hazard} />
            <p>
              <b>{name}</b> <small>{words.player(seat, names, viewer)}</small>
              <span>{text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
