/** A live table as the match page wants it: the line, what this browser keeps about the seat, and a rematch. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CalledOff, Table } from '@roundhouse/server/protocol.ts';
import { go } from '../../app/router.ts';
import { words } from '../../words/index.ts';
import { calledName } from '../../words/names.ts';
import { forget, type KeptSeat, keep, recall } from '../kept/kept-matches.ts';
import { newPace, paced } from '../pace.ts';
import type { Company, TableSource, Undo } from '../source.ts';
import {
  ApiError,
  forThisDeal,
  giveSeat,
  joinRematch,
  lookAt,
  missedSince,
  openPromised,
  recordOf,
  recoverSeat,
  spokenCode,
} from './api.ts';
import { Live } from './live.ts';

/** The table, and the key that opens the seat here; null where it was withdrawn: the cookie opens it, or one watches. */
async function sitBy(id: string, own: KeptSeat | null): Promise<{ first: Table; key: string | null }> {
  const key = own?.key ?? null;
  try {
    return { first: await lookAt(id, key), key };
  } catch (error) {
    if (key === null || !(error instanceof ApiError) || error.code !== 'wrong-key') throw error;
    return { first: await lookAt(id), key: null };
  }
}

/** Takes the seat kept here, or watches. Rejects with an `ApiError` if there is no such table. */
export async function openSeat(id: string): Promise<TableSource> {
  if (!keptSeat(id)) await recoverSeat(id);
  const own = keptSeat(id);
  const { first, key } = await sitBy(id, own).catch(error => {
    if (error instanceof ApiError && error.code === 'seat-lost') leaveLostSeat(id);
    throw error;
  });
  let kept = own && (await openPromised(own, first));
  const openOwn = async (table: Table): Promise<void> => {
    if (kept) kept = await openPromised(kept, table);
  };
  const url = `${location.origin.replace(/^http/, 'ws')}/api/matches/${encodeURIComponent(id)}/live`;
  const live = new Live({
    url,
    key,
    onTable(table, over) {
      const isYourTurn = !over && live.position.value!.moves.length > 0;
      if (kept) keep({ ...kept, names: table.seats.map(({ name }) => name), over, isYourTurn, at: Date.now() });
      // Also where a deal was called off: what is kept of it says nothing of the next one.
      if (table.opening || table.calledOff) void openOwn(table);
    },
    onLost: () => leaveLostSeat(id),
  });
  const table = computed(() => live.table.value ?? first);
  const pace = newPace();
  const { position, close: closePosition } = paced(live.position, pace, () => live.clocks.peek() !== null);
  const isPromiseKept = computed(() => own === null || isAsPromised(own, table.value));
  const calledOff = computed(() => (table.value.calledOff ?? []).map(silentNames));
  const names = computed(() =>
    table.value.seats.map(({ name }, i) => (name === null ? words.value.match.seatNumber(i + 1) : calledName(name))),
  );
  return {
    id,
    kind: 'live',
    game: first.game,
    version: computed(() => table.value.version),
    seat: live.seat,
    names,
    sitting: computed(() => table.value.seats.map(({ avatar = null, bot = null }) => ({ avatar, bot }))),
    position,
    connection: live.connection,
    sending: live.sending,
    trouble: computed(() => live.trouble.value ?? (isPromiseKept.value ? null : words.value.match.brokenPromise)),
    refusal: live.refusal,
    commitment: computed(() => table.value.commitment),
    lot: computed(() => table.value.commitment),
    cast: null,
    invite: live.invite,
    owing: computed(() => table.value.opening?.owing ?? []),
    calledOff,
    free: computed(() => table.value.seats.flatMap(({ name }, seat) => (name === null ? [seat] : []))),
    isAlone: false,
    sharing: null,
    company: companyOf(live, table, key),
    undo: computed((): Undo => {
      const asks = !live.mayTakeBack.value && live.mayAskTakeBack.value;
      const can = live.mayTakeBack.value || asks;
      return can ? { why: null, seat: live.seat.value, asks } : { why: 'nothing', seat: null, asks };
    }),
    hurry: pace.hurry,
    rest: signal(null),
    send: move => live.send(move),
    takeBack() {
      if (live.mayTakeBack.value) live.takeBack();
      else live.wish({ type: 'askTakeBack' });
    },
    missed: seen => missedSince(id, key, seen),
    record: () => recordOf(id, key),
    async rematch() {
      const seated = await joinRematch(id, key, names.value[live.seat.value ?? 0]!);
      return `/match/${seated.table.id}`;
    },
    close() {
      closePosition();
      live.close();
    },
  };
}

/** Whether a table still shows the promise about its dice that was made to this seat, and the one that this seat made. */
function isAsPromised(before: KeptSeat, table: Table): boolean {
  const { commitment, entropy, seat } = forThisDeal(before, table);
  if (commitment !== undefined && commitment !== table.commitment) return false;
  return !table.opening || entropy?.promise === undefined || table.opening.promises[seat] === entropy.promise;
}

/** The people at a table, and what may be said to them. */
function companyOf(live: Live, table: ReadonlySignal<Table>, key: string | null): Company {
  const { here, said, muted } = live;
  return {
    here,
    // A server counts for every seat, and no bot ever waits for its time.
    clocks: computed(() => {
      const { seats } = table.value;
      return live.clocks.value?.map((clock, seat) => (seats[seat]?.bot === undefined ? clock : null)) ?? null;
    }),
    said,
    muted,
    standIns: computed(() => table.value.seats.flatMap(({ standIn }, seat) => (standIn === undefined ? [] : [seat]))),
    programs: computed(() => table.value.seats.flatMap(({ program }, seat) => (program ? [seat] : []))),
    asked: computed(() => table.value.asked),
    isListed: computed(() => table.value.listed),
    expected: computed(() =>
      table.value.seats.flatMap(({ name, keptFor }) => (name === null && keptFor ? [keptFor] : [])),
    ),
    bots: computed(() => table.value.seats.map(({ bot }) => bot ?? null)),
    keptSeats: computed(() => table.value.seats.flatMap(({ keptFor }, seat) => (keptFor === undefined ? [] : [seat]))),
    rematch: computed(() => table.value.rematch),
    competition: computed(() => table.value.competition ?? null),
    giveSeat: (seat, level) => giveSeat(table.value.id, key, seat, level),
    askCode: () => spokenCode(table.value.id, key),
    say: text => live.wish({ type: 'say', text }),
    mute: (seat, isMuted) => live.wish({ type: 'mute', seat, muted: isMuted }),
    report: (line, reason) => live.wish({ type: 'report', line, reason }),
    answer(agree) {
      const asked = table.value.asked;
      if (asked) live.wish({ type: 'answerTakeBack', asked: asked.id, agree });
    },
    leave: () => live.wish({ type: 'leave' }),
    comeBack: () => live.wish({ type: 'return' }),
  };
}

const silentNames = ({ names, silent }: CalledOff): string[] => silent.map(seat => calledName(names[seat]!));

/** At the door it is told why, and whether there is a seat to take again. */
function leaveLostSeat(id: string): void {
  forget({ id } as KeptSeat);
  go(`/join/${encodeURIComponent(id)}?lost`, true);
}

function keptSeat(id: string): KeptSeat | null {
  const kept = recall(id);
  return kept?.kind === 'live' ? kept : null;
}
