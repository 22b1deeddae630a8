/** The score, always in sight: each team's Hype and its three lamps; where there is room, its fighters. */

import { useEntrance } from '@roundhouse/kit';
import { SeatMark } from '../../seat-mark.tsx';
import { type FighterRef, type FighterView, refOf, seatOf, type TeamView } from '../state.ts';
import { type CircuitWords, useWords } from '../words/catalogue.ts';
import { Figure } from './figure.tsx';
import { conditionSaid } from './labels.ts';
import { useLooks } from './look.ts';
import { aFrameLater } from './memo.ts';
import { pinOdds } from './odds.ts';
import { fighterIn, type Scene } from './scene.ts';
import { Sign, type SignName } from './signs.tsx';

/** What a Finishing Move usually costs: the Hype bar is full there. */
const FULL = 12;

const LAMPS = [0, 1, 2];

export function Score({ scene, onOpen }: { readonly scene: Scene; readonly onOpen: (seat: number) => void }) {
  const { view, near } = scene;
  const seats = view.teams.map((_, seat) => seat);
  // One's own comes last, nearest to the thumb.
  const order = [...seats.filter(seat => seat !== near), ...seats.filter(seat => seat === near)];
  return (
    <div class="arena-score" data-teams={seats.length}>
      {order.map(seat => (
        <TeamStrip key={seat} scene={scene} seat={seat} onOpen={() => onOpen(seat)} />
      ))}
    </div>
  );
}

interface StripProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly onOpen: () => void;
}

function TeamStrip({ scene, seat, onOpen }: StripProps) {
  const words = useWords();
  const { view, names, viewer, near } = scene;
  const team = view.teams[seat]!;
  const name = words.player(seat, names, viewer);
  const hasTurn = view.active === seat;
  const says = [words.says.openTeam(name), ...(hasTurn ? [words.says.turnOf] : [])].join(', ');
  return (
    <section
      class="arena-team"
      aria-label={name}
      data-thing={`seat:${seat}`}
      data-team={seat}
      data-near={seat === near ? '' : undefined}
      data-turn={hasTurn ? '' : undefined}
    >
      <button type="button" class="arena-team-head" onClick={onOpen} aria-label={says}>
        <Sign name={`team${seat}` as SignName} />
        <SeatMark seat={seat} />
        <b>{name}</b>
      </button>
      <Hype team={team} words={words} />
      <Lamps team={team} words={words} />
      {team.fighters.length > 0 && (
        <span class="arena-odds" title={words.says.pinLong(pinOdds(view, seat), team.pinBreaks)}>
          <Sign name="PIN" />
          <span aria-hidden="true">{words.says.pinShort(pinOdds(view, seat))}</span>
          <span class="unseen">{words.says.pinLong(pinOdds(view, seat), team.pinBreaks)}</span>
        </span>
      )}
      <ul class="arena-chips">
        {team.fighters.map(({ card }) => (
          <li key={card}>
            <Chip scene={scene} fighter={refOf(seat, card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hype({ team: { hype }, words }: { readonly team: TeamView; readonly words: CircuitWords }) {
  const bump = useEntrance<HTMLElement>(hype, [{ transform: 'scale(1.5)' }, { transform: 'none' }], { duration: 320 });
  return (
    <span class="arena-hype" role="img" aria-label={words.says.hypeHas(hype)} data-full={hype >= FULL ? '' : undefined}>
      <Sign name="hype" />
      <b ref={bump}>{hype}</b>
      <span class="arena-hype-bar">
        <span style={{ width: `${Math.min(100, (hype / FULL) * 100)}%` }} />
      </span>
    </span>
  );
}

function Lamps({ team: { finishers }, words }: { readonly team: TeamView; readonly words: CircuitWords }) {
  const lit = useEntrance<HTMLSpanElement>(
    finishers === 0 ? null : finishers,
    [{ filter: 'brightness(3)', transform: 'scale(1.4)' }, {}],
    {
      duration: 400,
    },
  );
  return (
    <span class="arena-lamps" role="img" aria-label={words.says.lamps(finishers)} ref={lit}>
      {LAMPS.map(lamp => (
        <i key={lamp} data-on={lamp < finishers ? '' : undefined}>
          <Sign name="lamp" />
        </i>
      ))}
    </span>
  );
}

/** Its frame is there first. */
const Face = aFrameLater(Figure);

/** A fighter in small: its face, what is left of it, where it is. */
function Chip({ scene, fighter: ref }: { readonly scene: Scene; readonly fighter: FighterRef }) {
  const words = useWords();
  const lookOf = useLooks();
  const { view, read } = scene;
  const { card, at, finished } = fighterIn(view, ref);
  const { name } = words.fighter(card);
  const isLast = view.teams[seatOf(ref)]!.last === ref;
  return (
    <button
      type="button"
      class="arena-chip"
      data-thing={`fighter:${ref}`}
      data-benched={at === null ? '' : undefined}
      data-active={view.activation?.fighter === ref ? '' : undefined}
      onClick={() => read(ref)}
    >
      <span class="unseen">
        {[
          words.says.openCard(name),
          ...conditionSaid(fighterIn(view, ref), words),
          ...(view.activation?.fighter === ref ? [words.says.active] : []),
          ...(isLast ? [words.says.last] : []),
          ...(finished ? [words.says.finished] : []),
        ].join(', ')}
      </span>
      <span class="arena-chip-face">
        <Face look={lookOf(card)} team={seatOf(ref)} pose="stand" isBust />
        {finished && <Sign name="lamp" />}
      </span>
      <Bars fighter={fighterIn(view, ref)} words={words} />
    </button>
  );
}

/** Stamina left, Stun tokens beside PIN, and states; or that it sits on the Bench. */
function Bars({ fighter, words }: { readonly fighter: FighterView; readonly words: CircuitWords }) {
  const { stats, damage, stun, at, states } = fighter;
  const left = Math.max(0, stats.STA - damage);
  return (
    <span class="arena-chip-bars" aria-hidden="true">
      {at === null ? (
        <small>{words.says.bench}</small>
      ) : (
        <>
          <span class="arena-bar" data-of="sta">
            <i style={{ width: `${(left / stats.STA) * 100}%` }} />
            <b>
              {left}/{stats.STA}
            </b>
          </span>
          <span class="arena-bar" data-of="stun" data-full={stun >= stats.PIN ? '' : undefined}>
            <i style={{ width: `${Math.min(100, (stun / stats.PIN) * 100)}%` }} />
            <b>
              {stun}/{stats.PIN}
            </b>
          </span>
        </>
      )}
      {states.length > 0 && (
        <span class="arena-chip-states">
          {states.map(state => (
            <Sign key={state} name={state} />
          ))}
        </span>
      )}
    </span>
  );
}
