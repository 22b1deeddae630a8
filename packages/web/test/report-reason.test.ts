/** Why a line was reported reads as it was written, whoever wrote it. */

import { expect, test } from 'vitest';
import { readReason, writtenReason } from '../src/play/network/report-reason.ts';

test('a reason is read as it was written, and one in free words stays what it is', () => {
  expect(readReason(writtenReason('spam', '  five times: the same '))).toEqual({
    kind: 'spam',
    added: 'five times: the same',
  });
  expect(readReason(writtenReason('other', ' '))).toEqual({ kind: 'other', added: '' });
  for (const free of ['rude', 'spammer: yes', '']) expect(readReason(free)).toEqual({ kind: null, added: free });
});
