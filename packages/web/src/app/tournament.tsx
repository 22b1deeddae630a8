/** The tournament in a box: names in a bag, pairings drawn on screen, bouts fought here or entered by hand. */

import type { FiteWords } from '@roundhouse/games/fite/words/catalogue.ts';
import { IllegalMove, type Refusal } from '@roundhouse/kernel';
import { Button, OpenRule, RuleLink } from '@roundhouse/kit';
import { useEffect, useState } from 'preact/hooks';
import { again, type Box, EMPTY, keepBox, keptBox, withEndedBouts } from '../play/box.ts';
import { systemChance } from '../play/dice.ts';
import { useGameWords } from '../words/games.ts';
import { words } from '../words/index.ts';
import { RulebookDrawer } from './rulebook.tsx';
import { Bag } from './tournament-bag.tsx';
import { Figure } from './tournament-figure.tsx';
import { Rounds } from './tournament-rounds.tsx';
import './tournament.css';

/** What the parts of the page share. */
export interface BoxProps {
  readonly box: Box;
  /** Tries something that the rules may refuse; says whether they let it happen. */
  readonly attempt: (act: () => Box) => boolean;
  readonly fite: FiteWords;
}

export function TournamentPage() {
  const say = words.value.tournament;
  const fite = useGameWords('fite') as FiteWords | null;
  const [box, setBox] = useState(keptBox);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  /** The round that was drawn just now: it is seen to be drawn. */
  const [fresh, setFresh] = useState<number | null>(null);
  const change = (next: Box): void => {
    keepBox(next);
    setBox(next);
    setRefused(null);
    const drawn = next.tournament?.rounds.length ?? 0;
    if (drawn > (box.tournament?.rounds.length ?? 0)) setFresh(drawn - 1);
  };
  const attempt = (act: () => Box): boolean => {
    try {
      change(act());
      return true;
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      setRefused({ rule: error.rule, text: error.message });
      return false;
    }
  };
  // A bout that was fought meanwhile has a result.
  useEffect(() => {
    const next = withEndedBouts(box, systemChance());
    if (next !== box) change(next);
  }, []);
  const title = `${say.title} · Roundhouse`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!fite) {
    return (
      <main class="page">
        <p class="loading" aria-busy="true">
          {words.value.shell.loading}
        </p>
      </main>
    );
  }
  const { tournament } = box;
  return (
    <OpenRule.Provider value={setRule}>
      <main class="page tournament">
        <h1 class="poster">{say.title}</h1>
        <p class="lead">
          {say.lead} <RuleLink rule="FITE-49" />
        </p>
        {refused && (
          <p class="trouble" role="alert">
            {fite.refusal?.(refused.text) ?? refused.text} <RuleLink rule={refused.rule} />
          </p>
        )}
        {tournament?.isOver && <Champion box={box} />}
        {tournament ? (
          <Rounds box={box} attempt={attempt} fite={fite} tournament={tournament} fresh={fresh} />
        ) : (
          <Bag box={box} attempt={attempt} fite={fite} />
        )}
        {tournament && (
          <div class="page-actions">
            <Button tone={tournament.isOver ? 'strong' : 'quiet'} onClick={() => change(again(box))}>
              {say.again}
            </Button>
            <Button tone="quiet" onClick={() => change(EMPTY)}>
              {say.clear}
            </Button>
          </div>
        )}
      </main>
      <RulebookDrawer game="fite" at={rule} open={rule !== null} onClose={() => setRule(null)} />
    </OpenRule.Provider>
  );
}

/** FITE-54: the last one left, on a pedestal. */
function Champion({ box }: { readonly box: Box }) {
  const say = words.value.tournament;
  const { champion } = box.tournament!;
  if (champion === null) return <p class="lead">{say.nobody}</p>;
  return (
    <section class="champion" aria-label={say.champion}>
      <div class="champion-figure">
        <Figure tournament={box.tournament!} name={champion} whole />
      </div>
      <div>
        <p class="label">{say.champion}</p>
        <p class="champion-name poster">{say.wins(champion)}</p>
        <RuleLink rule="FITE-54" isAlone />
      </div>
    </section>
  );
}
