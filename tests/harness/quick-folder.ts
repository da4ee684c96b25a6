import { accessSync, constants, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#platform/db/embedded/process';

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

const place = (): string => (isRoomy(MEMORY) ? MEMORY : tmpdir());

/** Folders that an earlier process of ours made with this prefix and did not come to remove. */
export const findLeftFolders = (prefix: string): string[] =>
  readdirSync(place())
    .filter((name) => name.startsWith(prefix))
    .filter((name) => !isAlive(Number(name.slice(prefix.length).split('-')[0])))
    .map((name) => join(place(), name));

/**
 * A new folder, named after this process, for what is gone after the tests: in memory where there is room. A database is a
 * thousand small files, and a disk takes up to ten times as long to make and remove those.
 */
export const makeQuickFolder = (prefix: string): string =>
  mkdtempSync(join(place(), `${prefix}${process.pid}-`));
