import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { endEverySession } from '#features/staff/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import { tellSize } from '#kernel/values/file-size';
import { BackupProblem } from '#platform/backup/problems';
import { putBack } from '#platform/backup/put-back';
import { openBytes } from '#platform/backup/seal';
import type { Config } from '#platform/config/config';
import { makeDataFolder } from '#platform/config/data-folder';
import { ConfigError } from '#platform/config/errors';
import { fingerprintOf } from '#platform/installation/check';
import { endLogins } from '#platform/sessions/end-logins';
import { freeBytes } from '#platform/storage/room';
import { createStorage } from '#platform/storage/storage';
import { pathsOf } from '../paths';
import { onPlainDatabase, openFile, readPassphrase } from './backup-place';
import { createProgress } from './progress';
import { backupWords } from './speak';

type Options = { passphraseFile?: string; replace?: true; live?: true; otherSecret?: true };

const MB = 1_000_000;

/** Of a folder; a bucket has room for all. */
const checkRoom =
  ({ s3, dataFolder }: Config) =>
  async (bytes: number): Promise<void> => {
    if (s3) return;
    makeDataFolder(dataFolder);
    if ((await freeBytes(dataFolder)) < bytes) throw new BackupProblem('noRoom', tellSize(bytes));
  };

/** Who was logged in then may have been logged out, or shut out, since. */
const settle = async (client: pg.Client): Promise<void> => {
  const db = drizzle(client);
  await endEverySession(db);
  await endLogins(db);
};

const run = async (root: string, file: string, options: Options): Promise<void> => {
  const passphrase = readPassphrase(options.passphraseFile);
  const { size } = await stat(file).catch((error: Error) => {
    throw new ConfigError(error.message);
  });
  await onPlainDatabase(async ({ config, url }) => {
    const words = backupWords().restore;
    const progress = createProgress();
    const manifest = await putBack({
      ...{ url, storage: createStorage({ config }), stays: ['builds/'], now: new Date() },
      open: () => openBytes(openFile(file), passphrase),
      migrations: pathsOf(root).migrations,
      fingerprint: fingerprintOf(config.secret),
      ...{ replace: options.replace, live: options.live, otherSecret: options.otherSecret },
      ...{ checkRoom: checkRoom(config), settle },
      tell: (step, done, total) =>
        step === 'check'
          ? progress.show(words.check, Math.floor(done / MB), Math.ceil(size / MB))
          : progress.show(words[step], done, total),
    }).finally(progress.stop);
    console.log(words.done(dayOf(new Date(manifest.madeAt))));
    console.log(words.sessions);
    if (!options.live) console.log(words.held);
  });
};

/** `etalage restore FILE`: a backup in the place of nothing or, with `--replace`, of a site. */
export const addRestoreCommand = (program: Command, root: string): void => {
  const { backup, restore: words } = backupWords();
  program
    .command('restore')
    .description(words.command)
    .argument('<file>', words.file)
    .option('--replace', words.replace)
    .option('--live', words.live)
    .option('--other-secret', words.otherSecret)
    .option('--passphrase-file <file>', backup.passphrase)
    .action((file: string, options: Options) => run(root, file, options));
};
