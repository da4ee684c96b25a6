import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { undoImport } from '#features/entities/api.server';
import { webStock } from '#features/stock/api.server';
import { createTestApp } from '../../../../tests/harness/app';
import { createTestDatabase, type TestDatabase } from '../../../../tests/harness/database';
import { exportProducts, plainFormat } from './export';
import { type ImportSettings, importProducts } from './import';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Image
blue-shirt,Blue Shirt,Cotton shirt.,Demo,Shirts,men,true,Title,Default Title,,,,1,50,,https://cdn.example/shirt.jpg,
varsity-top,Varsity Top,<p>Casual</p>,Demo,Tops,"women, new",true,Size,Small,Color,Navy,VT-1,4,60,80,https://cdn.example/navy.jpg,https://cdn.example/navy.jpg
varsity-top,,,,,,,,Medium,,Navy,VT-2,0,60,80,https://cdn.example/red.jpg,https://cdn.example/navy.jpg
varsity-top,,,,,,,,Medium,,Vermiljoen,VT-3,2,65,,,https://cdn.example/red.jpg
`;

const run = (text: string, settings: Partial<ImportSettings> = {}) =>
  importProducts(
    (async function* () {
      yield Buffer.from(text);
    })(),
    {
      db: database.db,
      webStock,
      now: new Date('2026-03-01T12:00:00Z'),
      file: 'artikelen.csv',
      ...settings,
    },
  );

const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows;

/** Everything that an import may write. */
const everything = async () => ({
  products: await rows(sql`select * from products order by id`),
  variants: await rows(sql`select * from variants order by id`),
  stock: await rows(sql`select * from stock order by variant_id`),
  pictures: await rows(sql`select * from product_pictures order by id`),
  links: await rows(sql`select * from product_categories order by product_id, category_id`),
  names:
    await rows(sql`select title from brands union all select title from sizes union all select title
    from colors union all select title from categories union all select title from materials order by 1`),
  media: await rows(sql`select * from media order by key`),
  warehouses: await rows(sql`select * from warehouses`),
});

const variantRows = () =>
  rows(sql`
  select c.title as color, z.title as size, v.sku, v.price_cents as own, v.state, coalesce(s.pieces, 0) as pieces
  from variants v join products p on p.id = v.product_id left join colors c on c.id = v.color_id
  left join sizes z on z.id = v.size_id left join stock s on s.variant_id = v.id
  where p.access = 'varsity-top' order by v.id`);

test("Shopify's file comes in whole", async () => {
  const announced: number[] = [];
  const report = await run(shopify, { announce: async (ids) => void announced.push(...ids) });
  expect(report).toMatchObject({ new: 2, changed: 0, refused: 0, pictures: 3, exitCode: 0 });
  expect(announced).toHaveLength(2);
  expect(
    await rows(sql`
    select p.access, p.title, p.description, b.title as brand, p.price_cents as price, p.van_price_cents as van,
      p.tags, p.state, c.access as category
    from products p join brands b on b.id = p.brand_id
    join product_categories pc on pc.product_id = p.id join categories c on c.id = pc.category_id
    order by p.access`),
  ).toEqual([
    {
      access: 'blue-shirt',
      title: 'Blue Shirt',
      description: '<p>Cotton shirt.</p>',
      brand: 'Demo',
      price: 5000,
      van: null,
      tags: ['men'],
      state: 'Online',
      category: 'shirts',
    },
    {
      access: 'varsity-top',
      title: 'Varsity Top',
      description: '<p>Casual</p>',
      brand: 'Demo',
      price: 6000,
      van: 8000,
      tags: ['women', 'new'],
      state: 'Online',
      category: 'tops',
    },
  ]);
  expect(await variantRows()).toEqual([
    { color: 'Navy', size: 'Small', sku: 'VT-1', own: null, state: 'Online', pieces: 4 },
    { color: 'Navy', size: 'Medium', sku: 'VT-2', own: null, state: 'Online', pieces: 0 },
    { color: 'Vermiljoen', size: 'Medium', sku: 'VT-3', own: 6500, state: 'Online', pieces: 2 },
  ]);
  expect(await rows(sql`select title, hex from colors order by title`)).toEqual([
    { title: 'Navy', hex: '#22304d' },
    { title: 'Vermiljoen', hex: '#b5b1a8' },
  ]);
  expect(await rows(sql`select title from sizes order by sort`)).toEqual([
    { title: 'Small' },
    { title: 'Medium' },
  ]);
  expect(
    await rows(sql`select c.title as color, m.state, m.remote_url as url from product_pictures pp
    join media m on m.key = pp.media_key left join colors c on c.id = pp.color_id order by pp.product_id, pp.position`),
  ).toEqual([
    { color: null, state: 'missing', url: 'https://cdn.example/shirt.jpg' },
    { color: 'Navy', state: 'missing', url: 'https://cdn.example/navy.jpg' },
    { color: 'Vermiljoen', state: 'missing', url: 'https://cdn.example/red.jpg' },
  ]);
});

test('the same file again changes nothing, and tells nobody', async () => {
  await run(shopify);
  const before = await everything();
  const announced: number[][] = [];
  const report = await run(shopify, { announce: async (ids) => void announced.push(ids) });
  expect(report).toMatchObject({ new: 0, changed: 0, unchanged: 2, exitCode: 0 });
  expect(announced).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('what is exported and imported again changes nothing', async () => {
  await run(shopify);
  await database.db.execute(sql`update products set intro = 'Zacht; "echt" zacht', attributes = '{"Stof":"50% wol|linnen"}',
    description = '<p>wol &amp; "zijde"</p><br>' where access = 'blue-shirt'`);
  const before = await everything();
  const parts: string[] = [];
  for await (const part of exportProducts({ db: database.db, webStock }, plainFormat))
    parts.push(part);
  expect(parts.join('').trim().split('\n')).toHaveLength(5);
  expect(await run(parts.join(''))).toMatchObject({ unchanged: 2, changed: 0, new: 0, refused: 0 });
  expect(await everything()).toEqual(before);
  const other = await createTestDatabase();
  await run(parts.join(''), { db: other.db });
  const there: string[] = [];
  for await (const part of exportProducts({ db: other.db, webStock }, plainFormat))
    there.push(part);
  expect(there.join('')).toBe(parts.join('').replace('</p><br>', '</p><br />'));
  await other.drop();
});

test('a product becomes a gift card by the file, and is exported as one', async () => {
  const head = 'product,title,price,kind\n';
  await run(`${head}kaart,Cadeaukaart,25,\n`);
  const kinds = () => rows(sql`select kind, vat_rate from products where access = 'kaart'`);
  expect(await kinds()).toEqual([{ kind: 'goods', vat_rate: 21 }]);
  expect(await run(`${head}kaart,Cadeaukaart,25,giftcard\n`)).toMatchObject({ changed: 1 });
  expect(await kinds()).toEqual([{ kind: 'giftcard', vat_rate: 0 }]);
  let file = '';
  for await (const part of exportProducts({ db: database.db, webStock }, plainFormat)) file += part;
  expect(file).toContain(',25.00,,0,giftcard,');
  expect(await run(file)).toMatchObject({ changed: 0, new: 0, refused: 0 });
});

test('a trial run tells what would change, and writes nothing', async () => {
  const empty = await everything();
  expect(await run(shopify, { dryRun: true })).toMatchObject({ new: 2 });
  expect(await everything()).toEqual(empty);
  await run(shopify);
  const before = await everything();
  const told: string[] = [];
  const changed = shopify
    .replace('Small,Color,Navy,VT-1,4,60,80', 'Small,Color,Navy,VT-1,9,70,')
    .replace('Blue Shirt', 'Blauw hemd');
  const report = await run(changed, { dryRun: true, onPlan: (plan) => told.push(...plan.changes) });
  expect(report).toMatchObject({ changed: 2 });
  expect(told).toEqual([
    'title Blue Shirt → Blauw hemd',
    'tekst of kleur bij afbeeldingen',
    'Navy Small: prijs als artikel → 70,00, voorraad 4 → 9',
  ]);
  expect(await everything()).toEqual(before);
});

test('only what differs is written, and new stock alone leaves the product as it was', async () => {
  await run(shopify);
  await database.db.execute(
    sql`update products set updated_at = '2020-01-01', intro = 'Met de hand'`,
  );
  const report = await run(
    shopify.replace('VT-1,4', 'VT-1,7').replace('Cotton shirt.', 'Linen shirt.'),
  );
  expect(report).toMatchObject({ changed: 2 });
  expect(
    await rows(
      sql`select access, intro, description, updated_at > '2021-01-01' as touched from products order by access`,
    ),
  ).toEqual([
    {
      access: 'blue-shirt',
      intro: 'Met de hand',
      description: '<p>Linen shirt.</p>',
      touched: true,
    },
    { access: 'varsity-top', intro: 'Met de hand', description: '<p>Casual</p>', touched: false },
  ]);
  expect((await variantRows())[0]).toMatchObject({ pieces: 7 });
});

test('names that are there are used, however they are written', async () => {
  await database.db.execute(
    sql`insert into colors (access, title, hex) values ('navy', 'Navy', '#000080')`,
  );
  await database.db.execute(sql`insert into brands (title) values ('DEMO')`);
  await database.db.execute(sql`insert into categories (title, access) values ('Dames', 'dames')`);
  await database.db.execute(
    sql`insert into categories (title, access, parent_id) values ('Tops', 'dames/tops', 1)`,
  );
  await run(shopify.replaceAll('Navy', 'navy').replaceAll('Demo', 'demo'));
  expect(await rows(sql`select title from brands`)).toEqual([{ title: 'DEMO' }]);
  expect(await rows(sql`select title from colors order by 1`)).toEqual([
    { title: 'Navy' },
    { title: 'Vermiljoen' },
  ]);
  expect(await rows(sql`select access from categories order by 1`)).toEqual([
    { access: 'dames' },
    { access: 'dames/tops' },
    { access: 'shirts' },
  ]);
});

test('variants that the file leaves out stay, unless it is asked; one without a choice makes way', async () => {
  await run(shopify);
  const less = shopify.split('\n').slice(0, 3).join('\n');
  await run(less);
  expect((await variantRows()).map((row) => row.state)).toEqual(['Online', 'Online', 'Online']);
  await run(less, { hideMissing: true });
  expect((await variantRows()).map((row) => row.state)).toEqual(['Online', 'Offline', 'Offline']);
  await run(shopify.replace('Title,Default Title,,,,1,50', 'Size,XL,,,,1,50'));
  expect(
    await rows(sql`select z.title as size, v.state from variants v join products p on p.id = v.product_id
    left join sizes z on z.id = v.size_id where p.access = 'blue-shirt' order by v.id`),
  ).toEqual([
    { size: null, state: 'Offline' },
    { size: 'XL', state: 'Online' },
  ]);
});

test('a variant whose line is refused is not taken for one that was left out', async () => {
  await run(shopify);
  const report = await run(shopify.replace('VT-2,0,60', 'VT-2,-1,60'), { hideMissing: true });
  expect(report).toMatchObject({ refused: 1, exitCode: 2 });
  expect((await variantRows()).map((row) => row.state)).toEqual(['Online', 'Online', 'Online']);
});

test('new products may wait, and those that are there keep their state', async () => {
  await run(shopify.split('\n').slice(0, 2).join('\n'));
  await run(shopify, { newOffline: true, category: 'Dames > Nieuw' });
  expect(await rows(sql`select access, state from products order by access`)).toEqual([
    { access: 'blue-shirt', state: 'Online' },
    { access: 'varsity-top', state: 'Offline' },
  ]);
});

test('our own file with a few columns changes those alone; what it can not do it refuses', async () => {
  await run(shopify);
  const report = await run('product;stock;color;size\nvarsity-top;11;Navy;Small\nnergens;3;;\n');
  expect(report).toMatchObject({ changed: 1, refused: 1, exitCode: 2 });
  expect(report.refusals[0]?.reason).toContain('titel ontbreekt');
  expect((await variantRows()).map((row) => row.pieces)).toEqual([11, 0, 2]);
});

test('nothing but bad lines is a failure', async () => {
  const report = await run('product,title,price\na,A,gratis\nb,B\n');
  expect(report).toMatchObject({ new: 0, refused: 2, exitCode: 1 });
});

test('more than a batch, and two imports at once', async () => {
  const lines = Array.from(
    { length: 1203 },
    (_, at) => `p-${at},Artikel ${at},Merk ${at % 7},1${at}.50,${at % 5}`,
  );
  const text = ['product,title,brand,price,stock', ...lines].join('\n');
  const reports = await Promise.all([run(text), run(text)]);
  expect(reports.map((one) => one.new + one.unchanged)).toEqual([1203, 1203]);
  expect(reports.reduce((sum, one) => sum + one.new, 0)).toBe(1203);
  expect(
    await rows(sql`select count(*)::int as n, count(distinct product_id)::int as p from variants`),
  ).toEqual([{ n: 1203, p: 1203 }]);
  expect(await rows(sql`select count(*)::int as n from brands`)).toEqual([{ n: 7 }]);
});

test('a connection that breaks halfway breaks no import: the batch is compared anew', async () => {
  await database.db.execute(sql`create sequence break_offs`);
  await database.db.execute(sql`
    create function break_off() returns trigger language plpgsql as $$ begin
      if nextval('break_offs') <= 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`);
  await database.db.execute(sql`
    create trigger break_off before insert on variants
    for each statement execute function break_off()`);
  const report = await run(shopify);
  expect(report).toMatchObject({ new: 2, changed: 0, refused: 0, exitCode: 0 });
  expect(await variantRows()).toHaveLength(3);
});

test('a plain column comes in, is told, goes out, and what an import did is undone as a whole', async () => {
  const head = 'product,title,price,stock,Keurmerk\n';
  await run(`${head}tafel,Tafel,250,3,FSC\n`);
  const stored = () =>
    rows(
      sql`select certificates, price_cents as price, revision from products where access = 'tafel'`,
    );
  expect(await stored()).toEqual([{ certificates: ['fsc'], price: 25_000, revision: 1 }]);
  const told: string[] = [];
  const changed = `${head}tafel,Tafel,260,4,FSC|gots\nkruk,Kruk,50,1,\n`;
  await run(changed, { dryRun: true, onPlan: (plan) => told.push(...plan.changes) });
  expect(told).toContain('certificates FSC → FSC, GOTS');
  const { importId } = await run(changed);
  expect(await stored()).toEqual([{ certificates: ['fsc', 'gots'], price: 26_000, revision: 2 }]);
  const refused = await run(`${head}tafel,Tafel,260,4,zelf bedacht\n`);
  expect(refused.refusals[0]?.reason).toBe('certificates: Kies een van: fsc, gots, oeko-tex, rws.');
  let file = '';
  for await (const part of exportProducts({ db: database.db, webStock }, plainFormat)) file += part;
  expect(file).toContain('fsc | gots');
  expect(await run(file)).toMatchObject({ unchanged: 2, changed: 0, refused: 0 });
  const app = await createTestApp({ database: database.url });
  expect(await undoImport(app.host, importId ?? 0)).toMatchObject({ undone: 2, kept: [] });
  expect(await stored()).toEqual([{ certificates: ['fsc'], price: 25_000, revision: 3 }]);
  expect(await rows(sql`select access from products`)).toEqual([{ access: 'tafel' }]);
  await app.close();
  // Orders take of the stock meanwhile: it stays.
  expect(await rows(sql`select pieces from stock`)).toEqual([{ pieces: 4 }]);
});

const safety = `product,title,price,maker,maker_address,maker_contact,textile,composition,animal_parts,warnings
trui,Trui,50,Maker B.V.,"Straat 1, Plaats",post@maker.example,ja,"20% zijde, 80% wol",ja,Niet drogen|Niet strijken
vaas,Vaas,20,,,,,,,
`;

test('makers, fibres and warnings come in, go out and come in again unchanged', async () => {
  await run(safety);
  expect(
    await rows(sql`select access, maker, textile, composition, has_animal_parts, warnings
      from products order by access`),
  ).toEqual([
    {
      access: 'trui',
      maker: { name: 'Maker B.V.', address: 'Straat 1, Plaats', contact: 'post@maker.example' },
      textile: true,
      composition: '80% wol, 20% zijde',
      has_animal_parts: true,
      warnings: ['Niet drogen', 'Niet strijken'],
    },
    {
      access: 'vaas',
      maker: null,
      textile: null,
      composition: '',
      has_animal_parts: false,
      warnings: [],
    },
  ]);
  let file = '';
  for await (const part of exportProducts({ db: database.db, webStock }, plainFormat)) file += part;
  expect(await run(file)).toMatchObject({ new: 0, changed: 0, unchanged: 2, refused: 0 });
});

test.each([
  ['Maker B.V.,,,,', 'maker: naam, postadres en e-mail- of webadres horen bij elkaar'],
  ['Maker B.V.,Straat 1,ergens,,', "maker_contact 'ergens' is geen e-mail- of webadres"],
  [',,,misschien,', "textile 'misschien' is niet ja of nee"],
  [',,,ja,90% wol', 'composition: de percentages zijn samen 90, niet 100'],
])('a line with %s is refused and says why', async (cells, reason) => {
  const report = await run(
    `product,title,price,maker,maker_address,maker_contact,textile,composition\ntrui,Trui,50,${cells}\n`,
  );
  expect(report).toMatchObject({ new: 0, refused: 1 });
  expect(report.refusals[0]?.reason).toBe(reason);
});

const own = (...lines: string[]) =>
  `product,title,price,kind,vat_rate,size,sku,gtin,variant_price\n${lines.join('\n')}\n`;
const numbers = () =>
  rows(sql`select p.access, v.sku, v.gtin from variants v join products p on p.id = v.product_id
    where v.sku is not null or v.gtin is not null order by p.access, v.id`);

test('an import takes over no number that the office would refuse, and tells which', async () => {
  const good = await run(own('trui,Trui,50,,,S,T-1,4006381333931,', 'trui,,,,,M,T-2,,'));
  expect(good).toMatchObject({ new: 1, refused: 0, noted: 0 });
  const report = await run(
    own(
      ...['vest,Vest,60,,,S,t-1,4006381333930,', 'vest,,,,,M,V-2,4006381333931,'],
      ...['vest,,,,,L,V-2,,', 'muts,Muts,20,,,,V-2,,', 'trui,Trui,50,,,S,T-1,4006381333931,'],
    ),
  );
  expect(report).toMatchObject({ new: 2, unchanged: 1, refused: 0 });
  expect(report.notes.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    expect.stringMatching(/^2 Artikelnummer t-1 is al van ‘Trui’\. Het is niet overgenomen\.$/),
    expect.stringMatching(/^2 EAN 4006381333930 kan niet/),
    expect.stringMatching(/^3 EAN 4006381333931 is al van ‘Trui’/),
    expect.stringMatching(/^4 Artikelnummer V-2 staat in dit artikel twee keer/),
    expect.stringMatching(/^5 Artikelnummer V-2 is al van ‘Vest’/),
  ]);
  expect(await numbers()).toEqual([
    { access: 'trui', sku: 'T-1', gtin: '4006381333931' },
    { access: 'trui', sku: 'T-2', gtin: null },
    { access: 'vest', sku: 'V-2', gtin: null },
  ]);
});

test('an import takes over no article number that can’t be seen or typed, and none that is too long', async () => {
  const report = await run(
    own(
      ...['trui,Trui,50,,,S,"T\u200b1",,', 'trui,,,,,M,"T\u00a02",,'],
      ...['vest,Vest,60,,,S, V-1 ,,', `muts,Muts,20,,,,${'M'.repeat(10_000)},,`],
    ),
  );
  expect(report.notes.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    expect.stringMatching(/^2 Een artikelnummer heeft/),
    expect.stringMatching(/^3 Een artikelnummer heeft/),
  ]);
  expect(new Set(report.refusals.map(({ line }) => line))).toEqual(new Set([5]));
  expect(await numbers()).toEqual([{ access: 'vest', sku: 'V-1', gtin: null }]);
});

test('a number that stands there is let be, and goes to another once it is free', async () => {
  await run(own('trui,Trui,50,,,S,T-1,,'));
  await rows(sql`update variants set gtin = '123' where sku = 'T-1'`);
  expect(await run(own('trui,Trui,50,,,S,T-1,123,'))).toMatchObject({ unchanged: 1, noted: 0 });
  const swapped = await run(own('trui,Trui,50,,,S,T-9,,', 'vest,Vest,60,,,S,T-1,,'));
  expect(swapped).toMatchObject({ new: 1, changed: 1, noted: 0 });
});

test('a gift card costs what is written on it, also by a file', async () => {
  const card = (cents: string) => own(`kaart,Kaart,25,giftcard,0,€ 25,,,${cents}`);
  expect(await run(card('30'))).toMatchObject({
    ...{ new: 0, refused: 1 },
    refusals: [{ reason: expect.stringContaining('wat erop staat') }],
  });
  expect(await run(card('25'))).toMatchObject({ new: 1, refused: 0 });
  expect(await run(card('30'))).toMatchObject({ changed: 0, refused: 1 });
});
