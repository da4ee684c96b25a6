import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupProblem } from '#platform/backup/problems';
import { readConfig } from '#platform/config/config';
import { ConfigError } from '#platform/config/errors';
import { silentLog } from '#platform/config/log';
import { startDatabase } from '#platform/db/database';
import { backupWords } from './speak';

/**
 * Begins of keys of files that no backup needs: sizes of pictures and files of builds are made again, and uploads
 * that weren't finished are begun again.
 */
export const madeAgain = ['sizes/', 'builds/', 'tus/'] as const;

/** The first line of a file. Throws ConfigError where there is none. */
export const readPassphrase = (file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`--passphrase-file: ${(error as Error).message}`);
  }
  const line = text.split(/\r?\n/, 1)[0]?.trim();
  if (!line) throw new ConfigError(`--passphrase-file: ${file}`);
  return line;
};

/** The bytes of a file, in large pieces. */
export const openFile = (file: string): AsyncIterable<Buffer> =>
  createReadStream(file, { highWaterMark: 1024 * 1024 });

export const readVersion = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** Runs work on the database as it stands: not brought up to date first. Says plainly what can't be. */
export const onPlainDatabase = async (
  run: (place: { config: ReturnType<typeof readConfig>; url: string }) => Promise<void>,
): Promise<void> => {
  const config = readConfig();
  const say = (line: unknown) => void process.stderr.write(`${line}\n`);
  const database = await startDatabase({ config, log: { ...silentLog, error: say } });
  try {
    await run({ config, url: database.directUrl });
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    console.error(backupWords().problems[error.code](error.about));
    process.exitCode = 1;
  } finally {
    await database.stop();
  }
};
