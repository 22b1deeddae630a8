/** The match page: a table, what is asked, the log, the rules, and the way out. It does not care where the match is played. */

import type { AnyWords } from '@roundhouse/games/words.ts';
import { announce, Button, ButtonLink, Dialog, Icon, OpenRule, Toast } from '@roundhouse/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ApiError } from '../play/api.ts';
import type { Picture } from '../play/missed.ts';
import { openSolo } from '../play/solo.ts';
import type { Move, Position, TableSource } from '../play/source.ts';
import { shelfWords, useGameWords } from '../words/games.ts';
import { words } from '../words/index.ts';
import { useMissed } from './absence.ts';
import { Notice, WithHeader } from './app.tsx';
import { AtTable, type Seat, Setting } from './at-table.tsx';
import { useConceding } from './conceding.ts';
import { late } from './late.tsx';
import { MatchLog } from './match-log.tsx';
import { MatchTop, type Opened, type Wishes } from './match-top.tsx';
import { pointOut } from './pointing.ts';
import { usePressing } from './pressed.ts';
import { RulebookDrawer } from './rulebook-drawer.tsx';

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
  const [{ openSeat }, live] = await Promise.all([import('../play/seat.ts'), import('./match-live.tsx')]);
  return { source: await openSeat(id), live };
}

const HandOver = late(async () => (await import('./hand-over.tsx')).HandOver);
const Away = late(async () => (await import('./away.tsx')).Away);
const Showing = late(async () => (await import('./away.tsx')).Showing);
const Hint = late(async () => (await import('./hint.tsx')).Hint);

export function MatchPage({ kind, id }: MatchPageProps) {
  const say = words.value.match;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let open: TableSource | null = null;
    let left = false;
    const sit = (found: Seat | null): void => {
      open = found?.source ?? null;
      if (left) open?.close();
      else if (found) setSeat(found);
      else setFailure({ why: 'unknown', text: words.value.match.unknownHere });
    };
    if (kind === 'solo') sit(openHere(id));
    else openElsewhere(id).then(sit, error => setFailure(failureOf(error)));
    return () => {
      left = true;
      open?.close();
    };
  }, [kind, id]);
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
  return seat ? <Match {...seat} /> : <Setting game={null} />;
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
interface Film {
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
  const { company } = source;
  const refusal = source.refusal.value;
  const [missed, dismiss] = useMissed(source, position);
  const [film, setFilm] = useState<Film | null>(null);
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
  const isLeaving = conceding.isGoing && conceding.when === 'later';
  // Whoever comes back is told that they are on their way out.
  useEffect(() => {
    if (isLeaving) setAnswer(words.value.match.concedeLater);
  }, [isLeaving]);
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
  const rivals = source.names.value.filter((_, seat) => seat !== source.seat.value);
  // Several people share the device: it is said whose game ends.
  const conceder = source.sharing && source.seat.value !== null ? source.names.value[source.seat.value]! : null;
  const playing = position !== null && position.view !== null && position.over === null && source.seat.value !== null;
  return (
    <OpenRule.Provider value={wishes.openRule}>
      <div class="match" data-covered={cover ? '' : undefined}>
        <MatchTop
          source={source}
          live={live}
          isPlaying={playing}
          mayAsk={playing && position.moves.length > 0}
          isCovered={cover !== null}
          isChatOpen={open === 'chat'}
          // Against bots nothing is at stake but time; of a short game, not even that.
          asksToConcede={!source.isAlone || !game?.isShort}
          mayConcede={conceding.when === 'now' || conceding.when === 'later'}
          isGoing={conceding.isGoing}
          wishes={wishes}
        />
        <div class="match-notes">
          <Standing source={source} />
          {live && position?.view && source.seat.value === null && <live.Watching />}
          {live && company && position?.view && (
            <section class="match-people" aria-label={words.value.company.people}>
              <live.People source={source} company={company} />
              <live.Questions source={source} company={company} />
            </section>
          )}
        </div>
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
            <AtTable
              source={source}
              live={live}
              position={position}
              send={send}
              picture={film && film.pictures[film.at]!}
            />
          )}
        </main>
        {!cover && (
          <aside class="match-log" aria-label={say.log}>
            <h2 class="label">{say.whatHappened}</h2>
            <MatchLog source={source} game={game} onPress={pointOut} />
          </aside>
        )}
      </div>
      <RulebookDrawer game={source.game} at={rule || null} open={open === 'rules'} onClose={() => setOpen(null)} />
      <Dialog title={say.whatHappened} side open={open === 'log'} onClose={() => setOpen(null)}>
        <MatchLog source={source} game={game} onPress={showOnBoard} />
      </Dialog>
      <Dialog title={say.shareTable} open={open === 'share'} onClose={() => setOpen(null)}>
        {live && <live.SharePanel source={source} />}
        {live && open === 'share' && source.seat.value !== null && <live.ToldOfMatch id={source.id} />}
      </Dialog>
      <Dialog
        title={conceder === null ? say.concedeAsk : say.concedeAskFor(conceder)}
        open={open === 'concede'}
        onClose={() => setOpen(null)}
      >
        <p>{game?.conceding ?? (rivals.length === 1 ? say.concedeTo(rivals[0]!) : say.concedeMeans)}</p>
        {conceding.when === 'later' && <p>{say.concedeLater}</p>}
        <div class="page-actions">
          <Button tone="strong" onClick={() => wishes.concede(true)}>
            {say.concede}
          </Button>
          <Button onClick={() => setOpen(null)}>{say.playOn}</Button>
        </div>
        {live && company && <live.LeaveToBot company={company} onLeave={() => setOpen(null)} />}
      </Dialog>
      {live && company && (
        <live.Chat source={source} company={company} open={open === 'chat'} onClose={() => setOpen(null)} />
      )}
      {refusal && open !== 'chat' && (
        <Toast
          text={words.value.errors.byCode[refusal.rule] ?? game?.refusal?.(refusal.text) ?? refusal.text}
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

/** A press beside everything that can be pressed, or Space: whoever watches has seen enough. */
function useHurry(source: TableSource, watches: boolean): void {
  useEffect(() => {
    if (!watches) return;
    const hurry = ({ target }: Event): void => {
      const at = target instanceof Element ? target : document.body;
      if (!at.closest('a, button, input, label, select, summary, dialog')) source.hurry();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === ' ') hurry(event);
    };
    addEventListener('pointerdown', hurry);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', hurry);
      removeEventListener('keydown', onKey);
    };
  }, [source, watches]);
}

function useTitle(source: TableSource, position: Position | null): void {
  const { name } = shelfWords(source.game);
  const mine = position !== null && position.over === null && position.moves.length > 0;
  const title = `${mine ? `● ${words.value.match.yourTurn} · ` : ''}${name} · Roundhouse`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = mine ? '/icon-turn.svg' : '/icon.svg';
    return () => {
      if (icon) icon.href = '/icon.svg';
    };
  }, [mine]);
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
  const lost = source.sending.value ? say.lostSending : say.lost;
  return (
    <p class="match-trouble" role="status">
      <span>{trouble ?? (connection === 'lost' ? lost : say.opening)}</span>
    </p>
  );
}
