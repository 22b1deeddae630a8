// @ts-check
/** Asks the registry whether a package that is shipped has a known hole; where it cannot be asked, says so. */

import { environment, ROOT, runQuietly } from './programs.mjs';

/** npm asks once, and gives up on a registry that does not answer. */
const FETCH_MS = 20_000;
const LIMIT_MS = 60_000;
const ARGS = [
  'audit',
  '--omit=dev',
  '--audit-level=high',
  '--json',
  '--fetch-retries=0',
  `--fetch-timeout=${FETCH_MS}`,
];

/**
 * The stage of `npm test`: fails on a hole that is high or critical, and is skipped where nobody can tell.
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, limitMs?: number }} [how]
 * @returns {Promise<import('./stages.mjs').Outcome>}
 */
export async function audit({ cwd = ROOT, env = environment(), limitMs = LIMIT_MS } = {}) {
  // The npm that runs us, where there is one: the machine may have several.
  const cli = env.npm_execpath;
  const [command, args] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli, ...ARGS]] : ['npm', ARGS];
  const { output } = await runQuietly(command, args, { cwd, env, limitMs });
  const outcome = judge(output);
  if (outcome.skipped > 0) console.log(outcome.output);
  return outcome;
}

/**
 * What npm's words mean. Its exit code does not tell a hole from a registry that cannot be reached.
 * @param {string} output
 * @returns {import('./stages.mjs').Outcome}
 */
export function judge(output) {
  const report = readReport(output);
  const found = report?.metadata?.vulnerabilities;
  if (found === undefined) {
    const why = report?.message ?? output.trim().split('\n').at(-1) ?? '';
    return { passed: 0, failed: 0, skipped: 1, output: `  known holes in packages were not looked for: ${why}` };
  }
  const failed = found.high + found.critical > 0 ? 1 : 0;
  const holes = Object.values(report?.vulnerabilities ?? {}).filter(({ severity }) => /high|critical/.test(severity));
  const lines = holes.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { passed: 1 - failed, failed, skipped: 0, output: ['packages with known holes:', ...lines].join('\n') };
}

/**
 * npm prints its warnings before the report.
 * @param {string} output
 * @returns {{ message?: string, metadata?: { vulnerabilities: { high: number, critical: number } },
 *   vulnerabilities?: Record<string, { name: string, severity: string, range: string }> } | null}
 */
function readReport(output) {
  const [text] = /^\{$[\s\S]*?^\}$/m.exec(output) ?? [];
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
