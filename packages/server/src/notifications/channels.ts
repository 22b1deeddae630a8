/** The channels by which somebody wants to be told things: opened, tried, closed, and stopped by a link. */

import { AddressBuckets, Buckets, type Rate } from '../limits/buckets.ts';
import { newKey } from '../matches/keys.ts';
import { Refused } from '../matches/refusal.ts';
import type { Channel, NotificationStore } from '../store/notifications.ts';
import { parseLink } from './links.ts';
import { parseAddress } from './mail.ts';
import { parseTarget } from './outbound.ts';
import type { Post } from './post.ts';
import type { Done, NewMail, NewPush, NewWebhook, OpenedChannel, Tellings, ToldBy } from './protocol.ts';
import { areKeys } from './sealing.ts';
import { newWebhookSecret } from './webhook.ts';
import { languageOf } from './words/index.ts';

/** Nobody has more browsers, mailboxes and servers than that. */
const MOST_CHANNELS = 12;
/** Tries that one person makes, or one address, for each that goes to one target. */
const SEVERAL = 4;

/** Accounts that one mailbox signs in to. */
const MOST_ACCOUNTS = 5;

/** Makes a code for a link that signs somebody in. */
type Issue = (person: string) => Promise<{ readonly name: string; readonly code: string }>;

export class Channels {
  readonly #store: NotificationStore;
  readonly #post: Post;
  readonly #now: () => number;
  /** Letters that strangers can have sent: by one network, and to one mailbox. */
  readonly #letters: AddressBuckets;
  readonly #mailboxes: Buckets;
  /** Of tries, by whoever makes them and wherever they come from: people have several channels. */
  readonly #tries: AddressBuckets;
  /** Of tries too, by where they go. */
  readonly #targets: Buckets;

  /** `now` by the wall clock. */
  constructor(store: NotificationStore, post: Post, letters: Rate, now: () => number) {
    this.#store = store;
    this.#post = post;
    this.#now = now;
    this.#letters = new AddressBuckets(letters, now);
    this.#mailboxes = new Buckets(letters, now);
    this.#targets = new Buckets(letters, now);
    const { burst, perSecond } = letters;
    this.#tries = new AddressBuckets({ burst: SEVERAL * burst, perSecond: SEVERAL * perSecond }, now);
  }

  async look(person: string | null): Promise<Tellings> {
    const { push, mail, webhooks } = this.#post.means;
    return {
      offers: { push: push?.keys.publicKey ?? null, mail: mail !== null, webhooks },
      channels: person === null ? [] : (await this.#store.channels(person)).map(toldBy),
      quiet: person === null ? [] : await this.#store.quiet(person),
    };
  }

  async openPush(person: string, { endpoint, p256dh, auth, language }: NewPush): Promise<OpenedChannel> {
    if (this.#post.means.push === null) throw notOffered();
    const address = this.#target(endpoint);
    if (!areKeys({ p256dh, auth })) throw new Refused('bad-address', 'These are no keys of a browser.');
    const secret = JSON.stringify({ p256dh, auth });
    const channel = await this.#open(person, { kind: 'push', address, secret, language, confirmed: true });
    return { channel: toldBy(channel), secret: null };
  }

  /** Writes to the address and asks; nothing else is sent there until somebody there agrees. */
  async openMail(person: string, { address: text, language }: NewMail, whence: string): Promise<OpenedChannel> {
    if (this.#post.means.mail === null) throw notOffered();
    const address = parseAddress(text);
    if (address === null) throw new Refused('bad-address', 'This is no mail address that we could write to.');
    const before = (await this.#store.channels(person)).find(one => one.kind === 'mail' && one.address === address);
    if (!before?.confirmed) this.#spendLetter(address, whence);
    const channel = await this.#open(person, { kind: 'mail', address, secret: '', language, confirmed: false });
    if (!channel.confirmed) {
      const outcome = await this.#post.confirm(channel);
      // Nobody can follow a link that was not sent.
      if (outcome.kind !== 'sent' && before === undefined) await this.#store.close(channel.id);
      mustBeSent(outcome);
    }
    return { channel: toldBy(channel), secret: null };
  }

  /** Says, by a device of theirs, whether links that are sent to somebody's mailbox sign them in. */
  async setSignIn(person: string, id: string, signsIn: boolean, session: string): Promise<void> {
    if (await this.#store.setSignIn(person, id, signsIn, session)) return;
    throw new Refused('nothing-there', 'You have no such mailbox that has agreed to mail.');
  }

  /**
   * Writes to those who sign in by mail at an address, with a link that has the code which is issued for each. Throws
   * `Refused` if nobody there is written to now. Whether anybody signs in there is not told, not even by how long it takes.
   */
  writeSignIn(text: string, whence: string, issue: Issue): void {
    if (this.#post.means.mail === null) throw notOffered();
    const address = parseAddress(text);
    if (address === null) throw new Refused('bad-address', 'This is no mail address that we could write to.');
    this.#spendLetter(address, whence);
    // Whoever wants a letter that did not come asks for another.
    this.#writeSignIns(address, issue).catch(() => {});
  }

  async #writeSignIns(address: string, issue: Issue): Promise<void> {
    for (const channel of await this.#store.signingIn(address, MOST_ACCOUNTS)) {
      const { name, code } = await issue(channel.person);
      await this.#post.signIn(channel, name, code);
    }
  }

  async openWebhook(person: string, { url, language }: NewWebhook): Promise<OpenedChannel> {
    if (!this.#post.means.webhooks) throw notOffered();
    const wanted = { address: this.#target(url), secret: newWebhookSecret() };
    const channel = await this.#open(person, { kind: 'webhook', ...wanted, language, confirmed: true });
    return { channel: toldBy(channel), secret: channel.secret };
  }

  async close(person: string, id: string): Promise<void> {
    await this.#own(person, id);
    await this.#store.close(id);
  }

  /** Shows somebody how they will be told. A channel that turns out to be gone is closed. */
  async try(person: string, id: string, whence: string): Promise<void> {
    const channel = await this.#own(person, id);
    if (!channel.confirmed) throw new Refused('not-now', 'Follow the link in the first mail before that.');
    // By where it goes, and not by the channel: that can be ended and opened again.
    if (this.#tries.take(`by ${person}`) || this.#tries.take(whence) || this.#targets.take(targetOf(channel)))
      throw tooFast();
    const outcome = await this.#post.send(channel, { id: newKey(), occasion: 'try', about: null });
    if (outcome.kind === 'gone') await this.#store.close(id);
    mustBeSent(outcome);
  }

  async hush(person: string, match: string, isQuiet: boolean): Promise<void> {
    await this.#store.hush(person, match, isQuiet);
  }

  /** Does what a link in a mail or a push message says. Done once more it changes nothing. */
  async follow(token: string): Promise<Done> {
    const link = parseLink(this.#post.means.linkSecret, token);
    if (link === null) throw new Refused('wrong-link', 'This link is not one of ours, or not whole.');
    const channel = await this.#store.find(link.channel);
    if (link.kind === 'confirm' && channel === null) {
      throw new Refused('nothing-there', 'Nobody wants to be told anything at this address any more.');
    }
    if (channel !== null) {
      if (link.kind === 'quiet') await this.#store.hush(channel.person, link.match, true);
      else if (link.kind === 'stop') await this.#store.close(channel.id);
      else await this.#store.confirm(channel.id);
    }
    return { did: link.kind };
  }

  async #open(person: string, wanted: Pick<Channel, 'kind' | 'address' | 'secret' | 'language' | 'confirmed'>) {
    const language = languageOf(wanted.language);
    const channel = { ...wanted, id: newKey(), person, language, created: this.#now() };
    const opened = await this.#store.open(channel, MOST_CHANNELS);
    if (opened !== null) return opened;
    throw new Refused('too-many', `Nobody is told things in more than ${MOST_CHANNELS} ways: end one first.`);
  }

  async #own(person: string, id: string): Promise<Channel> {
    const channel = await this.#store.find(id);
    if (channel?.person === person) return channel;
    throw new Refused('nothing-there', 'You are not told anything in this way.');
  }

  #target(text: string): string {
    const url = parseTarget(text, this.#post.means.mayBePrivate);
    if (url === null) throw new Refused('bad-address', 'Give a whole address on the open internet, with https://');
    return url;
  }

  /** Whoever has no letter left takes none of the mailbox's: its owner may want one. */
  #spendLetter(address: string, whence: string): void {
    if (this.#letters.take(whence) || this.#mailboxes.take(address.toLowerCase())) throw tooFast();
  }
}

const tooFast = (): Refused => new Refused('too-fast', 'So many messages are not sent. Wait a while.');

/** Whom a message reaches: a whole server by a webhook, whatever the path; otherwise one mailbox or browser. */
const targetOf = ({ kind, address }: Channel): string =>
  kind === 'webhook' ? `webhook ${new URL(address).host}` : `${kind} ${address.toLowerCase()}`;

const toldBy = ({ id, kind, address, confirmed }: Channel): ToldBy => ({ id, kind, address, confirmed });

const notOffered = (): Refused => new Refused('not-offered', 'The operator of this server has not set this up.');

function mustBeSent({ kind }: { readonly kind: string }): void {
  if (kind !== 'sent') throw new Refused('not-sent', 'This could not be sent there.');
}
