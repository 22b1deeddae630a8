/** The match page: a table, what is asked, the log, the rules, and the way out. It does not care where the match is played. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { CONCEDE } from '@roundhouse/kernel';
import { announce, Button, ButtonLink, Dialog, Icon, Log, OpenRule, Toast } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ApiError } from '../play/api.ts';
import type { Picture } from '../play/missed.ts';
import { openSolo } from '../play/solo.ts';
import type { Move, Position, TableSource } from '../play/source.ts';
import { shelfWords, useGameWords } from '../words/games.ts';
import { words } from '../words/index.ts';
import { Notice } from './app.tsx';
import { AtTable, Setting } from './at-table.tsx';
import { Away, Showing, useMissed } from './away.tsx';
import { Chat, People, Questions } from './company.tsx';
import { HandOver } from './hand-over.tsx';
import { useHint } from './hint.ts';
import { type AboutLine, useLines } from './log-lines.ts';
import { ChatTool, LeaveToBot, Tool, UndoTool } from './match-tools.tsx';
import { pointOut, usePointing } from './pointing.ts';
import { usePressing } from './pressed.ts';
import { RulebookDrawer } from './rulebook-drawer.tsx';
import { SharePanel } from './share.tsx';

export interface MatchPageProps {
  readonly kind: 'solo' | 'live';
  readonly id: string;
}

/** Who plays alone needs no line to a server. */
const openElsewhere = async (id: string): Promise<TableSource> => (await import('../play/seat.ts')).openSeat(id);

export function MatchPage({ kind, id }: MatchPageProps) {
  const say = words.value.match;
  const [source, setSource] = useState<TableSource | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let open: TableSource | null = null;
    let left = false;
    const sit = (found: TableSource | null): void => {
      open = found;
      if (left) found?.close();
      else if (found) setSource(found);
      else setFailure({ isOffline: false, text: words.value.match.unknownHere });
    };
    if (kind === 'solo') sit(openSolo(id));
    else openElsewhere(id).then(sit, error => setFailure(failureOf(error)));
    return () => {
      left = true;
      open?.close();
    };
  }, [kind, id]);
  if (failure !== null) {
    return (
      <main class="page">
        <Notice title={failure.isOffline ? say.notReached : say.noSuchMatch}>{failure.text}</Notice>
        <div class="page-actions">
          {failure.isOffline && (
            <Button tone="strong" onClick={() => location.reload()}>
              <Icon name="again" /> {say.tryAgain}
            </Button>
          )}
          <ButtonLink href="/" tone={failure.isOffline ? 'plain' : 'strong'}>
            {say.startAnother}
          </ButtonLink>
        </div>
      </main>
    );
  }
  return source ? <Match source={source} /> : <Setting game={null} />;
}

/** Why there is no table to sit at. */
interface Failure {
  /** Nobody knows whether it is there: trying again may help. */
  readonly isOffline: boolean;
  readonly text: string;
}

const failureOf = (error: unknown): Failure => ({
  // By its status: the class itself comes with the line to a server, which may not be here.
  isOffline: error instanceof Error && (error as Partial<ApiError>).status === 0,
  text: error instanceof Error ? error.message : String(error),
});

/** What was missed, while it is shown at the table. */
interface Film {
  readonly pictures: readonly Picture[];
  readonly at: number;
}

type Opened = 'rules' | 'log' | 'share' | 'concede' | 'chat' | null;

function Match({ source }: { readonly source: TableSource }) {
  const say = words.value.match;
  const game = useGameWords(source.game);
  const [rule, setRule] = useState<string | null>(null);
  const [open, setOpen] = useState<Opened>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const position = source.position.value;
  const cover = source.sharing?.cover.value ?? null;
  const { company } = source;
  const refusal = source.refusal.value;
  const [missed, dismiss] = useMissed(source, position);
  const [film, setFilm] = useState<Film | null>(null);
  const lines = useLines(source, game, position);
  useNews(source, game, position);
  useTitle(source, position);
  // What was said is about one position, and one pair of eyes.
  useEffect(() => setAnswer(null), [position]);
  useEffect(() => setOpen(null), [cover]);
  const askHint = useHint(source, game, setAnswer);
  const openRule = (id: string): void => {
    setRule(id);
    setOpen('rules');
  };
  const show = (pictures: readonly Picture[]): void => {
    dismiss();
    setFilm(pictures.length > 0 ? { pictures, at: 0 } : null);
  };
  const pressing = usePressing(source);
  const send = (move: Move): void => {
    dismiss();
    pressing.send(move);
  };
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const showOnBoard = (things: readonly string[]): void => {
    setOpen(null);
    setPointed([...things]);
  };
  // Once the log is shut, which takes the light away.
  useEffect(() => {
    if (pointed.length > 0) pointOut(pointed);
  }, [pointed]);
  const concede = (): void => {
    setOpen(null);
    dismiss();
    source.send(CONCEDE);
  };
  const playing = position !== null && position.view !== null && position.over === null && source.seat.value !== null;
  return (
    <OpenRule.Provider value={openRule}>
      <div class="match" data-covered={cover ? '' : undefined}>
        <header class="match-top">
          <a class="button" data-tone="quiet" href="/" aria-label={say.leave}>
            <Icon name="back" />
          </a>
          <h1 class="poster">{shelfWords(source.game).name}</h1>
          {playing && <UndoTool source={source} position={position} onRefused={setAnswer} />}
          <Tool
            icon="hint"
            label={say.hint}
            onPress={askHint}
            hidden={!(playing && source.kind === 'solo' && position.moves.length > 0)}
          />
          {company && <ChatTool company={company} isOpen={open === 'chat'} onPress={() => setOpen('chat')} />}
          <Tool icon="link" label={say.share} onPress={() => setOpen('share')} hidden={source.kind === 'solo'} />
          <Tool icon="book" label={say.rules} onPress={() => openRule('')} />
          <Tool icon="log" label={say.log} class="match-log-button" onPress={() => setOpen('log')} hidden={!!cover} />
          {source.sharing && (
            <Tool icon="people" label={say.cover.hide} onPress={source.sharing.hide} hidden={!playing} />
          )}
          {/* Against bots nothing is at stake but time: one press is enough. */}
          <Tool
            icon="flag"
            label={say.concede}
            onPress={source.isAlone ? concede : () => setOpen('concede')}
            hidden={!playing}
          />
        </header>
        <div class="match-notes">
          <Standing source={source} />
          {company && position?.view && (
            <section class="match-people" aria-label={words.value.company.people}>
              <People source={source} company={company} />
              <Questions source={source} company={company} />
            </section>
          )}
        </div>
        <main class="match-main" onClickCapture={pressing.onClickCapture}>
          {cover && game ? (
            <HandOver source={source} cover={cover} game={game} />
          ) : (
            <AtTable source={source} position={position} send={send} picture={film && film.pictures[film.at]!} />
          )}
        </main>
        {!cover && (
          <aside class="match-log" aria-label={say.log}>
            <h2 class="label">{say.whatHappened}</h2>
            <LogBox lines={lines} onPress={pointOut} />
          </aside>
        )}
      </div>
      <RulebookDrawer game={source.game} at={rule || null} open={open === 'rules'} onClose={() => setOpen(null)} />
      <Dialog title={say.whatHappened} side open={open === 'log'} onClose={() => setOpen(null)}>
        <LogBox lines={lines} onPress={showOnBoard} />
      </Dialog>
      <Dialog title={say.shareTable} open={open === 'share'} onClose={() => setOpen(null)}>
        <SharePanel source={source} />
      </Dialog>
      <Dialog title={say.concedeAsk} open={open === 'concede'} onClose={() => setOpen(null)}>
        <p>{say.concedeMeans}</p>
        <div class="page-actions">
          <Button tone="strong" onClick={concede}>
            {say.concede}
          </Button>
          <Button onClick={() => setOpen(null)}>{say.playOn}</Button>
        </div>
        {company && <LeaveToBot company={company} onLeave={() => setOpen(null)} />}
      </Dialog>
      {company && <Chat source={source} company={company} open={open === 'chat'} onClose={() => setOpen(null)} />}
      {refusal && (
        <Toast
          text={game?.refusal?.(refusal.text) ?? refusal.text}
          rule={/-[RE]?\d+$/.test(refusal.rule) ? refusal.rule : null}
          onClose={() => (source.refusal.value = null)}
        />
      )}
      {!refusal && answer && <Toast text={answer} onClose={() => setAnswer(null)} />}
      {!cover && game && !film && missed.events.length > 0 && (
        <Away source={source} missed={missed} game={game} onShow={show} onDismiss={dismiss} />
      )}
      {game && film && (
        <Showing
          {...film}
          game={game}
          names={source.names.value}
          seat={source.seat.value}
          onPicture={at => setFilm(at < film.pictures.length ? { ...film, at } : null)}
        />
      )}
    </OpenRule.Provider>
  );
}

interface LogBoxProps {
  readonly lines: readonly AboutLine[];
  /** A line that is about something on the board was pressed. */
  readonly onPress: (things: readonly string[]) => void;
}

/** The log; its lines show on the board what they are about. */
function LogBox({ lines, onPress }: LogBoxProps) {
  const say = words.value.match;
  const box = useRef<HTMLElement>(null);
  usePointing(
    box,
    lines.map(({ things }) => things),
    onPress,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section class="match-log-lines" ref={box} tabIndex={0} aria-label={say.logOfMatch}>
      {lines.length === 0 ? <p class="fine">{say.nothingYet}</p> : <Log lines={lines} />}
    </section>
  );
}

function useTitle(source: TableSource, position: Position | null): void {
  const { name } = shelfWords(source.game);
  const mine = position !== null && position.over === null && position.moves.length > 0;
  const title = `${mine ? `● ${words.value.match.yourTurn} · ` : ''}${name} · Roundhouse`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Tells those who listen what happened since the last position, and what is asked now. */
function useNews(source: TableSource, game: AnyWords | null, position: Position | null): void {
  const last = useRef<Position | null>(null);
  useEffect(() => {
    if (!game || !position?.view || position === last.current) return;
    const isFirst = last.current === null;
    last.current = position;
    const [names, seat] = [source.names.value, source.seat.value];
    const told = isFirst
      ? []
      : position.events.map(event => game.event(event, names, seat)).filter(text => text !== null);
    const prompt = game.prompt(position.view, seat, names);
    // Some questions begin with what happened just now: nobody wants to hear that twice.
    announce([...told.filter(text => !prompt.startsWith(text)), prompt].join(' '));
  }, [position, source, game]);
}

/** Trouble with the line, in a place of its own so that nothing jumps. */
function Standing({ source }: { readonly source: TableSource }) {
  const say = words.value.match;
  const trouble = source.trouble.value;
  const connection = source.connection.value;
  if (trouble === null && connection !== 'lost' && connection !== 'opening') return null;
  return (
    <p class="match-trouble" role="status">
      {trouble ?? (connection === 'lost' ? say.lost : say.opening)}
    </p>
  );
}
