/** What lies before the viewer: cards to take, the mini cards in hand, and the circuit cards. */

import { Button, Dialog, picture } from '@roundhouse/kit';
import { useMemo, useState } from 'preact/hooks';
import { GREEN_KINDS, type GreenKind, isMoveColour, MINIS, type Mini } from '../content/face.ts';
import type { Move } from '../state.ts';
import { cardIn, NOTHING } from './draft.ts';
import { CircuitFace, type Letters } from './face.tsx';
import { MiniBack, MiniFace } from './mini.tsx';
import { faceOf } from './plan.ts';
import type { Kind, Play } from './plays.ts';
import { adjust, begin, choose, type Scene } from './scene.ts';
import type { Says } from './targets.ts';
import { useWords } from './use-words.ts';

/** What an action card does; Exchange takes, or in teams gives. */
export const KIND_OF: { readonly [M in Mini]?: readonly Kind[] } = {
  Rotate: ['rotate'],
  Swap: ['swap'],
  Flip: ['flip'],
  Slide: ['slide'],
  Force: ['force'],
  Portal: ['portal'],
  Inhibit: ['inhibit'],
  Free: ['free'],
  Exchange: ['take', 'giveCharge'],
};

/** The gold deck and the green piles: to take from, or to look at. */
export function Supply({ scene }: { readonly scene: Scene }) {
  const { says } = useWords();
  const { view, moves, send } = scene;
  const draws = new Map(moves.flatMap(move => (move.type === 'draw' ? [[move.from, move] as const] : [])));
  const take = (from: 'gold' | 'green' | GreenKind): (() => void) | null => {
    const move = draws.get(from);
    return move ? () => send(move) : null;
  };
  const isPiles = view.green.from === 'piles';
  const [next] = view.green.order ?? [];
  return (
    <section
      class="cir-supply"
      aria-label={says.supply}
      data-drawing={draws.size > 0 ? '' : undefined}
      data-deck={isPiles ? undefined : ''}
    >
      <Pile
        label={draws.has('gold') ? says.takeGold(view.gold.size) : says.goldHas(view.gold.size)}
        count={view.gold.size}
        onTake={take('gold')}
        mini={view.gold.order?.[0] ?? null}
        back="gold"
        place="pile-gold"
        says={says}
      />
      {!isPiles && (
        <Pile
          label={says.takeGreen(view.green.size)}
          count={view.green.size}
          onTake={take('green')}
          mini={next ?? null}
          back="green"
          place="pile-green"
          says={says}
        />
      )}
      {GREEN_KINDS.map(kind => (
        <Pile
          key={kind}
          label={
            draws.has(kind)
              ? says.takePile(says.mini(kind), view.green.piles[kind])
              : says.pile(says.mini(kind), view.green.piles[kind])
          }
          count={view.green.piles[kind]}
          onTake={take(kind)}
          mini={kind}
          back="green"
          place={`pile-${kind}`}
          says={says}
        />
      ))}
      <Discards scene={scene} />
    </section>
  );
}

interface PileProps {
  readonly label: string;
  readonly count: number;
  readonly onTake: (() => void) | null;
  /** What lies on top, if that is known. */
  readonly mini: Mini | null;
  readonly back: 'gold' | 'green';
  /** What flights know it by. */
  readonly place: string;
  readonly says: Says;
}

function Pile({ label, count, onTake, mini, back, place, says }: PileProps) {
  const { letters } = says;
  const art = mini ? (
    <MiniFace mini={mini} letter={isMoveColour(mini) ? letters[mini] : ''} />
  ) : (
    <MiniBack deck={back} />
  );
  const inside = (
    <>
      <span class="unseen">{label}</span>
      {art}
      <span class="cir-count" aria-hidden="true">
        {count}
      </span>
      <span class="cir-pile-name" aria-hidden="true">
        {mini && !isMoveColour(mini) ? says.mini(mini) : says[back === 'gold' ? 'goldShort' : 'greenShort']}
      </span>
    </>
  );
  const title = mini ? doesSaid(mini, says) : undefined;
  if (!onTake) {
    return (
      <span
        class="cir-pile"
        data-place={place}
        data-thing={place.replace('-', ':')}
        data-empty={count === 0 ? '' : undefined}
        title={title}
      >
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="cir-pile"
      data-place={place}
      data-thing={place.replace('-', ':')}
      data-can=""
      data-first=""
      title={title}
      onClick={onTake}
    >
      {inside}
    </button>
  );
}

/** What a mini is good for. */
export const doesSaid = (mini: Mini, { does }: Says): string =>
  isMoveColour(mini) ? does[mini === 'K' ? 'K' : 'move'] : does[mini];

/** What every kind of mini does; those of movement do the same. */
const KINDS = MINIS.filter(mini => !isMoveColour(mini) || mini === 'K' || mini === 'P');

function KindList({ says }: { readonly says: Says }) {
  return (
    <ul class="cir-legend">
      {KINDS.map(mini => (
        <li key={mini}>
          <MiniFace mini={mini} letter={isMoveColour(mini) ? says.letters[mini] : ''} />
          <span>
            <b>{mini === 'P' ? says.movementCards : says.mini(mini)}</b>
            {doesSaid(mini, says)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LegendProps {
  readonly says: Says;
  readonly isShort: boolean;
  /** Whether no other button stands beside it: then it must look like one. */
  readonly isLone: boolean;
}

/** A button for whoever does not know the signs yet. */
export function Legend({ says, isShort, isLone }: LegendProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        tone={isLone ? 'plain' : 'quiet'}
        class="cir-ask-cards"
        data-short={isShort ? '' : undefined}
        onClick={() => open(true)}
      >
        <span>{says.cardsDo}</span>
      </Button>
      <Dialog title={says.cardsDo} open={isOpen} onClose={() => open(false)}>
        <KindList says={says} />
      </Dialog>
    </>
  );
}

/** The same, always in sight where there is room for it. It never changes, so it is drawn once. */
export function OpenLegend({ says }: { readonly says: Says }) {
  return useMemo(
    () => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
      <section class="cir-open-legend" aria-label={says.cardsDo} tabIndex={0}>
        <p class="label">{says.cardsDo}</p>
        <KindList says={says} />
      </section>
    ),
    [says],
  );
}

/** Both discard piles, and the decks where everybody knows their order. */
export function Discards({ scene: { view } }: { readonly scene: Scene }) {
  const { says } = useWords();
  const [isOpen, open] = useState(false);
  const rows: readonly { readonly title: string; readonly minis: readonly Mini[] }[] = [
    ...(view.gold.order ? [{ title: `${says.gold}: ${says.nextUp}`, minis: view.gold.order }] : []),
    { title: `${says.gold}: ${says.discards}`, minis: view.gold.discard },
    ...(view.green.order ? [{ title: `${says.greenDeck}: ${says.nextUp}`, minis: view.green.order }] : []),
    { title: `${says.greenDeck}: ${says.discards}`, minis: view.green.discard },
  ];
  return (
    <>
      <Button tone="quiet" class="cir-discards" aria-label={says.openSupply} onClick={() => open(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4h11v14H7zM4 8v13h10" />
        </svg>
      </Button>
      <Dialog title={says.openSupply} open={isOpen} onClose={() => open(false)}>
        {rows.map(({ title, minis }) => (
          <section key={title}>
            <h3>{title}</h3>
            {minis.length === 0 && <p>{says.empty}</p>}
            <ol class="cir-known">
              {minis.map((mini, i) => (
                <li key={i}>
                  <MiniFace mini={mini} letter={isMoveColour(mini) ? says.letters[mini] : ''} />
                  <span>{says.mini(mini)}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Dialog>
    </>
  );
}

/** So many lie beside each other on any phone. */
const ONE_ROW = 7;

export function Hand({ scene }: { readonly scene: Scene }) {
  const { says } = useWords();
  const { me } = scene;
  const held = MINIS.map(mini => ({ mini, n: (me!.minis ?? []).filter(one => one === mini).length })).filter(
    ({ n }) => n > 0,
  );
  const circuits = me!.circuits ?? [];
  const isFew = held.length + circuits.length <= ONE_ROW;
  return (
    <div class="cir-hand" data-asked={scene.moves.length > 0 ? '' : undefined} data-few={isFew ? '' : undefined}>
      <ul class="cir-minis" aria-label={says.hand}>
        {held.map(({ mini, n }) => (
          <li key={mini}>
            <MiniStack scene={scene} mini={mini} n={n} says={says} />
          </li>
        ))}
        {held.length === 0 && <li class="cir-none">{says.handEmpty}</li>}
      </ul>
      {circuits.length > 0 && (
        <ul class="cir-circuits" aria-label={says.circuitHand}>
          {circuits.map(no => (
            <li key={no}>
              <CircuitInHand scene={scene} no={no} says={says} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface StackProps {
  readonly scene: Scene;
  readonly mini: Mini;
  readonly n: number;
  readonly says: Says;
}

/** Equal minis on one another. Pressing one begins what it does, or pays with it. */
function MiniStack({ scene, mini, n, says }: StackProps) {
  const use = useOf(scene, mini);
  const label = `${says.mini(mini)}, ${says.held(n)}${use.can ? `, ${says.playable}` : ''}`;
  return (
    <button
      type="button"
      class="cir-mini"
      data-can={use.can ? '' : undefined}
      data-many={n > 1 ? '' : undefined}
      data-thing={`mini:${mini}`}
      data-place={`mini-${mini}`}
      title={doesSaid(mini, says)}
      aria-pressed={use.isPicked}
      onClick={use.press}
    >
      <span class="unseen">{label}</span>
      <MiniFace mini={mini} letter={isMoveColour(mini) ? says.letters[mini] : ''} />
      {n > 1 && (
        <span class="cir-count" aria-hidden="true">
          {n}
        </span>
      )}
    </button>
  );
}

interface Use {
  readonly can: boolean;
  readonly isPicked: boolean;
  readonly press: () => void;
}

function useOf(scene: Scene, mini: Mini): Use {
  const { plays, draft, resolved, walk } = scene;
  const ofKind = (wanted: Kind): readonly Play[] => plays.filter(({ kind }) => kind === wanted);
  const asked = (['discard', 'give'] as const).find(kind => ofKind(kind).some(play => play.mini === mini));
  if (asked && (asked === 'discard' || draft.kind === 'give')) {
    const isPicked = draft.kind === asked && draft.chosen.mini === mini;
    return { can: true, isPicked, press: () => choose(scene, asked, 'mini', mini) };
  }
  if (isMoveColour(mini)) {
    const { play, choices } = resolved;
    const isPaying = !walk && (play?.pay === mini || play?.payPortal === mini);
    const pays = plays.some(({ pay, payPortal }) => pay === mini || payPortal === mini);
    // Of a play that is chosen, only what could pay for that.
    const can = play?.pay ? isPaying || (choices.pay ?? []).includes(mini) : pays;
    const isHeld = draft.kind === null && draft.chosen.pay === mini;
    const pay = (): void => (isHeld ? scene.change(NOTHING) : adjust(scene, 'pay', mini));
    return { can, isPicked: isPaying || isHeld, press: pays ? pay : () => teach(scene, mini) };
  }
  const kinds = (KIND_OF[mini] ?? []).filter(kind => ofKind(kind).length > 0);
  // A Portal played after a Force sends the other's pawn.
  const jumps = mini === 'Portal' && draft.kind === 'force' && plays.some(play => play.jumps);
  if (jumps) {
    const isPicked = resolved.play?.jumps === true || draft.chosen.jumps === true;
    return { can: true, isPicked, press: () => adjust(scene, 'jumps', !isPicked) };
  }
  const [kind] = kinds;
  const isPicked = kinds.some(one => one === draft.kind) || (mini === 'Portal' && resolved.play?.jumps === true);
  return { can: kind !== undefined, isPicked, press: () => (kind ? begin(scene, kind) : teach(scene, mini)) };
}

/** Sent although it is not on the list: the refusal explains which rule stops it. */
function teach({ send, view, viewer }: Scene, mini: Mini): void {
  const other = view.players.findIndex((_, seat) => seat !== viewer);
  const pawn = view.players[viewer!]!.pawn;
  const laid = view.board.find(({ card }) => card !== 1)?.card ?? 1;
  const tries: { readonly [M in Mini]?: Move } = {
    Rotate: { type: 'rotate', card: laid },
    Flip: { type: 'flip', card: laid },
    Swap: { type: 'swapCard', card: laid },
    Slide: { type: 'slide', card: laid, x: 0, y: 0 },
    Force: { type: 'force', target: other },
    Inhibit: { type: 'inhibit', target: other },
    Free: { type: 'free', target: viewer! },
    Exchange: { type: 'take', from: other, pay: null },
    ...(pawn ? { Portal: { type: 'portal', pay: 'K', to: pawn, axis: null } } : {}),
  };
  const move = isMoveColour(mini)
    ? pawn && ({ type: 'step', pay: mini, to: pawn, exit: null, axis: null } as const)
    : tries[mini];
  if (move) send(move);
}

const HandFace = picture(({ no, letters }: { readonly no: number; readonly letters: Letters }) => (
  <CircuitFace no={no} side="F" rot={0} letters={letters} face={faceOf({ card: no, face: 'F' })} />
));

function CircuitInHand({ scene, no, says }: { readonly scene: Scene; readonly no: number; readonly says: Says }) {
  const { plays, draft, send } = scene;
  const can = plays.some(play => play.kind === 'lay' && play.card === no);
  const isPicked = draft.kind === 'lay' && cardIn(scene.resolved) === no;
  const press = (): void => {
    if (!can) send({ type: 'layCard', card: no });
    else if (isPicked) begin(scene, 'lay');
    else scene.change({ kind: 'lay', chosen: { card: no }, walk: null });
  };
  return (
    <button
      type="button"
      class="cir-circuit"
      data-can={can ? '' : undefined}
      data-thing={`card:${no}`}
      aria-pressed={isPicked}
      onClick={press}
    >
      <span class="unseen">
        {says.circuitCard(no)}
        {can ? `, ${says.playable}` : ''}
      </span>
      <HandFace no={no} letters={says.letters} />
    </button>
  );
}
