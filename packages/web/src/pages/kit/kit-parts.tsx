/** Each piece of the kit in each of its states. */

import {
  announce,
  Button,
  ButtonLink,
  Choice,
  Dialog,
  Die,
  Face,
  type FaceProps,
  Fist,
  ICONS,
  Icon,
  Log,
  playSound,
  RuleLink,
  SOUNDS,
  Switch,
  setVolume,
  Tip,
  Toast,
  tiltOf,
} from '@roundhouse/kit';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { language } from '../../words/index.ts';
import { Cards, Hands } from './kit-cards.tsx';
import type { Theme } from './kit-page.tsx';
import { kit } from './words/languages.ftl.ts';

export type Part = keyof typeof kit.en.parts;

const COLOURS = ['paper', 'paper-raised', 'paper-sunk', 'ink', 'ink-soft', 'rule', 'red', 'blue', 'gold', 'focus'];
const FACES = [1, 2, 3, 4, 5, 6, null];

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
  const say = kit[language.value];
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
  const say = kit[language.value];
  return (
    <div class="kit-stack">
      <div class="kit-row">
        <Button tone="strong">{say.strong}</Button>
        <Button>{say.plain}</Button>
        <ButtonLink href="/kit" tone="quiet">
          {say.quiet}
        </ButtonLink>
      </div>
      <div class="kit-row">
        <Button tone="strong" disabled>
          {say.disabled}
        </Button>
        <Button disabled>{say.disabled}</Button>
        <Button tone="strong" data-sent="">
          {say.sent}
        </Button>
        <Button data-sent="">{say.sent}</Button>
      </div>
    </div>
  );
}

function Choices({ theme }: { readonly theme: Theme }) {
  const say = kit[language.value];
  const [chosen, setChosen] = useState(0);
  const [areOn, setOn] = useState([true, false]);
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
      {areOn.map((isOn, i) => (
        <Switch key={i} checked={isOn} onSwitch={on => setOn(areOn.with(i, on))}>
          {say.switch} <Icon name={isOn ? 'check' : 'close'} />
        </Switch>
      ))}
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

type Opened = 'dialog' | 'drawer' | 'ruled' | 'plain';

function Explanations() {
  const say = kit[language.value];
  const [open, setOpen] = useState<Opened | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div class="kit-stack">
      <div class="kit-row">
        <Tip class="button" text={say.tipText} rule="FITE-1">
          {say.tip}
        </Tip>
        <Button onClick={() => setOpen('dialog')}>{say.openDialog}</Button>
        <Button onClick={() => setOpen('drawer')}>{say.openDrawer}</Button>
        <Button onClick={() => setOpen('ruled')}>{say.openToast}</Button>
        <Button onClick={() => setOpen('plain')}>{say.openPlainToast}</Button>
      </div>
      <p>
        {say.ruled} <RuleLink rule="FITE-14" />
      </p>
      <Dialog title={say.dialog} open={open === 'dialog'} onClose={close}>
        <p>{say.dialogText}</p>
      </Dialog>
      <Dialog title={say.drawer} open={open === 'drawer'} onClose={close} side>
        <p>{say.dialogText}</p>
      </Dialog>
      {open === 'ruled' && <Toast text={say.toast} rule="FITE-14" onClose={close} />}
      {open === 'plain' && <Toast text={say.plainToast} onClose={close} />}
    </div>
  );
}

function Lines() {
  const say = kit[language.value];
  return <Log lines={say.log.map((text, i) => ({ text, rules: i === 2 ? ['FITE-14'] : [], head: i === 0 }))} />;
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
  useEffect(() => {
    setVolume(settings.value.volume / 100);
    return () => {
      if (!settings.value.sound) setVolume(0);
    };
  }, []);
  return (
    <div class="kit-row">
      {SOUNDS.map(sound => (
        <Button key={sound} onClick={() => playSound(sound)}>
          <Icon name="sound" /> <code>{sound}</code>
        </Button>
      ))}
      <Button onClick={() => announce(kit[language.value].announced)}>
        <Icon name="eye" /> {kit[language.value].announce}
      </Button>
    </div>
  );
}

const PEOPLE: readonly FaceProps[] = [
  { hue: 35, eyes: 'wide', mouth: 'open', hair: 'tuft' },
  { hue: 20, eyes: 'round', mouth: 'smile', hair: 'bob' },
  { hue: 12, eyes: 'narrow', mouth: 'flat', hair: 'crest' },
  { hue: 200, eyes: 'glasses', mouth: 'smirk', hair: 'bun' },
];

function People() {
  return (
    <div class="kit-row kit-people">
      {PEOPLE.map(face => (
        <Face key={face.hue} {...face} />
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
  hands: Hands,
  explanations: Explanations,
  log: Lines,
  people: People,
  icons: Icons,
  sounds: Sounds,
};
