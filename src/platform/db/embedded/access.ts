import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How to get at the server; kept in the data folder, for its owner only. */
export interface Access {
  password: string;
  /** The database files: absolute, or from the folder of this file. */
  cluster: string;
  /** The port of last time; the server takes it again when it is free. */
  port?: number;
}

const nameIn = (folder: string) => join(folder, 'access.json');

export const newPassword = () => randomBytes(24).toString('base64url');

export async function findAccess(folder: string): Promise<Access | undefined> {
  try {
    return JSON.parse(await readFile(nameIn(folder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${nameIn(folder)} can't be read`, { cause: error });
  }
}

export async function saveAccess(folder: string, access: Access): Promise<void> {
  const half = `${nameIn(folder)}.${process.pid}`;
  await writeFile(half, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  await rename(half, nameIn(folder));
}
