import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { addApiUserCommands } from './api-user';
import { addPostcodesCommand } from './postcodes';

const root = resolve(import.meta.dirname, '../../..');

// Commands want a built site; these two serve nothing of it.
vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-command-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('ETALAGE_DATA', folder);
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  process.exitCode = undefined;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command; answers what it says and its exit code. */
const run = async (...words: string[]) => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const program = new Command('etalage').exitOverride();
  addApiUserCommands(program, root);
  addPostcodesCommand(program.command('import'), root);
  await program.parseAsync(words, { from: 'user' });
  vi.restoreAllMocks();
  return { said: said.join('\n'), code: process.exitCode ?? 0 };
};

test('api-user add tells the secret once, and refuses a name that is taken or wrong', async () => {
  const { said, code } = await run('api-user', 'add', 'kassa', '--scope', 'staff');
  expect(code).toBe(0);
  expect(said).toMatch(/client_id: kassa\nclient_secret: [\w-]{43}\n/);
  expect(await run('api-user', 'add', 'kassa')).toMatchObject({ code: 1 });
  expect(await run('api-user', 'add', 'een naam')).toMatchObject({ code: 1 });
  expect(await run('api-user', 'add', 'ander', '--scope', 'root')).toMatchObject({ code: 1 });
});

test('api-user remove takes it away', async () => {
  await run('api-user', 'add', 'even');
  expect(await run('api-user', 'remove', 'even')).toMatchObject({ code: 0 });
  process.exitCode = undefined;
  expect(await run('api-user', 'remove', 'even')).toMatchObject({ code: 1 });
});

test('import postcodes reads a file in pieces, and its exit code tells how that went', async () => {
  const line = (zipcode: string) =>
    `NL\t${zipcode}\t’s-Hertogenbosch\tNoord-Brabant\t\t\t\t\t\t51.69\t5.3\t4`;
  const zipcodes = Array.from({ length: 3000 }, (_, n) => String(1000 + n));
  const file = join(folder, 'nl.txt');
  await writeFile(file, `${zipcodes.map(line).join('\r\n')}\r\n`);
  expect(await run('import', 'postcodes', file, '--dry-run')).toMatchObject({ code: 0 });
  const count = async () =>
    (await database.pool.query('select count(*)::int n, min(place) place from postcodes')).rows[0];
  expect(await count()).toMatchObject({ n: 0 });
  const { said, code } = await run('import', 'postcodes', file);
  expect([said, code]).toEqual(['Ingelezen 3000 · geweigerd 0', 0]);
  expect(await count()).toEqual({ n: 3000, place: '’s-Hertogenbosch' });
  await writeFile(file, `${line('5211')}\nonzin\n`);
  expect((await run('import', 'postcodes', file)).code).toBe(2);
  process.exitCode = undefined;
  await writeFile(file, 'onzin\n');
  expect((await run('import', 'postcodes', file)).code).toBe(1);
  await expect(run('import', 'postcodes', join(folder, 'nergens.txt'))).rejects.toThrow('ENOENT');
  expect(await count()).toMatchObject({ n: 1 });
});
