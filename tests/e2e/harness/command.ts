import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ServerPlace } from './server';

const root = resolve(import.meta.dirname, '../../..');
const exec = promisify(execFile);

/** Gives a command to the Etalage of this run, `orders pack 2026-001001`; answers what it wrote. */
export const command = (...args: string[]): Promise<string> =>
  commandAt(
    {
      databaseUrl: process.env.ETALAGE_E2E_DATABASE ?? '',
      dataFolder: process.env.ETALAGE_E2E_DATA ?? '',
    },
    ...args,
  );

/** The same to another Etalage. */
export const commandAt = async (place: ServerPlace, ...args: string[]): Promise<string> => {
  const { stdout } = await exec(process.execPath, [resolve(root, 'bin/etalage.mjs'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: process.env.ETALAGE_E2E_URL,
      DATABASE_URL: place.databaseUrl,
      ETALAGE_DATA: place.dataFolder,
      LOG_LEVEL: 'error',
      SMTP_URL: '',
    },
  });
  return stdout;
};
