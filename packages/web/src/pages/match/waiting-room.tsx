/** Until everybody is here: what will be played, who sits where, who else might, and how to call the others. */

import type { Level } from '@roundhouse/bots/request.ts';
import { useState } from 'preact/hooks';
import { Avatar } from '../../app/avatar.tsx';
import type { Company, TableSource } from '../../play/source.ts';
import { format, words } from '../../words/index.ts';
import { posterOf } from '../home/posters.tsx';
import { PlayerField } from '../start/player-field.tsx';
import { SharePanel } from './share.tsx';
import { WhileWaiting } from './while-waiting.tsx';
import './waiting-room.css';

export function WaitingRoom({ source }: { readonly source: TableSource }) {
  const say = words.value.match;
  const Poster = posterOf(source.game);
  const [free, names, seat] = [source.free.value, source.names.value, source.seat.value];
  const expected = source.company?.expected.value ?? [];
  const isKept = expected.length > 0;
  return (
    <div class="waiting">
      {Poster && (
        <div class="waiting-poster">
          <Poster />
        </div>
      )}
      <h2 class="poster">
        {free.length === 0
          ? say.makingDice
          : isKept
            ? words.value.company.waitingFor(format.value.list(expected))
            : names.length === 2
              ? say.waitingForOpponent
              : say.waitingForMore(say.freeSeats(free.length))}
      </h2>
      {free.length === 0 && (
        <p class="lead">{say.makingDiceText(format.value.list(source.owing.value.map(at => names[at]!)))}</p>
      )}
      {source.calledOff.value.length > 0 && (
        <p class="lead">{say.calledOff(format.value.list(source.calledOff.value.at(-1)!))}</p>
      )}
      {isKept && seat !== null && <p class="lead">{words.value.company.seatKept}</p>}
      {source.company && <Seats source={source} company={source.company} />}
      {free.length > expected.length && source.company?.isListed.value && (
        <p>
          <a href="/lobby">{words.value.company.inLobby}</a> {words.value.company.orSend}
        </p>
      )}
      {free.length > expected.length && <SharePanel source={source} />}
      {seat !== null && <WhileWaiting game={source.game} />}
      {free.length > 0 && !isKept && seat !== null && <p class="fine">{say.mayLeave}</p>}
    </div>
  );
}

interface SeatsProps {
  readonly source: TableSource;
  readonly company: Company;
}

/** One a line. Whoever opened the table gives free ones to bots, and takes them back. */
function Seats({ source, company }: SeatsProps) {
  const say = words.value.company;
  const [names, free, here] = [source.names.value, source.free.value, company.here.value.seats];
  const [failure, setFailure] = useState<string | null>(null);
  const bots = company.bots.value;
  const kept = company.keptSeats.value;
  const awaited = kept.filter(at => free.includes(at));
  // Whoever opened the table may have lost the seat: then it is the first person who sits here.
  const isPerson = (at: number): boolean => !free.includes(at) && bots[at] === null;
  const host = source.calledOff.value.length === 0 ? 0 : names.findIndex((_, at) => isPerson(at));
  const isHost = source.seat.value === host && free.length > 0;
  const isOpen = (at: number): boolean => (free.includes(at) && !kept.includes(at)) || bots[at] !== null;
  const give = (at: number, level: Level | null): void => {
    setFailure(null);
    company.giveSeat(at, level).catch(error => setFailure(error instanceof Error ? error.message : String(error)));
  };
  return (
    <div>
      <ol class="waiting-seats" aria-label={say.people}>
        {names.map((name, at) => (
          // Whoever comes to a seat comes in, even where a bot has just got up.
          <li key={`${at} ${free.includes(at) ? '' : name}`} data-free={free.includes(at) ? '' : undefined}>
            {!free.includes(at) && bots[at] === null && (
              <span class="people-dot" data-here={here.includes(at) ? '' : undefined} aria-hidden="true" />
            )}
            {isHost && isOpen(at) ? (
              <PlayerField
                game={source.game}
                seat={at + 1}
                level={bots[at] as Level | null}
                person={words.value.match.freeSeat}
                onLevel={level => give(at, level)}
              />
            ) : free.includes(at) ? (
              (company.expected.value[awaited.indexOf(at)] ?? words.value.match.freeSeat)
            ) : (
              <>
                <Avatar name={name} game={source.game} {...source.sitting.value[at]} /> {name}
              </>
            )}
            {company.programs.value.includes(at) && <small>{say.program}</small>}
          </li>
        ))}
      </ol>
      {isHost && names.some((_, at) => isOpen(at)) && <p class="fine">{say.mayGive}</p>}
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
