import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fullConsent, noConsent, writeChoices } from '#kernel/values/consent';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { addConsentCommands } from './consent';

const root = resolve(import.meta.dirname, '../../..');

// Commands want a built site; this one serves nothing of it.
vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-command-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('ETALAGE_DATA', join(folder, 'data'));
  vi.stubEnv('ETALAGE_SECRET', 'a secret for tests that is long enough');
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

/** Runs `etalage consent …`; answers what it says and its exit code. */
const run = async (...words: string[]) => {
  // The harness watches console.error; here what is said there is looked at.
  vi.restoreAllMocks();
  const said: string[] = [];
  const say = (text: unknown) => {
    said.push(String(text));
    return true;
  };
  for (const way of ['error', 'log'] as const) vi.spyOn(console, way).mockImplementation(say);
  vi.spyOn(process.stderr, 'write').mockImplementation(say);
  const program = new Command('etalage').exitOverride();
  addConsentCommands(program, root);
  await program.parseAsync(['consent', ...words], { from: 'user' });
  vi.restoreAllMocks();
  return { said: said.join('\n'), code: process.exitCode ?? 0 };
};

const stored = async () => {
  const { rows } = await database.pool.query("select settings -> 'consent' as consent from sites");
  return rows[0]?.consent;
};

test('scripts of third parties are added, told and taken away; what doesn’t hold changes nothing', async () => {
  const added = await run('add', 'meten', '--kind', 'ga4', '--account', 'G-ABC123');
  expect(added).toMatchObject({ code: 0, said: expect.stringContaining('meten  ga4  G-ABC123') });
  const chat = ['add', 'praten', '--kind', 'chat', '--src', 'https://chat.example/c.js'];
  const told = ['--party', 'Praat', '--purpose', 'Chatten', '--type', 'social'];
  expect((await run(...chat, ...told, '--source', 'connect=wss://chat.example')).code).toBe(0);
  const before = await stored();
  expect(before.scripts).toMatchObject([
    { name: 'meten', kind: 'ga4', account: 'G-ABC123' },
    { name: 'praten', type: 'social', sources: { connect: ['wss://chat.example'] } },
  ]);
  for (const wrong of [
    ['add', 'meten', '--kind', 'ga4', '--account', 'G-ABC123'],
    ['add', 'een', '--kind', 'ga4', '--account', 'UA-1'],
    ['add', 'een', '--kind', 'matomo', '--account', '1'],
    ['add', 'een', ...chat.slice(2), '--party', 'Praat'],
    ['add', 'een', '--src', 'http://chat.example/c.js', ...told],
    ['add', 'een', '--src', 'https://u:p@chat.example/c.js', ...told],
    ['add', 'een', '--src', 'javascript:alert(1)', ...told],
    ['add', 'een', ...chat.slice(2), ...told, '--source', 'img=https://a.example; script-src *'],
    ['add', 'een', ...chat.slice(2), ...told, '--source', 'style=https://*'],
    ['add', 'een', ...chat.slice(2), ...told, '--source', 'default=https://a.example'],
    ['add', 'een', ...chat.slice(2), ...told, '--area', 'office'],
    ['add', 'een', ...chat.slice(2), ...told, '--cookie', 'a b=1 dag'],
    ['add', 'Een', ...chat.slice(2), ...told],
    ['remove', 'niets'],
  ]) {
    expect((await run(...wrong)).code, wrong.join(' ')).toBe(1);
    process.exitCode = undefined;
  }
  expect(await stored()).toEqual(before);
  expect((await run('remove', 'praten')).code).toBe(0);
  expect((await stored()).scripts).toHaveLength(1);
});

test('S4.11/2 implicit consent is off until it is set on; everybody can be asked again', async () => {
  expect((await run('show')).said).toContain('impliciet: uit  uitgave: 1  bewijs: 730 dagen');
  await run('set', '--implicit', 'on', '--ask-again', '--proof-days', '400');
  expect(await stored()).toMatchObject({ implicit: true, edition: 2, proofDays: 400 });
  await run('set', '--implicit', 'off');
  expect(await stored()).toMatchObject({ implicit: false, edition: 2, proofDays: 400 });
});

test('proof is exported as CSV, for its owner alone', async () => {
  await database.pool.query(
    "insert into consent_texts (version, text, since) values ('0123456789ab', '{}', now())",
  );
  const add = (at: string, choices: string) =>
    database.pool.query(
      `insert into consent_proofs (choice_id, version, choices, way, chosen_at)
       values ('11111111-2222-4333-8444-555555555555', '0123456789ab', $2, 'banner', $1)`,
      [at, choices],
    );
  await add('2026-03-02T09:00:00Z', writeChoices(fullConsent));
  await add('2026-03-03T09:00:00Z', writeChoices(noConsent));
  const file = join(folder, 'bewijs.csv');
  expect(await run('export', file)).toEqual({ said: '2 keuzes geschreven\n', code: 0 });
  expect((await readFile(file, 'utf8')).split('\n')).toEqual([
    'moment,code,tekst,hoe,functional,analytics,social,ads,undefined',
    '2026-03-02T09:00:00.000Z,11111111-2222-4333-8444-555555555555,0123456789ab,banner,1,1,1,1,1',
    '2026-03-03T09:00:00.000Z,11111111-2222-4333-8444-555555555555,0123456789ab,banner,1,0,0,0,0',
    '',
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
