import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

const isRoomy = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
};

/**
 * A new folder for what is gone after the tests: in memory where there is room. A database is a
 * thousand small files, and a disk takes up to ten times as long to make and remove those.
 */
export const makeQuickFolder = (prefix: string): string =>
  mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), prefix));
