import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { storePicture } from '#features/media/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { addPage } from '../../../tests/harness/build-catalog';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { eventually } from '../../../tests/harness/eventually';
import { runCommand } from '../../../tests/harness/run-command';
import { addItemCommands } from './items';
import { addSiteCommands } from './site';

const root = resolve(import.meta.dirname, '../../..');

// Commands want a built site; these serve nothing of it.
vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

let from: TestDatabase;
let to: TestDatabase;
let folder: string;
/** A server of the site that is written to. */
let server: TestApp;
beforeAll(async () => {
  [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  server = await createTestApp({ database: to.url });
  folder = await mkdtemp(join(tmpdir(), 'etalage-site-'));
  vi.stubEnv('ETALAGE_SECRET', 'a secret for tests that is long enough');
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  process.exitCode = undefined;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await Promise.all([from.drop(), to.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const at = (place: 'from' | 'to', ...words: string[]) => {
  vi.stubEnv('DATABASE_URL', (place === 'from' ? from : to).url);
  vi.stubEnv('ETALAGE_DATA', join(folder, `data-${place}`));
  return runCommand((program) => {
    addItemCommands(program, root);
    addSiteCommands(program, root);
  }, words);
};

const site = () => join(folder, 'site');
const fileAt = (path: string) => join(site(), path);
const page = async (path: string) => server.inject({ url: path });

/** Changes a file of the folder as somebody with an editor would. */
const edit = async (path: string, replace: (text: string) => string) =>
  writeFile(fileAt(path), replace(await readFile(fileAt(path), 'utf8')));

const block = (text: string) => ({
  content: [{ type: 'FaqOverview', props: { id: text, version: 1 } }],
});

test('a site becomes a folder of files, which another installation reads whole or not at all', async () => {
  const source = await createTestApp({
    database: from.url,
    config: { dataFolder: join(folder, 'data-from') },
  });
  const content = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await storePicture(source.host, {
    ...{ key: 'gevel', type: 'image/png', width: 40, height: 20, content },
  });
  await addPage(source.host, { path: '/winkels', title: 'Winkels', ...block('winkels') });
  await addPage(source.host, { path: '/winkels/tiel', title: 'Tiel', ...block('tiel') });
  await source.db.execute(
    sql`update pages set parent_id = (select id from pages where path = '/winkels') where path = '/winkels/tiel'`,
  );
  await source.close();

  const written = await at('from', 'export', 'site', site());
  expect(written.said.at(-1)).toMatch(
    /^\d+ bestanden, waarvan \d+ nieuw of anders; 0 weggehaald\.$/,
  );
  expect(await readdir(fileAt('pictures'))).toEqual(['gevel.png']);
  expect(JSON.parse(await readFile(fileAt('page/winkels/tiel.json'), 'utf8'))).toMatchObject({
    ...{ path: '/winkels/tiel', title: 'Tiel', parent: '/winkels' },
  });
  // Written again nothing is new.
  const again = await at('from', 'export', 'site', site());
  expect(again.said.at(-1)).toContain('waarvan 0 nieuw of anders');

  const tried = await at('to', 'import', 'site', site(), '--dry-run');
  expect(tried.said.join('\n')).toContain('nieuw      page/winkels/tiel.json');
  expect(tried.said.at(-1)).toMatch(/^Proef, niets geschreven\. .*geweigerd 0 · 1 afbeelding$/);
  expect((await page('/winkels/tiel')).statusCode).toBe(404);

  const read = await at('to', 'import', 'site', site());
  expect(read.said.at(-1)).toMatch(/^Nieuw \d+ · .*geweigerd 0 · 1 afbeelding$/);
  await eventually(async () => expect((await page('/winkels/tiel')).body).toContain('Tiel'));
  const numbers = sql`select id, path from pages order by id`;
  const { rows } = await server.db.execute(numbers);
  expect(rows).toEqual((await from.db.execute(numbers)).rows);
  const same = await at('to', 'import', 'site', site(), '--dry-run');
  expect(same.said.at(-1)).toMatch(/^Proef, niets geschreven\. Nieuw 0 · gewijzigd 0 · /);
  // The next page that is made gets a number of its own.
  const id = await addPage(server.host, { path: '/later', title: 'Later', ...block('later') });
  expect(rows.map((row) => row.id)).not.toContain(id);
});

test('what changed in a file is told by field and written; one that is refused leaves all as it was', async () => {
  await edit('page/winkels.json', (text) =>
    text.replace('"title": "Winkels"', '"title": "Alle winkels"'),
  );
  const tried = await at('to', 'import', 'site', site(), '--dry-run');
  expect(tried.said.join('\n')).toMatch(
    /gewijzigd {2}page\/winkels\.json\n\s+Titel: Winkels → Alle winkels/,
  );

  await edit('page/winkels/tiel.json', (text) => text.replace('"title": "Tiel"', '"title": ""'));
  const refused = await at('to', 'import', 'site', site());
  expect(refused.code).toBe(1);
  expect(refused.said.join('\n')).toMatch(/geweigerd {2}page\/winkels\/tiel\.json: Titel: /);
  expect(refused.said.at(-1)).toContain('Niets geschreven.');
  const titles = async () =>
    (await server.db.execute(sql`select title from pages where path = '/winkels'`)).rows;
  expect(await titles()).toEqual([{ title: 'Winkels' }]);

  await edit('page/winkels/tiel.json', (text) => text.replace('"title": ""', '"title": "Tiel"'));
  expect((await at('to', 'import', 'site', site())).said.at(-1)).toContain('gewijzigd 1');
  expect(await titles()).toEqual([{ title: 'Alle winkels' }]);
});

test('a folder of another site is refused, as is one that is none', async () => {
  await edit('page/winkels.json', (text) =>
    text.replace('"path": "/winkels"', '"path": "/filialen"'),
  );
  const other = await at('to', 'import', 'site', site());
  expect(other.code).toBe(1);
  expect(other.said.join('\n')).toContain('‘/winkels’');
  expect((await at('to', 'import', 'site', join(folder, 'nergens'))).said.join('\n')).toContain(
    'er staat geen site in',
  );
  await writeFile(fileAt('media/kapot.json'), '{');
  expect((await at('to', 'import', 'site', site())).said.join('\n')).toContain(
    'media/kapot.json is geen JSON',
  );
  await writeFile(join(folder, 'los.txt'), 'van iemand anders');
  expect((await at('from', 'export', 'site', folder)).said.join('\n')).toContain(
    'de map is niet leeg',
  );
});
