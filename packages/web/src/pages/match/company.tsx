/** The people at a table on a server: who is here, whose time runs, and what they ask of each other. */

import { announce, Button, Icon } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Clock, Company, TableSource } from '../../play/source.ts';
import { format, words } from '../../words/index.ts';
import { timeLeft } from './time-left.ts';
import './company.css';

interface CompanyProps {
  readonly source: TableSource;
  readonly company: Company;
}

interface PeopleProps extends CompanyProps {
  /** False where the table shows the same in its panels: then it is there for those who listen. */
  readonly isSeen: boolean;
}

/** One line a seat: name, whether they are here, and their clock. */
export function People({ source, company, isSeen }: PeopleProps) {
  const say = words.value.company;
  const names = source.names.value;
  const { seats, watching } = company.here.value;
  const clocks = company.clocks.value;
  const waiting = source.position.value?.waiting ?? [];
  // Who is neither here nor away.
  const isBot = (seat: number): boolean => company.bots.value[seat] !== null;
  return (
    <ul class={isSeen ? 'people' : 'people unseen'}>
      {names.map((name, seat) => (
        <li key={seat} data-waited={waiting.includes(seat) ? '' : undefined}>
          {!isBot(seat) && (
            <span class="people-dot" data-here={seats.includes(seat) ? '' : undefined} aria-hidden="true" />
          )}
          <b>{name}</b>
          <span class="unseen">
            {[
              ...(isBot(seat) ? [] : [seats.includes(seat) ? say.here : say.away]),
              ...(waiting.includes(seat) ? [say.asked] : []),
            ].join(', ')}
          </span>
          {company.programs.value.includes(seat) && <small>{say.program}</small>}
          {company.standIns.value.includes(seat) && <small>{say.botPlays}</small>}
          {clocks?.[seat] && <ClockFace clock={clocks[seat]} isOwn={seat === source.seat.value} />}
        </li>
      ))}
      {watching > 0 && (
        <li>
          <Icon name="eye" size={16} /> {format.value.number(watching)}
          <span class="unseen"> {say.watching}</span>
        </li>
      )}
    </ul>
  );
}

/** What no panel of a table says: for whom something else plays, and how many watch. */
export function Guests({ source, company }: CompanyProps) {
  const say = words.value.company;
  const names = source.names.value;
  // Whoever watches knows it; what is counted for them is whether they do so alone.
  const watching = source.seat.value === null && company.here.value.watching === 1 ? 0 : company.here.value.watching;
  const said = [
    ...company.programs.value.map(seat => `${names[seat]}: ${say.program}`),
    ...company.standIns.value.map(seat => `${names[seat]}: ${say.botPlays}`),
  ];
  if (said.length === 0 && watching === 0) return null;
  return (
    <p class="guests" aria-hidden="true">
      {said.join(' · ')}
      {watching > 0 && (
        <span>
          <Icon name="eye" size={16} /> {format.value.number(watching)}
        </span>
      )}
    </p>
  );
}

interface SeatProps {
  readonly company: Company;
  readonly seat: number;
}

/** A bot is neither here nor away. */
export const HereDot = ({ company, seat }: SeatProps) =>
  company.bots.value[seat] === null && (
    <span class="people-dot" data-here={company.here.value.seats.includes(seat) ? '' : undefined} />
  );

/** In a player's panel; the list of people warns whoever runs out of time. */
export function SeatClock({ company, seat }: SeatProps) {
  const clock = company.clocks.value?.[seat];
  return clock ? <ClockFace clock={clock} isOwn={false} /> : null;
}

/** Said aloud once, to whoever is running out of time. */
const HURRY_MS = 30_000;
const TICK_MS = 500;

function ClockFace({ clock, isOwn }: { readonly clock: Clock; readonly isOwn: boolean }) {
  const say = words.value.company;
  const [now, setNow] = useState(() => performance.now());
  const warned = useRef<number | null>(null);
  useEffect(() => {
    setNow(performance.now());
    if (clock.until === null) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock.until]);
  const left = clock.until === null ? clock.left : Math.max(0, clock.until - now);
  const hurry = clock.until !== null && left < HURRY_MS;
  useEffect(() => {
    if (!hurry || !isOwn || warned.current === clock.until) return;
    warned.current = clock.until;
    announce(say.hurry(format.value.number(Math.round(left / 1000))));
  }, [hurry, isOwn]);
  return (
    <span class="clock" data-runs={clock.until === null ? undefined : ''} data-hurry={hurry ? '' : undefined}>
      {timeLeft(left)}
    </span>
  );
}

/** What somebody at the table waits for an answer to, or a bot that sits in one's own seat. */
export function Questions({ source, company }: CompanyProps) {
  const say = words.value.company;
  const seat = source.seat.value;
  const asked = company.asked.value;
  if (seat === null || source.position.value?.over) return null;
  if (company.standIns.value.includes(seat)) {
    return (
      <div class="question" role="status">
        <p>{say.botForYou}</p>
        <Button tone="strong" onClick={company.comeBack}>
          {say.comeBack}
        </Button>
      </div>
    );
  }
  if (!asked) return null;
  if (asked.seat === seat) {
    return (
      <div class="question" role="status">
        <p>{say.youAsked}</p>
        <Button onClick={() => company.answer(false)}>{say.withdraw}</Button>
      </div>
    );
  }
  return asked.agreed.includes(seat) ? null : (
    <div class="question" role="status">
      <p>{say.asksYou(source.names.value[asked.seat]!)}</p>
      <Button tone="strong" onClick={() => company.answer(true)}>
        {say.agree}
      </Button>
      <Button onClick={() => company.answer(false)}>{say.refuse}</Button>
    </div>
  );
}
