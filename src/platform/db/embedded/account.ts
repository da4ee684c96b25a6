import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** The system user that PostgreSQL runs as; undefined: the same as this process. */
export type Account = { uid: number; gid: number } | undefined;

const OWN = 'etalage';

/** PostgreSQL refuses to run as root, so root gives it a user of its own, made when needed. */
export async function prepareAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account =
    (await findAccount(OWN)) ?? (await createAccount()) ?? (await findAccount('postgres'));
  if (account) {
    // Root copied the files here, out of a backup say.
    if (owner) await exec('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
    return account;
  }
  throw new Error(
    `PostgreSQL doesn't run as root, and no system user '${OWN}' could be made: ` +
      'make it, run Etalage as another user, or set DATABASE_URL',
  );
}

async function findAccount(name: string): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([exec('id', ['-u', name]), exec('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Two ways, for as many families of Linux: shadow's useradd, and BusyBox's adduser. */
async function createAccount(): Promise<Account> {
  const shell = '/usr/sbin/nologin';
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, OWN]],
    ['adduser', ['-S', '-D', '-H', '-s', shell, OWN]],
  ];
  for (const [command, args] of ways) {
    await exec(command, args).catch(() => {});
    const account = await findAccount(OWN);
    if (account) return account;
  }
  return undefined;
}
