/**
 * The CIRCUIT's table: draws a view, offers the legal moves, sends one. It decides nothing. Teams are chosen first; the ring comes
 * while that is done.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { TableProps } from '../../tables.ts';
import type { Compound, Event, Move, View } from '../state.ts';
import { Builder } from './builder.tsx';
import { late } from './late.tsx';
import { questionOf } from './scene.ts';
import './table.css';

/** Ways, plays and whole teams are sent as one compound each, which is never listed. */
export type Props = Omit<TableProps<Move, View, Event>, 'send'> & { readonly send: (move: Move | Compound) => void };

const match = late(async () => (await import('./match.tsx')).MatchTable);

export const Table = (props: Props) => (isChoosingTeams(props.view) ? <Teams {...props} /> : <match.Part {...props} />);

const isChoosingTeams = (view: View): boolean =>
  questionOf(view)?.name === 'choosingTeams' || view.teams.some(({ fighters }) => fighters.length === 0);

/** Whoever touches anything here is about to play. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

function Teams({ view, moves, send, names, seat }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const table = box.current!;
    const fetch = (): void => void match.fetch();
    for (const touch of TOUCHES) table.addEventListener(touch, fetch, { once: true });
    return () => {
      for (const touch of TOUCHES) table.removeEventListener(touch, fetch);
    };
  }, []);
  return (
    <div class="arena" ref={box}>
      <Builder view={view} moves={moves} send={send} names={names} viewer={seat} />
    </div>
  );
}
