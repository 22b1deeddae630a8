/** A fighter in the ring: its figure on the base of its team, what is left of it, and what threatens it. */

import type { FighterRef, FighterView } from '../state.ts';
import { type CircuitWords, useWords } from '../words/catalogue.ts';
import { type Pose, PosedFigure } from './figure.tsx';
import type { Look } from './look.ts';
import { isLookedAt } from './looked-at.ts';
import { memoised } from './memo.ts';
import { at, placeOfHex } from './places.ts';
import { Sign } from './signs.tsx';

export interface Threat {
  /** Damage that is about to come. */
  readonly left: number;
  readonly stun: number;
  readonly pin: number;
  readonly isOut: boolean;
  readonly pinned: number | null;
  readonly mayFall: boolean;
}

export interface TokenProps {
  readonly fighter: FighterView;
  readonly fighterRef: FighterRef;
  readonly seat: number;
  readonly look: Look;
  readonly pose: Pose;
  readonly faces: 'left' | 'right';
  readonly isActive: boolean;
  /** What pressing it does: chooses it, or shows its card. */
  readonly use: 'choose' | 'read';
  readonly isPicked: boolean;
  readonly threat: Threat | null;
  /** Whose fighter it is, and where it stands, as they are said. */
  readonly owner: string;
  readonly space: string;
  readonly onPress: (event: MouseEvent) => void;
  readonly onLook: (isLooking: boolean) => void;
}

const keyOf = (props: TokenProps): string => {
  const { fighter, look, onPress: _press, onLook: _look, ...rest } = props;
  return JSON.stringify([fighter, look.own, rest]);
};

export const Token = memoised((props: TokenProps) => {
  const words = useWords();
  const { fighter, fighterRef, seat, look, pose, faces, isActive, use, isPicked, threat } = props;
  const { damage, stun, stats, states } = fighter;
  const left = Math.max(0, stats.STA - damage);
  const place = placeOfHex(fighter.at!);
  const isDown = states.includes('knockedDown');
  return (
    <>
      <button
        type="button"
        class="arena-token"
        // A target is named as a seat is.
        data-thing={`fighter:${fighterRef} seat:${fighterRef}`}
        data-fighter={fighterRef}
        data-team={seat}
        data-active={isActive ? '' : undefined}
        data-use={use}
        data-picked={isPicked ? '' : undefined}
        aria-pressed={use === 'choose' ? isPicked : undefined}
        aria-label={labelOf(props, words)}
        style={{ ...at(place), '--row': Math.round((place.y + 6) * 10) }}
        onClick={props.onPress}
        onPointerEnter={event => event.pointerType === 'mouse' && props.onLook(true)}
        onPointerLeave={event => event.pointerType === 'mouse' && props.onLook(false)}
        onFocus={event => isLookedAt(event.currentTarget) && props.onLook(true)}
        onBlur={() => props.onLook(false)}
      >
        <span class="arena-base" />
        <span class="arena-body" data-faces={faces}>
          <PosedFigure look={look} team={seat} pose={isDown ? 'down' : pose} isBare />
        </span>
      </button>
      <span
        class="arena-tags"
        data-fighter={fighterRef}
        data-team={seat}
        data-down={isDown ? '' : undefined}
        style={at(place)}
        aria-hidden="true"
      >
        {states.length > 0 && (
          <span class="arena-states">
            {states.map(state => (
              <i key={state} data-state={state}>
                <Sign name={state} />
              </i>
            ))}
          </span>
        )}
        <Plate left={left} stun={stun} pin={stats.PIN} threat={threat} />
        {threat && <Warning threat={threat} words={words} />}
      </span>
    </>
  );
}, keyOf);

interface PlateProps {
  readonly left: number;
  readonly stun: number;
  readonly pin: number;
  readonly threat: Threat | null;
}

/** What is left of it, and its Stun tokens beside its PIN; as they would be, where something threatens. */
function Plate({ left, stun, pin, threat }: PlateProps) {
  const isLess = threat !== null && threat.left < left;
  const isMore = threat !== null && threat.stun > stun;
  const stunNow = isMore ? threat.stun : stun;
  const pinNow = threat?.pin ?? pin;
  return (
    <span class="arena-plate">
      <b data-low={(isLess ? threat.left : left) <= 1 ? '' : undefined}>
        <Sign name="STA" />
        {isLess && <s>{left}</s>}
        {isLess ? threat.left : left}
      </b>
      {stunNow > 0 && (
        <b class="arena-stun" data-low={stunNow >= pinNow ? '' : undefined}>
          <Sign name="stun" />
          {isMore && <s>{stun}</s>}
          {stunNow}/{pinNow}
        </b>
      )}
    </span>
  );
}

/** What would happen to it in one word. */
function Warning({ threat, words }: { readonly threat: Threat; readonly words: CircuitWords }) {
  const { says } = words;
  const sign = threat.isOut ? 'defeat' : threat.mayFall ? 'out' : threat.pinned === null ? null : 'PIN';
  if (!sign) return null;
  return (
    <span class="arena-warning">
      <Sign name={sign} />
      {sign === 'PIN' && says.pinShort(threat.pinned!)}
    </span>
  );
}

function labelOf({ fighter, owner, space, isActive, use }: TokenProps, words: CircuitWords): string {
  const { says } = words;
  const { name, tagLine } = words.fighter(fighter.card);
  const { stats, damage, stun, states, pinnable } = fighter;
  const left = Math.max(0, stats.STA - damage);
  const parts = [
    `${name}, ${tagLine}`,
    owner,
    ...(isActive ? [says.active] : []),
    says.health(left, stats.STA),
    ...(stun > 0 ? [says.stunHas(stun, stats.PIN)] : []),
    ...(pinnable ? [says.mayBePinned] : []),
    ...states.map(state => words.state(state).name),
    space,
    ...(use === 'choose' ? [says.canBeChosen] : []),
  ];
  return parts.join(', ');
}
