import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Log } from '../../config/log';
import { type Access, findAccess, newPassword, saveAccess } from './access';
import { type Account, prepareAccount } from './account';
import { type Binaries, canReach, copyBinaries, getBinaries } from './binaries';

/** Where root puts what PostgreSQL's user must reach. */
const OPEN = '/var/lib';

/** All that is known of a server before it runs. */
export interface Place {
  /** The folder of the password, the lock and the log: `postgres` in the data folder. */
  folder: string;
  /** The database files; need not exist yet. */
  cluster: string;
  account: Account;
  binaries: Binaries;
  access: Access;
}

/**
 * Finds out where the database files and the programs are or will be. Where PostgreSQL's own user
 * can't reach them (a data folder below /root, say), they are put where it can, with a line in
 * the log. Call it under the lock.
 */
export async function preparePlace(folder: string, log: Log): Promise<Place> {
  const known = await findAccess(folder);
  const inside = resolve(folder, known?.cluster ?? 'cluster');
  if (!known && existsSync(inside)) {
    throw new Error(`${folder} holds a database, but not its access.json: put that file back`);
  }
  const [account, binaries] = await Promise.all([prepareAccount(inside), getBinaries()]);
  const cluster = known || (await opens(account, folder)) ? inside : await openCluster(folder, log);
  const access = known ?? {
    password: newPassword(),
    cluster: cluster === inside ? 'cluster' : cluster,
  };
  if (!known) await saveAccess(folder, access);
  const reached = await reachBinaries(account, dirname(cluster), binaries, log);
  return { folder, cluster, account, binaries: reached, access };
}

async function opens(account: Account, folder: string): Promise<boolean> {
  return !account || canReach(account, folder, { folder: '', initdb: '', postgres: '/bin/true' });
}

/** A name of its own: what a removed data folder left behind there is neither used nor lost. */
async function openCluster(folder: string, log: Log): Promise<string> {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const home = join(OPEN, `etalage-${hash}`);
  await mkdir(home, { recursive: true, mode: 0o711 });
  log.warn(`PostgreSQL's own user can't reach ${folder}: the database is kept in ${home}`);
  return join(home, `cluster-${randomBytes(3).toString('hex')}`);
}

async function reachBinaries(account: Account, home: string, binaries: Binaries, log: Log) {
  if (!account || (await canReach(account, home, binaries))) return binaries;
  const target = join(OPEN, `etalage-${await versionOf(binaries)}`);
  const copy = await copyBinaries(binaries, target);
  if (!(await canReach(account, home, copy))) {
    throw new Error(
      `PostgreSQL's own user can't reach ${home}: let it through, or choose another ETALAGE_DATA`,
    );
  }
  log.info(`PostgreSQL's own user can't reach ${binaries.folder}: it is run from ${target}`);
  return copy;
}

/** Such as `linux-x64-18.4.0`: a copy of an older one is not used after an update. */
async function versionOf({ folder }: Binaries): Promise<string> {
  const home = dirname(folder);
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  return `${basename(home)}-${version}`;
}
