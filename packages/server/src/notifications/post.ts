/** Puts news into the words and the form of each channel, and sends them. */

import type { Seat } from '@roundhouse/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Channel, Occasion } from '../store/notifications.ts';
import { formatLink, type Link } from './links.ts';
import type { Outcome } from './outbound.ts';
import type { Providers } from './providers.ts';
import { sendPush } from './push.ts';
import type { BrowserKeys } from './sealing.ts';
import { MailFailed, sendMail } from './smtp.ts';
import { sendWebhook } from './webhook.ts';
import { gameName, languageOf, timeOf, wordsOf } from './words/index.ts';

/** What somebody is told; `try` only shows them how they will be. */
export interface Notice {
  /** The same for the same thing, however often it is sent. */
  readonly id: string;
  readonly occasion: Occasion | 'try';
  readonly about: About | null;
}

/** The table or the competition that they are told of. */
export interface About {
  readonly what: 'match' | 'competition';
  readonly id: string;
  readonly game: string;
  /** Or the entrant. */
  readonly seat: Seat;
  readonly decision: number;
  readonly name: string;
  readonly others: readonly string[];
  /** Until time is out. */
  readonly leftMs: number | null;
}

/** A push message that could not be delivered for so long is of no use; nor is one for which time is out. */
const LONGEST_TTL_S = 3 * 24 * 60 * 60;

const NO_MEANS: Outcome = { kind: 'later', waitMs: null };

export class Post {
  readonly means: Providers;
  readonly #now: () => number;
  /** Where the operator reads that something is theirs to mend; null until somebody has said where. */
  log: FastifyBaseLogger | null = null;
  #mailFailure: string | null = null;

  /** Why the mail server takes nothing from us, until a letter was taken again; null while all is well. */
  get mailFailure(): string | null {
    return this.#mailFailure;
  }

  /** `now` by the wall's clock. */
  constructor(means: Providers, now: () => number) {
    this.means = means;
    this.#now = now;
  }

  /** Never rejects. What this process has no means for, another may have. */
  async send(channel: Channel, news: Notice): Promise<Outcome> {
    if (channel.kind === 'push') return this.#push(channel, news);
    if (channel.kind === 'webhook') return this.#webhook(channel, news);
    const { subject, lines } = this.#mail(channel, news);
    return this.#write(channel, news.id, subject, lines);
  }

  /** Asks whoever reads mail at an address whether they want any more of it. */
  confirm(channel: Channel): Promise<Outcome> {
    const words = wordsOf(languageOf(channel.language));
    const link = this.#link({ kind: 'confirm', channel: channel.id });
    return this.#write(channel, `confirm.${channel.id}.${this.#now()}`, words.confirmSubject, [
      ...[words.confirm, '', link, '', words.ignore],
    ]);
  }

  /** Sends somebody a link that signs them in: no news, so there is no way to hear no more of it. */
  signIn(channel: Channel, name: string, code: string): Promise<Outcome> {
    const words = wordsOf(languageOf(channel.language));
    // Behind the #, where it is not written into anybody's log, and no program that looks at links in mails uses it up.
    const link = `${this.means.publicUrl}/account#mail=${code}`;
    const lines = [words.hello(name), '', words.signIn, '', link, '', words.signInIgnore];
    return this.#write(channel, `signIn.${channel.id}.${this.#now()}`, words.signInSubject, lines, false);
  }

  #mail(channel: Channel, news: Notice): { subject: string; lines: readonly string[] } {
    const words = wordsOf(languageOf(channel.language));
    const { about } = news;
    const stop = ['-- ', `${words.stop}: ${this.#link({ kind: 'stop', channel: channel.id })}`];
    if (about === null) return { subject: words.tried, lines: [words.tried, '', ...stop] };
    const quiet = this.#link({ kind: 'quiet', channel: channel.id, match: about.id });
    const isMatch = about.what === 'match';
    return {
      subject: this.#title(channel, news),
      lines: [
        ...[words.hello(about.name), '', this.#text(channel, about), ''],
        ...[`${isMatch ? words.toTable : words.toCompetition}:`, this.#placeOf(about), '', stop[0]!],
        ...[`${isMatch ? words.quiet : words.quietCompetition}: ${quiet}`, stop[1]!],
      ],
    };
  }

  async #write(
    channel: Channel,
    id: string,
    subject: string,
    lines: readonly string[],
    mayStop = true,
  ): Promise<Outcome> {
    const { mail, publicUrl } = this.means;
    if (mail === null || publicUrl === null) return NO_MEANS;
    const stop = formatLink(this.means.linkSecret, { kind: 'stop', channel: channel.id });
    const letter = {
      ...{ from: mail.from, to: channel.address, subject, text: lines.join('\n') },
      messageId: `${id}.${channel.id}@${new URL(publicUrl).hostname}`,
      date: new Date(this.#now()),
      headers: {
        // RFC 8058: one click in the mail program itself, without a visit.
        ...(mayStop && {
          'List-Unsubscribe': `<${publicUrl}/api/telling/stop?token=${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        'Auto-Submitted': 'auto-generated',
      },
    };
    try {
      await sendMail(mail.server, letter);
      this.#mailFailure = null;
      return { kind: 'sent' };
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      if (error.fault === 'recipient') return { kind: 'refused' };
      const isOurs = error.fault === 'operator';
      if (isOurs) {
        this.#mailFailure = error.message;
        this.log?.error({ reason: error.message }, 'the mail server takes nothing from us');
      }
      return { kind: 'later', waitMs: null, isOurs };
    }
  }

  async #push(channel: Channel, news: Notice): Promise<Outcome> {
    const { push, mayBePrivate, linkSecret } = this.means;
    if (push === null) return NO_MEANS;
    const words = wordsOf(languageOf(channel.language));
    const { about } = news;
    const shown = {
      id: news.id,
      title: this.#title(channel, news),
      body: about === null ? words.tried : this.#text(channel, about),
      lang: languageOf(channel.language),
      path: about === null ? '/settings' : pathOf(about),
      stop: about && {
        label: about.what === 'match' ? words.quiet : words.quietCompetition,
        token: formatLink(linkSecret, { kind: 'quiet', channel: channel.id, match: about.id }),
      },
    };
    const leftS = Math.ceil((about?.leftMs ?? Number.POSITIVE_INFINITY) / 1000);
    const message = {
      text: JSON.stringify(shown),
      topic: about?.id ?? 'try',
      ttlS: Math.max(0, Math.min(leftS, LONGEST_TTL_S)),
    };
    const keys: BrowserKeys = JSON.parse(channel.secret);
    return sendPush({ ...push, mayBePrivate }, { endpoint: channel.address, ...keys }, message, this.#now());
  }

  async #webhook(channel: Channel, { id, occasion, about }: Notice): Promise<Outcome> {
    if (!this.means.webhooks) return NO_MEANS;
    const body = {
      type: occasion,
      at: new Date(this.#now()).toISOString(),
      ...(about && {
        ...(about.what === 'match'
          ? { match: about.id, game: about.game, seat: about.seat, decision: about.decision }
          : { competition: about.id, game: about.game, entrant: about.seat, revision: about.decision }),
        ...{ name: about.name, others: about.others, url: this.#placeOf(about) },
        secondsLeft: about.leftMs === null ? null : Math.max(0, Math.floor(about.leftMs / 1000)),
      }),
    };
    const to = { url: channel.address, secret: channel.secret };
    return sendWebhook(to, { id, body }, this.#now(), this.means.mayBePrivate);
  }

  #title({ language: wanted }: Channel, { occasion, about }: Notice): string {
    if (about === null || occasion === 'try') return 'Roundhouse';
    const language = languageOf(wanted);
    const { game, others } = about;
    return wordsOf(language)[occasion](gameName(game, language), others, others.length);
  }

  #text({ language: wanted }: Channel, { what, leftMs }: About): string {
    const language = languageOf(wanted);
    const words = wordsOf(language);
    const asked = what === 'match' ? words.asked : words.awaited;
    return leftMs === null ? asked : `${asked} ${words.left(timeOf(leftMs, language))}`;
  }

  #placeOf(about: About): string {
    return `${this.means.publicUrl}${pathOf(about)}`;
  }

  /** Behind the #, where it is not written into anybody's log. */
  #link(link: Link): string {
    return `${this.means.publicUrl}/told#${formatLink(this.means.linkSecret, link)}`;
  }
}

/** The page that shows it. */
const pathOf = ({ what, id }: About): string => `/${what}/${id}`;
