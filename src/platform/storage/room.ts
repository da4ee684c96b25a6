import { statfs } from 'node:fs/promises';

/** Whether a write failed because the disk, or what may be used of it, is full. */
export const isFull = (error: unknown): boolean => {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
};

/** Bytes that may still be written on the disk that a folder is on. Throws when there is no folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Bytes of the disk that a folder is on: those that may still be written, and all of them. Throws when there is no folder. */
export const diskRoom = async (folder: string): Promise<{ free: number; all: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
};
