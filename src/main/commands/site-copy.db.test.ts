import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { noteRemote } from '#features/media/api.server';
import { createTestApp } from '../../../tests/harness/app';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { runCommand } from '../../../tests/harness/run-command';
import { addImportCommands } from './import';
import { addItemCommands } from './items';
import { addSiteCommands } from './site';

const root = resolve(import.meta.dirname, '../../..');

vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

let from: TestDatabase;
let to: TestDatabase;
let folder: string;
beforeAll(async () => {
  [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  for (const { url } of [from, to]) await (await createTestApp({ database: url })).close();
  folder = await mkdtemp(join(tmpdir(), 'etalage-copy-'));
  vi.stubEnv('ETALAGE_SECRET', 'a secret for tests that is long enough');
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  process.exitCode = undefined;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([from.drop(), to.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const at = async (place: 'from' | 'to', ...words: string[]) => {
  vi.stubEnv('DATABASE_URL', (place === 'from' ? from : to).url);
  vi.stubEnv('ETALAGE_DATA', join(folder, `data-${place}`));
  const { code, said } = await runCommand((program) => {
    addImportCommands(program, root);
    addItemCommands(program, root);
    addSiteCommands(program, root);
  }, words);
  return { code, told: said.join('\n') };
};

const site = () => join(folder, 'site');
const url = 'https://cdn.voorbeeld.nl/trui.jpg';
const csv = (rows: string[]) =>
  ['product;title;price;categories;size;sku;stock;pictures', ...rows].join('\n');

/** Which variants there are, and where their pictures lie. */
const rowsOf = async ({ db }: TestDatabase) => ({
  variants: (
    await db.execute(sql`
      select v.id, p.access, v.sku from variants v join products p on p.id = v.product_id order by v.id`)
  ).rows,
  media: (
    await db.execute(sql`select id, key, state, remote_url from media where remote_url is not null`)
  ).rows,
});

test('pictures of the web and the numbers of variants go along to an empty site, and back', async () => {
  // Other variants were there before these, so their numbers don't begin at 1.
  await from.db.execute(sql`select setval('variants_id_seq', 2022)`);
  const file = join(folder, 'artikelen.csv');
  await writeFile(
    file,
    csv([
      `trui;Trui;49,95;Truien;S;T-1;4;${url}`,
      'trui;;;;M;T-2;3;',
      'sok;Sok;5,00;Sokken;;K-1;9;',
    ]),
  );
  expect((await at('from', 'import', 'products', file)).told).toContain('geweigerd 0');
  await noteRemote(from.db, [{ key: 'extern-stuk', url: 'https://cdn.voorbeeld.nl/stuk.jpg' }]);
  await at('from', 'export', 'site', site());
  expect(await readFile(join(site(), 'pictures-to-fetch.json'), 'utf8')).toContain(url);

  const read = await at('to', 'import', 'site', site());
  expect(read.told).toContain('geweigerd 0');
  expect(read.told).toContain('Nog van het web te halen: 2 afbeeldingen');
  expect(read.told).toContain('etalage import pictures');
  expect(read.told).toMatch(/Voorraad staat niet in de map: 2 nieuwe artikelen zijn uitverkocht/);
  const there = await rowsOf(to);
  expect(there).toEqual(await rowsOf(from));
  expect(there.variants.map(({ id }) => id)).toEqual([2023, 2024, 2025]);
  // The site's own next ones come after them.
  const next = await to.db.execute(sql`
    select nextval('variants_id_seq')::int as variant, nextval('media_id_seq')::int as media`);
  expect(next.rows[0]?.variant).toBeGreaterThan(2025);
  expect(next.rows[0]?.media).toBeGreaterThan(Math.max(...there.media.map(({ id }) => Number(id))));
  const again = await at('to', 'import', 'site', site());
  expect(again.told).toMatch(/Nieuw 0 · gewijzigd 0/);
  expect(again.told).not.toContain('Voorraad');
});

test('variants that have other numbers in the folder are known by their article numbers', async () => {
  const path = join(site(), 'product/trui.json');
  const text = await readFile(path, 'utf8');
  const before = await rowsOf(from);
  // 2025 is of another article here, 7 of none.
  await writeFile(path, text.replace('"id": 2023', '"id": 2025').replace('"id": 2024', '"id": 7'));
  const read = await at('from', 'import', 'site', site());
  expect(read.told).toMatch(/Nieuw 0 · gewijzigd 0 .*geweigerd 0/);
  expect(await rowsOf(from)).toEqual(before);
  await writeFile(path, text);
});

test('a picture of the web of which nobody knows the address is left out, and told', async () => {
  await rm(join(site(), 'pictures-to-fetch.json'));
  await to.db.execute(sql`delete from media where remote_url is not null`);
  const read = await at('to', 'import', 'site', site());
  expect(read.told).toMatch(/zonder +product\/trui\.json: 1 afbeelding van het web/);
  expect(read.told).toContain('geweigerd 0');
  const { rows } = await to.db.execute(sql`select 1 from product_pictures`);
  expect(rows).toEqual([]);
});

test('a file that is broken is told with the place where it is', async () => {
  const path = join(site(), 'product/sok.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"title": "Sok",', '"title": "Sok"'));
  const read = await at('to', 'import', 'site', site());
  expect([read.code, read.told]).toEqual([
    1,
    expect.stringMatching(/product\/sok\.json is geen JSON \(regel \d+, teken \d+\)/),
  ]);
});
