/** Each piece of the kit in each of its states. */

import {
  Button,
  ButtonLink,
  Card,
  Choice,
  Dialog,
  Die,
  Fist,
  Hand,
  ICONS,
  Icon,
  Log,
  Meter,
  playSound,
  SOUNDS,
  Switch,
  setVolume,
  Tip,
  TOKEN_SHAPES,
  Toast,
  Token,
  tiltOf,
} from '@roundhouse/kit';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { format, words } from '../words/index.ts';
import type { Theme } from './kit-page.tsx';
import { settings } from './settings.ts';

export type Part = keyof typeof words.value.kit.parts;

const COLOURS = ['paper', 'paper-raised', 'paper-sunk', 'ink', 'ink-soft', 'rule', 'red', 'blue', 'gold', 'focus'];
const FACES = [1, 2, 3, 4, 5, 6, null];
const CARDS = [1, 2, 3, 4, 5];
const LIFTED = 4;

function Colours() {
  return (
    <ul class="kit-colours">
      {COLOURS.map(name => (
        <li key={name}>
          <span style={{ background: `var(--${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function Type() {
  const say = words.value.kit;
  return (
    <div class="kit-stack">
      <p class="poster kit-headline">{say.headline}</p>
      <p class="lead">{say.lead2}</p>
      <p>{say.text}</p>
      <p class="label">{say.label}</p>
    </div>
  );
}

function Buttons() {
  const say = words.value.kit;
  return (
    <div class="kit-row">
      <Button tone="strong">{say.strong}</Button>
      <Button>{say.plain}</Button>
      <ButtonLink href="/kit" tone="quiet">
        {say.quiet}
      </ButtonLink>
      <Button disabled>{say.disabled}</Button>
    </div>
  );
}

function Choices({ theme }: { readonly theme: Theme }) {
  const say = words.value.kit;
  const [chosen, setChosen] = useState(0);
  const [isOn, setOn] = useState(true);
  return (
    <div class="kit-stack">
      <fieldset>
        <legend class="label">{say.choice}</legend>
        <div class="segments">
          {say.choices.map((text, i) => (
            <Choice
              key={text}
              name={`kit-choice-${theme}`}
              checked={chosen === i}
              disabled={i === 2}
              onChoose={() => setChosen(i)}
            >
              {text}
            </Choice>
          ))}
        </div>
      </fieldset>
      <Switch checked={isOn} onSwitch={setOn}>
        {say.switch} <Icon name={isOn ? 'check' : 'close'} />
      </Switch>
    </div>
  );
}

function Dice() {
  return (
    <div class="kit-pictures">
      {FACES.map((face, i) => (
        <div key={face ?? 'blank'} data-colour={i % 2 === 0 ? 'red' : 'blue'}>
          <Die face={face} tilt={tiltOf(1, i)} />
        </div>
      ))}
      <div data-colour="red">
        <Fist hand="left" />
      </div>
      <div data-colour="blue">
        <Fist />
      </div>
    </div>
  );
}

function Cards() {
  const say = words.value.kit;
  return (
    <>
      <div class="kit-pictures kit-cards">
        <Card />
        <Card>
          <Sign />
        </Card>
      </div>
      <Hand label={say.hand} cards={CARDS} keyOf={String}>
        {n => (
          <Card lifted={n === LIFTED}>
            <span class="kit-card-number">
              <span class="unseen">{say.card(format.value.number(n))}</span>
              <b aria-hidden="true">{format.value.number(n)}</b>
            </span>
          </Card>
        )}
      </Hand>
    </>
  );
}

const Sign = () => (
  <svg class="kit-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3l2.6 6 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4L6.4 20l1.5-6.3L3 9.5 9.4 9z" />
  </svg>
);

function Tokens() {
  return (
    <div class="kit-pictures">
      {TOKEN_SHAPES.map((shape, i) => (
        <div key={shape} data-token={i}>
          <Token shape={shape}>
            <path d="M17 25l5 5 9-11" />
          </Token>
        </div>
      ))}
      <div>
        <Token spent />
      </div>
    </div>
  );
}

function Meters() {
  const say = words.value.kit;
  return (
    <div class="kit-stack">
      <Meter label={say.lives} value={3} max={5} text={say.livesLeft} />
      <Meter label={say.hype} value={62} max={100} text={say.hypeNow} />
    </div>
  );
}

function Explanations() {
  const say = words.value.kit;
  const [open, setOpen] = useState<'dialog' | 'toast' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div class="kit-stack">
      <div class="kit-row">
        <Tip class="button" text={say.tipText} rule="FITE-1">
          {say.tip}
        </Tip>
        <Button onClick={() => setOpen('dialog')}>{say.openDialog}</Button>
        <Button onClick={() => setOpen('toast')}>{say.openToast}</Button>
      </div>
      <div>
        <Log lines={say.log.map((text, i) => ({ text, rules: i === 2 ? ['FITE-14'] : [], head: i === 0 }))} />
      </div>
      <Dialog title={say.dialog} open={open === 'dialog'} onClose={close}>
        <p>{say.dialogText}</p>
      </Dialog>
      {open === 'toast' && <Toast text={say.toast} rule="FITE-14" onClose={close} />}
    </div>
  );
}

function Icons() {
  return (
    <ul class="kit-icons">
      {ICONS.map(name => (
        <li key={name}>
          <Icon name={name} size={24} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Heard here whatever the settings say: whoever presses these wants to hear them. */
function Sounds() {
  const listen = (sound: (typeof SOUNDS)[number]): void => {
    setVolume(settings.value.volume / 100);
    playSound(sound);
    if (!settings.value.sound) setVolume(0);
  };
  return (
    <div class="kit-row">
      {SOUNDS.map(sound => (
        <Button key={sound} onClick={() => listen(sound)}>
          <Icon name="sound" /> <code>{sound}</code>
        </Button>
      ))}
    </div>
  );
}

export const PARTS: { readonly [P in Part]: ComponentType<{ readonly theme: Theme }> } = {
  colours: Colours,
  type: Type,
  buttons: Buttons,
  choices: Choices,
  dice: Dice,
  cards: Cards,
  tokens: Tokens,
  meters: Meters,
  explanations: Explanations,
  icons: Icons,
  sounds: Sounds,
};
