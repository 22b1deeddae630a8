/** Why a line is reported: a kind that reads in every language, and what the reporter wants to add. */

export const REPORT_KINDS = ['insult', 'threat', 'spam', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Leaves room for the kind in what a server takes. */
export const LONGEST_ADDED = 280;

/** As it is sent. */
export const writtenReason = (kind: ReportKind, added: string): string =>
  added.trim() === '' ? kind : `${kind}: ${added.trim()}`;

/** As it is read; `kind` null where another program wrote it. */
export function readReason(reason: string): { readonly kind: ReportKind | null; readonly added: string } {
  const kind = REPORT_KINDS.find(one => reason === one || reason.startsWith(`${one}: `)) ?? null;
  return { kind, added: kind === null ? reason : reason.slice(kind.length + 2) };
}
