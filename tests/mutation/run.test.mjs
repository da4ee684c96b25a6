import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../runner/child.mjs';
import { interval } from './tell.mjs';

const EXAMPLES = 'tests/harness/fixtures/mutation';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-mutation-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A run whose temporary files go to this test's folder; `ended` gives its exit code and what it said. */
const start = (...args) => {
  const { VITEST: _, ...env } = process.env;
  const child = spawn(process.execPath, ['tests/mutation/run.mjs', ...args], {
    cwd: root,
    env: { ...env, TMPDIR: folder, NO_COLOR: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const ended = new Promise((done) => child.once('close', (code) => done({ code, said })));
  return { child, ended };
};

const mutate = (...args) => start(...args).ended;
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('whatever its tests notice is killed: a run of that alone succeeds and leaves nothing behind', async () => {
  const { code, said } = await mutate(`${EXAMPLES}/noticed.ts`);
  expect(said).toContain('| 5 | 5 | 0 | 0 | 0 | 100.0 % |');
  expect(said).not.toContain('survived:');
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('a mutant that no test notices is told with its place and fails the run; --again counts the rest', async () => {
  const path = `${EXAMPLES}/unnoticed.ts`;
  const report = join(folder, 'report.json');
  const { code, said } = await mutate(path, '--report', report);
  expect(said).toContain(
    `survived:\n${path}:2:53 EqualityOperator\n    pieces >= 10\n  → pieces > 10`,
  );
  expect(said).toContain(`no coverage:\n${path}:5:51 ArithmeticOperator`);
  // A loop that goes on and on is cut off, and told apart.
  expect(said).toContain('| 12 | 8 | 1 | 2 | 1 | 75.0 % |');
  expect(said).toContain('Under the threshold of 85 %.');
  expect(code).toBe(1);
  const { mutants } = JSON.parse(readFileSync(report, 'utf8'));
  expect(mutants.filter(({ status }) => status === 'timeout')).toMatchObject([
    { line: 10, original: 'left -= 1', replacement: 'left += 1' },
  ]);
  const again = await mutate(path, '--again', report, '--threshold', '75');
  expect(again.said).toContain('12 mutants, of which 3 are evaluated');
  expect(again.said).toContain('| 12 | 8 | 1 | 2 | 1 | 75.0 % |');
  expect(again.code).toBe(0);
});

test.each([
  [143, 150, ['90.7', '97.7']],
  [0, 10, ['0.0', '27.8']],
  [10, 10, ['72.2', '100.0']],
])('%d of a sample of %d noticed lies between %j percent', (count, most, bounds) => {
  expect(interval(count, most)).toEqual(bounds);
});

test.each([
  [[], 'npm run mutate -- PATH'],
  [['src/nothing'], 'No area is at src/nothing.'],
  [['src/kernel', '--sample', 'many'], "--sample wants a whole number, not 'many'."],
  [['src/kernel', '--unknown'], "Unknown option '--unknown'"],
])('a run that is asked wrongly says so: %j', async (args, text) => {
  const { code, said } = await mutate(...args);
  expect(said).toContain(text);
  expect(code).toBe(2);
});

test('a run that is ended leaves neither its worker nor its files behind', async () => {
  const { child, ended } = start(`${EXAMPLES}/hangs.ts`);
  const pid = await vi.waitUntil(
    () => {
      const [run = ''] = readdirSync(folder).filter((name) => name.startsWith('etalage-mutation-'));
      const file = join(folder, run, 'said.jsonl');
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      return lines.map((line) => /"begun":.*"pid":(\d+)/.exec(line)?.[1]).find(Boolean);
    },
    { timeout: 50_000 },
  );
  expect(isAlive(Number(pid))).toBe(true);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(1);
  expect(isAlive(Number(pid))).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
