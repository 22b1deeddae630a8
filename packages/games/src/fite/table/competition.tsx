/** What FITE draws of a tournament: the bag, the fighters in it, the power they bring, and the champion. */

import { Button, Choice } from '@roundhouse/kit';
import { useMemo, useState } from 'preact/hooks';
import type { CompetitionParts, DecisionProps, Entrant, PartProps } from '../../competition.ts';
import { useTableWords } from '../../table-words.ts';
import { remaining, type Tournament } from '../competition/rounds.ts';
import type { Enter } from '../competition/tournament.ts';
import { fightersOf } from '../content/casting.ts';
import { POWERS, type Power } from '../state.ts';
import type { FiteWords } from '../words/catalogue.ts';
import type { FiteCompetitionWords } from '../words/competition.ts';
import { CoinFace } from './coin.tsx';
import { Portrait, Pugilist } from './pugilist.tsx';
import './competition.css';

/** Head and shoulders; cloaked before the first draw, when nobody knows who it is. */
function Emblem({ state, entrant, words }: PartProps & { readonly entrant: Entrant }) {
  const tournament = state as Tournament;
  const { writing, isIn } = (words as FiteCompetitionWords).table;
  const fighters = useMemo(() => fightersOf(tournament.entrants), [tournament]);
  const seat = (entrant % 2) as 0 | 1;
  if (tournament.rounds.length === 0) {
    const isDone = tournament.entrants[entrant]!.isIn;
    const said = isDone ? isIn : writing;
    return (
      <span class="fite-entry" data-open={isDone ? undefined : ''} role="img" aria-label={said} title={said}>
        <Portrait seat={seat} fighter={null} />
      </span>
    );
  }
  const { power, isOut } = tournament.entrants[entrant]!;
  return (
    <span class="fite-entry" data-out={isOut ? '' : undefined}>
      <Portrait seat={seat} fighter={fighters[entrant]!} />
      {power && <PowerCoin power={power} />}
    </span>
  );
}

function PowerCoin({ power }: { readonly power: Power }) {
  const { name } = useTableWords<FiteWords>().powers[power];
  return (
    <span class="fite-entry-coin" role="img" aria-label={name} title={name}>
      <CoinFace power={power} down={false} />
    </span>
  );
}

/** FITE-54: the last one left, from hat to boots. */
const Winner = ({ state, entrant }: PartProps & { readonly entrant: Entrant }) => (
  <div class="fite-champion">
    <Pugilist seat={0} fighter={fightersOf((state as Tournament).entrants)[entrant]!} pose="off" />
  </div>
);

/** The sack of names, and everybody who was in it: those who are out have left the light. */
function Bag({ competition, state, words }: PartProps) {
  const tournament = state as Tournament;
  const { table } = words as FiteCompetitionWords;
  const left = remaining(tournament).length;
  const said = table.bag(left, tournament.entrants.length);
  return (
    <section class="fite-bag" aria-label={said}>
      <Sack />
      <p class="label">{said}</p>
      <div class="fite-bag-fighters" aria-hidden="true">
        {tournament.entrants.map((_, entrant) => (
          <Emblem key={entrant} competition={competition} state={state} words={words} entrant={entrant} />
        ))}
      </div>
    </section>
  );
}

/** FITE-R48: a power is picked on entering, and kept. */
function Decide({ words, onAct }: DecisionProps) {
  const { powers } = useTableWords<FiteWords>();
  const { table } = words as FiteCompetitionWords;
  const [power, setPower] = useState<Power | null>(null);
  const enter = (): void => {
    const act: Enter = { type: 'enter', power };
    onAct(act);
  };
  return (
    <div class="fite-enter">
      <fieldset>
        <legend class="poster">{table.pick}</legend>
        <p>{table.pickHelp}</p>
        <div class="fite-enter-powers">
          {[...POWERS, null].map(one => (
            <Choice key={one ?? 'none'} name="power" checked={power === one} onChoose={() => setPower(one)}>
              <span class="fite-enter-coin">
                <CoinFace power={one} down={false} />
              </span>
              <span>
                <b>{one === null ? table.noPower : powers[one].name}</b>
                <small>{one === null ? table.noPowerDoes : powers[one].does}</small>
              </span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <Button tone="strong" onClick={enter}>
        {table.put}
      </Button>
    </div>
  );
}

/** Tied with a rope, with a note or two that will not stay in. */
const Sack = () => (
  <svg class="fite-sack" viewBox="0 0 120 120" aria-hidden="true">
    <path class="fite-sack-note" d="M40 34l6-26 26 5-5 24z" />
    <path class="fite-sack-note" d="M62 32l12-22 22 12-13 21z" />
    <path
      class="fite-sack-body"
      d="M38 36C22 54 8 74 12 96c3 15 24 20 48 20s45-5 48-20c4-22-10-42-26-60l6-10c-8 4-14-2-20 2-6-5-12 2-20-2-7 4-10-2-18 0z"
    />
    <path class="fite-sack-fold" d="M30 62c-8 12-10 24-8 34M52 48c-4 16-5 34-4 52M86 60c8 12 10 26 8 38" />
    <path class="fite-sack-rope" d="M33 42c18 8 36 8 54 0M80 44c10 2 14 10 12 18M80 45c2 8-2 14-6 18" />
    <text x="60" y="92" text-anchor="middle">
      FITE
    </text>
  </svg>
);

export const parts: CompetitionParts = { Decide, Map: Bag, Emblem, Winner };
