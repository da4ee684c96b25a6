import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from '../places.mjs';

/** In MB, by size: held by the server's process through mixed traffic with pictures. */
const LIMITS = { demo: 300, 100000: 400 };
/** It is flat when the last quarter holds no more than this part above the second. */
const GROWTH = 0.1;
/** Minutes: of a whole run, of a quick one. */
const LONG = 10;
const SHORT = 2;

const file = join(cacheFolder, 'soak.json');

const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** Runs the soak on the size's data and answers what it told of each minute. */
const soak = (size, minutes) =>
  new Promise((resolve, reject) => {
    rmSync(file, { force: true });
    const child = spawn(
      process.execPath,
      [
        ...process.execArgv,
        join(root, 'bench', 'soak.mjs'),
        ...['--minutes', String(minutes), '--size', size.name, '--to', file],
      ],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    child.once('error', reject);
    child.once('exit', () => {
      try {
        resolve(JSON.parse(readFileSync(file, 'utf8')));
      } catch (error) {
        reject(error);
      }
    });
  });

/** Whether memory stopped growing; undefined of fewer minutes than that can be seen in. */
const isFlat = (minutes) => {
  const quarter = Math.floor(minutes.length / 4);
  if (quarter < 2) return undefined;
  const second = middle(minutes.slice(quarter, 2 * quarter));
  return middle(minutes.slice(-quarter)) <= second * (1 + GROWTH);
};

/**
 * What the server holds while visitors do all that they can. Its processes for pictures are told beside it: they
 * come with pictures in sizes that were never made, which visitors here always ask for, and leave after them.
 */
export const soakRow = (size) => ({
  name: 'memory over time, mixed traffic with pictures',
  budget: {
    asked: `the server under ${LIMITS[size.name]} MB, and flat`,
    found: ({ most, together, flat }) =>
      `${Math.round(most)} MB at most${flat === undefined ? '' : flat ? ', flat' : ', growing'}; ` +
      `${Math.round(together)} MB with the processes for pictures`,
    // Of too few minutes only the height can be judged.
    holds: ({ most, flat }) => most < LIMITS[size.name] && flat !== false,
  },
  run: async ({ servers, quick, soakMinutes }) => {
    // One server at a time has the data.
    await servers.stop();
    const { minutes, requests, failed } = await soak(size, soakMinutes ?? (quick ? SHORT : LONG));
    const held = minutes.map(({ server }) => server);
    const together = minutes.map(({ server, made }) => server + made);
    if (!together.every(Number.isFinite)) return { skipped: 'this system does not tell memory' };
    // The first look is at a server that nobody asked anything yet.
    return {
      most: Math.max(...held.slice(1)),
      together: Math.max(...together.slice(1)),
      flat: isFlat(held.slice(1, -1)),
      errors: failed,
      note:
        `${requests} requests; each minute: ${held.map(Math.round).join(', ')} MB, ` +
        `with the processes for pictures ${together.map(Math.round).join(', ')} MB`,
    };
  },
});
