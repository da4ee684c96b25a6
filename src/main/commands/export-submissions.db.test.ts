import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fieldKeys } from '#features/forms/export/api.server';
import { seal } from '#features/forms/server/seal';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { addSubmissionsCommand } from './export-submissions';

const root = resolve(import.meta.dirname, '../../..');
const SECRET = 'a secret for tests that is long enough';
const BOM = '\ufeff';

// Commands want a built site; this one serves nothing of it.
vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

let database: TestDatabase;
let folder: string;
const fileOf = (name: string) => join(folder, name);

const sent = (name: string, label: string, shown: string) => ({
  ...{ name, label, shown },
  type: 'TextField',
  value: shown,
});

/** A form with two submissions, the first with a BSN. */
const fill = async () => {
  const { rows } = await database.pool.query(
    `insert into forms (name, title, steps, retention_days)
     values ('contact', 'Contact', '[]', 90) returning id`,
  );
  const formId = rows[0].id;
  const sealed = seal(fieldKeys({ secret: SECRET }), '111222333', `form ${formId} bsn`);
  const add = (values: object[], secrets: object[]) =>
    database.pool.query(
      `insert into form_submissions (form_id, values, sealed, created_at, purge_at)
       values ($1, $2, $3, '2026-03-02T09:00:00Z', '2026-05-31T09:00:00Z')`,
      [formId, JSON.stringify(values), JSON.stringify(secrets)],
    );
  await add(
    [sent('naam', 'Naam', 'Kim; de Vrager'), sent('vraag', 'Vraag', '=1+1')],
    [{ name: 'bsn', label: 'BSN', sealed }],
  );
  await add([sent('naam', 'Naam', 'An')], []);
};

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-command-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('ETALAGE_DATA', join(folder, 'data'));
  vi.stubEnv('ETALAGE_SECRET', SECRET);
  vi.stubEnv('LOG_LEVEL', 'silent');
  await fill();
});
afterEach(() => {
  process.exitCode = undefined;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `etalage export submissions …`; answers what it says and its exit code. */
const run = async (...words: string[]) => {
  // The harness watches console.error; here what is said there is looked at.
  vi.restoreAllMocks();
  const said: string[] = [];
  const say = (text: unknown) => {
    said.push(String(text));
    return true;
  };
  vi.spyOn(console, 'error').mockImplementation(say);
  vi.spyOn(process.stderr, 'write').mockImplementation(say);
  const program = new Command('etalage').exitOverride();
  addSubmissionsCommand(program, root);
  await program.parseAsync(['export', 'submissions', ...words], { from: 'user' });
  vi.restoreAllMocks();
  return { said: said.join(''), code: process.exitCode ?? 0 };
};

test('export submissions writes a file for its owner alone, without BSN and formulas', async () => {
  const file = fileOf('contact.csv');
  const { said, code } = await run('--form', 'contact', file);
  expect([said, code]).toEqual(['2 inzendingen geschreven\n', 0]);
  const text = await readFile(file, 'utf8');
  const [head, first, second] = text.split(/\r?\n/);
  expect(head).toBe(`${BOM}Nummer,Ontvangen,Wordt gewist,Naam,Vraag`);
  expect(first).toMatch(
    /^\d+,2026-03-02T09:00:00\.000Z,2026-05-31T09:00:00\.000Z,Kim; de Vrager,'=1\+1$/,
  );
  expect(second).toMatch(/,An,$/);
  expect(text).not.toContain('111222333');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('export submissions --with-bsn opens what was sealed', async () => {
  const file = fileOf('bsn.csv');
  await run('--form', 'contact', '--with-bsn', file);
  const [head, first] = (await readFile(file, 'utf8')).split(/\r?\n/);
  expect(head).toMatch(/,BSN$/);
  expect(first).toMatch(/,111222333$/);
});

test('export submissions --sheet parts columns with semicolons', async () => {
  const file = fileOf('sheet.csv');
  await run('--form', 'contact', '--sheet', file);
  const [head, first] = (await readFile(file, 'utf8')).split(/\r?\n/);
  expect(head).toBe(`${BOM}Nummer;Ontvangen;Wordt gewist;Naam;Vraag`);
  expect(first).toContain(';"Kim; de Vrager";');
});

test('export submissions of a form that is not there leaves no file', async () => {
  const before = await readdir(folder);
  const { said, code } = await run('--form', 'nergens', fileOf('nergens.csv'));
  expect([said, code]).toEqual(["Er is geen formulier 'nergens'.", 1]);
  expect(await readdir(folder)).toEqual(before);
});
