// Builds when the sources differ from those that the last build was made of.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { themeFolders } from './theme.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'dist', 'sources.sha256');
const quickFile = join(root, 'dist', 'sources.quick');
const lockFile = join(root, 'dist', '.building');

const isSource = (path) => !/\.test\.tsx?$/.test(path);

function* below(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* below(path);
    else if (isSource(path)) yield path;
  }
}

const sources = (path) => (statSync(path).isFile() ? [path] : below(path));

const tops = [
  'src',
  'demo/pictures',
  'demo/loader',
  'vite.config.ts',
  'bin/build-production.mjs',
  'package-lock.json',
];

const digest = (read) => {
  const hash = createHash('sha256');
  for (const top of tops.map((name) => join(root, name)).filter(existsSync)) {
    for (const file of sources(top)) hash.update(file.slice(root.length)).update(read(file));
  }
  // By what is in them, wherever they lie: an image may have them elsewhere than where it was built.
  for (const folder of Object.values(themeFolders()).filter(existsSync)) {
    for (const file of sources(folder)) hash.update(file.slice(folder.length)).update(read(file));
  }
  return hash.digest('hex');
};

const stamp = () => digest((file) => readFileSync(file));

/** Far quicker than reading them all; says nothing of a fresh copy. */
const quickStamp = () =>
  digest((file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return ` ${size} ${mtimeMs} ${ctimeMs}`;
  });

const holds = (file, wanted) => existsSync(file) && readFileSync(file, 'utf8') === wanted;

const isBuilt = (wanted) => holds(stampFile, wanted);

/** One process builds; another that starts meanwhile waits for it. */
const takeLock = async (wanted) => {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      const pid = Number(existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : 0);
      if (!isAlive(pid)) rmSync(lockFile, { force: true });
      else await wait(100);
      if (isBuilt(wanted)) return false;
    }
  }
};

const isAlive = (pid) => {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * In a process of its own: the server that starts after it would keep hundreds of megabytes of the
 * build's for as long as it runs. Whatever NODE_ENV says (a test's says 'test'), what is built is
 * for production.
 */
const buildForProduction = async () => {
  const child = spawn(process.execPath, [join(root, 'bin', 'build-production.mjs')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the build failed (${signal ?? code})`);
};

export const buildIfStale = async () => {
  const quick = quickStamp();
  if (existsSync(stampFile) && holds(quickFile, `${readFileSync(stampFile, 'utf8')} ${quick}`))
    return;
  const wanted = stamp();
  // What changes while it is built makes the next start build again.
  await buildUnlessBuilt(wanted);
  try {
    writeFileSync(quickFile, `${wanted} ${quick}`);
  } catch {
    // Built by another user, as in an image: the next start reads all sources again.
  }
};

const buildUnlessBuilt = async (wanted) => {
  if (isBuilt(wanted) || !(await takeLock(wanted))) return;
  try {
    process.stderr.write('Bouwen … ');
    const started = Date.now();
    await buildForProduction();
    writeFileSync(stampFile, wanted);
    process.stderr.write(`klaar in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  } finally {
    rmSync(lockFile, { force: true });
  }
};
