/** The rounds as they were drawn: pairings, byes, bouts and results, the newest first. */

import { CoinFace } from '@roundhouse/games/fite/table/coin.tsx';
import type { Pairing, Round, Tournament } from '@roundhouse/games/fite/tournament.ts';
import { announce, Button, ButtonLink, Icon, RuleLink } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Box,
  boutOf,
  entrantOf,
  fightOut,
  isByHand,
  keepBox,
  playerOf,
  withBout,
  withDraw,
  withEndedBouts,
  without,
  withWinner,
} from '../play/box.ts';
import { systemChance } from '../play/dice.ts';
import { BOT_NAMES } from '../play/solo.ts';
import { format, words } from '../words/index.ts';
import { go } from './router.ts';
import type { BoxProps } from './tournament.tsx';
import { Figure } from './tournament-figure.tsx';

interface RoundsProps extends BoxProps {
  readonly tournament: Tournament;
  /** The round drawn just now; null if all were drawn before. */
  readonly fresh: number | null;
}

export function Rounds({ box, attempt, fite, tournament, fresh }: RoundsProps) {
  const say = words.value.tournament;
  const { rounds, entrants, isOver } = tournament;
  const isDecided = rounds.at(-1)!.pairings.every(({ result }) => result !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh === null) return;
    heading.current?.focus();
    announce(say.drawn(fresh + 1));
  }, [fresh]);
  return (
    <>
      {isDecided && !isOver && (
        <div class="page-actions">
          <Button tone="strong" onClick={() => attempt(() => withDraw(box, systemChance()))}>
            {say.drawNext}
          </Button>
          <RuleLink rule="FITE-52" isAlone />
        </div>
      )}
      {rounds
        .map((round, at) => (
          <section key={at} class="round" aria-labelledby={`round-${at}`} data-fresh={fresh === at ? '' : undefined}>
            <h2 id={`round-${at}`} class="poster" tabIndex={-1} ref={at === rounds.length - 1 ? heading : null}>
              {say.round(at + 1)}
            </h2>
            <ol>
              {round.pairings.map((pairing, i) => (
                <li key={pairing.names.join()} class="pairing" style={{ '--turn': `${i}` }}>
                  <Versus box={box} fite={fite} tournament={tournament} pairing={pairing} />
                  {pairing.result === null && (
                    <Actions box={box} attempt={attempt} fite={fite} at={i} pairing={pairing} />
                  )}
                  {pairing.result !== null && <Outcome box={box} round={at} at={i} pairing={pairing} />}
                </li>
              ))}
              {round.bye !== null && <Bye round={round} tournament={tournament} name={round.bye} />}
            </ol>
          </section>
        ))
        .toReversed()}
      {!isOver && (
        <details class="more">
          <summary>{say.leaves}</summary>
          <p>
            <RuleLink rule="FITE-R51" isAlone />
          </p>
          <div class="page-actions">
            {entrants
              .filter(({ isOut }) => !isOut)
              .map(({ name }) => (
                <Button key={name} onClick={() => attempt(() => without(box, name))}>
                  {say.leave(name)}
                </Button>
              ))}
          </div>
        </details>
      )}
    </>
  );
}

/** FITE-53: alone in the draw. */
function Bye({
  round,
  tournament,
  name,
}: {
  readonly round: Round;
  readonly tournament: Tournament;
  readonly name: string;
}) {
  const say = words.value.tournament;
  return (
    <li class="pairing" data-bye="" style={{ '--turn': `${round.pairings.length}` }}>
      <div class="side">
        <Figure tournament={tournament} name={name} />
        <span>
          <b>{say.bye(name)}</b>
          <small>
            {say.byeHelp} <RuleLink rule="FITE-53" />
          </small>
        </span>
      </div>
    </li>
  );
}

interface VersusProps extends Omit<RoundsProps, 'attempt' | 'fresh'> {
  readonly pairing: Pairing;
}

/** Two notes from the bag, side by side. */
function Versus({ box, fite, tournament, pairing }: VersusProps) {
  const say = words.value.tournament;
  return (
    <div class="versus">
      {pairing.names.map((name, seat) => {
        const { power } = entrantOf(tournament, name);
        const player = playerOf(box, name);
        const fate = pairing.result === null ? undefined : pairing.result.winner === seat ? 'in' : 'out';
        return (
          <div key={name} class="side" data-seat={seat} data-fate={fate}>
            <Figure tournament={tournament} name={name} seat={seat as 0 | 1} />
            <span>
              <b>{name}</b>
              <small>
                {player !== 'person' && `${say.bot(BOT_NAMES[player])} `}
                {power !== null && (
                  <span class="side-power">
                    <span class="side-coin">
                      <CoinFace power={power} down={false} />
                    </span>
                    {fite.powers[power].name}
                  </span>
                )}
                {fate === 'out' && <span class="side-out">{say.out}</span>}
              </small>
            </span>
          </div>
        );
      })}
      <span class="versus-word poster">{say.against}</span>
    </div>
  );
}

interface OutcomeProps {
  readonly box: Box;
  readonly round: number;
  readonly at: number;
  readonly pairing: Pairing;
}

function Outcome({ box, round, at, pairing: { names, result, replays } }: OutcomeProps) {
  const say = words.value.tournament;
  const bout = boutOf(box, at, round);
  return (
    <p class="outcome">
      <Icon name="check" size={16} /> {say.winner(names[result!.winner]!)} ·{' '}
      {isByHand(box, round, at) ? say.byHand : say.reasons[result!.reason]}
      {replays > 0 && ` · ${format.value.count(replays, say.drawnBouts)}`}
      {bout && !isByHand(box, round, at) && (
        <>
          {' · '}
          <a href={`/replay/${bout}`}>{say.replay}</a>
        </>
      )}
    </p>
  );
}

interface ActionsProps extends BoxProps {
  readonly at: number;
  readonly pairing: Pairing;
}

function Actions({ box, attempt, at, pairing }: ActionsProps) {
  const say = words.value.tournament;
  const [state, setState] = useState<'idle' | 'fighting' | 'failed'>('idle');
  const isBots = pairing.names.every(name => playerOf(box, name) !== 'person');
  const bout = boutOf(box, at);
  const fight = (): void => {
    const begun = withBout(box, at);
    keepBox(begun.box);
    go(`/solo/${begun.kept.id}`);
  };
  const watch = async (): Promise<void> => {
    setState('fighting');
    try {
      const begun = withBout(box, at);
      await fightOut(begun.kept);
      attempt(() => withEndedBouts(begun.box, systemChance()));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const enterResult = (winner: 0 | 1 | null): void => {
    attempt(() => withWinner(box, at, winner, systemChance()));
  };
  return (
    <div class="pairing-actions">
      {pairing.replays > 0 && (
        <p class="fine">
          {format.value.count(pairing.replays, say.drawnBouts)} <RuleLink rule="FITE-R47" />
        </p>
      )}
      {isBots ? (
        <Button onClick={watch} disabled={state === 'fighting'}>
          <Icon name="play" /> {state === 'fighting' ? say.fighting : say.watch}
        </Button>
      ) : bout ? (
        <ButtonLink href={`/solo/${bout}`}>
          <Icon name="play" /> {say.goOn}
        </ButtonLink>
      ) : (
        <Button onClick={fight}>
          <Icon name="play" /> {say.fight}
        </Button>
      )}
      {state === 'failed' && (
        <p class="trouble" role="alert">
          {say.failed}
        </p>
      )}
      <details class="more">
        <summary>{say.enterResult}</summary>
        <div class="page-actions">
          {pairing.names.map((name, seat) => (
            <Button key={name} onClick={() => enterResult(seat as 0 | 1)}>
              {say.won(name)}
            </Button>
          ))}
          <Button tone="quiet" onClick={() => enterResult(null)}>
            {say.draw}
          </Button>
        </div>
      </details>
    </div>
  );
}
