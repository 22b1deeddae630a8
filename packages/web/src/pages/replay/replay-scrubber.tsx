/** Moving through a match: buttons, a slider, a speed and keys. */

import { Button, Icon, suspense, whenTold } from '@roundhouse/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { format, language } from '../../words/index.ts';
import { proof, replaying } from './words/languages.ftl.ts';

/** What a step drew, held against the seed. */
export interface Drawn {
  readonly numbers: readonly number[];
  readonly isSame: boolean;
}

interface ScrubberProps {
  readonly step: number;
  readonly steps: number;
  readonly onStep: (step: number) => void;
  /** What happened in this step. */
  readonly said: string;
  /** Shown while the dice are being verified. */
  readonly drawn: Drawn | null;
}

const STEP_MS = 1400;
const SPEEDS = [0.5, 1, 2, 4];

export function Scrubber({ step, steps, onStep, said, drawn }: ScrubberProps) {
  const say = replaying[language.value];
  const { running, setRunning, speed, setSpeed } = useRunning(step, steps, onStep);
  const go = (to: number): void => {
    setRunning(false);
    onStep(to);
  };
  const play = (): void => {
    if (!running && step >= steps) onStep(1);
    setRunning(!running);
  };
  useKeys({
    ArrowLeft: () => go(step - 1),
    ArrowRight: () => go(step + 1),
    Home: () => go(1),
    End: () => go(steps),
    ' ': play,
  });
  return (
    <section class="scrubber" aria-label={say.steps}>
      <Sentences {...{ step, steps, said, drawn }} />
      <div class="scrubber-line">
        <input
          type="range"
          aria-label={say.step}
          aria-valuetext={say.stepOf(step, steps)}
          min={1}
          max={steps}
          value={step}
          style={{ '--done': `${steps > 1 ? ((step - 1) / (steps - 1)) * 100 : 100}%` }}
          onInput={event => go(event.currentTarget.valueAsNumber)}
        />
        <span class="scrubber-count" aria-hidden="true">
          {step}/{steps}
        </span>
      </div>
      <div class="scrubber-row">
        <Button class="scrubber-end" aria-label={say.first} disabled={step <= 1} onClick={() => go(1)}>
          <Skip />
        </Button>
        <Button aria-label={say.back} disabled={step <= 1} onClick={() => go(step - 1)}>
          <Icon name="back" />
        </Button>
        <Button tone="strong" aria-label={running ? say.pause : say.play} onClick={play}>
          {running ? <Pause /> : <Icon name="play" />}
        </Button>
        <Button aria-label={say.on} disabled={step >= steps} onClick={() => go(step + 1)}>
          <Icon name="next" />
        </Button>
        <Button class="scrubber-end" aria-label={say.last} disabled={step >= steps} onClick={() => go(steps)}>
          <Skip ahead />
        </Button>
        <Speed speed={speed} onSpeed={setSpeed} />
        <small class="scrubber-keys">{say.keys}</small>
      </div>
    </section>
  );
}

/** Whether the match runs by itself, and how fast; it stops at its end. */
function useRunning(step: number, steps: number, onStep: (step: number) => void) {
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!running) return;
    if (step >= steps) return setRunning(false);
    let isStopped = false;
    const goOn = async (): Promise<void> => {
      // A pin is seen to its end.
      if (suspense.peek()) await whenTold();
      if (!isStopped) onStep(step + 1);
    };
    const timer = setTimeout(goOn, STEP_MS / speed);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [running, step, steps, speed, onStep]);
  return { running, setRunning, speed, setSpeed };
}

/** What happened in this step. What ends the match is told last, and is what one wants to read then. */
function Sentences({ step, steps, said, drawn }: Omit<ScrubberProps, 'onStep'>) {
  const sentences = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const box = sentences.current;
    if (box) box.scrollTop = step >= steps ? box.scrollHeight : 0;
  }, [said, step, steps]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <p class="scrubber-said scrolls" aria-live="polite" tabIndex={0} ref={sentences}>
      {drawn && <DrawnMark drawn={drawn} />}
      {said}
    </p>
  );
}

interface SpeedProps {
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

function Speed({ speed, onSpeed }: SpeedProps) {
  const say = replaying[language.value];
  return (
    <label class="scrubber-speed">
      <span class="unseen">{say.speed}</span>
      <select value={speed} onChange={event => onSpeed(Number(event.currentTarget.value))}>
        {SPEEDS.map(times => (
          <option key={times} value={times}>
            {say.times(format.value.number(times))}
          </option>
        ))}
      </select>
    </label>
  );
}

function DrawnMark({ drawn: { numbers, isSame } }: { readonly drawn: Drawn }) {
  const say = proof[language.value];
  return (
    <span class="scrubber-drawn" data-same={isSame ? '' : undefined}>
      <Icon name={isSame ? 'check' : 'close'} size={16} /> {numbers.join(' ')}{' '}
      <b>{isSame ? say.fromSeed : say.notFromSeed}</b>
    </span>
  );
}

/** Pictures that only this page needs. */
const Pause = () => (
  <svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" />
  </svg>
);

const Skip = ({ ahead = false }: { readonly ahead?: boolean }) => (
  <svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={ahead ? 'M6 5l8 7-8 7M18 5v14' : 'M18 5l-8 7 8 7M6 5v14'}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

type Keys = { readonly [key: string]: () => void };

/** Keys for the whole page, wherever nothing else has a better use for them. */
function useKeys(keys: Keys): void {
  // Before the step is drawn: a key pressed at once would start from the step before.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (!act || hasOwnUse(event.target, event.key)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Fields and choices use all of them; what can be pressed uses the space bar. */
function hasOwnUse(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea')) return true;
  return key === ' ' && target.closest('button, a, summary, [role="button"]') !== null;
}
