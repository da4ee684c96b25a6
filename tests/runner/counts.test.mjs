import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { add, countPlaywright, countsLine, countVitest } from './counts.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reportOf = (content) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
const playwright = { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 0 }, errors: [] };

test('a run that went well', () => {
  expect(countVitest(reportOf({ ...vitest, testResults: [] }), 0)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
  });
});

test('a file that could not be run is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countVitest(reportOf({ ...vitest, testResults }), 1).failed).toBe(1);
});

test('a failed test is counted once, not again with its file', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
  const report = { ...vitest, numFailedTests: 1, testResults };
  expect(countVitest(reportOf(report), 1).failed).toBe(1);
});

test('a run that failed without a failed test is a failure', () => {
  expect(countVitest(reportOf({ ...vitest, testResults: [] }), 1).failed).toBe(1);
});

test.each([
  ['no report', () => join(folder, 'nothing.json')],
  ['half a report', () => reportOf('{"stats":')],
])('%s is a failure', (_, file) => {
  expect(countVitest(file(), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright(file(), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a browser test that held at a second try has failed', () => {
  expect(countPlaywright(reportOf(playwright), 1)).toMatchObject({ passed: 4, failed: 3 });
});

test('the last line', () => {
  const sum = add([
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 4, failed: 3 },
  ]);
  expect(countsLine(sum)).toBe('7 passed, 3 failed');
});
