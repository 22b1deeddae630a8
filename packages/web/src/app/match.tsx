/** The match page: a table, what is asked, the log, the rules, and the way out. It does not care where the match is played. */

import { findGame } from '@roundhouse/games';
import { wordsOf } from '@roundhouse/games/words.ts';
import { CONCEDE } from '@roundhouse/kernel';
import { announce, Button, ButtonLink, Dialog, Icon, Log, type LogLine, OpenRule, Toast } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ApiError } from '../play/api.ts';
import { askBot } from '../play/bot.ts';
import { openSeat } from '../play/seat.ts';
import { BOT_NAMES, openSolo } from '../play/solo.ts';
import type { Move, Position, TableSource, Told } from '../play/source.ts';
import { Notice } from './app.tsx';
import { type LoadedTable, useTable } from './loaded-table.tsx';
import { go } from './router.ts';
import { RulebookDrawer } from './rulebook.tsx';
import { SharePanel } from './share.tsx';

export interface MatchPageProps {
  readonly kind: 'solo' | 'live';
  readonly id: string;
}

export function MatchPage({ kind, id }: MatchPageProps) {
  const [source, setSource] = useState<TableSource | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let open: TableSource | null = null;
    let left = false;
    const sit = (found: TableSource | null): void => {
      open = found;
      if (left) found?.close();
      else if (found) setSource(found);
      else setFailure('This browser does not know that match: it was played elsewhere, or its memory was cleared.');
    };
    if (kind === 'solo') sit(openSolo(id));
    else openSeat(id).then(sit, error => setFailure(error instanceof ApiError ? error.message : String(error)));
    return () => {
      left = true;
      open?.close();
    };
  }, [kind, id]);
  if (failure !== null) {
    return (
      <main class="page">
        <Notice title="No such match">
          {failure} <a href="/">Start a new one</a>.
        </Notice>
      </main>
    );
  }
  return source ? <Match source={source} /> : <Opening />;
}

function Opening() {
  return (
    <main class="page">
      <p class="loading" aria-busy="true">
        Setting the table …
      </p>
    </main>
  );
}

function Match({ source }: { readonly source: TableSource }) {
  const words = wordsOf(source.game);
  const [rule, setRule] = useState<string | null>(null);
  const [open, setOpen] = useState<'rules' | 'log' | 'share' | 'concede' | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const table = useTable(source.game);
  const position = source.position.value;
  const [names, seat, refusal] = [source.names.value, source.seat.value, source.refusal.value];
  const version = source.version.value;
  useNews(source, position);
  // A hint is about one position.
  useEffect(() => setHint(null), [position]);
  useEffect(() => {
    const mine = position !== null && position.over === null && position.moves.length > 0;
    document.title = `${mine ? '● Your turn · ' : ''}${words.name} · Roundhouse`;
  }, [position, words]);
  const openRule = (id: string): void => {
    setRule(id);
    setOpen('rules');
  };
  const lines = useMemo(
    () => [...sinceWhen(source.game, version), ...logOf(position?.history ?? [], source.game, names, seat)],
    [position, source, names, seat, version],
  );
  const askHint = async (): Promise<void> => {
    if (!position || seat === null) return;
    const { view, moves } = position;
    const move = await askBot({ game: source.game, view, seat, moves, level: 'greedy' });
    setHint(`${BOT_NAMES.greedy} would say: ${words.move(move, view)}.`);
  };
  const concede = (): void => {
    setOpen(null);
    source.send(CONCEDE);
  };
  const playing = position?.view != null && position.over === null && seat !== null;
  return (
    <OpenRule.Provider value={openRule}>
      <div class="match">
        <header class="match-top">
          <a class="button" data-tone="quiet" href="/" aria-label="Leave the table">
            <Icon name="back" />
          </a>
          <h1 class="poster">{words.name}</h1>
          <Tool
            icon="hint"
            label="Hint"
            onPress={askHint}
            hidden={!(playing && source.kind === 'solo' && position.moves.length > 0)}
          />
          <Tool icon="link" label="Share" onPress={() => setOpen('share')} hidden={source.kind === 'solo'} />
          <Tool icon="book" label="Rules" onPress={() => openRule('')} hidden={false} />
          <Tool icon="log" label="Log" class="match-log-button" onPress={() => setOpen('log')} hidden={false} />
          {/* Against a bot nothing is at stake but time: one press is enough. */}
          <Tool
            icon="flag"
            label="Concede"
            onPress={source.kind === 'solo' ? concede : () => setOpen('concede')}
            hidden={!playing}
          />
        </header>
        <Standing source={source} />
        <main class="match-main">
          {position && table.state === 'ready' ? (
            <Seated source={source} position={position} table={table} />
          ) : table.state === 'failed' ? (
            <Notice title="The table could not be loaded">Check the connection and reload the page.</Notice>
          ) : (
            <p class="loading">Setting the table …</p>
          )}
        </main>
        <aside class="match-log" aria-label="Log">
          <h2 class="label">What happened</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
          <section class="match-log-lines" tabIndex={0} aria-label="Log of the match">
            <Log lines={lines} />
          </section>
        </aside>
      </div>
      <RulebookDrawer game={source.game} at={rule || null} open={open === 'rules'} onClose={() => setOpen(null)} />
      <Dialog title="What happened" side open={open === 'log'} onClose={() => setOpen(null)}>
        <Log lines={lines} />
      </Dialog>
      <Dialog title="Share this table" open={open === 'share'} onClose={() => setOpen(null)}>
        <SharePanel source={source} />
      </Dialog>
      <Dialog title="Concede?" open={open === 'concede'} onClose={() => setOpen(null)}>
        <p>Your opponent wins at once.</p>
        <div class="page-actions">
          <Button tone="strong" onClick={concede}>
            Concede
          </Button>
          <Button onClick={() => setOpen(null)}>Play on</Button>
        </div>
      </Dialog>
      {refusal && (
        <Toast
          text={refusal.text}
          rule={/-[RE]?\d+$/.test(refusal.rule) ? refusal.rule : null}
          onClose={() => (source.refusal.value = null)}
        />
      )}
      {!refusal && hint && <Toast text={hint} onClose={() => setHint(null)} />}
    </OpenRule.Provider>
  );
}

interface ToolProps {
  readonly icon: 'hint' | 'link' | 'book' | 'log' | 'flag';
  readonly label: string;
  readonly onPress: () => void;
  readonly hidden: boolean;
  readonly class?: string;
}

function Tool({ icon, label, onPress, hidden, ...rest }: ToolProps) {
  return (
    <Button tone="quiet" class={`tool ${rest.class ?? ''}`} aria-label={label} onClick={onPress} hidden={hidden}>
      <Icon name={icon} />
      <span class="tool-label" aria-hidden="true">
        {label}
      </span>
    </Button>
  );
}

/** Tells those who listen what happened since the last position, and what is asked now. */
function useNews(source: TableSource, position: Position | null): void {
  const last = useRef<Position | null>(null);
  useEffect(() => {
    if (!position?.view || position === last.current) return;
    const isFirst = last.current === null;
    last.current = position;
    const words = wordsOf(source.game);
    const [names, seat] = [source.names.value, source.seat.value];
    const told = isFirst
      ? []
      : position.events.map(event => words.event(event, names, seat)).filter(text => text !== null);
    announce([...told, words.prompt(position.view, seat, names)].join(' '));
  }, [position, source]);
}

/** A line about a match that outlived a change of the rules. */
function sinceWhen(game: string, version: number): LogLine[] {
  const today = findGame(game)?.version ?? version;
  if (version === today) return [];
  const text = `Begun by version ${version} of the rules; version ${today} is played now. It can be watched later, not verified.`;
  return [{ text, rules: [], head: false }];
}

export function logOf(
  history: readonly Told[],
  game: string,
  names: readonly string[],
  viewer: number | null,
): LogLine[] {
  const words = wordsOf(game);
  return history.flatMap(event => {
    const weight = words.weight(event);
    const text = weight === 'passing' ? null : words.event(event, names, viewer);
    return text === null ? [] : [{ text, rules: words.rules(event), head: weight === 'heading' }];
  });
}

/** Trouble with the line, in a place of its own so that nothing jumps. */
function Standing({ source }: { readonly source: TableSource }) {
  const trouble = source.trouble.value;
  const lost = source.connection.value === 'lost';
  if (trouble === null && !lost) return null;
  return (
    <p class="match-trouble" role="status">
      {trouble ?? 'The connection is gone. Trying again; nothing you chose is lost.'}
    </p>
  );
}

interface SeatedProps {
  readonly source: TableSource;
  readonly position: Position;
  readonly table: Extract<LoadedTable, { state: 'ready' }>;
}

function Seated({ source, position, table: { Table } }: SeatedProps) {
  if (position.view === null) {
    return (
      <div class="waiting">
        <h2 class="poster">Waiting for your opponent</h2>
        <SharePanel source={source} />
      </div>
    );
  }
  return (
    <>
      <Table
        view={position.view}
        moves={position.moves}
        send={(move: Move) => source.send(move)}
        events={position.events}
        history={position.history}
        names={source.names.value}
        commitment={source.commitment.value}
        seat={source.seat.value}
      />
      {position.over !== null && <End source={source} />}
    </>
  );
}

function End({ source }: { readonly source: TableSource }) {
  const [failure, setFailure] = useState<string | null>(null);
  const rematch = (): void => {
    source.rematch().then(go, error => setFailure(error instanceof Error ? error.message : 'That did not work.'));
  };
  return (
    <div class="match-end">
      {source.seat.value !== null && (
        <Button tone="strong" onClick={rematch}>
          <Icon name="again" /> Rematch
        </Button>
      )}
      <ButtonLink href={`/replay/${source.id}`}>Replay and proof</ButtonLink>
      <ButtonLink href={`/new/${source.game}`} tone="quiet" class="wide-only">
        New match
      </ButtonLink>
      {failure && <Trouble>{failure}</Trouble>}
    </div>
  );
}

const Trouble = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="trouble" role="alert">
    {children}
  </p>
);
