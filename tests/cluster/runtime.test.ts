import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import { createTestDatabase } from '../harness/database';
import { makeQuickFolder } from '../harness/quick-folder';
import { startBuiltServer } from './built-server';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Node of the machine, which is not the one that came along with the packages. */
const machineNode = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => folder !== '' && !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find(isProgram);
const version = machineNode && execFileSync(machineNode, ['--version'], { encoding: 'utf8' });
const isOlder = version !== undefined && Number(/^v(\d+)/.exec(version)?.[1]) < 24;

type Told = { node: string; pid: number };

const runProbe = async (argument: string, env: NodeJS.ProcessEnv = {}) => {
  const file = resolve(import.meta.dirname, 'children/runtime.mjs');
  const { ETALAGE_NODE: _choice, ...environment } = process.env;
  const child = spawn(machineNode as string, [file, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, ...env },
  });
  const ended = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, ended, told: JSON.parse(line) as Told };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('the tests themselves run on the Node that is built for', () => {
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
});

test.runIf(isOlder)(
  'an older Node of the machine hands over to the one that came along',
  async () => {
    const { child, ended, told } = await runProbe('3');
    expect(told.node).toMatch(/^24\./);
    expect(told.pid).not.toBe(child.pid);
    expect(await ended).toEqual([3, null]);
  },
);

test.runIf(isOlder)('a signal reaches the program that was handed over to', async () => {
  const { child, ended } = await runProbe('stay');
  child.kill('SIGTERM');
  expect(await ended).toEqual([7, null]);
});

test.runIf(isOlder)('a kill -9 of the older one leaves no process behind', async () => {
  const { child, ended, told } = await runProbe('stay');
  child.kill('SIGKILL');
  await ended;
  await expect.poll(() => isAlive(told.pid)).toBe(false);
});

test.runIf(isOlder)('with ETALAGE_NODE=own the site runs on the Node of the machine', async () => {
  const { told, ended } = await runProbe('0', { ETALAGE_NODE: 'own' });
  await ended;
  expect(`v${told.node}`).toBe(version?.trim());

  await buildIfStale();
  const database = await createTestDatabase();
  const folder = makeQuickFolder('etalage-runtime-');
  const server = await startBuiltServer(database.url, folder, {
    node: machineNode,
    env: { ETALAGE_NODE: 'own' },
  });
  try {
    const answer = await fetch(new URL('/webcore/checkout/view', server.address));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1');
  } finally {
    await server.kill();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
