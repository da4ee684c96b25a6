// A reporter of Vitest for what its JSON leaves out: errors that no test awaited. It writes them, a
// line each, to the file that UNHANDLED_REPORT names.
import { writeFileSync } from 'node:fs';

export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    const lines = errors.map(({ name, message, VITEST_TEST_NAME: test }) =>
      [test, `${name}: ${message}`].filter(Boolean).join(' › '),
    );
    writeFileSync(process.env.UNHANDLED_REPORT, JSON.stringify(lines));
  }
}
