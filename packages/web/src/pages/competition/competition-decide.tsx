/** Somebody decides alone: first the device is handed over, then only the game's own question is on screen. */

import type { AnyCompetition, Entrant } from '@roundhouse/games/competition.ts';
import { announce, Button, Icon } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../words/index.ts';
import { InGameWords } from './competition-board.tsx';
import type { LoadedCompetitions } from './competition-parts.ts';
import './competition.css';
import '../match/hand-over.css';

export interface DecidePageProps {
  readonly game: string;
  readonly competition: AnyCompetition;
  readonly loaded: LoadedCompetitions;
  /** What the entrant may know. */
  readonly state: unknown;
  readonly entrant: Entrant;
  readonly name: string;
  /** Others share the device, and must not see it. */
  readonly isCovered: boolean;
  readonly onAct: (act: { type: string }) => void;
  readonly onLeave: () => void;
}

export function DecidePage(props: DecidePageProps) {
  const { game, competition, loaded, state, entrant, name, isCovered, onAct, onLeave } = props;
  const say = words.value.competition;
  const [isOpen, setOpen] = useState(!isCovered);
  const { Decide } = loaded.parts;
  const decision = competition.owes(state, entrant);
  if (!decision) return null;
  const what = loaded.words.decisions[decision.type] ?? '';
  return (
    <main class="competition-decide">
      <header>
        <Button tone="quiet" onClick={onLeave}>
          <Icon name="back" /> {say.leave}
        </Button>
        <h1>{say.owed(name, what)}</h1>
      </header>
      {isOpen ? (
        <InGameWords game={game}>
          <Decide
            competition={competition.id}
            state={state}
            words={loaded.words}
            entrant={entrant}
            decision={decision}
            onAct={onAct}
          />
        </InGameWords>
      ) : (
        <Cover name={name} onOpen={() => setOpen(true)} />
      )}
    </main>
  );
}

function Cover({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const say = words.value.match.cover;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not on the button: the key that ended the turn before must not open the next one.
    heading.current?.focus({ preventScroll: true });
    announce(`${say.pass(name)}. ${say.ask(name)}`);
  }, [name]);
  return (
    <section class="cover" aria-labelledby="cover-title">
      <div class="cover-card">
        <h2 id="cover-title" class="poster" ref={heading} tabIndex={-1}>
          {say.pass(name)}
        </h2>
        <p class="lead">{say.ask(name)}</p>
        <Button tone="strong" onClick={onOpen}>
          <Icon name="eye" /> {say.show(name)}
        </Button>
      </div>
    </section>
  );
}
