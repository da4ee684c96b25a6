// What passed and what failed, read from the runs' own reports.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './child.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

const folder = join(root, 'tests', '.cache', 'reports');

/** Where a run's report goes; what an earlier run left there is removed. */
export const reportFile = (name) => {
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
};

/** The content of a report, undefined when there is none that is whole. */
export const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A run that failed counts at least once, also when no single test of it did. */
const withCode = (counts, code, reasons = []) =>
  counts.failed === 0 && code !== 0
    ? { ...counts, failed: 1, failures: [ended(code), ...reasons] }
    : counts;

const ended = (code) => `The run ended with exit code ${code} though no test of it failed`;

/** A run of which nothing is known. */
export const failedRun = (reason) => ({ passed: 0, failed: 1, skipped: 0, failures: [reason] });

/**
 * Counts of Vitest's JSON; a file that could not be run at all is one failure. `unhandled`: errors
 * that no test awaited.
 */
export const countVitest = (file, code, unhandled = []) => {
  const report = readReport(file);
  if (!report) return failedRun(`No report in ${basename(file)}`);
  const broken = report.testResults.filter(
    (one) =>
      one.status === 'failed' && !one.assertionResults.some(({ status }) => status === 'failed'),
  );
  return withCode(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: failuresOfVitest(report),
    },
    code,
    unhandled,
  );
};

/** Counts of Playwright's JSON. A test that held only at a second try has failed. */
export const countPlaywright = (file, code) => {
  const report = readReport(file);
  if (!report) return failedRun(`No report in ${basename(file)}`);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCode(
    {
      passed: expected,
      failed: unexpected + flaky + report.errors.length,
      skipped,
      failures: failuresOfPlaywright(report),
    },
    code,
  );
};

export const add = (all) =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  );

/** Keeps a command's counts for whoever adds them up. */
export const saveCounts = (name, counts) =>
  writeFileSync(reportFile(`${name}-counts`), JSON.stringify(counts));

/** Counts that a command kept; one failure when it kept none. */
export const readCounts = (name) =>
  readReport(join(folder, `${name}-counts.json`)) ??
  failedRun(`npm run ${name} ended before it had counted`);

export const countsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** What failed, a line each, then the counts alone on the last line. */
export const printCounts = (counts) => {
  const { failures, skipped } = counts;
  console.log('');
  if (failures.length > 0) console.log(['Failed:', ...failures, ''].join('\n'));
  if (skipped > 0) console.log(`${skipped} skipped\n`);
  console.log(countsLine(counts));
};
