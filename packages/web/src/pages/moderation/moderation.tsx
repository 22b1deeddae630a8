/** The operators' page: what was reported, what holds, and everything that was done about it. */

import { announce, Button, ButtonLink } from '@roundhouse/kit';
import type { DeedShown, Moderated, ReportShown, SanctionShown } from '@roundhouse/server/people/protocol.ts';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../app/app.tsx';
import { ask } from '../../play/network/api.ts';
import { readReason } from '../../play/network/report-reason.ts';
import { format, language } from '../../words/index.ts';
import { deedSaid } from './audit.ts';
import { SanctionForm } from './moderation-form.tsx';
import { moderation as moderationWords } from './words/languages.ftl.ts';
import '../account/account.css';

/** Carries out what an operator wants, and shows how things stand then. */
export type Act = (door: 'dismiss' | 'sanctions' | 'lift', body: object) => Promise<void>;

export function ModerationPage() {
  const say = moderationWords[language.value];
  const [all, setAll] = useState<Moderated | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${say.title} · Roundhouse`;
  }, [say]);
  const tell = (error: unknown): void => setFailure(error instanceof Error ? error.message : String(error));
  const look = async (): Promise<void> => setAll(await ask<Moderated>('GET', '/moderation'));
  useEffect(() => {
    look().catch(tell);
  }, []);
  const act: Act = async (door, body) => {
    setFailure(null);
    try {
      await ask('POST', `/moderation/${door}`, body);
      await look();
      announce(say.done);
    } catch (error) {
      tell(error);
    }
  };
  if (all === null) {
    return (
      <main class="page narrow">
        {failure === null ? (
          <p class="loading" aria-busy="true">
            {say.loading}
          </p>
        ) : (
          <Notice title={say.title}>
            {failure} <a href="/account">{say.toAccount}</a>
          </Notice>
        )}
      </main>
    );
  }
  return (
    <main class="page moderation">
      <h1 class="poster">{say.title}</h1>
      <p class="lead">{say.lead}</p>
      {failure && (
        <p class="trouble" role="alert">
          {failure}
        </p>
      )}
      <Reports reports={all.reports} act={act} />
      <Sanctions sanctions={all.sanctions} act={act} />
      <Audit deeds={all.deeds} />
    </main>
  );
}

function Reports({ reports, act }: { readonly reports: readonly ReportShown[]; readonly act: Act }) {
  const say = moderationWords[language.value];
  return (
    <section class="account-part" aria-labelledby="moderation-reports">
      <h2 id="moderation-reports" class="label">
        {say.reports}
      </h2>
      {reports.length === 0 && <p>{say.noReports}</p>}
      {reports.map(report => (
        <Report key={`${report.match} ${report.line} ${report.by}`} report={report} act={act} />
      ))}
    </section>
  );
}

function Report({ report, act }: { readonly report: ReportShown; readonly act: Act }) {
  const say = moderationWords[language.value];
  const [isOpen, setOpen] = useState(false);
  const { match, line } = report;
  const name = report.lines.find(one => one.line === line)?.name ?? '';
  const { kind, added } = readReason(report.reason);
  return (
    <article class="account-part account-raised report" aria-label={say.sanctionOf(name)}>
      <p>
        {kind && <b class="report-why">{say.why[kind]}</b>} {added && say.reason(added)}{' '}
        <span class="fine">{say.reportedBy(report.by, format.value.when(report.at))}</span>
      </p>
      <ul class="report-lines">
        {report.lines.map(one => (
          <li key={one.line} data-reported={one.line === line ? '' : undefined}>
            <b>{one.name}:</b> {one.text} {one.line === line && <small>({say.reported})</small>}
          </li>
        ))}
      </ul>
      {!report.isKnown && <p class="fine">{say.unknownPerson}</p>}
      {isOpen ? (
        <SanctionForm
          name={name}
          onCancel={() => setOpen(false)}
          onSanction={wanted => act('sanctions', { match, line, ...wanted })}
        />
      ) : (
        <div class="page-actions">
          <Button onClick={() => act('dismiss', { match, line, reason: '' })}>{say.dismiss}</Button>
          {report.isKnown && (
            <Button tone="strong" onClick={() => setOpen(true)}>
              {say.sanction}
            </Button>
          )}
          <ButtonLink href={`/match/${match}`} tone="quiet">
            {say.toMatch}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

function Sanctions({ sanctions, act }: { readonly sanctions: readonly SanctionShown[]; readonly act: Act }) {
  const say = moderationWords[language.value];
  return (
    <section class="account-part" aria-labelledby="moderation-sanctions">
      <h2 id="moderation-sanctions" class="label">
        {say.sanctions}
      </h2>
      {sanctions.length === 0 && <p>{say.noSanctions}</p>}
      <ul class="account-list">
        {sanctions.map(sanction => (
          <li key={sanction.id}>
            <span>
              <b>
                {sanction.name}: {say.bars[sanction.kind]}, {lastsSaid(sanction)}
              </b>
              <small>{sanction.reason}</small>
            </span>
            {holds(sanction) && (
              <Button
                aria-label={say.liftOf(sanction.name)}
                onClick={() => act('lift', { id: sanction.id, reason: '' })}
              >
                {say.lift}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const holds = ({ until, lifted }: SanctionShown): boolean => lifted === null && until > Date.now();

function lastsSaid(sanction: SanctionShown): string {
  const say = moderationWords[language.value];
  if (sanction.lifted !== null) return say.wasLifted(format.value.when(sanction.lifted));
  const until = format.value.when(sanction.until);
  return holds(sanction) ? say.lasts(until) : say.hasEnded(until);
}

function Audit({ deeds }: { readonly deeds: readonly DeedShown[] }) {
  const say = moderationWords[language.value];
  return (
    <section class="account-part" aria-labelledby="moderation-audit">
      <h2 id="moderation-audit" class="label">
        {say.audit}
      </h2>
      {deeds.length === 0 && <p>{say.nothingDone}</p>}
      <ul class="account-list">
        {deeds.map(({ at, operator, deed, about, reason }) => (
          <li key={`${at} ${deed} ${JSON.stringify(about)}`}>
            <span>
              <b>{deedSaid(deed, about)}</b>
              <small>
                {operator ?? say.commandLine},{' '}
                <time dateTime={new Date(at).toISOString()}>{format.value.when(at)}</time>
                {reason && ` · ${reason}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
