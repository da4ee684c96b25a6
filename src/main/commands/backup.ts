import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { tellSize } from '#kernel/values/file-size';
import { backUp } from '#platform/backup/back-up';
import type { Manifest } from '#platform/backup/manifest';
import { sealBytes } from '#platform/backup/seal';
import { BACKED_UP, withConnection, writeNote } from '#platform/installation/restored';
import { createStorage } from '#platform/storage/storage';
import { madeAgain, onPlainDatabase, readPassphrase, readVersion } from './backup-place';
import { createProgress } from './progress';
import { backupWords } from './speak';
import { writeParts } from './write-whole';

type Options = { passphraseFile?: string };

const run = async (root: string, file: string, { passphraseFile }: Options): Promise<void> => {
  const passphrase = readPassphrase(passphraseFile);
  await onPlainDatabase(async ({ config, url }) => {
    const words = backupWords().backup;
    const progress = createProgress();
    const now = new Date();
    let made: Manifest | undefined;
    const bytes = backUp({
      ...{ url, storage: createStorage({ config }), leaves: madeAgain },
      ...{ version: readVersion(root), now },
      tell: (step, done, total) => progress.show(words[step], done, total),
      onDone: (manifest) => {
        made = manifest;
      },
    });
    const sealed = passphrase === undefined ? bytes : sealBytes(bytes, passphrase);
    await writeParts(file, Readable.from(sealed, { objectMode: false })).finally(progress.stop);
    const { size } = await stat(file);
    // Who looks after the site is told when the last one was made. One that can't be noted is a backup all the same.
    const note = JSON.stringify({ at: now.toISOString(), bytes: size });
    await withConnection(url, (client) => writeNote(client, BACKED_UP, note)).catch(() => {});
    const { tables = [], files = { count: 0 } } = made ?? {};
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(words.done(file, tellSize(size)));
    console.log(words.counts(files.count, rows, tables.length));
    console.log(words.personal);
    const secret = join(config.dataFolder, 'secret');
    const isFile = !process.env.ETALAGE_SECRET && existsSync(secret);
    console.log(words.secret(isFile ? words.secretFile(secret) : words.secretSetting));
  });
};

/** `etalage backup FILE`: the whole site in one file, while it serves. */
export const addBackupCommand = (program: Command, root: string): void => {
  const words = backupWords().backup;
  program
    .command('backup')
    .description(words.command)
    .argument('<file>', words.file)
    .option('--passphrase-file <file>', words.passphrase)
    .action((file: string, options: Options) => run(root, file, options));
};
