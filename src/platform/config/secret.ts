import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder';
import { ConfigError } from './errors';

/**
 * The installation's own secret: made once, kept in the data folder for its owner only.
 * Processes that start at the same moment get the same one: a finished file is linked to its
 * name, which only the first can do.
 */
export function keepSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  return findSecret(file) ?? createSecret(dataFolder, file);
}

function findSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new ConfigError(`ETALAGE_SECRET is not set and ${file} can't be read`);
  }
  throw new ConfigError(`ETALAGE_SECRET is not set and ${file} holds less than 32 characters`);
}

function createSecret(dataFolder: string, file: string): string {
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  makeDataFolder(dataFolder);
  try {
    writeFileSync(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    linkSync(own, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') {
      throw new ConfigError(`ETALAGE_DATA: nothing can be written in ${dataFolder} (${code})`);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const secret = findSecret(file);
  if (!secret) throw new ConfigError(`ETALAGE_DATA: ${file} can't be kept`);
  return secret;
}
