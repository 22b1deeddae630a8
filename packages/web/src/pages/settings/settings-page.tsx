/** The settings: each holds at once, and there is no button to press. */

import './settings.css';
import { LANGUAGES } from '@roundhouse/games/language.ts';
import { Button, ButtonLink, Choice, Icon, playSound } from '@roundhouse/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { MOTIONS, set, settings, THEMES } from '../../app/settings.ts';
import { ownName, rememberName } from '../../play/kept/kept-matches.ts';
import { format, words } from '../../words/index.ts';
import { languageName } from '../../words/language-name.ts';
import { ToldSettings } from '../notifications/notification-settings.tsx';

const LONGEST_NAME = 24;

export function SettingsPage() {
  const say = words.value.settings;
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  const { language, theme, motion, plainTables } = settings.value;
  return (
    <main class="page narrow settings">
      <h1 class="poster">{say.title}</h1>
      <p class="lead">{say.lead}</p>
      <OwnName />
      <Group legend={say.language}>
        {(['auto', ...LANGUAGES] as const).map(one => (
          <Choice key={one} name="language" checked={language === one} onChoose={() => set({ language: one })}>
            <span lang={one === 'auto' ? undefined : one}>{one === 'auto' ? say.languageAuto : languageName(one)}</span>
          </Choice>
        ))}
      </Group>
      <Group legend={say.theme}>
        {THEMES.map(one => (
          <Choice key={one} name="theme" checked={theme === one} onChoose={() => set({ theme: one })}>
            {say.themes[one]}
          </Choice>
        ))}
      </Group>
      <Group legend={say.motion} help={say.motionHelp}>
        {MOTIONS.map(one => (
          <Choice key={one} name="motion" checked={motion === one} onChoose={() => set({ motion: one })}>
            {say.motions[one]}
          </Choice>
        ))}
      </Group>
      <Group legend={say.plainTables} help={say.plainTablesHelp}>
        {[false, true].map(on => (
          <Choice
            key={String(on)}
            name="plain-tables"
            checked={plainTables === on}
            onChoose={() => set({ plainTables: on })}
          >
            {on ? say.sounds.on : say.sounds.off}
          </Choice>
        ))}
      </Group>
      <Sounds />
      <ToldSettings />
      <section class="field">
        <h2 class="label">{say.colours}</h2>
        <p>{say.coloursHelp}</p>
      </section>
      <div class="page-actions">
        <ButtonLink href="/profile">
          <Icon name="person" /> {say.toProfile}
        </ButtonLink>
        <ButtonLink href="/account">
          <Icon name="lock" /> {say.toAccount}
        </ButtonLink>
        <ButtonLink href="/kit" tone="quiet">
          {say.toKit}
        </ButtonLink>
      </div>
    </main>
  );
}

function OwnName() {
  const say = words.value.settings;
  const [name, setName] = useState(ownName);
  const change = (text: string): void => {
    setName(text);
    rememberName(text.trim());
  };
  return (
    <label class="field">
      <span class="label">{say.name}</span>
      <input
        type="text"
        name="name"
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={event => change(event.currentTarget.value)}
      />
      <small>{say.nameHelp}</small>
    </label>
  );
}

function Sounds() {
  const say = words.value.settings;
  const { sound, volume } = settings.value;
  const turn = (on: boolean): void => {
    set({ sound: on });
    playSound('dice', { count: 5 });
  };
  return (
    <>
      <Group legend={say.sound} help={say.soundHelp}>
        {[false, true].map(on => (
          <Choice key={String(on)} name="sound" checked={sound === on} onChoose={() => turn(on)}>
            {on ? say.sounds.on : say.sounds.off}
          </Choice>
        ))}
      </Group>
      <div class="field">
        <label class="label" for="volume">
          {say.volume}
        </label>
        <div class="settings-volume">
          <input
            id="volume"
            type="range"
            min={5}
            max={100}
            step={5}
            value={volume}
            disabled={!sound}
            aria-valuetext={format.value.percent(volume / 100)}
            onInput={event => set({ volume: event.currentTarget.valueAsNumber })}
            onChange={() => playSound('place')}
          />
          <Button disabled={!sound} onClick={() => playSound('win')}>
            <Icon name="sound" /> {say.try}
          </Button>
        </div>
      </div>
    </>
  );
}

interface GroupProps {
  readonly legend: string;
  readonly help?: string;
  readonly children: ComponentChildren;
}

function Group({ legend, help, children }: GroupProps) {
  return (
    <fieldset class="field">
      <legend class="label">{legend}</legend>
      <div class="segments">{children}</div>
      {help && <small>{help}</small>}
    </fieldset>
  );
}
