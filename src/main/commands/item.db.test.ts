import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { eventually } from '../../../tests/harness/eventually';
import { runCommand } from '../../../tests/harness/run-command';
import { addItemCommand } from './item';

const root = resolve(import.meta.dirname, '../../..');

// Commands want a built site; these serve nothing of it.
vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

let database: TestDatabase;
let folder: string;
/** A server that runs meanwhile. */
let server: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ database: database.url });
  folder = await mkdtemp(join(tmpdir(), 'etalage-item-'));
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
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const item = (...words: string[]) =>
  runCommand((program) => addItemCommand(program, root), ['item', ...words]);

test('the site’s name and navigation are set by a command, and seen at once by who runs', async () => {
  const navigation = JSON.stringify([{ title: 'Onze winkels', href: '/winkels' }]);
  const set = await item('set', 'site', '1', 'name=Vinkenhof', `navigation=${navigation}`);
  expect([set.code, set.said.at(-1)]).toEqual([0, 'Gewijzigd: name, navigation.']);
  await eventually(async () => {
    const { body } = await server.inject('/');
    expect([body.includes('Vinkenhof'), body.includes('Onze winkels')]).toEqual([true, true]);
  });
  const again = await item('set', 'site', '1', 'name=Vinkenhof');
  expect(again.said.at(-1)).toBe('Het stond al zo.');
  const { said } = await item('show', 'site', '1');
  expect(JSON.parse(said.join('\n'))).toMatchObject({ id: 1, name: 'Vinkenhof' });
});

test('values are checked as in a file, and what is wrong is told by its field', async () => {
  await server.db.execute(sql`insert into terms (vocabulary, access, title)
    values ('faq-categories', 'proef', 'Proef')`);
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from terms where access = 'proef'`,
  );
  const id = String(rows[0]?.id);
  expect((await item('set', 'term', id, 'sort=3', 'title=Beproefd')).said.at(-1)).toBe(
    'Gewijzigd: sort, title.',
  );
  const wrong = await item('set', 'term', id, 'sort=veel');
  expect([wrong.code, wrong.said.join(' ')]).toEqual([1, expect.stringContaining('Volgorde')]);
  const unknown = await item('set', 'term', id, 'kleur=rood');
  expect(unknown.code).toBe(1);
  expect((await item('show', 'term', '999999')).code).toBe(1);
  expect((await item('show', 'kast', '1')).said.join(' ')).toContain("geen onderdeel 'kast'");
  const { rows: noted } = await server.db.execute(
    sql`select way from entity_changes where entity = 'Term' and row_id = ${id}::int`,
  );
  expect(noted).toEqual([{ way: 'command' }]);
});
