import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './place';
import { plainEnvironment } from './process';

const exec = promisify(execFile);

export const USER = 'etalage';

/**
 * Makes the database files. They are made beside their place and renamed when whole, so that
 * an end half-way leaves nothing that looks like a database. Call it under the lock.
 */
export async function createCluster(place: Place): Promise<void> {
  await removeHalves(place.cluster);
  const half = `${place.cluster}.${randomUUID()}`;
  const passwordFile = `${half}.password`;
  await mkdir(half, { mode: 0o700 });
  await writeFile(passwordFile, `${place.access.password}\n`, { mode: 0o600 });
  await give(place, half, passwordFile);
  try {
    await runInitdb(place, half, passwordFile);
    await rename(half, place.cluster);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(half, { recursive: true, force: true });
  }
}

async function runInitdb(place: Place, folder: string, passwordFile: string): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=nl-NL',
    '--text-search-config=simple',
    '--no-instructions',
  ];
  const options = { ...place.account, cwd: '/', env: plainEnvironment };
  await exec(place.binaries.initdb, args, options).catch((error) => {
    const reason = String(error.stderr || error.message)
      .trim()
      .split('\n')
      .at(-1);
    throw new Error(`the database could not be made in ${place.cluster}: ${reason}`);
  });
}

async function give({ account }: Place, ...files: string[]): Promise<void> {
  if (account) for (const file of files) await chown(file, account.uid, account.gid);
}

async function removeHalves(cluster: string): Promise<void> {
  const home = dirname(cluster);
  for (const name of await readdir(home)) {
    if (!name.startsWith(`${basename(cluster)}.`)) continue;
    // A killed process' initdb may still be writing there.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
