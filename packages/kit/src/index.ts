/** The kit: what every table and page is built from. */

export { isFocusFree, useDraft, useEscape, useNextFocus } from './answering.ts';
export { Backstage, useSound } from './backstage.ts';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, type Tone } from './button.tsx';
export {
  Card,
  CardBack,
  CardButton,
  type CardButtonProps,
  type CardProps,
  Fan,
  type FanProps,
  Hand,
  type HandProps,
} from './card.tsx';
export { Choice, type ChoiceProps, Switch, type SwitchProps } from './choice.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Die, type DieProps, tiltOf } from './die.tsx';
export { type DraftKeeper, HearsPicked, KeepsDrafts, usePicked } from './drafts.ts';
export { Face, type FaceProps } from './face.tsx';
export { Fist } from './fist.tsx';
export { ICONS, Icon, type IconName } from './icon.tsx';
export { announce, LiveRegion } from './live-region.tsx';
export { Log, type LogLine } from './log.tsx';
export { animate, isStill, useEntrance } from './motion.ts';
export { picture, stamp, still } from './picture.ts';
export { OpenRule, RuleLink } from './rule-link.tsx';
export { type Chord, type Played, playSound, SOUNDS, type Sound, setVolume } from './sound.ts';
export { spoken } from './spoken.ts';
export {
  isShowing,
  type Show,
  type Showing,
  suspense,
  useOnceTold,
  useShow,
  useShowing,
  useSuspense,
  whenShown,
  whenTold,
} from './suspense.ts';
export { Tip, type TipProps } from './tip.tsx';
export { Toast, type ToastProps } from './toast.tsx';
export { useTravel } from './travel.ts';
