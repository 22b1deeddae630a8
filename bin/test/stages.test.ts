import { expect, test } from 'vitest';
import { countTests } from '../stages.mjs';

const passing = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map(status => ({ status })) });

test('passed, failed and skipped tests are counted', () => {
  expect(countTests(passing, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  const report = { ...passing, numFailedTests: 2, testResults: [file('failed', 'failed', 'failed')] };
  expect(countTests(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a file that cannot be loaded is a failure beside the failed tests', () => {
  const report = { ...passing, numFailedTests: 1, testResults: [file('failed', 'failed'), file('failed')] };
  expect(countTests(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a file whose tests passed but which failed afterwards is a failure', () => {
  expect(countTests({ ...passing, testResults: [file('failed', 'passed')] }, 1).failed).toBe(1);
});

test('a run that ends badly without saying why is a failure', () => {
  expect(countTests(passing, 1).failed).toBe(1);
  expect(countTests(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
