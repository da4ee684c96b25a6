import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './child.mjs';
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
    failures: [],
  });
});

test('a file that could not be run is a failure', () => {
  const testResults = [
    {
      name: join(root, 'a.test.ts'),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    },
    { name: join(root, 'b.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countVitest(reportOf({ ...vitest, testResults }), 1)).toMatchObject({
    failed: 1,
    failures: ['a.test.ts: No such module'],
  });
});

test('a failed test is counted once, not again with its file', () => {
  const failed = {
    status: 'failed',
    fullName: 'a cart it adds',
    failureMessages: ['Error: expected 1 to be 2\n    at cart.test.ts:3'],
  };
  const testResults = [
    { name: join(root, 'cart.test.ts'), status: 'failed', assertionResults: [failed] },
  ];
  const report = { ...vitest, numFailedTests: 1, testResults };
  expect(countVitest(reportOf(report), 1)).toMatchObject({
    failed: 1,
    failures: ['cart.test.ts › a cart it adds: Error: expected 1 to be 2'],
  });
});

test('a run that failed without a failed test is a failure', () => {
  expect(countVitest(reportOf({ ...vitest, testResults: [] }), 1)).toMatchObject({
    failed: 1,
    failures: ['The run ended with exit code 1 though no test of it failed'],
  });
  const unheard = countVitest(reportOf({ ...vitest, testResults: [] }), 1, ['Error: unheard']);
  expect(unheard.failures).toEqual([
    'The run ended with exit code 1 though no test of it failed',
    'Error: unheard',
  ]);
});

test.each([
  ['no report', () => join(folder, 'nothing.json')],
  ['half a report', () => reportOf('{"stats":')],
])('%s is a failure', (_, file) => {
  for (const count of [countVitest, countPlaywright]) {
    expect(count(file(), 0)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [expect.any(String)],
    });
  }
});

test('a browser test that held at a second try has failed', () => {
  expect(countPlaywright(reportOf(playwright), 1)).toMatchObject({ passed: 4, failed: 3 });
});

test('a browser test that failed is named with its reason, its line, and what the browser was at', () => {
  const error = { message: '\u001b[31mTimeout\u001b[39m of 45 s\nCall log', location: { line: 7 } };
  const stdout = [{ text: 'an order\n{"href":"/kassa"}\n' }];
  const spec = {
    title: 'S2.7/1 an order',
    tests: [{ status: 'unexpected', results: [{ error, stdout }] }],
  };
  const good = { title: 'fine', tests: [{ status: 'expected', results: [{}] }] };
  const suites = [
    { title: 'pay.e2e.ts', specs: [good], suites: [{ title: 'without script', specs: [spec] }] },
  ];
  expect(countPlaywright(reportOf({ ...playwright, suites }), 1).failures).toEqual([
    'pay.e2e.ts › without script › S2.7/1 an order: Timeout of 45 s (line 7) ({"href":"/kassa"})',
  ]);
});

test('the last line', () => {
  const sum = add([
    { passed: 3, failed: 0, skipped: 1, failures: [] },
    { passed: 4, failed: 3, skipped: 0, failures: ['a', 'b', 'c'] },
  ]);
  expect(sum.failures).toEqual(['a', 'b', 'c']);
  expect(countsLine(sum)).toBe('7 passed, 3 failed');
});
