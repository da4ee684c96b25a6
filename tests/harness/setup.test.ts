import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

test('a test that writes an error or leaves an event unheard fails', async () => {
  const config = join(import.meta.dirname, 'fixtures', 'vitest.config.ts');
  const results = (await runVitest(config)).testResults.flatMap((file) => file.assertionResults);
  const byTitle = Object.fromEntries(
    results.map(({ title, status, failureMessages }) => [
      title,
      `${status} ${failureMessages[0] ?? ''}`,
    ]),
  );
  expect(byTitle.quiet).toMatch(/^passed/);
  expect(byTitle['writes an error']).toMatch(/^failed .*console\.error: something is wrong/);
  expect(byTitle['leaves a promise to fail']).toMatch(/^failed .*unhandled.*nobody looked/);
  expect(byTitle['leaves an event unheard']).toMatch(/^failed .*unhandled.*nobody listened/);
  expect(byTitle['expects an error']).toMatch(/^passed/);
});

function runVitest(config: string): Promise<Report> {
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', config, '--reporter', 'json'];
  return new Promise((resolve, reject) => {
    // Vitest tells its workers by variables; this one is nobody's worker.
    const env = { PATH: process.env.PATH };
    execFile(process.execPath, args, { env }, (_error, stdout, stderr) => {
      const start = stdout.indexOf('{"numTotal');
      if (start < 0) reject(new Error(stdout + stderr));
      else resolve(JSON.parse(stdout.slice(start)));
    });
  });
}
