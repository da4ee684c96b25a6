// `npm test`: every test there is. `npm test -- unit db` runs only those; names: unit, islands, db,
// cluster, e2e. `--theme NAME`, or a path, before them: with that theme in place of the usual one. What follows a second `--` goes to the runners, such as a file's name.
import '../bin/runtime.mjs';
import { constants, setPriority } from 'node:os';
import { buildIfStale } from '../bin/build.mjs';
import { getBrowser } from './runner/browser.mjs';
import { runPackage } from './runner/child.mjs';
import {
  add,
  countPlaywright,
  countVitest,
  failedRun,
  printCounts,
  readReport,
  reportFile,
  saveCounts,
} from './runner/counts.mjs';

const projects = ['unit', 'islands', 'db', 'cluster'];
const given = process.argv.slice(2);
if (given[0] === '--theme') {
  process.env.ETALAGE_THEME = given[1];
  given.splice(0, 2);
}
const bar = given.indexOf('--');
const names = bar === -1 ? given : given.slice(0, bar);
const passedOn = bar === -1 ? [] : given.slice(bar + 1);

const runVitest = async (chosen) => {
  const file = reportFile('vitest');
  const unhandled = reportFile('unhandled');
  const code = await runPackage(
    'vitest/vitest.mjs',
    [
      'run',
      ...chosen
        .flatMap((name) => (name === 'unit' ? ['unit*', 'long'] : name))
        .map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=./tests/runner/unhandled.mjs',
      ...passedOn,
    ],
    { env: { UNHANDLED_REPORT: unhandled } },
  );
  return countVitest(file, code, readReport(unhandled));
};

const runPlaywright = async () => {
  const browser = await getBrowser();
  console.log(`Browser: ${browser}`);
  const file = reportFile('playwright');
  const code = await runPackage(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...passedOn],
    { env: { ETALAGE_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  return countPlaywright(file, code);
};

/**
 * Builds and loads the demo for the browser tests while others run, with what these leave of the
 * processors: tests of several processes mostly wait. What goes wrong is told by the browser tests.
 */
const prepareBrowserTests = () =>
  runPackage(
    '@playwright/test/cli.js',
    ['test', '--config=tests/e2e/harness/load-demo.config.ts', '--pass-with-no-tests'],
    {
      stdio: 'ignore',
      onStart: ({ pid }) => pid && setPriority(pid, constants.priority.PRIORITY_LOW),
    },
  );

/** A run that can't even begin is a failure, and no reason to leave out the next. */
const attempt = async (title, work) => {
  console.log(`\n── ${title}`);
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return failedRun(`${title}: ${reason}`);
  }
};

const unknown = names.filter((name) => ![...projects, 'e2e'].includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${projects.join(', ')} and e2e.`);
  process.exit(1);
}
const chosen = projects.filter((name) => names.length === 0 || names.includes(name));
const withBrowser = names.length === 0 || names.includes('e2e');
const results = [];
if (chosen.length > 0) {
  const prepared = withBrowser ? prepareBrowserTests() : undefined;
  results.push(await attempt(chosen.join(', '), () => runVitest(chosen)));
  await prepared;
}
if (withBrowser) {
  const e2e = async () => {
    await buildIfStale();
    return runPlaywright();
  };
  results.push(await attempt('e2e', e2e));
}
const counts = add(results);
saveCounts('test', counts);
printCounts(counts);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
