import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createOffer } from '#features/promotions/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { addPage } from '../../../tests/harness/build-catalog';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { runCommand } from '../../../tests/harness/run-command';
import { addOfferCommands } from './offer';
import { addPopupCommands } from './popup';

const root = resolve(import.meta.dirname, '../../..');

// Commands want a built site; these serve nothing of it.
vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

let database: TestDatabase;
let folder: string;
/** A server that runs meanwhile. */
let server: TestApp;
let page: number;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ database: database.url });
  page = await addPage(server.host, { path: '/actie', title: 'Actie', content: [] });
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
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `etalage …`; answers what it says and its exit code. */
const run = (...words: string[]) =>
  runCommand((program) => {
    addPopupCommands(program, root);
    addOfferCommands(program, root);
  }, words);

const importFile = async (content: unknown) => {
  const file = join(folder, 'popups.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return run('popup', 'import', file);
};

/** The popups that the running server has on a page. */
const shown = async (): Promise<number[]> => {
  const { body } = await server.inject('/actie');
  const [, list = '[]'] = /data-popups="([^"]*)"/.exec(body) ?? [];
  return JSON.parse(list.replaceAll('&quot;', '"')).map(({ id }: { id: number }) => id);
};
const seen = (ids: number[]) =>
  vi.waitFor(async () => expect(await shown()).toEqual(ids), { timeout: 40_000, interval: 50 });

const hello = {
  title: 'Welkom',
  title_content: 'Hallo',
  open_period: 2000,
  targets: [{ page: '/actie' }],
};

test('popups come from a file, take the place of what was so called, are listed and stopped', async () => {
  expect(await run('popup', 'list')).toEqual({ said: ['Er zijn geen popups.'], code: 0 });
  await seen([]);
  expect(await importFile(hello)).toEqual({ said: ['1 nieuw: Welkom'], code: 0 });
  await seen([1]);
  const product = { module: 'Product', id: 12 };
  const changed = { title: 'Welkom', intro: 'Dag', targets: [{ page: '/actie' }, product] };
  expect((await importFile([changed])).said).toEqual(['1 vervangen: Welkom']);
  const { rows } = await database.pool.query('select * from popups');
  expect(rows).toMatchObject([{ id: 1, title_content: '', intro: 'Dag', open_period: 0 }]);
  expect((await run('popup', 'list')).said).toEqual([
    `1 · Welkom · bericht · Page ${page}, Product 12`,
  ]);
  expect(await run('popup', 'stop', '1')).toEqual({
    ...{ said: ['Popup 1 staat nergens meer.'], code: 0 },
  });
  await seen([]);
  expect((await run('popup', 'list')).said[0]).toContain('gestopt');
  expect((await run('popup', 'stop', '99')).code).toBe(1);
});

test('what can’t be used is refused by name, and the rest is taken', async () => {
  const wrong = [
    [{ ...hello, titel: 'x' }, 'geen titel'],
    [{ ...hello, open_period: 'lang' }, "'open_period'"],
    [{ ...hello, targets: [{ page: '/weg' }] }, 'geen pagina /weg'],
    [{ ...hello, targets: [{ module: 'Formulier', id: 1 }] }, 'niet bij Formulier'],
    [{ ...hello, id: 99 }, 'geen popup 99'],
    [{ ...hello, popupaction_id: 3, discount_offer_id: 7 }, 'geen actie 7'],
    [{ ...hello, close_button: 'N', close_backgroundclick: 'N' }, 'te sluiten'],
    ['tekst', 'klopt iets niet'],
  ] as const;
  for (const [popup, problem] of wrong) {
    const { said, code } = await importFile([popup]);
    expect([said.length, code], problem).toEqual([1, 1]);
    expect(said[0]).toContain(problem);
  }
  const some = await importFile([
    { ...hello, title: 'Goed' },
    wrong[0][0],
    { ...hello, title: 'Goed' },
  ]);
  expect(some.code).toBe(2);
  expect(some.said).toEqual([
    expect.stringContaining('nieuw: Goed'),
    expect.stringContaining('Geweigerd: Welkom'),
    expect.stringContaining('al eerder in dit bestand'),
  ]);
  expect(await importFile('{')).toMatchObject({ code: 1, said: [expect.stringContaining('JSON')] });
  const absent = await run('popup', 'import', join(folder, 'weg.json'));
  expect(absent).toMatchObject({ code: 1, said: [expect.stringContaining('bestaat niet')] });
});

test('an offer that is stopped takes its popup off the pages of a server that runs', async () => {
  await database.pool.query('delete from popups');
  const offer = { name: 'Kort', kind: 'percentage' as const, value: 5, validDays: 3 };
  const made = await createOffer(server.db, offer);
  const email = { guid: 'email', type: 'EmailField', label: 'E-mailadres', validate: 'Y' };
  const code = { popupaction_id: 4, discount_offer_id: made?.id, fields: [email] };
  const { said } = await importFile({ ...hello, ...code });
  const id = Number(said[0]?.split(' ')[0]);
  await seen([id]);
  expect((await run('offer', 'stop', String(made?.id))).code).toBe(0);
  await seen([]);
  expect((await run('popup', 'list')).said).toEqual([
    `${id} · Welkom · code · Page ${page} · niet te zien: de actie is voorbij`,
  ]);
});
