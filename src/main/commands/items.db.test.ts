import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { addPage } from '../../../tests/harness/build-catalog';
import { createShopBuilder } from '../../../tests/harness/build-shop';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { eventually } from '../../../tests/harness/eventually';
import { runCommand } from '../../../tests/harness/run-command';
import { createVisitor } from '../../../tests/harness/visitor';
import { addImportCommands } from './import';
import { addVacancyCommands } from './import-vacancies';
import { addItemCommands } from './items';

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
  await addPage(server.host, {
    path: '/vragen',
    title: 'Vragen',
    content: [{ type: 'FaqOverview', props: { id: 'vragen', version: 1 } }],
  });
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

const run = (...words: string[]) =>
  runCommand((program) => {
    addImportCommands(program, root);
    addItemCommands(program, root);
    addVacancyCommands(program, root);
  }, words);

const page = async () => (await server.inject({ url: '/vragen' })).body;

test('a file of items is tried, read, shown by a running server, written again and undone', async () => {
  const file = join(folder, 'vragen.csv');
  await writeFile(
    file,
    'id;vraag;antwoord;onderwerp\n;Mag mijn hond mee?;Graag.;Winkels\n;Fout?;Ja.;nergens\n',
  );
  const tried = await run('import', 'items', 'faq', file, '--dry-run');
  expect(tried).toMatchObject({ code: 2 });
  expect(tried.said).toEqual([
    'nieuw     regel 2',
    'Geweigerd:',
    expect.stringContaining('regel 3: Onderwerp: Kies een van: bestellen, bezorgen'),
    'Proef, niets geschreven. Nieuw 1 · gewijzigd 0 · ongewijzigd 0 · geweigerd 1',
  ]);
  expect(await page()).not.toContain('Mag mijn hond mee?');

  const read = await run('import', 'items', 'faq', file);
  expect(read.said.at(-1)).toBe('Terug te draaien met: etalage import undo 1');
  await eventually(async () => expect(await page()).toContain('Mag mijn hond mee?'));
  expect((await run('import', 'items', 'faq', file)).said).toEqual([
    expect.stringContaining('het is al ingelezen (import 1)'),
  ]);

  const written = join(folder, 'weg.json');
  await run('export', 'items', 'faq', written, '--json');
  expect(JSON.parse(await readFile(written, 'utf8'))).toMatchObject([
    { question: 'Mag mijn hond mee?', answer: ['Graag.'], category: 'winkels' },
  ]);
  expect((await run('import', 'list')).said).toEqual([expect.stringContaining('2 items, klaar')]);

  expect((await run('import', 'undo', '1')).said).toEqual(['Faq: 1 item is weer zoals het was.']);
  await eventually(async () => expect(await page()).not.toContain('Mag mijn hond mee?'));
  expect(await run('import', 'undo', '1')).toMatchObject({ code: 1 });
});

test('a feed of vacancies is tried, read, closes what is gone, and is undone', async () => {
  await createShopBuilder(database.db).store('Tiel');
  const file = join(folder, 'feed.xml');
  const job = (reference: string, hours = '16-24') =>
    `<job><referencenumber>${reference}</referencenumber><title>Verkoper</title><city>Tiel</city>` +
    `<category>Verkoop</category><hours>${hours}</hours></job>`;
  const feed = (...jobs: string[]) => writeFile(file, `<source>${jobs.join('')}</source>`);
  await feed(job('A-1'), job('A-2', 'veel'));
  expect(await run('import', 'vacancies', file, '--dry-run')).toEqual({
    code: 2,
    said: [
      'nieuw     A-1',
      'Geweigerd:',
      '  regel 1 (A-2): Uren per week, minstens: Vul een heel getal in. ' +
        'Uren per week, hoogstens: Vul een heel getal in.',
      'Proef, niets geschreven. Nieuw 1 · gewijzigd 0 · ongewijzigd 0 · dicht 0 · geweigerd 1',
    ],
  });
  await feed(job('A-1'), job('A-2'));
  await run('import', 'vacancies', file);
  await feed(job('A-2', '8'));
  const tried = await run('import', 'vacancies', file, '--dry-run');
  expect(tried.said.slice(0, 2)).toEqual([
    'gewijzigd A-2: Uren per week, minstens: 16 → 8; Uren per week, hoogstens: 24 → 8',
    'dicht     A-1',
  ]);
  const read = await run('import', 'vacancies', file);
  expect(read.said[0]).toBe('Nieuw 0 · gewijzigd 1 · ongewijzigd 0 · dicht 1 · geweigerd 0');
  const [, number = ''] = /undo (\d+)/.exec(read.said.at(-1) ?? '') ?? [];
  expect((await run('import', 'undo', number)).said).toEqual([
    'Vacancy: 2 items zijn weer zoals ze waren.',
  ]);
  // As a Dutch spreadsheet calls it, without the kind of work; until when is known by its other name too.
  const sheet = join(folder, 'vacatures.csv');
  await writeFile(
    sheet,
    'Vacaturenummer;Functie;Filiaal;Uren per week;Einde\nV-1;Kassamedewerker;Tiel;8-12;2030-01-31\n',
  );
  const csv = await run('import', 'vacancies', sheet, '--dry-run', '--column', 'until=Einde');
  expect(csv.said.join('\n')).toContain('nieuw     V-1');
  expect(csv.said.join('\n')).toMatch(/1 nieuwe vacature noemt geen soort werk: '.+'/);
  await writeFile(sheet, 'Vacaturenummer;Functie;Filiaal\nV-1;Kassa;Nergens\n');
  expect((await run('import', 'vacancies', sheet, '--dry-run')).said.join('\n')).toContain(
    'geweigerd 1',
  );
  await feed();
  expect(await run('import', 'vacancies', file)).toEqual({
    code: 1,
    said: [expect.stringContaining('is niet ingelezen: er staat geen enkele vacature in')],
  });
});

test('of a file that was refused whole no undo is told', async () => {
  const file = join(folder, 'merken.csv');
  await writeFile(file, 'brand;title\nX Y;\n');
  const { said } = await run('import', 'items', 'brand', file);
  expect(said.join('\n')).toContain('geweigerd 1');
  expect(said.join('\n')).not.toContain('undo');
});

test('what is no entity and no file is told so', async () => {
  expect((await run('import', 'items', 'nergens', 'x')).said).toEqual([
    expect.stringContaining("Er is geen onderdeel 'nergens'. Er zijn: product, brand"),
  ]);
  const { said, code } = await run('import', 'items', 'faq', join(folder, 'weg.csv'));
  expect([said, code]).toEqual([[expect.stringContaining('het bestaat niet')], 1]);
});

test('an import of products is undone by its number; what was put in a cart meanwhile goes offline', async () => {
  const file = join(folder, 'artikelen.csv');
  await writeFile(file, 'product,title,price,stock\nlos,Los,20,3\nin-mand,In mand,30,3\n');
  const done = await run('import', 'products', file);
  const number = /import undo (\d+)/.exec(done.said.at(-1) ?? '')?.[1] ?? '';
  const shown = async (access: string) =>
    (await server.inject({ url: `/artikel/${access}` })).statusCode;
  await eventually(async () => expect(await shown('in-mand')).toBe(200));
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from products where access = 'in-mand'`,
  );
  const visitor = createVisitor(server);
  const added = await visitor.post('/webcore/checkout/add', {
    ...{ item_id: rows[0]?.id, quantity: 1, etalage_token: await visitor.token() },
  });
  expect(added.statusCode).toBe(303);
  const undone = await run('import', 'undo', number);
  expect(undone).toMatchObject({
    code: 2,
    said: [
      'Product: 1 item is weer zoals het was.',
      expect.stringMatching(`^${rows[0]?.id} staat nu offline: \\S`),
    ],
  });
  await eventually(async () => expect(await shown('los')).toBe(404));
  await eventually(async () => expect(await shown('in-mand')).toBe(404));
  // What is no file of products is not in the list of imports.
  const before = await run('import', 'list');
  await writeFile(file, 'zomaar wat\n');
  expect((await run('import', 'products', file)).code).toBe(1);
  expect((await run('import', 'list')).said).toEqual(before.said);
});

test('pages hold blocks of every feature, also where a command writes them', async () => {
  const file = join(folder, 'pages.json');
  const content = { content: [{ type: 'ApplicationForm', props: { id: 'formulier' } }] };
  await writeFile(file, JSON.stringify([{ path: '/meedoen', title: 'Meedoen', content }]));
  const { said } = await run('import', 'items', 'page', file);
  expect(said.join('\n')).toContain('Nieuw 1');
  await eventually(async () =>
    expect((await server.inject({ url: '/meedoen' })).statusCode).toBe(200),
  );
});
