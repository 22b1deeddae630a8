/** The part of the settings about being told that it is one's turn. Nothing is asked of the browser before a button is pressed. */

import './notifications.css';
import { Button, Icon, Toast } from '@roundhouse/kit';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { recall } from '../../play/kept/kept-matches.ts';
import {
  type Able,
  ability,
  hush,
  openMail,
  openWebhook,
  stop,
  type Tellings,
  type ToldBy,
  tellHere,
  tellings,
  thisDevice,
  tryOut,
} from '../../play/network/notifications.ts';
import { shelfWords } from '../../words/games.ts';
import { language } from '../../words/index.ts';
import { notices } from './words/languages.ftl.ts';

/** All that is known of it now. */
interface Standing extends Tellings {
  readonly able: Able;
  readonly own: ToldBy | null;
}

async function look(): Promise<Standing> {
  const [known, able] = await Promise.all([tellings(), ability()]);
  return { ...known, able, own: able === 'able' ? await thisDevice(known.channels) : null };
}

/** Does something and shows what came of it. */
type Act = (work: () => Promise<unknown>, said?: string) => Promise<void>;

export function ToldSettings() {
  const say = notices[language.value];
  const [standing, setStanding] = useState<Standing | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const dismiss = useCallback(() => setSaid(null), []);
  const act: Act = async (work, done) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
      setSaid(done ?? null);
    } catch (error) {
      setSaid(error instanceof Error && error.name === 'ApiError' ? error.message : say.failed);
    }
    await look().then(setStanding, () => {});
    isBusy.current = false;
  };
  useEffect(() => {
    look().then(setStanding, (error: Error) => setFailure(error.message));
  }, []);
  // What was pressed may be gone: whoever uses keys goes on from here, not from the top of the page.
  useEffect(() => {
    if (standing !== null && isBusy.current && document.activeElement === document.body) heading.current?.focus();
  }, [standing]);
  return (
    <section class="told" aria-labelledby="told" aria-busy={standing === null && failure === null}>
      <h2 class="label" id="told" ref={heading} tabIndex={-1}>
        {say.title}
      </h2>
      <p>{say.lead}</p>
      {failure !== null && <p class="fine">{failure}</p>}
      {standing && (
        <>
          <Here standing={standing} act={act} />
          <Mail standing={standing} act={act} />
          {standing.offers.webhooks && <Webhooks standing={standing} act={act} />}
          {standing.quiet.length > 0 && <Quiet standing={standing} act={act} />}
        </>
      )}
      {said !== null && <Toast text={said} onClose={dismiss} />}
    </section>
  );
}

interface WayProps {
  readonly standing: Standing;
  readonly act: Act;
}

function Here({ standing: { offers, able, own, channels }, act }: WayProps) {
  const say = notices[language.value];
  const { push } = offers;
  const others = channels.filter(one => one.kind === 'push' && one.id !== own?.id);
  const why = push === null ? say.notOffered : able === 'able' ? null : say.cannot[able];
  return (
    <div class="told-way">
      <h3>{say.here}</h3>
      {why !== null && <p class="fine">{why}</p>}
      {why === null && own && <Channel channel={own} name={say.hereOn} act={act} />}
      {why === null && !own && push !== null && (
        <>
          <p class="fine">{say.hereOff}</p>
          <Button tone="strong" onClick={() => act(() => tellHere(push), say.hereOn)}>
            {say.turnOn}
          </Button>
        </>
      )}
      {others.map(one => (
        <Channel key={one.id} channel={one} name={say.otherDevice} act={act} />
      ))}
    </div>
  );
}

function Mail({ standing: { offers, channels }, act }: WayProps) {
  const say = notices[language.value];
  const own = channels.filter(({ kind }) => kind === 'mail');
  return (
    <div class="told-way">
      <h3>{say.mail}</h3>
      {own.map(one => (
        <Channel key={one.id} channel={one} name={one.address} act={act} />
      ))}
      {offers.mail ? (
        <NewAddress kind="email" label={say.address} button={say.writeMe} add={text => act(() => openMail(text))} />
      ) : (
        <p class="fine">{say.notOffered}</p>
      )}
    </div>
  );
}

function Webhooks({ standing: { channels }, act }: WayProps) {
  const say = notices[language.value];
  const [secret, setSecret] = useState<string | null>(null);
  const own = channels.filter(({ kind }) => kind === 'webhook');
  const add = (text: string): Promise<void> => act(async () => setSecret((await openWebhook(text)).secret));
  return (
    <details class="more">
      <summary>{say.webhook}</summary>
      <div class="told-way">
        {own.map(one => (
          <Channel key={one.id} channel={one} name={one.address} act={act} />
        ))}
        {secret !== null && (
          <p>
            {say.secret} <code class="told-secret">{secret}</code>
          </p>
        )}
        <NewAddress kind="url" label={say.url} button={say.add} add={add} />
      </div>
    </details>
  );
}

function Quiet({ standing: { quiet }, act }: WayProps) {
  const say = notices[language.value];
  return (
    <div class="told-way">
      <h3>{say.quiet}</h3>
      {quiet.map(match => (
        <div key={match} class="told-channel">
          <a href={`/match/${match}`}>{nameOf(match)}</a>
          <Button aria-label={`${say.tellAgain}: ${nameOf(match)}`} onClick={() => act(() => hush(match, false))}>
            {say.tellAgain}
          </Button>
        </div>
      ))}
    </div>
  );
}

/** The game's name, where this browser has a seat at the match. */
function nameOf(match: string): string {
  const kept = recall(match);
  return kept?.kind === 'live' ? shelfWords(kept.game).name : match;
}

interface ChannelProps {
  readonly channel: ToldBy;
  readonly name: string;
  readonly act: Act;
}

function Channel({ channel, name, act }: ChannelProps) {
  const say = notices[language.value];
  return (
    <div class="told-channel">
      <p>
        <Icon name={channel.confirmed ? 'check' : 'more'} />
        <span>{name}</span>
        {!channel.confirmed && <small>{say.unconfirmed}</small>}
      </p>
      <span class="told-deeds">
        {channel.confirmed && (
          <Button aria-label={say.tryNamed(name)} onClick={() => act(() => tryOut(channel.id), say.tried)}>
            {say.try}
          </Button>
        )}
        <Button aria-label={say.stopNamed(name)} onClick={() => act(() => stop(channel))}>
          {say.stop}
        </Button>
      </span>
    </div>
  );
}

const INPUTS = {
  email: { type: 'email', autocomplete: 'email' },
  url: { type: 'url', autocomplete: 'url' },
} as const;

interface NewAddressProps {
  readonly kind: keyof typeof INPUTS;
  readonly label: string;
  readonly button: string;
  readonly add: (text: string) => Promise<void>;
}

function NewAddress({ kind, label, button, add }: NewAddressProps) {
  const [text, setText] = useState('');
  return (
    <form
      class="told-new"
      onSubmit={event => {
        event.preventDefault();
        void add(text).then(() => setText(''));
      }}
    >
      <label class="field">
        <span>{label}</span>
        <input
          {...INPUTS[kind]}
          value={text}
          required
          maxLength={300}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <Button type="submit">{button}</Button>
    </form>
  );
}
