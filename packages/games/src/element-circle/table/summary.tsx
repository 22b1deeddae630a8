/** How a round ended: who won, and what knocked each of the others out, card by card. */

import type { Viewer } from '@roundhouse/kernel';
import { Button, Card, RuleLink, useShow } from '@roundhouse/kit';
import { useMemo } from 'preact/hooks';
import { SeatMark } from '../../seat-mark.tsx';
import { ELEMENTS } from '../content/language.ts';
import type { Elimination, RoundResult, View } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { Altar } from './altar.tsx';
import { Art } from './art.tsx';
import { SmallFace } from './card.tsx';
import { Emblem, Symbols } from './emblem.tsx';
import { spellIn } from './scene.ts';
import { Wins } from './zone.tsx';

export interface SummaryProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  /** Null at the end of the match: there is nowhere to go on to. */
  readonly onGoOn: (() => void) | null;
}

export function RoundSummary({ view, names, viewer, onGoOn }: SummaryProps) {
  const { says, ...words } = useWords();
  const { result } = view;
  const last = view.rounds.at(-1);
  // Whose circle it is, is told once all elements lie in it.
  useShow(useMemo(() => ({ cues: [GATHERED_MS] }), [view.rounds.length]));
  if (!last) return null;
  const nameOf = (seat: number): string => words.player(seat, names, viewer);
  const isYou = (seat: number): boolean => seat === viewer;
  return (
    <section class="ec-summary" data-final={result ? '' : undefined} aria-labelledby="ec-summary-title">
      <div class="ec-summary-head">
        <LastStanding seat={last.winner} />
        <div data-told="">
          <p class="label">{says.summary.title(last.round)}</p>
          <h2 id="ec-summary-title" class="ec-headline">
            {result
              ? says.summary.match(nameOf(result.winner), isYou(result.winner))
              : says.summary.winner(nameOf(last.winner), isYou(last.winner))}
          </h2>
          <p class="ec-note">
            {result && `${says.summary.winner(nameOf(last.winner), isYou(last.winner))}. `}
            {says.summary.survived(last.turns)}. <RuleLink rule="ELEM-78" />
          </p>
        </div>
      </div>
      <ol class="ec-fallen">
        {last.eliminations.toReversed().map(elimination => (
          <Fallen key={elimination.seat} view={view} names={names} viewer={viewer} elimination={elimination} />
        ))}
      </ol>
      <Standings view={view} names={names} viewer={viewer} />
      {result && view.rounds.length > 1 && <Rounds rounds={view.rounds} nameOf={nameOf} />}
      {onGoOn && (
        <div class="ec-answers">
          <p class="ec-note">{says.summary.nextDealer(nameOf(view.dealer), isYou(view.dealer))}</p>
          <Button tone="strong" data-first="" data-press="on" onClick={onGoOn}>
            {says.summary.goOn(view.round)}
          </Button>
        </div>
      )}
    </section>
  );
}

const GATHERED_MS = 950;

/** The last wizard standing, in the circle that is theirs now. Decoration only. */
const LastStanding = ({ seat }: { readonly seat: number }) => (
  <span class="ec-last" aria-hidden="true">
    <Altar />
    {ELEMENTS.map((type, i) => (
      <span key={type} class="ec-last-element" style={{ '--turn': `${45 + 90 * i}deg`, '--nth': i }}>
        <Emblem type={type} />
      </span>
    ))}
    <span class="ec-portrait">
      <Card class="ec-card" data-family="mixed">
        <Art spell={{ name: 'Wizard', family: 'mixed', steps: [] }} />
      </Card>
    </span>
    <SeatMark seat={seat} />
  </span>
);

interface FallenProps extends Omit<SummaryProps, 'onGoOn'> {
  readonly elimination: Elimination;
}

function Fallen({ view, names, viewer, elimination }: FallenProps) {
  const words = useWords();
  const { says } = words;
  const spellOf = spellIn(view);
  return (
    <li>
      <p>
        <b>{words.elimination(elimination, names, viewer)}</b>{' '}
        <span class="ec-note">({says.summary.outIn(elimination.turn)})</span>
      </p>
      {elimination.stuck.length > 0 && (
        <ul class="ec-stuck" aria-label={says.summary.stuck}>
          {elimination.stuck.map(({ spell, missing }, i) => (
            <li key={i} style={{ '--nth': i }}>
              <span class="unseen">{words.stuck({ spell, missing })}</span>
              <span class="ec-stuck-card">
                <SmallFace spell={spellOf(spell)} />
              </span>
              <span class="ec-stuck-lacks" aria-hidden="true">
                <small>{says.summary.lacked}</small> <Symbols cost={missing} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Standings({ view, names, viewer }: Omit<SummaryProps, 'onGoOn'>) {
  const { says, ...words } = useWords();
  const order = view.players.map(({ wins }, seat) => ({ seat, wins })).toSorted((a, b) => b.wins - a.wins);
  return (
    <ul class="ec-standings" data-told="" aria-label={says.summary.standing}>
      {order.map(({ seat, wins }) => (
        <li key={seat}>
          <span>{words.player(seat, names, viewer)}</span>
          {wins > 0 ? <Wins wins={wins} /> : <b>0</b>}
        </li>
      ))}
    </ul>
  );
}

interface RoundsProps {
  readonly rounds: readonly RoundResult[];
  readonly nameOf: (seat: number) => string;
}

const Rounds = ({ rounds, nameOf }: RoundsProps) => {
  const { says } = useWords();
  return (
    <ol class="ec-rounds" data-told="" aria-label={says.summary.rounds}>
      {rounds.map(({ round, winner, turns }) => (
        <li key={round}>
          {says.summary.title(round)}: {nameOf(winner)} · {says.summary.survived(turns)}
        </li>
      ))}
    </ol>
  );
};
