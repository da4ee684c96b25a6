import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { underLock } from '../db/under-lock';
import { OTHERS } from '../installation/check';
import { dropNote, findNote, HELD, UNFINISHED, writeNote } from '../installation/restored';
import type { Storage } from '../storage/types';
import { clear, holdsAnything } from './clear';
import { loadFiles } from './load-files';
import { loadTables } from './load-tables';
import { FILES, type Manifest } from './manifest';
import { BackupProblem } from './problems';
import { runMigrations, type Split, splitMigrations } from './run-migrations';
import { verify } from './verify';

export type RestoreStep = 'check' | 'tables' | 'files';

export type RestoreSettings = {
  url: string;
  storage: Storage;
  /** The backup's bytes from their beginning, opened; called once for each time that it is read. */
  open: () => AsyncIterable<Buffer>;
  /** The folder of this version's migrations. */
  migrations: string;
  /** Tells which secret this installation has. */
  fingerprint: string;
  /** Takes a backup of a site with another secret too. */
  otherSecret?: boolean;
  /** Puts it in the place of a site that is there. */
  replace?: boolean;
  /** Post goes at once. */
  live?: boolean;
  now: Date;
  stays: readonly string[];
  /** Throws when so many bytes of files have no room. */
  checkRoom?: (bytes: number) => Promise<void>;
  /** What else is done within the transaction, once all rows are there. */
  settle?: (client: pg.Client) => Promise<void>;
  tell?: (step: RestoreStep, done: number, total?: number) => void;
};

/** In ms: PostgreSQL sees a little later that a process which was just stopped is gone. */
const LEAVING = 2_000;
const AGAIN = 100;

const requireAlone = async (client: pg.Client): Promise<void> => {
  for (let waited = 0; ; waited += AGAIN) {
    const { rows } = await client.query<{ others: number }>(OTHERS);
    if ((rows[0]?.others ?? 0) === 0) return;
    if (waited >= LEAVING) throw new BackupProblem('inUse');
    await sleep(AGAIN);
  }
};

const checkPlace = async (client: pg.Client, { replace }: RestoreSettings): Promise<boolean> => {
  await requireAlone(client);
  const holds = await holdsAnything(client);
  const isUnfinished = holds && (await findNote(client, UNFINISHED)) !== undefined;
  if (holds && !replace && !isUnfinished) throw new BackupProblem('holdsSite');
  return holds;
};

/** The site's tables as they were, brought up to date: one transaction, of which a kill leaves nothing. */
const putTablesBack = async (
  client: pg.Client,
  settings: RestoreSettings,
  { manifest, split, holds }: { manifest: Manifest; split: Split; holds: boolean },
): Promise<void> => {
  const { open, live, now, settle, tell } = settings;
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    if (holds) await clear(client);
    await runMigrations(client, split.before);
    await loadTables(client, {
      ...{ manifest, source: open() },
      tell: (done, total) => tell?.('tables', done, total),
    });
    await runMigrations(client, split.after);
    await settle?.(client);
    await writeNote(client, UNFINISHED, manifest.madeAt);
    if (live) await dropNote(client, HELD);
    else await writeNote(client, HELD, now.toISOString());
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

/**
 * Puts a backup back: all of it is checked before anything changes. Its tables come in one transaction, then its
 * files; a site whose files aren't all there doesn't start. Throws BackupProblem.
 */
export const putBack = async (settings: RestoreSettings): Promise<Manifest> => {
  const { url, open, tell } = settings;
  const manifest = await verify(open(), (bytes) => tell?.('check', bytes));
  const split = splitMigrations(settings.migrations, manifest.migrations);
  const { secret } = manifest;
  if (secret !== null && secret !== settings.fingerprint && !settings.otherSecret) {
    throw new BackupProblem('otherSecret');
  }
  const files = manifest.parts.filter(({ name }) => name.startsWith(FILES));
  await settings.checkRoom?.(files.reduce((sum, { size }) => sum + size, 0));
  // No process starts meanwhile: each waits for this lock, and then finds all of it, or that it isn't finished.
  await underLock(url, 'migrations', async (client) => {
    const holds = await checkPlace(client, settings);
    await putTablesBack(client, settings, { manifest, split, holds });
    await loadFiles({
      ...{ storage: settings.storage, manifest, source: open(), stays: settings.stays },
      tell: (done, total) => tell?.('files', done, total),
    });
    await dropNote(client, UNFINISHED);
  });
  return manifest;
};
