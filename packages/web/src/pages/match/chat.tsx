/** What is said at a table: beside the log where there is room, in a drawer where there is not. */

import { announce, Button, Dialog } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Avatar } from '../../app/avatar.tsx';
import type { Company, Said, TableSource } from '../../play/source.ts';
import { refusalSaid } from '../../words/games.ts';
import { errorSaid, format, words } from '../../words/index.ts';
import { People } from './company.tsx';
import { QUICK, quickOf } from './quick-lines.ts';
import { ReportForm } from './report-form.tsx';
import './chat.css';

interface ChatProps {
  readonly source: TableSource;
  readonly company: Company;
}

/** As long as a server takes it. */
const LONGEST_LINE = 300;

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

/** A line as it is read here: a quick one in the reader's own language. */
function lineSaid({ text }: Said): string {
  const quick = quickOf(text);
  return quick === null ? text : words.value.company.quick[quick];
}

interface ChatDrawerProps extends ChatProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Over the table: the clocks, which run on, are in it too. While it is shut a new line is shown for a moment. */
export function ChatDrawer({ source, company, open, onClose }: ChatDrawerProps) {
  const heard = useHearing(source, company, open);
  return (
    <>
      {heard && !open && (
        <p class="chat-heard" aria-hidden="true">
          <b>{source.names.value[heard.seat]}</b> {lineSaid(heard)}
        </p>
      )}
      <Dialog title={words.value.company.chat} side open={open} onClose={onClose}>
        <People source={source} company={company} isSeen />
        <Talk source={source} company={company} isOver />
      </Dialog>
    </>
  );
}

/** Long enough to read a short line twice. */
const SHOWN_MS = 4000;

/** Reads new lines out while the chat is shut, and gives the last one for as long as it is shown; open, the list itself is read out. */
function useHearing(source: TableSource, company: Company, isOpen: boolean): Said | null {
  const heard = useRef<number | null>(null);
  const [shown, setShown] = useState<Said | null>(null);
  useEffect(() => {
    const gone = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(gone);
  }, [shown]);
  useEffect(() => {
    const { value: lines } = company.said;
    if (lines === null) return;
    const last = lines.findLast(({ seat }) => !company.muted.value.includes(seat));
    const isNew = heard.current !== null && last !== undefined && last.line > heard.current;
    heard.current = last?.line ?? -1;
    if (!isNew || isOpen || last.seat === source.seat.value) return;
    announce(`${source.names.value[last.seat]}: ${lineSaid(last)}`);
    setShown(last);
  }, [company.said.value]);
  return shown;
}

/** What was opened in a list that scrolls is seen whole. */
const showAll = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
  if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
};

/** Beside the log, where it covers nothing. */
export function ChatPanel(props: ChatProps) {
  return (
    <section class="chat-panel" aria-label={words.value.company.chat}>
      <h2 class="label">{words.value.company.chat}</h2>
      <Talk {...props} />
    </section>
  );
}

interface TalkProps extends ChatProps {
  /** It hides the page, which says elsewhere that the line is down. */
  readonly isOver?: boolean;
}

function Talk({ source, company, isOver = false }: TalkProps) {
  const say = words.value.company;
  const list = useRef<HTMLOListElement>(null);
  const [names, seat, muted] = [source.names.value, source.seat.value, company.muted.value];
  const lines = (company.said.value ?? []).filter(line => !muted.includes(line.seat));
  // The list alone: the page around it stays where it is.
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines.length]);
  return (
    <div class="talk">
      {lines.length === 0 && <p class="fine">{say.quiet}</p>}
      <ol class="chat" aria-live="polite" ref={list} tabIndex={lines.length > 0 ? 0 : undefined} aria-label={say.said}>
        {lines.map(line => (
          <Line
            key={line.line}
            line={line}
            face={
              <Avatar
                name={line.name ?? names[line.seat]!}
                game={source.game}
                {...(line.name === undefined && source.sitting.value[line.seat])}
              />
            }
            name={line.name ?? names[line.seat]!}
            viewer={seat}
            company={company}
          />
        ))}
      </ol>
      {seat === null ? (
        <p class="fine">{say.onlyPlayers}</p>
      ) : (
        <SayForm source={source} company={company} isOver={isOver} />
      )}
      {seat !== null &&
        muted.map(by => (
          <Button key={by} tone="quiet" onClick={() => company.mute(by, false)}>
            {say.unmute(names[by]!)}
          </Button>
        ))}
    </div>
  );
}

interface LineProps {
  readonly line: Said;
  readonly face: ComponentChildren;
  readonly name: string;
  /** Where whoever reads it sits; null for those who watch. */
  readonly viewer: number | null;
  readonly company: Company;
}

/** What can be done about a line of somebody else is behind a press: hardly anybody wants to. */
function Line({ line, face, name, viewer, company }: LineProps) {
  const say = words.value.company;
  const [state, setState] = useState<'said' | 'reporting' | 'reported'>('said');
  const isOwn = line.seat === viewer;
  const mayAct = viewer !== null && !isOwn;
  return (
    <li data-own={isOwn ? '' : undefined} data-quick={quickOf(line.text) === null ? undefined : ''}>
      {face} <b>{name}</b> <time dateTime={new Date(line.at).toISOString()}>{format.value.lately(line.at)}</time>
      <p>{lineSaid(line)}</p>
      {mayAct && state !== 'reporting' && (
        <details class="chat-more" onToggle={showAll}>
          <summary aria-label={say.moreOf(name)}>⋯</summary>
          {state === 'said' && (
            <Button tone="quiet" onClick={() => setState('reporting')}>
              {say.report}
            </Button>
          )}
          <Button tone="quiet" onClick={() => company.mute(line.seat, true)}>
            {say.mute(name)}
          </Button>
        </details>
      )}
      {state === 'reported' && <p class="fine">{say.reported}</p>}
      {state === 'reporting' && (
        <ReportForm
          name={name}
          onCancel={() => setState('said')}
          onReport={reason => {
            company.report(line.line, reason);
            setState('reported');
          }}
        />
      )}
    </li>
  );
}

function SayForm({ source, company, isOver = false }: TalkProps) {
  const say = words.value.company;
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  /** On its way; empty once it was said. */
  const sent = useRef('');
  const isHere = source.connection.value === 'here';
  const refusal = source.refusal.value;
  useEffect(() => {
    sent.current = '';
  }, [company.said.value]);
  // What was not taken is not lost: it can be put otherwise. Said here, before the page says it above the table.
  useLayoutEffect(() => {
    if (!refusal || sent.current === '') return;
    setTrouble(errorSaid(refusal.rule) ?? refusalSaid(null, refusal));
    setText(now => (now === '' ? sent.current : now));
    sent.current = '';
    source.refusal.value = null;
  }, [refusal]);
  const tell = (line: string): void => {
    setTrouble(null);
    sent.current = line;
    company.say(line);
  };
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === '' || !isHere) return;
    tell(text.trim());
    setText('');
  };
  return (
    <>
      <fieldset class="chat-quick" aria-label={say.quickLines}>
        {QUICK.map(quick => (
          <button key={quick.name} type="button" disabled={!isHere} onClick={() => tell(quick.text)}>
            {say.quick[quick.name]}
          </button>
        ))}
      </fieldset>
      <form class="chat-say" onSubmit={send}>
        {(trouble !== null || (isOver && !isHere)) && (
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
    </>
  );
}
