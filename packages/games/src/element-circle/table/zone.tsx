/** Somebody's zone: slots, Permanents, what is known of the hand. The near one is large; the others are strips that open. */

import { CardButton, Fan, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { SeatMark } from '../../seat-mark.tsx';
import type { Permanent, Slot } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { Back, SmallFace } from './card.tsx';
import { Emblem, Symbols } from './emblem.tsx';
import { answerOf, moveOfPermanent, moveOfSeat, type Scene, seenIn, thingOf } from './scene.ts';
import { SlotPlace } from './slot.tsx';

export interface ZoneProps {
  readonly scene: Scene;
  readonly seat: number;
  /** Whether there is room for all zones to lie open. */
  readonly isRoomy: boolean;
  /** Where it lies around the circle. */
  readonly at?: string;
}

/** An opponent's zone. */
export function Strip({ scene, seat, isRoomy, at }: ZoneProps) {
  const words = useWords();
  const [isOpen, open] = useState(false);
  const { view, names, viewer, moves } = scene;
  const player = view.players[seat]!;
  const title = words.zone(seat, names, viewer);
  const isShown = isRoomy || isOpen;
  const summary = <Summary scene={scene} seat={seat} isShown={isShown} />;
  return (
    <li
      class="ec-strip"
      data-at={at}
      data-turn={view.active === seat ? '' : undefined}
      data-out={player.alive ? undefined : ''}
      data-chosen={moveOfSeat(moves, seat) ? '' : undefined}
      data-place={`zone-${seat}`}
      data-thing={`seat:${seat}`}
      data-open={isShown ? '' : undefined}
    >
      <section aria-label={title}>
        {isRoomy ? (
          <div class="ec-strip-head">{summary}</div>
        ) : (
          <button type="button" class="ec-strip-head" aria-expanded={isShown} onClick={() => open(!isOpen)}>
            <span class="unseen">
              {`${isShown ? words.says.shut(title) : words.says.open(title)}. ${stripSaid(scene, seat, words)}`}
            </span>
            <span class="ec-strip-face" aria-hidden="true">
              {summary}
            </span>
          </button>
        )}
        {isShown && (
          <>
            {isRoomy && player.alive && !player.hand && <Fan cards={player.handSize} back={Back} />}
            {player.alive ? <Slots scene={scene} seat={seat} /> : <Fate scene={scene} seat={seat} />}
            <div class="ec-more">
              <Permanents scene={scene} permanents={player.permanents} />
              <Hand scene={scene} seat={seat} />
            </div>
          </>
        )}
      </section>
    </li>
  );
}

/** In the zone of somebody who is out: what they could not pay for, and what it lacked. */
function Fate({ scene: { view, names, viewer }, seat }: Pick<ZoneProps, 'scene' | 'seat'>) {
  const words = useWords();
  const elimination = view.eliminations.find(one => one.seat === seat);
  if (!elimination) return null;
  return (
    <div class="ec-fate">
      <p>{words.elimination(elimination, names, viewer)}</p>
      <ul>
        {elimination.stuck.map(({ spell, missing }, i) => (
          <li key={i}>
            <span class="unseen">{words.stuck({ spell, missing })}</span>
            <span aria-hidden="true">
              {words.spell(spell)} − <Symbols cost={missing} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function stripSaid({ view }: Scene, seat: number, { says }: ReturnType<typeof useWords>): string {
  const { alive, handSize, permanents, wins } = view.players[seat]!;
  if (!alive) return `${says.outLong}. ${says.wins(wins)}.`;
  return [says.backs(handSize), `${says.permanents}: ${permanents.length}`, says.wins(wins)].join(', ');
}

interface SummaryProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly isShown: boolean;
}

/** The one line that is always there. */
function Summary({ scene, seat, isShown }: SummaryProps) {
  const { says, ...words } = useWords();
  const { view, names, viewer } = scene;
  const { alive, hand, handSize, wins, slots, permanents, bannedBy } = view.players[seat]!;
  const isSeen = hand !== null || seenIn(view, seat).length > 0;
  return (
    <>
      <span class="ec-name">
        {view.active === seat && <Turn />}
        <SeatMark seat={seat} />
        <span>{words.player(seat, names, viewer)}</span>
        {view.dealer === seat && <DealerMark title={says.dealer} />}
      </span>
      {(isShown || !alive) && <Wins wins={wins} />}
      {alive ? (
        <>
          <span class="ec-count" data-place={`hand-${seat}`}>
            {!isShown && isSeen && <Icon name="eye" size={14} />}
            <Back />
            <b aria-hidden="true">{handSize}</b>
            <span class="unseen">{says.backs(handSize)}</span>
          </span>
          {!isShown && (
            <span class="ec-mini" aria-hidden="true">
              {slots.map((element, i) => (
                <span key={i} class="ec-mini-slot">
                  {element ? <Emblem type={element.type} used={element.used} /> : null}
                </span>
              ))}
              {permanents.length > 0 && <b class="ec-mini-count">+{permanents.length}</b>}
              <Wins wins={wins} />
            </span>
          )}
          {bannedBy !== null && (
            <span class="ec-flag">
              {says.banned}
              <span class="unseen"> {says.bannedNext}</span>
            </span>
          )}
        </>
      ) : (
        <span class="ec-flag">{says.out}</span>
      )}
    </>
  );
}

const Turn = () => {
  const { says } = useWords();
  return (
    <>
      <svg class="ec-turn" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 1l9 5-9 5z" />
      </svg>
      <span class="unseen">{says.turnOf}: </span>
    </>
  );
};

/** The letter is explained where the match stands. */
export const DealerMark = ({ title }: { readonly title: string }) => (
  <span class="ec-dealer">
    <span aria-hidden="true">{title.charAt(0)}</span>
    <span class="unseen">, {title}</span>
  </span>
);

/** A seal for every round won. */
export function Wins({ wins }: { readonly wins: number }) {
  const { says } = useWords();
  if (wins === 0) return null;
  return (
    <span class="ec-wins">
      <span class="unseen">{says.wins(wins)}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1l2.6 5.8 6.4.6-4.8 4.2 1.4 6.2-5.6-3.3-5.6 3.3 1.4-6.2L1 7.4l6.4-.6z" />
      </svg>
      <b aria-hidden="true">{wins}</b>
    </span>
  );
}

export function Slots({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const { slots } = scene.view.players[seat]!;
  return (
    <div class="ec-slots" data-many={slots.length > 4 ? '' : undefined}>
      {slots.map((_, i) => (
        <SlotPlace key={i} scene={scene} slot={`P${seat}.${i}` as Slot} />
      ))}
    </div>
  );
}

interface PermanentsProps {
  readonly scene: Scene;
  readonly permanents: readonly Permanent[];
}

export function Permanents({ scene, permanents }: PermanentsProps) {
  const { says } = useWords();
  if (permanents.length === 0) return null;
  return (
    <ul class="ec-permanents" aria-label={says.permanents}>
      {permanents.map(permanent => (
        <li key={permanent.id}>
          <PermanentCard scene={scene} permanent={permanent} />
        </li>
      ))}
    </ul>
  );
}

function PermanentCard({ scene, permanent }: { readonly scene: Scene; readonly permanent: Permanent }) {
  const words = useWords();
  const { view, names, viewer, moves, draft, change, send, spellOf } = scene;
  const { id, spell, sideways, blockedBy } = permanent;
  const can = moveOfPermanent(moves, id) !== null;
  const isPicked = draft.permanent === id;
  // A press picks and a second one uses, so that reading a card never does.
  const press = (): void => {
    const answer = isPicked && can ? answerOf(scene) : null;
    if (answer) send(answer);
    else change({ permanent: isPicked ? null : id, spell: null, pay: null });
  };
  const states = [
    ...(sideways ? [words.says.sideways] : []),
    ...(blockedBy === null ? [] : [words.says.blocked(words.player(blockedBy, names, viewer))]),
    ...(can ? [words.says.target] : []),
  ];
  return (
    <CardButton
      class="ec-permanent"
      label={`${[words.spell(spell), ...states].join(', ')}. ${words.card(spellOf(spell), view.options)}`}
      can={can}
      picked={isPicked}
      data-first={can ? '' : undefined}
      data-sideways={sideways ? '' : undefined}
      data-blocked={blockedBy === null ? undefined : ''}
      data-place={`permanent-${id}`}
      data-thing={`permanent:${id} ${thingOf(spell)}`}
      onClick={press}
    >
      <SmallFace spell={spellOf(spell)} />
      {blockedBy !== null && (
        <span class="ec-lock">
          <Icon name="close" size={14} />
        </span>
      )}
    </CardButton>
  );
}

/** What this viewer may see of a hand. */
function Hand({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const { says, ...words } = useWords();
  const { view, spellOf } = scene;
  const { hand, alive } = view.players[seat]!;
  const known = hand ? hand.map(spell => ({ spell, sure: true })) : seenIn(view, seat);
  if (!alive || known.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where there is little room it scrolls, by keys too.
    <section class="ec-known" data-whole={hand ? '' : undefined} tabIndex={0} aria-label={says.knownCards}>
      <span class="ec-known-title">
        <Icon name="eye" size={14} /> {says.known}
      </span>
      <ul>
        {known.map(({ spell, sure }, i) => (
          <li key={i} data-family={spellOf(spell).family} data-sure={sure ? '' : undefined}>
            {words.spell(spell)}
            {sure ? '' : '?'}
            {!sure && <span class="unseen"> ({says.maybe})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The viewer's own zone. */
export function OwnZone({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const { view, names, viewer, near, shows, send } = scene;
  const player = view.players[near]!;
  return (
    <section
      class="ec-own"
      aria-label={words.zone(near, names, viewer)}
      data-turn={view.active === near ? '' : undefined}
      data-out={player.alive ? undefined : ''}
      data-place={`zone-${near}`}
      data-thing={`seat:${near}`}
    >
      <div class="ec-own-head">
        <Summary scene={scene} seat={near} isShown />
      </div>
      <Slots scene={scene} seat={near} />
      {player.alive && player.permanents.length === 0 && <p class="ec-none ec-bare">{words.says.noPermanents}</p>}
      <Permanents scene={scene} permanents={player.permanents} />
      {viewer === null && <Hand scene={scene} seat={near} />}
      {shows.length > 0 && (
        <details class="ec-show">
          <summary>{words.says.showHands}</summary>
          {shows.map(move => (
            <button key={move.to} type="button" class="button" data-tone="quiet" onClick={() => send(move)}>
              {words.says.showHand(words.player(move.to, names, viewer))}
            </button>
          ))}
        </details>
      )}
      {player.showsTo.length > 0 && (
        <p class="ec-none">
          {words.says.shownTo(words.list(player.showsTo.map(to => words.player(to, names, viewer))))}
        </p>
      )}
    </section>
  );
}
