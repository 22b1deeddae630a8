/** A whole team that can be taken: its four fighters in a row, its name, and how it wins. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ChosenTeam } from '../content/teams.ts';
import { useWords } from '../words/catalogue.ts';
import type { Building } from './building.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';

export interface TeamPickProps {
  readonly name: string;
  readonly text: string;
  readonly chosen: ChosenTeam;
  /** The team as it stands now. */
  readonly team: Building;
  readonly onTake: (team: Building) => void;
  readonly seat: number;
}

export function TeamPick({ name, text, chosen: { fighters, hazard }, team, onTake, seat }: TeamPickProps) {
  const words = useWords();
  const lookOf = useLooks();
  const isTaken = fighters.join() === team.fighters.join() && hazard === team.hazard;
  const button = useRef<HTMLButtonElement>(null);
  // What is said of a team makes the tray higher: the one that was taken stays in sight above it.
  useLayoutEffect(() => {
    if (isTaken) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isTaken]);
  return (
    <button
      ref={button}
      type="button"
      class="arena-ready-team"
      data-first=""
      data-picked={isTaken ? '' : undefined}
      aria-pressed={isTaken}
      onClick={() => onTake({ fighters, hazard })}
    >
      <span class="arena-ready-row" aria-hidden="true">
        {fighters.map(id => (
          <span key={id}>
            <Figure look={lookOf(id)} team={seat} pose="stand" />
          </span>
        ))}
      </span>
      <b class="poster">{name}</b>
      <small>{text}</small>
      <span class="unseen">{words.list(fighters.map(id => words.fighter(id).name))}</span>
    </button>
  );
}
