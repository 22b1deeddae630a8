/** The people at a table on a server: who is here, whose time runs, what they ask of each other and what they say. */

import { announce, Button, Dialog, Icon } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Clock, Company, TableSource } from '../../play/source.ts';
import { refusalSaid } from '../../words/games.ts';
import { errorSaid, format, words } from '../../words/index.ts';
import { ReportForm } from './report-form.tsx';
import { timeLeft } from './time-left.ts';
import './company.css';

interface CompanyProps {
  readonly source: TableSource;
  readonly company: Company;
}

/** One line a seat: name, whether they are here, and their clock. */
export function People({ source, company }: CompanyProps) {
  const say = words.value.company;
  const names = source.names.value;
  const { seats, watching } = company.here.value;
  const clocks = company.clocks.value;
  const waiting = source.position.value?.waiting ?? [];
  return (
    <ul class="people" data-clocks={clocks ? '' : undefined}>
      {names.map((name, seat) => (
        <li key={seat} data-waited={waiting.includes(seat) ? '' : undefined}>
          <span class="people-dot" data-here={seats.includes(seat) ? '' : undefined} aria-hidden="true" />
          <b>{name}</b>
          <span class="unseen">
            {seats.includes(seat) ? say.here : say.away}
            {waiting.includes(seat) ? `, ${say.asked}` : ''}
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

/** How many lines came since the chat was last open. What was said before the page was opened is not news. */
export function useUnread({ said, muted }: Company, isOpen: boolean): number {
  const lines = said.value;
  const last = lines?.at(-1)?.line ?? -1;
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (lines && (isOpen || seen === null)) setSeen(last);
  }, [isOpen, lines]);
  return isOpen || seen === null
    ? 0
    : (lines ?? []).filter(({ line, seat }) => line > seen && !muted.value.includes(seat)).length;
}

interface ChatProps extends CompanyProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** As long as a server takes it. */
const LONGEST_LINE = 300;

export function Chat({ source, company, open, onClose }: ChatProps) {
  const say = words.value.company;
  const [text, setText] = useState('');
  const [reported, setReported] = useState<readonly number[]>([]);
  /** The line that is about to be reported. */
  const [reporting, setReporting] = useState<number | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const [names, seat, muted] = [source.names.value, source.seat.value, company.muted.value];
  const lines = (company.said.value ?? []).filter(line => !muted.includes(line.seat));
  // A free seat, a bot or somebody silent need not be kept quiet.
  const speakers = [...new Set([...muted, ...lines.map(line => line.seat)])].filter(by => by !== seat).toSorted();
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [open, lines.length]);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (company.said.value === null) return;
    const last = lines.at(-1);
    const isNew = heard.current !== null && last !== undefined && last.line > heard.current;
    heard.current = last?.line ?? -1;
    // Open, the list itself is read out.
    if (isNew && !open && last.seat !== seat) announce(`${names[last.seat]}: ${last.text}`);
  }, [company.said.value]);
  const isHere = source.connection.value === 'here';
  const refusal = source.refusal.value;
  /** On its way; empty once it was said. */
  const sent = useRef('');
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    sent.current = '';
  }, [company.said.value]);
  // What was not taken is not lost: it can be put otherwise. The page behind the chat need not say it again.
  useEffect(() => {
    if (!refusal || !open) return;
    setTrouble(errorSaid(refusal.rule) ?? refusalSaid(null, refusal));
    if (sent.current !== '') setText(sent.current);
    sent.current = '';
    source.refusal.value = null;
  }, [refusal]);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === '' || !isHere) return;
    setTrouble(null);
    sent.current = text.trim();
    company.say(sent.current);
    setText('');
  };
  return (
    <Dialog title={say.chat} side open={open} onClose={onClose}>
      <People source={source} company={company} />
      {lines.length === 0 && <p class="fine">{say.quiet}</p>}
      <ol class="chat" aria-live="polite">
        {lines.map(({ line, seat: by, text: what, at }) => (
          <li key={line} ref={end} data-own={by === seat ? '' : undefined}>
            <b>{names[by]}</b> <time dateTime={new Date(at).toISOString()}>{format.value.when(at)}</time>
            <p>{what}</p>
            {seat !== null && by !== seat && reporting !== line && (
              <Button tone="quiet" disabled={reported.includes(line)} onClick={() => setReporting(line)}>
                {reported.includes(line) ? say.reported : say.report}
              </Button>
            )}
            {reporting === line && (
              <ReportForm
                name={names[by]!}
                onCancel={() => setReporting(null)}
                onReport={reason => {
                  company.report(line, reason);
                  setReported([...reported, line]);
                  setReporting(null);
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {seat === null ? (
        <p class="fine">{say.onlyPlayers}</p>
      ) : (
        <form class="chat-say" onSubmit={send}>
          {(trouble !== null || !isHere) && (
            <p class="trouble" role="alert">
              {trouble ?? words.value.match.lost}
            </p>
          )}
          <input
            type="text"
            aria-label={say.yourLine}
            placeholder={say.yourLine}
            maxLength={LONGEST_LINE}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!isHere}>
            {say.send}
          </Button>
        </form>
      )}
      {seat !== null &&
        speakers.map(by => (
          <Button key={by} tone="quiet" onClick={() => company.mute(by, !muted.includes(by))}>
            {muted.includes(by) ? say.unmute(names[by]!) : say.mute(names[by]!)}
          </Button>
        ))}
    </Dialog>
  );
}
