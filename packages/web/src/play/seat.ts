/** A live table as the match page wants it: the line, what this browser keeps about the seat, and a rematch. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Table } from '@roundhouse/server/protocol.ts';
import { words } from '../words/index.ts';
import { calledName } from '../words/names.ts';
import { joinRematch, lookAt, missedSince, recordOf, recoverSeat, throwIn } from './api.ts';
import { type Live, openLive } from './live.ts';
import { newPace, paced } from './pace.ts';
import { type KeptSeat, keep, recall } from './shelf.ts';
import type { Company, TableSource, Undo } from './source.ts';

/** Takes the seat kept here, or watches. Rejects with an `ApiError` if there is no such table. */
export async function openSeat(id: string): Promise<TableSource> {
  if (!keptSeat(id)) await recoverSeat(id);
  const carried = carriedKey();
  const first = await lookAt(id, carried ?? keptSeat(id)?.key ?? null);
  const own = carried === null ? keptSeat(id) : keepCarried(first, carried);
  // Before the line is opened, and with it the invitation shown: nobody sits down and starts the game in between.
  const kept = own && (await throwIn(own));
  const url = `${location.origin.replace(/^http/, 'ws')}/api/matches/${encodeURIComponent(id)}/live`;
  const live = openLive({
    url,
    key: kept?.key ?? null,
    onTable(table, over) {
      const isYourTurn = !over && live.position.value!.moves.length > 0;
      if (kept) keep({ ...kept, names: table.seats.map(({ name }) => name), over, isYourTurn, at: Date.now() });
    },
  });
  const table = computed(() => live.table.value ?? first);
  const pace = newPace();
  const { position, close: closePosition } = paced(live.position, pace, () => live.clocks.peek() !== null);
  const isPromiseKept = computed(() => (kept?.commitment ?? table.value.commitment) === table.value.commitment);
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
    position,
    connection: live.connection,
    sending: live.sending,
    trouble: computed(() => live.trouble.value ?? (isPromiseKept.value ? null : words.value.match.brokenPromise)),
    refusal: live.refusal,
    commitment: computed(() => table.value.commitment),
    invite: live.invite,
    free: computed(() => table.value.seats.flatMap(({ name }, seat) => (name === null ? [seat] : []))),
    isAlone: false,
    sharing: null,
    company: companyOf(live, table),
    undo: computed((): Undo => {
      const asks = !live.mayTakeBack.value && live.mayAskTakeBack.value;
      const can = live.mayTakeBack.value || asks;
      return can ? { why: null, seat: live.seat.value, asks } : { why: 'nothing', seat: null, asks };
    }),
    hurry: pace.hurry,
    send: live.send,
    takeBack() {
      if (live.mayTakeBack.value) live.takeBack();
      else live.wish({ type: 'askTakeBack' });
    },
    missed: seen => missedSince(id, kept?.key ?? null, seen),
    record: () => recordOf(id, kept?.key ?? null),
    async rematch() {
      const seated = await joinRematch(id, kept?.key ?? null, names.value[live.seat.value ?? 0]!);
      return `/match/${seated.table.id}`;
    },
    close() {
      closePosition();
      live.close();
    },
  };
}

/** The people at a table, and what may be said to them. */
function companyOf(live: Live, table: ReadonlySignal<Table>): Company {
  const { here, clocks, said, muted } = live;
  return {
    here,
    clocks,
    said,
    muted,
    standIns: computed(() => table.value.seats.flatMap(({ standIn }, seat) => (standIn === undefined ? [] : [seat]))),
    programs: computed(() => table.value.seats.flatMap(({ program }, seat) => (program ? [seat] : []))),
    asked: computed(() => table.value.asked),
    isListed: computed(() => table.value.listed),
    expected: computed(() =>
      table.value.seats.flatMap(({ name, keptFor }) => (name === null && keptFor ? [keptFor] : [])),
    ),
    wantsRematch: computed(() => table.value.rematch !== null),
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

function keptSeat(id: string): KeptSeat | null {
  const kept = recall(id);
  return kept?.kind === 'live' ? kept : null;
}

/** The key of a seat brought here from another device in the address, which is then cleared of it. */
function carriedKey(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (key !== null) history.replaceState(null, '', location.pathname);
  return key;
}

function keepCarried(table: Table, key: string): KeptSeat {
  const names = table.seats.map(({ name }) => name);
  const kept: KeptSeat = {
    kind: 'live',
    id: table.id,
    game: table.game,
    seat: 0,
    key,
    names,
    options: table.options,
    over: false,
    at: Date.now(),
  };
  keep(kept);
  return kept;
}
