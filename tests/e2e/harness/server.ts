import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './free-port';

const root = resolve(import.meta.dirname, '../../..');
/** Milliseconds: the first start of all draws the demo's pictures. */
const PATIENCE = 300_000;

export type RunningServer = {
  url: string;
  /** Ends it as an operator would, and waits until it has ended. */
  stop: () => Promise<void>;
};

export type ServerPlace = { databaseUrl: string; dataFolder: string };

/** Starts the built Etalage as an operator does, perhaps with more settings; throws, with what it wrote, when it doesn't come up. */
export const startServer = async (
  place: ServerPlace,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningServer> => {
  const port = await findFreePort();
  const child = spawn(process.execPath, [resolve(root, 'bin/etalage.mjs'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: place.databaseUrl,
      ETALAGE_DATA: place.dataFolder,
      LOG_LEVEL: 'error',
      SMTP_URL: '',
      DRAIN_SECONDS: '0',
      TRUST_PROXY: '',
      ETALAGE_PREVIEW: 'on',
      ETALAGE_DEMO: 'on',
      // A test's own work is all that runs.
      PICTURES_AHEAD: 'off',
      ...more,
    },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  try {
    return { url: await addressOf(child), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(late);
  }
};

/** Waits for the line that tells the address. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    const written: string[] = [];
    const listen = (stream: NodeJS.ReadableStream) =>
      createInterface({ input: stream }).on('line', (line) => {
        written.push(line);
        const [url] = /http:\/\/127\.0\.0\.1:\d+$/.exec(line) ?? [];
        if (url) found(url);
      });
    if (child.stdout) listen(child.stdout);
    // What the server calls an error belongs in the test run's own output.
    if (child.stderr) listen(child.stderr).on('line', (line) => line && console.error(line));
    child.once('exit', (code) =>
      failed(new Error(`Etalage did not start (${code}):\n${written.join('\n')}`)),
    );
  });
