import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { checkInstallation } from './check';

let database: TestDatabase;
let warned: string[];
let ends: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  warned = [];
  ends = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  await database.drop();
});

const check = async (secret: string, databasePool = 1) => {
  const warn = (line: string) => void warned.push(line);
  const end = await checkInstallation({ url: database.url, secret, databasePool, warn });
  ends.push(end);
  return end;
};

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);

test('processes with one secret are welcome, one by one and together', async () => {
  await check(A);
  await Promise.all([check(A), check(A)]);
  expect(warned).toEqual([]);
});

test('a process with another secret is refused while others run', async () => {
  const end = await check(A);
  await expect(check(B)).rejects.toThrow(/^ETALAGE_SECRET is not the one of the other processes/);
  await end();
  // It changed nothing for the first.
  await check(A);
  expect(warned).toEqual([]);
});

test('of two that start at the same moment with secrets of their own, one is refused', async () => {
  const results = await Promise.allSettled([check(A), check(B)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a secret that was changed while nobody ran is told of, once', async () => {
  await (await check(A))();
  await (await check(B))();
  await check(B);
  expect(warned).toEqual([expect.stringMatching(/^ETALAGE_SECRET .* used with before/)]);
});

test('more connections than PostgreSQL takes are told of, with what would fit', async () => {
  await check(A, 490);
  expect(warned).toEqual([
    expect.stringMatching(
      /^DATABASE_POOL: 1 of .* 495 connections, .* room for \d+ .*: set DATABASE_POOL to \d+ or raise/,
    ),
  ]);
  const fitting = Number(/DATABASE_POOL to (\d+)/.exec(warned[0] ?? '')?.[1]);
  warned = [];
  await ends.pop()?.();
  await check(A, fitting - 5);
  expect(warned).toEqual([]);
  // A second one makes it too many.
  await check(A, fitting - 5);
  expect(warned).toEqual([expect.stringMatching(/^DATABASE_POOL: 2 of /)]);
});
