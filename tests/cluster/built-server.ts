import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** All processes on one database must have the same. */
export const SECRET = 'a secret that all processes of a test share';

const COMMAND = resolve(import.meta.dirname, '../../bin/etalage.mjs');

export type BuiltServer = {
  address: string;
  kill: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  /** All that it wrote to its log so far. */
  log: () => string;
};

type Settings = {
  node?: string;
  /** The program, should it be another than this one. */
  command?: string;
  env?: NodeJS.ProcessEnv;
  /** Its complaints are kept for `log`, and not shown. */
  quiet?: boolean;
};

/** Through the pooler in transaction mode whose address TEST_POOLER is, if there is one: see bench/scale/pgbouncer.mjs. */
const waysTo = (databaseUrl: string) => {
  const { TEST_POOLER } = process.env;
  if (!TEST_POOLER) return { DATABASE_URL: databaseUrl };
  const pooled = new URL(databaseUrl);
  pooled.searchParams.delete('host');
  pooled.host = TEST_POOLER;
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: databaseUrl };
};

/** Starts the built server on a database and a data folder; answers when it listens. */
export const startBuiltServer = async (
  databaseUrl: string,
  folder: string,
  { node = process.execPath, command = COMMAND, env = {}, quiet = false }: Settings = {},
): Promise<BuiltServer> => {
  const child = spawn(node, [command, 'start', '--no-demo'], {
    stdio: ['ignore', 'pipe', quiet ? 'pipe' : 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...waysTo(databaseUrl),
      ETALAGE_DATA: folder,
      ETALAGE_SECRET: SECRET,
      LOG_LEVEL: 'error',
      PORT: '0',
      DRAIN_SECONDS: '0',
      ...env,
    },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout as Readable });
  let written = '';
  child.stderr?.on('data', (part) => (written += part));
  const address = new Promise<string>((found) => {
    lines.on('line', (line) => {
      written += `${line}\n`;
      const [url] = /http:\/\/\S+/.exec(line) ?? [];
      if (url) found(url);
    });
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const early = ended.then((code) => {
    throw new Error(`the server ended with ${code} ${quiet ? written : ''}`.trim());
  });
  return {
    address: await Promise.race([address, early]),
    kill,
    signal: (name) => void child.kill(name),
    ended,
    log: () => written,
  };
};
