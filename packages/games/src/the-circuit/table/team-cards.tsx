/** A team's four cards and its hazard, one below the other. */

import { refOf, type View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { CardOf } from './fighter-card.tsx';
import { HazardArt } from './hazard-art.tsx';
import { pinOdds } from './odds.ts';
import { Sign } from './signs.tsx';

export function TeamCards({ view, seat }: { readonly view: View; readonly seat: number }) {
  const words = useWords();
  const team = view.teams[seat]!;
  const hazard = team.hazard ? words.hazard(team.hazard, view.content) : null;
  return (
    <div class="arena-team-cards" data-team={seat}>
      <p>
        <Sign name="PIN" /> {words.says.pinLong(pinOdds(view, seat), team.pinBreaks)}. {words.says.deckHas(team.deck)}.
      </p>
      {team.fighters.map(({ card }) => (
        <details key={card}>
          <summary>
            <b class="poster">{words.fighter(card).name}</b>
            <small>{words.fighter(card).tagLine}</small>
          </summary>
          <CardOf view={view} fighter={refOf(seat, card)} />
        </details>
      ))}
      {team.hazard && hazard && (
        <div class="arena-hazard-card">
          <HazardArt hazard={team.hazard} />
          <p>
            <b>{hazard.name}.</b> {hazard.text}
          </p>
        </div>
      )}
    </div>
  );
}
