import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedLimits as limits } from '#kernel/limits-feeds';

const PREFIX = 'etalage-feeds-';

/** A folder of this machine for one feed. */
export const newFeedFolder = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX));

const dropOld = async (folder: string, before: number): Promise<void> => {
  const found = await lstat(folder);
  if (found.isDirectory() && found.mtimeMs < before) {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Takes away what processes left that were killed. By its age, for a process that lives doesn't send what is so old, and
 * makes it anew where it is gone; folders that are another user's stay.
 */
export const dropLeftovers = async (): Promise<void> => {
  const before = Date.now() - limits.leftOver;
  const names = await readdir(tmpdir());
  await Promise.allSettled(
    names
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => dropOld(join(tmpdir(), name), before)),
  );
};
