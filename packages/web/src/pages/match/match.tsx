/** The match page: a table, what is asked, the log, the rules, and the way out. It does not care where the match is played. */

import { type Signal, useSignal } from '@preact/signals';
import { SeatMarks } from '@roundhouse/games/seat-mark.tsx';
import type { AnyWords } from '@roundhouse/games/words.ts';
import { Button, ButtonLink, HearsPicked, Icon, OpenRule, Toast, useShowing } from '@roundhouse/kit';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Notice, WithHeader } from '../../app/app.tsx';
import { lazy } from '../../app/lazy.tsx';
import { isBriefed } from '../../play/kept/briefed.ts';
import { recall } from '../../play/kept/kept-matches.ts';
import { openSolo } from '../../play/local/solo.ts';
import type { ApiError } from '../../play/network/api.ts';
import type { Cover, Move, TableSource } from '../../play/source.ts';
import { refusalSaid, useGameWords } from '../../words/games.ts';
import { errorSaid, format, words } from '../../words/index.ts';
import { type Missing, useAbsence } from './absence.ts';
import { useAsked } from './asked.ts';
import { AtTable, type Seat, Setting } from './at-table.tsx';
import { Drawers, type DrawersProps } from './match-drawers.tsx';
import { useHurry, useNews, usePointOut, useRoom, useTitle } from './match-hooks.ts';
import { MatchLog } from './match-log.tsx';
import { MatchTop } from './match-top.tsx';
import { pointOut } from './pointing.ts';
import { usePressing } from './pressed.ts';
import { useSeatMarks } from './seat-marks.tsx';

export interface MatchPageProps {
  readonly kind: 'solo' | 'live';
  readonly id: string;
}

function openHere(id: string): Seat | null {
  const source = openSolo(id);
  return source && { source, live: null };
}

/** Who plays alone needs no line to a server, and nobody to talk to. */
async function openElsewhere(id: string): Promise<Seat> {
  const [{ openSeat }, live] = await Promise.all([import('../../play/network/seat.ts'), import('./match-live.tsx')]);
  return { source: await openSeat(id), live };
}

const Carried = lazy(async () => (await import('./carried.tsx')).Carried);
const HandOver = lazy(async () => (await import('./hand-over.tsx')).HandOver);
const Away = lazy(async () => (await import('./away.tsx')).Away);
const Showing = lazy(async () => (await import('./away.tsx')).Showing);
const RestOfMatch = lazy(async () => (await import('./rest.tsx')).RestOfMatch);
const loadBriefing = () => import('./briefing.tsx');
const FirstBriefing = lazy(async () => (await loadBriefing()).FirstBriefing);
const Hint = lazy(async () => (await import('./hint.tsx')).Hint);

export function MatchPage({ kind, id }: MatchPageProps) {
  const say = words.value.match;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [carried, setCarried] = useState(() => (kind === 'live' ? carriedKey(id) : null));
  useEffect(() => {
    // Put into the address of a page that is open, a link loads nothing.
    const look = (): void => setCarried(now => carriedKey(id) ?? now);
    if (kind === 'live') addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [kind, id]);
  const fail = useCallback((error: unknown) => setFailure(failureOf(error)), []);
  useEffect(() => {
    if (carried !== null) return setSeat(null);
    let open: TableSource | null = null;
    let left = false;
    const sit = (found: Seat | null): void => {
      open = found?.source ?? null;
      if (left) open?.close();
      else if (found) setSeat(found);
      else setFailure({ why: 'unknown', text: words.value.match.unknownHere });
    };
    if (kind === 'solo') sit(openHere(id));
    else openElsewhere(id).then(sit, fail);
    return () => {
      left = true;
      open?.close();
    };
  }, [kind, id, carried, fail]);
  if (failure !== null) {
    return (
      <WithHeader>
        <main class="page">
          <Notice title={say.notHere[failure.why]}>{failure.text}</Notice>
          <div class="page-actions">
            {failure.why === 'offline' && (
              <Button tone="strong" onClick={() => location.reload()}>
                <Icon name="again" /> {say.tryAgain}
              </Button>
            )}
            <ButtonLink href="/" tone={failure.why === 'offline' ? 'plain' : 'strong'}>
              {say.startAnother}
            </ButtonLink>
          </div>
        </main>
      </WithHeader>
    );
  }
  if (carried !== null) {
    return <Carried id={id} seatKey={carried} onChosen={() => setCarried(null)} onFailed={fail} />;
  }
  return seat ? <Match {...seat} /> : <Setting game={null} />;
}

/** The key of a seat that the address brings from another device, and is then cleared of; null if it is kept here. */
function carriedKey(id: string): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (key !== null) history.replaceState(null, '', location.pathname);
  const kept = recall(id);
  return kept?.kind === 'live' && kept.key === key ? null : key;
}

/** Why there is no table to sit at. */
interface Failure {
  /** `offline`: nobody knows whether it is there, and trying again may help. */
  readonly why: 'offline' | 'closed' | 'unknown';
  readonly text: string;
}

function failureOf(error: unknown): Failure {
  // By its status: the class itself comes with the line to a server, which may not be here.
  const status = error instanceof Error ? (error as Partial<ApiError>).status : undefined;
  return {
    why: status === 0 ? 'offline' : status === 401 || status === 403 ? 'closed' : 'unknown',
    text: error instanceof Error ? error.message : String(error),
  };
}

function Match({ source, live }: Seat) {
  const game = useGameWords(source.game);
  const position = source.position.value;
  const cover = source.sharing?.cover.value ?? null;
  const absence = useAbsence(source, position);
  const { film } = absence;
  const asked = useAsked(source, position, cover, absence.dismiss);
  const { wishes, conceding } = asked;
  const picked = useSignal<Move | null>(null);
  const showOnBoard = usePointOut();
  useNews(source, game, position);
  useTitle(source, position);
  // Asked once: it stays until it is shut, which is when it is remembered.
  const [isFirst] = useState(() => !isBriefed(source.game));
  const isRoomy = useRoom();
  const playing = position !== null && position.view !== null && position.over === null && source.seat.value !== null;
  const goOn = useHold(isFirst && playing);
  return (
    <OpenRule.Provider value={wishes.openRule}>
      <div class="match" data-covered={cover ? '' : undefined}>
        <MatchTop
          source={source}
          live={live}
          picked={picked}
          isPlaying={playing}
          mayAsk={playing && position.moves.length > 0}
          isCovered={cover !== null}
          chat={isRoomy ? 'beside' : asked.open === 'chat' ? 'open' : 'shut'}
          // Against bots nothing is at stake but time; of a short game, not even that. Which one it is its words know.
          asksToConcede={!source.isAlone || !game?.isShort}
          mayConcede={game === null || conceding.when === null ? null : conceding.when !== 'never'}
          isGoing={conceding.isGoing}
          wishes={wishes}
        />
        <Notes source={source} live={live} />
        {asked.hints > 0 && game && position && !cover && !film && (
          <Hint
            key={asked.hints}
            source={source}
            game={game}
            position={position}
            picked={picked}
            onClose={asked.shutHint}
          />
        )}
        <Middle
          {...{ source, live, game, cover, picked, absence }}
          onSend={() => {
            absence.dismiss();
            asked.settle();
          }}
        />
        {!cover && (
          <aside class="match-log" aria-label={words.value.match.log}>
            <h2 class="label">{words.value.match.whatHappened}</h2>
            <MatchLog source={source} game={game} onPress={pointOut} />
            {isRoomy && live && source.company && <live.ChatPanel source={source} company={source.company} />}
          </aside>
        )}
      </div>
      <Drawers
        source={source}
        live={live}
        game={game}
        open={asked.open}
        rule={asked.rule}
        isLater={conceding.when === 'later'}
        wishes={wishes}
        isChatBeside={isRoomy}
        onPoint={things => {
          wishes.open(null);
          showOnBoard(things);
        }}
      />
      {isFirst && playing && <FirstBriefing game={source.game} onShut={goOn} />}
      <Said source={source} game={game} answer={asked.answer} wishes={wishes} />
      {game && <Missed source={source} game={game} isCovered={cover !== null} absence={absence} />}
    </OpenRule.Provider>
  );
}

/** At a first table nothing is done behind what is said there: a bot that begins waits until it has been read. */
function useHold(isFirst: boolean): () => void {
  const [isHeld, setHeld] = useState(true);
  const goOn = useCallback(() => setHeld(false), []);
  useShowing(isFirst && isHeld);
  useEffect(() => {
    if (isFirst) loadBriefing().catch(goOn);
  }, [isFirst]);
  return goOn;
}

interface MiddleProps extends Seat {
  readonly game: AnyWords | null;
  readonly cover: Cover | null;
  readonly picked: Signal<Move | null>;
  readonly absence: Missing;
  readonly onSend: () => void;
}

/** The table, or what lies over it while a device goes from hand to hand. */
function Middle({ source, live, game, cover, picked, absence: { film }, onSend }: MiddleProps) {
  const position = source.position.value;
  const hearPicked = useCallback((move: object | null) => (picked.value = move as Move | null), [picked]);
  const pressing = usePressing(source);
  const marks = useSeatMarks({ source, live });
  useHurry(source, position !== null && position.view !== null && position.moves.length === 0);
  const send = (move: Move): void => {
    onSend();
    pressing.send(move);
  };
  return (
    <main
      class="match-main"
      data-over={position?.over && !film ? '' : undefined}
      onClickCapture={pressing.onClickCapture}
    >
      {cover && game ? (
        <HandOver source={source} cover={cover} game={game} />
      ) : (
        <HearsPicked.Provider value={hearPicked}>
          <SeatMarks.Provider value={marks}>
            <AtTable
              source={source}
              live={live}
              position={position}
              send={send}
              picture={film && film.pictures[film.at]!}
            />
          </SeatMarks.Provider>
        </HearsPicked.Provider>
      )}
    </main>
  );
}

interface MissedProps {
  readonly source: TableSource;
  readonly game: AnyWords;
  readonly isCovered: boolean;
  readonly absence: Missing;
}

/** What happened while nobody looked: said, and shown at the table if somebody wants to see it. */
function Missed({ source, game, isCovered, absence: { missed, film, show, showAt, dismiss } }: MissedProps) {
  if (film) {
    const [names, seat] = [source.names.value, source.seat.value];
    return <Showing {...film} game={game} names={names} seat={missed.isByBot ? null : seat} onPicture={showAt} />;
  }
  if (isCovered || missed.events.length === 0) return null;
  return <Away source={source} missed={missed} game={game} onShow={show} onDismiss={dismiss} />;
}

/** Between the head and the table: trouble with the line, and who else is here. */
function Notes({ source, live }: Seat) {
  const { company } = source;
  const isSet = live !== null && Boolean(source.position.value?.view);
  return (
    <div class="match-notes">
      <Standing source={source} />
      {source.rest.value && <RestOfMatch source={source} />}
      {isSet && source.seat.value === null && <live.Watching />}
      {isSet && company && (
        <section class="match-people" aria-label={words.value.company.people}>
          <live.People source={source} company={company} isSeen={false} />
          <live.Guests source={source} company={company} />
          <live.Questions source={source} company={company} />
        </section>
      )}
    </div>
  );
}

interface SaidProps extends Pick<DrawersProps, 'source' | 'game' | 'wishes'> {
  readonly answer: string | null;
}

/** Why something cannot be done, or what came of what was asked. */
function Said({ source, game, answer, wishes }: SaidProps) {
  const refusal = source.refusal.value;
  const calledOff = source.calledOff.value;
  const [told, setTold] = useState(calledOff.length);
  if (!refusal && calledOff.length > told && source.free.value.length === 0) {
    const text = words.value.match.calledOff(format.value.list(calledOff.at(-1)!));
    return <Toast text={text} onClose={() => setTold(calledOff.length)} />;
  }
  if (!refusal) return answer && <Toast text={answer} onClose={() => wishes.answer(null)} />;
  return (
    <Toast
      text={errorSaid(refusal.rule) ?? refusalSaid(game, refusal)}
      rule={/-[RE]?\d+$/.test(refusal.rule) ? refusal.rule : null}
      onClose={() => (source.refusal.value = null)}
    />
  );
}

/** Trouble with the line, in a place of its own so that nothing jumps. */
function Standing({ source }: { readonly source: TableSource }) {
  const say = words.value.match;
  const trouble = source.trouble.value;
  const connection = source.connection.value;
  if (trouble === null && connection !== 'lost' && connection !== 'opening') return null;
  const lost = source.sending.value ? say.lostSending : say.lost;
  return (
    <p class="match-trouble" role="status">
      <span>{trouble ?? (connection === 'lost' ? lost : say.opening)}</span>
    </p>
  );
}
