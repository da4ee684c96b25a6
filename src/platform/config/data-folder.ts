import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './errors';

/**
 * Makes the data folder, or a folder in it, with what is above it; one that is there must be one that
 * can be written in. Throws ConfigError, one line. (Node's own `recursive` never ends where a folder
 * is there and takes nothing, as in /proc.) `mode`: of folders that aren't there yet.
 */
export function makeDataFolder(folder: string, mode?: number): void {
  try {
    make(folder, mode);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      code === 'ENOTDIR' || code === 'EEXIST'
        ? `ETALAGE_DATA: ${folder} can't be a folder: a file is in its place`
        : `ETALAGE_DATA: nothing can be written in ${folder} (${code})`,
    );
  }
}

function make(folder: string, mode?: number): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  const above = dirname(folder);
  if (above !== folder) make(above);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isThere()) throw error;
  }
}
