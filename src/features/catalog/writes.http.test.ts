import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { eventually } from '../../../tests/harness/eventually';

let api: ApiApp;
let token = '';
beforeAll(async () => {
  api = await createApiApp();
  token = (await api.tokensOf('product-writer', 'admin')).access;
});
afterAll(() => api.close());

type Asked = { match?: string; data?: object; isStranger?: boolean };

const call = async (
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  { match, data, isStranger }: Asked = {},
) => {
  const reply = await api.inject({
    method,
    url: `/api/v1.0/${url}`,
    headers: {
      ...(!isStranger && bearer(token)),
      ...(match !== undefined && { 'if-match': match }),
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { payload: JSON.stringify({ data }) }),
  });
  const json = reply.body === '' ? undefined : reply.json();
  return { status: reply.statusCode, tag: String(reply.headers.etag), json };
};

const make = async (entity: string, data: object): Promise<number> => {
  const made = await call('POST', entity, { data });
  expect([made.status, made.json.fields, made.json.message]).toEqual([201, undefined, undefined]);
  return made.json.data.id;
};

const names = async (suffix: string) => ({
  brand: await make('brand', { title: `Vlas ${suffix}` }),
  color: await make('color', {
    title: `Zand ${suffix}`,
    access: `zand-${suffix}`,
    hex: '#c8b79b',
  }),
  sizes: [
    await make('size', { title: `S ${suffix}`, sort: 1 }),
    await make('size', { title: `M ${suffix}`, sort: 2 }),
  ],
  category: await make('category', { title: `Hemden ${suffix}`, access: `hemden-${suffix}` }),
});

const page = (access: string) => api.inject({ url: `/artikel/${access}` });

test('an article is made with its variants, shown, changed and found by what it is of', async () => {
  const { brand, color, sizes, category } = await names('a');
  const [small = 0, medium = 0] = sizes;
  const variants = [
    { color_id: color, size_id: small, sku: 'VL-1' },
    { color_id: color, size_id: medium, sku: 'VL-2', price_cents: 6500 },
  ];
  const data = {
    ...{ access: 'linnen-hemd', title: 'Linnen hemd', price_cents: 5995, brand_id: brand },
    ...{ categories: [category], variants, attributes: { Pasvorm: 'recht' }, tags: ['nieuw'] },
    description: '<p>Van <b>vlas</b>.</p><script>alert(1)</script>',
    maker: { name: 'Vlas BV', address: 'Weg 1, Utrecht', contact: 'post@vlas.example' },
  };
  const id = await make('product', data);
  const read = await call('GET', `product/${id}`);
  expect(read.json.data.data).toMatchObject({
    ...{ vat_rate: 21, kind: 'goods', state: 'Online', textile: null, categories: [category] },
    description: '<p>Van <b>vlas</b>.</p>',
    maker: data.maker,
    variants: [
      { ...variants[0], price_cents: null, gtin: '', state: 'Online' },
      { ...variants[1], weight_grams: null },
    ],
  });
  expect(read.json.data.data.published_at).toMatch(/^2\d{3}-/);
  const shown = await page('linnen-hemd');
  expect(shown.statusCode).toBe(200);
  expect(/Vlas BV/.test(shown.body)).toBe(true);
  expect(/"sku":"VL-2"/.test(shown.body)).toBe(true);
  // Who is no staff of the chain sees the article, not what isn't for sale of it.
  const stranger = await call('GET', `product/${id}`, { isStranger: true });
  expect(stranger.json.data.data).not.toHaveProperty('variants');
  // What was read is sent back as it is, with what changed.
  const sent = { ...read.json.data.data, title: 'Hemd van linnen' };
  const changed = await call('PATCH', `product/${id}`, { match: read.tag, data: sent });
  expect([changed.status, changed.json.fields]).toEqual([200, undefined]);
  expect(changed.json.data.data.title).toBe('Hemd van linnen');
  await eventually(async () =>
    expect(/Hemd van linnen/.test((await page('linnen-hemd')).body)).toBe(true),
  );
  const same = await call('PATCH', `product/${id}`, { match: changed.tag, data: sent });
  expect(same.tag).toBe(changed.tag);
  // A brand's new name is on its articles.
  const named = await call('PATCH', `brand/${brand}`, { match: '*', data: { title: 'Vlasserij' } });
  expect(named.status).toBe(200);
  await eventually(async () =>
    expect(/Vlasserij/.test((await page('linnen-hemd')).body)).toBe(true),
  );
  // What articles are of stays as long as there are any.
  for (const held of [`brand/${brand}`, `size/${small}`, `category/${category}`]) {
    expect([held, (await call('DELETE', held, { match: '*' })).status]).toEqual([held, 409]);
  }
});

test('variants keep their numbers; one that is left out goes offline and comes back by its choice', async () => {
  const { color, sizes } = await names('b');
  const [small = 0, medium = 0] = sizes;
  const access = 'sjaal-b';
  const one = (size: number, more = {}) => ({ color_id: color, size_id: size, ...more });
  const id = await make('product', {
    ...{ access, title: 'Sjaal', price_cents: 3000 },
    variants: [one(small), one(medium)],
  });
  const variantsOf = async () => (await call('GET', `product/${id}`)).json.data.data.variants;
  const patch = async (variants: object[]) =>
    call('PATCH', `product/${id}`, { match: '*', data: { variants } });
  const [first, second] = await variantsOf();
  expect((await patch([one(medium, { price_cents: 2500 })])).status).toBe(200);
  expect(await variantsOf()).toEqual([
    { ...first, state: 'Offline' },
    { ...second, price_cents: 2500 },
  ]);
  // The ledger knows both prices, and that the first isn't for sale any more.
  const { rows } = await api.host.db.execute(sql`
    select variant_id as id, price_cents as price from price_changes
    where variant_id in (${first.id}, ${second.id}) order by id, at`);
  expect(rows.map(({ id: variant, price }) => [variant, price])).toEqual(
    expect.arrayContaining([
      [first.id, null],
      [second.id, 2500],
    ]),
  );
  expect(
    (await patch([one(small), { id: second.id, size_id: medium, color_id: color }])).status,
  ).toBe(200);
  expect(await variantsOf()).toEqual([first, { ...second, price_cents: null }]);
  const moved = await patch([{ id: second.id, size_id: null, color_id: color }]);
  expect([moved.status, moved.json.fields]).toEqual([
    400,
    { variants: 'Kleur en maat van een variant blijven. Zet haar offline en maak een nieuwe.' },
  ]);
  const others = await patch([{ ...one(small), id: 1 }]);
  expect(others.json.fields).toEqual({
    variants: 'Een van de nummers is van geen variant van dit artikel.',
  });
  // None costs what the article does: the page asks what the cheapest does.
  const dear = [one(small, { price_cents: 9900 }), one(medium, { price_cents: 9800 })];
  expect((await patch(dear)).status).toBe(200);
  await eventually(async () => {
    const { body } = await page(access);
    expect([/€\s98,00/.test(body), /€\s30,00/.test(body)]).toEqual([true, false]);
  });
});

test('two who move categories below each other at once make no ring; an address stays', async () => {
  const [one, other] = [
    await make('category', { title: 'Een', access: 'ring-een' }),
    await make('category', { title: 'Ander', access: 'ring-ander' }),
  ];
  const move = (id = 0, parent = 0) =>
    call('PATCH', `category/${id}`, { match: '*', data: { parent_id: parent } });
  const replies = await Promise.all([move(one, other), move(other, one)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  const renamed = await call('PATCH', `category/${one}`, { match: '*', data: { access: 'weg' } });
  expect([renamed.status, Object.keys(renamed.json.fields)]).toEqual([400, ['access']]);
  // What was read can be sent back, the state that it always has included.
  const read = await call('GET', `category/${one}`);
  const sent = { state: 'Online', ...read.json.data.data };
  const same = await call('PATCH', `category/${one}`, { match: read.tag, data: sent });
  expect([same.status, same.tag]).toEqual([200, read.tag]);
});

test('what is wrong with an article is told by field, and nothing of it is written', async () => {
  const { color, sizes } = await names('c');
  const [small = 0] = sizes;
  const good = {
    ...{ access: 'vest-c', title: 'Vest', price_cents: 3000 },
    variants: [{ color_id: color, size_id: small }],
  };
  const wrong = async (data: object) => {
    const reply = await call('POST', 'product', { data: { ...good, ...data } });
    return [reply.status, reply.json.fields];
  };
  expect(await wrong({ variants: [] })).toEqual([400, { variants: 'Vul dit in.' }]);
  expect(await wrong({ variants: [{ size_id: 'S' }] })).toEqual([
    400,
    { variants: 'Maat: Kies er een, of vul zijn nummer in.' },
  ]);
  expect(await wrong({ variants: [{ maat: small }] })).toMatchObject([
    400,
    { variants: expect.stringContaining('Dit is een groep van: id, color_id') },
  ]);
  expect(await wrong({ variants: [{ color_id: 99_999 }] })).toEqual([
    400,
    { variants: 'Er is geen kleur 99999.' },
  ]);
  expect(await wrong({ variants: [...good.variants, ...good.variants] })).toEqual([
    400,
    { variants: 'Twee varianten hebben dezelfde kleur en maat.' },
  ]);
  expect(await wrong({ van_price_cents: 2000, vat_rate: 19, composition: '80% wol' })).toEqual([
    400,
    {
      van_price_cents: 'Een van-prijs is hoger dan de prijs.',
      vat_rate: 'Kies 21, 9 of 0.',
      composition: 'Dit klopt niet: de percentages zijn samen 80, niet 100.',
    },
  ]);
  expect(await wrong({ pictures: [{ picture: { key: 'niets', alt: '' } }] })).toEqual([
    400,
    { pictures: "Er is geen afbeelding 'niets'." },
  ]);
  expect(await wrong({ pictures: [{ picture: null }] })).toEqual([
    400,
    { pictures: 'Afbeelding: Dit is een afbeelding: {key, alt}.' },
  ]);
  const brand = await call('POST', 'brand', {
    data: { title: 'Kwaad', maker: { name: 'X', address: 'Y', contact: 'javascript:alert(1)' } },
  });
  expect([brand.status, Object.keys(brand.json.fields)]).toEqual([400, ['maker']]);
  expect(await wrong({ maker: { name: 'X', address: 'Y' } })).toEqual([
    400,
    { maker: 'E-mail- of webadres: Vul dit in.' },
  ]);
  expect((await page('vest-c')).statusCode).toBe(404);
  await make('product', good);
  const twice = await wrong({});
  expect(twice).toEqual([409, { access: 'Er is al een item met deze waarde.' }]);
});

test('an article that moved leads on; one that was deleted comes back with all that it held', async () => {
  const { color, sizes } = await names('d');
  const [small = 0] = sizes;
  const id = await make('product', {
    ...{ access: 'muts-d', title: 'Muts', price_cents: 2000 },
    variants: [{ color_id: color, size_id: small, sku: 'MU-1' }],
  });
  const moved = await call('PATCH', `product/${id}`, {
    match: '*',
    data: { access: 'muts-wol-d' },
  });
  expect(moved.status).toBe(200);
  await eventually(async () => {
    const led = await page('muts-d');
    expect([led.statusCode, led.headers.location]).toEqual([301, '/artikel/muts-wol-d']);
  });
  const before = (await call('GET', `product/${id}`)).json.data.data;
  expect((await call('DELETE', `product/${id}`, { match: moved.tag })).status).toBe(204);
  await eventually(async () => expect((await page('muts-wol-d')).statusCode).toBe(404));
  const back = await api.inject({
    method: 'POST',
    url: `/api/v1.0/product/${id}/restore`,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    payload: JSON.stringify({ revision: 2 }),
  });
  expect(back.statusCode).toBe(200);
  const after = back.json().data.data;
  const numberless = ({ variants, ...rest }: { variants: { id: number }[] }) => ({
    ...rest,
    variants: variants.map(({ id: _, ...one }) => one),
  });
  expect(numberless(after)).toEqual(numberless(before));
});
