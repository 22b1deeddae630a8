/** The match page: a table, what is asked, the log, the rules, and the way out. It does not care where the match is played. */

import { useSignal } from '@preact/signals';
import { Button, ButtonLink, HearsPicked, Icon, OpenRule, Toast } from '@roundhouse/kit';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Notice, WithHeader } from '../../app/app.tsx';
import { lazy } from '../../app/lazy.tsx';
import { isBriefed } from '../../play/kept/briefed.ts';
import { recall } from '../../play/kept/kept-matches.ts';
import { openSolo } from '../../play/local/solo.ts';
import type { ApiError } from '../../play/network/api.ts';
import type { Picture } from '../../play/replay/missed.ts';
import type { Move, TableSource } from '../../play/source.ts';
import { refusalSaid, useGameWords } from '../../words/games.ts';
import { errorSaid, words } from '../../words/index.ts';
import { useMissed } from './absence.ts';
import { AtTable, type Seat, Setting } from './at-table.tsx';
import { useConceding } from './conceding.ts';
import { Drawers, type DrawersProps } from './match-drawers.tsx';
import { useHurry, useNews, useReminder, useRoom, useTitle } from './match-hooks.ts';
import { MatchLog } from './match-log.tsx';
import { MatchTop, type Opened, type Wishes } from './match-top.tsx';
import { pointOut } from './pointing.ts';
import { usePressing } from './pressed.ts';

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
const FirstBriefing = lazy(async () => (await import('./briefing.tsx')).FirstBriefing);
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

/** What was missed, while it is shown at the table. */
interface MissedPictures {
  readonly pictures: readonly Picture[];
  readonly at: number;
}

function Match({ source, live }: Seat) {
  const say = words.value.match;
  const game = useGameWords(source.game);
  const [rule, setRule] = useState<string | null>(null);
  const [open, setOpen] = useState<Opened>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  /** How often a hint was asked for in this position. */
  const [hints, setHints] = useState(0);
  const position = source.position.value;
  const cover = source.sharing?.cover.value ?? null;
  const [missed, dismiss] = useMissed(source, position);
  const [film, setFilm] = useState<MissedPictures | null>(null);
  useNews(source, game, position);
  useTitle(source, position);
  // What was said is about one position, and one pair of eyes.
  useEffect(() => {
    setAnswer(null);
    setHints(0);
  }, [position]);
  useEffect(() => setOpen(null), [cover]);
  const show = (pictures: readonly Picture[]): void => {
    dismiss();
    setFilm(pictures.length > 0 ? { pictures, at: 0 } : null);
  };
  const picked = useSignal<Move | null>(null);
  const hearPicked = useMemo(() => (move: object | null) => (picked.value = move as Move | null), [picked]);
  const pressing = usePressing(source);
  useHurry(source, position !== null && position.view !== null && position.moves.length === 0);
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
  const [conceding, go] = useConceding(source);
  useReminder(conceding.isGoing && conceding.when === 'later', setAnswer);
  // The same in every drawing: what is handed them is not gone through again with each move.
  const wishes = useMemo((): Wishes => {
    const openRule = (id: string): void => {
      setRule(id);
      setOpen('rules');
    };
    const concede = (goes: boolean): void => {
      setOpen(null);
      dismiss();
      setAnswer(go(goes) ? words.value.match.concedeLater : null);
    };
    const askHint = (): void => setHints(hints => hints + 1);
    return { open: setOpen, openRule, concede, askHint, answer: setAnswer };
  }, [source, game]);
  // Asked once: it stays until it is shut, which is when it is remembered.
  const [isFirst] = useState(() => !isBriefed(source.game));
  const isRoomy = useRoom();
  const playing = position !== null && position.view !== null && position.over === null && source.seat.value !== null;
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
          chat={isRoomy ? 'beside' : open === 'chat' ? 'open' : 'shut'}
          // Against bots nothing is at stake but time; of a short game, not even that.
          asksToConcede={!source.isAlone || !game?.isShort}
          mayConcede={conceding.when === 'now' || conceding.when === 'later'}
          isGoing={conceding.isGoing}
          wishes={wishes}
        />
        <Notes source={source} live={live} />
        {hints > 0 && game && position && !cover && !film && (
          <Hint key={hints} source={source} game={game} position={position} onClose={() => setHints(0)} />
        )}
        <main
          class="match-main"
          data-over={position?.over && !film ? '' : undefined}
          onClickCapture={pressing.onClickCapture}
        >
          {cover && game ? (
            <HandOver source={source} cover={cover} game={game} />
          ) : (
            <HearsPicked.Provider value={hearPicked}>
              <AtTable
                source={source}
                live={live}
                position={position}
                send={send}
                picture={film && film.pictures[film.at]!}
              />
            </HearsPicked.Provider>
          )}
        </main>
        {!cover && (
          <aside class="match-log" aria-label={say.log}>
            <h2 class="label">{say.whatHappened}</h2>
            <MatchLog source={source} game={game} onPress={pointOut} />
            {isRoomy && live && source.company && <live.ChatPanel source={source} company={source.company} />}
          </aside>
        )}
      </div>
      <Drawers
        source={source}
        live={live}
        game={game}
        open={open}
        rule={rule}
        isLater={conceding.when === 'later'}
        wishes={wishes}
        isChatBeside={isRoomy}
        onPoint={showOnBoard}
      />
      {isFirst && playing && <FirstBriefing game={source.game} />}
      <Said source={source} game={game} answer={answer} wishes={wishes} />
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
          <live.People source={source} company={company} />
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
