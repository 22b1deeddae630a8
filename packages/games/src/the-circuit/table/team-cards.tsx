/** A team's four cards and its hazard, one below the other. */

import { refOf, type View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { CardOf } from './fighter-card.tsx';
import { Figure } from './figure.tsx';
import { HazardArt } from './hazard-art.tsx';
import { conditionSaid } from './labels.ts';
import { useLooks } from './look.ts';
import { pinOdds } from './odds.ts';
import { Sign } from './signs.tsx';

export function TeamCards({ view, seat }: { readonly view: View; readonly seat: number }) {
  const words = useWords();
  const lookOf = useLooks();
  const team = view.teams[seat]!;
  const hazard = team.hazard ? words.hazard(team.hazard, view.content) : null;
  return (
    <div class="arena-team-cards" data-team={seat}>
      <p>
        <Sign name="hype" /> {words.says.hypeHas(team.hype)} · {words.says.lamps(team.finishers)}
      </p>
      <p>
        <Sign name="PIN" /> {words.says.pinLong(pinOdds(view, seat), team.pinBreaks)}. {words.says.deckHas(team.deck)}.
      </p>
      {team.fighters.map(fighter => (
        <details key={fighter.card}>
          <summary>
            <span class="arena-chip-face">
              <Figure look={lookOf(fighter.card)} team={seat} pose="stand" isBust />
              {fighter.finished && <Sign name="lamp" />}
            </span>
            <span>
              <b class="poster">{words.fighter(fighter.card).name}</b>
              <small>
                {[...conditionSaid(fighter, words), ...(fighter.finished ? [words.says.finished] : [])].join(' · ')}
              </small>
            </span>
          </summary>
          <CardOf view={view} fighter={refOf(seat, fighter.card)} />
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
