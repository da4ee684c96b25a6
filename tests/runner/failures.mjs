// Which tests failed and why, a line each: whoever sees only the end of the output knows them too.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './child.mjs';

const toLine = (path, message = '') => {
  const [reason] = stripVTControlCharacters(message).split('\n', 1);
  return [path.filter(Boolean).join(' › '), reason.slice(0, 300)].filter(Boolean).join(': ');
};

/** From Vitest's JSON; a file that could not be run at all is named by itself. */
export const failuresOfVitest = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [toLine([file], message)]
        : failed.map((one) => toLine([file, one.fullName], one.failureMessages?.[0]));
    });

/** Where in its test it failed, and what the browser was at by then, which the test's fixture printed. */
const whereOf = ({ error, stdout = [] }) => {
  const printed = stdout.map(({ text = '' }) => text).join('');
  const state = printed.split('\n').find((line) => line.startsWith('{"href"'));
  return [error?.location ? `line ${error.location.line}` : '', state?.slice(0, 600)]
    .filter(Boolean)
    .map((part) => ` (${part})`)
    .join('');
};

const failuresOfSuite = ({ title, suites = [], specs = [] }, above = []) => {
  const path = [...above, title];
  return [
    ...suites.flatMap((suite) => failuresOfSuite(suite, path)),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const wrong = results.find(({ error }) => error);
          return (
            toLine([...path, spec.title], wrong?.error?.message) + (wrong ? whereOf(wrong) : '')
          );
        }),
    ),
  ];
};

/** From Playwright's JSON; what failed outside a test comes first. */
export const failuresOfPlaywright = ({ errors, suites = [] }) => [
  ...errors.map(({ message }) => toLine(['e2e'], message)),
  ...suites.flatMap((suite) => failuresOfSuite(suite)),
];
