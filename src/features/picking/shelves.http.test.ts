import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '#kernel/wire';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createStaff } from '../../../tests/harness/office';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { pickPath } from './contract';

let shop: TestShop;
let karin: Visitor;
let ids: number[] = [];
let webId = 0;
beforeAll(async () => {
  shop = await createTestShop();
  karin = (await createStaff(shop, { email: 'karin@x.nl', role: 'magazijn', name: 'Karin' }))
    .visitor;
  const made = [];
  for (const n of [1, 2]) {
    const product = await shop.build.product({ priceCents: 5000, pieces: 5 });
    const id = product.variants[0]?.id ?? 0;
    await shop.db.execute(sql`update variants set sku = ${`PLEK-${n}`} where id = ${id}`);
    made.push(id);
  }
  ids = made;
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id from warehouses where kind = 'web' order by id`,
  );
  webId = rows[0]?.id ?? 0;
});
afterAll(() => shop.close());

const tokenOf = async (visitor: Visitor) =>
  hiddenField((await visitor.get(pickPath.shelves)).body, field.token);

/** Sends a file, as a browser does without script. */
const upload = async (visitor: Visitor, text: string | Buffer, token?: string) => {
  const mark = '----grens';
  const part = (name: string, value: string) =>
    `--${mark}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(part(field.token, token ?? (await tokenOf(visitor)))),
    Buffer.from(part('magazijn', String(webId))),
    Buffer.from(
      `--${mark}\r\ncontent-disposition: form-data; name="bestand"; filename="p.csv"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    Buffer.from(text),
    Buffer.from(`\r\n--${mark}--\r\n`),
  ]);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await shop.inject({
    ...{ method: 'POST', url: pickPath.shelvesRead, payload },
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${mark}` },
  });
  return { status: reply.statusCode, body: reply.body };
};

const textIn = (body: string) => textOf(get(parseHtml(body), 'main'));

const shelves = async () => {
  const { rows } = await shop.db.execute<{ shelf: string }>(sql`
    select shelf from stock where warehouse_id = ${webId}
      and variant_id in (${ids[0]}, ${ids[1]}) order by variant_id`);
  return rows.map(({ shelf }) => shelf);
};

const save = async (body: string) =>
  karin.post(pickPath.shelvesSave, {
    [field.token]: await tokenOf(karin),
    magazijn: webId,
    regels: hiddenField(body, 'regels').replaceAll('&quot;', '"'),
  });

test('shelves go out as a file and come in: looked at first, then written, and a list follows them', async () => {
  const file = await karin.get(`${pickPath.shelvesFile}?magazijn=${webId}`);
  expect(file.headers['content-disposition']).toContain('plekken.csv');
  expect(file.body).toContain('PLEK-1;');
  // Read as it was written it changes nothing.
  expect(textIn((await upload(karin, file.body)).body)).toContain('Er verandert niets');
  const text = "artikelnummer;plek\nplek-1;A-03-2\nPLEK-2;'=B1\nPLEK-9;C\nPLEK-2;=1+1\n";
  const looked = await upload(karin, text);
  expect(looked.status).toBe(200);
  const told = textIn(looked.body);
  for (const one of [
    'Er veranderen 2 plekken, 2 regels kloppen niet',
    'geen plek → A-03-2',
    'Regel 4: artikel PLEK-9 is er niet.',
    'Regel 5: ‘=1+1’ is een formule',
  ]) {
    expect(told).toContain(one);
  }
  expect(await shelves()).toEqual(['', '']);
  const saved = await save(looked.body);
  expect(saved.statusCode).toBe(303);
  expect(await shelves()).toEqual(['A-03-2', '=B1']);
  const page = await karin.get(String(saved.headers.location));
  expect(textIn(page.body)).toContain('2 plekken bewaard');
  const [{ pieces } = { pieces: 0 }] = (
    await shop.db.execute<{ pieces: number }>(
      sql`select pieces from stock where warehouse_id = ${webId} and variant_id = ${ids[0]}`,
    )
  ).rows;
  expect(pieces).toBe(5);
  // No spreadsheet takes what stands there for a formula.
  expect((await karin.get(`${pickPath.shelvesFile}?magazijn=${webId}`)).body).toContain("'=B1");
});

test('lines that say otherwise of one article are told, and none of them is taken', async () => {
  const before = await shelves();
  const text = 'artikelnummer;plek\nPLEK-1;D\nPLEK-1;E\nPLEK-1;D\n';
  const told = textIn((await upload(karin, text)).body);
  for (const one of [
    'Er verandert niets, 2 regels kloppen niet',
    'Regel 2: dit artikel staat ook op regel 3',
    'Regel 3: dit artikel staat ook op regel 2',
  ]) {
    expect(told).toContain(one);
  }
  expect(await shelves()).toEqual(before);
});

test('what is wrong with a file is tied to its field', async () => {
  for (const [text, told] of [
    ['', 'Kies eerst een bestand'],
    ['x', 'niet de kolommen'],
  ] as const) {
    const reply = await upload(karin, text);
    expect(reply.status).toBe(422);
    const field = get(parseHtml(reply.body), '[id="shelves-file"]');
    expect([field.attributes['aria-invalid'], field.attributes['aria-describedby']]).toEqual([
      ...['true', 'shelves-file-error shelves-file-hint'],
    ]);
    expect(textOf(get(parseHtml(reply.body), '[id="shelves-file-error"]'))).toContain(told);
  }
});

test('what another wrote since one looked stands, and is told; twice at once writes once', async () => {
  const looked = await upload(karin, 'artikelnummer;plek\nPLEK-1;Z-1\nPLEK-2;Z-2\n');
  await shop.db.execute(
    sql`update stock set shelf = 'NIEUW' where warehouse_id = ${webId} and variant_id = ${ids[0]}`,
  );
  const both = await Promise.all([save(looked.body), save(looked.body)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await shelves()).toEqual(['NIEUW', 'Z-2']);
  const { rows } = await shop.db.execute(
    sql`select 1 from staff_actions where action = 'stock.shelves' and after ->> 'shelves' = '1'`,
  );
  expect(rows).toHaveLength(1);
  const told = await Promise.all(
    both.map(async ({ headers }) => textIn((await karin.get(String(headers.location))).body)),
  );
  expect(told.some((text) => text.includes('1 plek is intussen door een ander gewijzigd'))).toBe(
    true,
  );
});

test('odd and large files are refused in words, and who may not reads and writes nothing', async () => {
  expect(textIn((await upload(karin, 'x')).body)).toContain('niet de kolommen');
  expect((await upload(karin, Buffer.alloc(600_000, 65))).status).toBe(413);
  expect((await upload(karin, 'artikelnummer;plek\n', 'verkeerd')).status).toBe(403);
  const odd = { [field.token]: await tokenOf(karin), magazijn: webId };
  const nasty = ['[[1,"","\\u0000"]]', '[[1,"","\\ud800"]]', '[[3000000000,"","A"]]'];
  for (const regels of [
    ...nasty,
    '',
    '{}',
    '[[1,"a"]]',
    `[[${ids[0]},"Z-1",${'"x"'.repeat(2)}]]`,
  ]) {
    expect((await karin.post(pickPath.shelvesSave, { ...odd, regels })).statusCode).toBe(422);
  }
  const { visitor } = await createStaff(shop, { email: 'red@x.nl', role: 'redacteur' });
  for (const path of [pickPath.shelves, pickPath.shelvesFile]) {
    expect((await visitor.get(path)).statusCode).toBe(403);
  }
  expect((await upload(visitor, 'artikelnummer;plek\nPLEK-1;X\n', 'x')).status).toBe(403);
  expect((await visitor.post(pickPath.shelvesSave, { regels: '[]' })).statusCode).toBe(403);
  expect(await shelves()).toEqual(['NIEUW', 'Z-2']);
});

test('a file of more characters than any text of a form is read and written to its last line', async () => {
  const skus = Array.from({ length: 1200 }, (_, n) => `VEEL-NUMMERS-${n}`);
  await shop.db.execute(sql`
    with made as (
      insert into variants (product_id, sku)
      select (select product_id from variants where id = ${ids[0]}), unnest(${sql.param(skus)}::text[]) returning id
    )
    insert into stock (variant_id, warehouse_id, pieces) select id, ${webId}, 3 from made`);
  const lines = skus.map((sku, n) => `${sku};GANG-${n}`);
  const looked = await upload(karin, ['artikelnummer;plek', ...lines].join('\n'));
  expect(textIn(looked.body)).toContain('Er veranderen 1200 plekken');
  await save(looked.body);
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`select count(*)::int as count from stock where warehouse_id = ${webId} and shelf like 'GANG-%'`,
  );
  expect(rows[0]?.count).toBe(1200);
});

test('a warehouse that is none is not taken for another', async () => {
  for (const asked of ['999', 'abc']) {
    expect((await karin.get(`${pickPath.shelves}?magazijn=${asked}`)).statusCode).toBe(404);
  }
});
