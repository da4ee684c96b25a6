import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { type CounterShop, createCounterShop } from '../counter/counter-shop.test-support';
import {
  extraCode,
  extraPieces,
  noteField,
  piecesField,
  transferField,
  transfersAt,
} from './contract';

let shop: CounterShop;
let webId = 0;
let mag: Visitor;
beforeAll(async () => {
  shop = await createCounterShop();
  mag = await shop.staffOf('Mag', [], 'magazijn');
  // The first article makes the warehouse that it lies in.
  await shop.build.product({ priceCents: 5000, pieces: 5 });
  const [web] = await shop.rows<{ id: number }>(
    sql`select id from warehouses where kind = 'web' order by id`,
  );
  webId = web?.id ?? 0;
});
afterAll(() => shop.close());

const placeOf = async (store: number) =>
  (await shop.rows<{ id: number }>(sql`select id from warehouses where location_id = ${store}`))[0]
    ?.id ?? 0;

/** An article of which five lie in Utrecht and in the warehouse, and one in Zwolle. */
const article = async () => {
  const product = await shop.build.product({ priceCents: 5000, pieces: 5 });
  await shop.build.storeStock(shop.utrecht, product, 5);
  await shop.build.storeStock(shop.zwolle, product, 1);
  return product.variants[0]?.id ?? 0;
};

const base = () => transfersAt.counter(shop.utrecht);
const there = () => transfersAt.counter(shop.zwolle);
const pageOf = async (by: Visitor, address: string) => shop.mainOf((await by.get(address)).body);

/** Begins a transfer and puts articles on it; answers its number. */
const draft = async (
  ids: readonly number[],
  { by = shop.wim, at = base(), to }: { by?: Visitor; at?: string; to?: number } = {},
): Promise<number> => {
  const toId = to ?? (await placeOf(shop.zwolle));
  const begun = await shop.send(by, at, { [transferField.to]: toId }, at);
  const id = Number(String(begun.headers.location).split('/').at(-1));
  for (const artikel of ids) {
    const reply = await shop.send(by, `${at}/${id}/artikel`, { artikel }, at);
    expect(reply.statusCode).toBe(303);
  }
  return id;
};

/** Sends a draft with so many of each article, as its page stands now. */
const send = async (
  id: number,
  counts: Record<number, number>,
  { by = shop.wim, at = base(), seen }: { by?: Visitor; at?: string; seen?: string } = {},
) => {
  const address = `${at}/${id}`;
  const page = (await by.get(address)).body;
  const fields = Object.entries(counts).map(([variant, n]) => [piecesField(Number(variant)), n]);
  const stond = seen ?? (page.includes('name="stond"') ? hiddenField(page, 'stond') : '');
  return shop.send(by, `${address}/verstuur`, { ...Object.fromEntries(fields), stond }, at);
};

const receive = (
  id: number,
  fields: Record<string, string | number>,
  { by = shop.zoe, at = there() }: { by?: Visitor; at?: string } = {},
) => shop.send(by, `${at}/${id}/ontvang`, fields, at);

const movementsOf = (variantId: number, store: number) =>
  shop.rows<{ from: number; to: number; reason: string; note: string; who: string }>(sql`
    select from_pieces as from, to_pieces as to, reason, note, member_name as who
    from stock_movements m join warehouses w on w.id = m.warehouse_id
    where variant_id = ${variantId} and w.location_id = ${store} order by m.id`);

test('sent it is out of the stock at once, and taken in for sale at the other store, once whoever presses', async () => {
  const { wim, els, zoe, utrecht, zwolle } = shop;
  const variantId = await article();
  await shop.db.execute(sql`update variants set sku = 'VERPLAATS-1' where id = ${variantId}`);
  const id = await draft([variantId]);
  const scanned = await shop.send(wim, `${base()}/${id}/artikel`, { code: 'verplaats-1' }, base());
  expect(String(scanned.headers.location)).toContain('gedaan=erbij');
  expect(await shop.piecesAt(variantId)).toBe(5);
  const both = await Promise.all([wim, els].map((by) => send(id, { [variantId]: 2 }, { by })));
  expect(both.map(({ headers }) => String(headers.location).split('?')[1]).sort()).toEqual([
    'al=verstuurd',
    'gedaan=verstuurd',
  ]);
  expect([await shop.piecesAt(variantId), await shop.piecesAt(variantId, zwolle)]).toEqual([3, 1]);
  const note = await pageOf(wim, `${base()}/${id}/bon`);
  expect(note).toContain('VERPLAATS-1');
  expect(await pageOf(zoe, there())).toContain(`V-${id}: Van Winkel Utrecht`);
  const typed = { [piecesField(variantId)]: 2 };
  const taken = await Promise.all([1, 2].map(() => receive(id, typed)));
  expect(taken.map(({ headers }) => String(headers.location).split('?')[1]).sort()).toEqual([
    'al=ontvangen',
    'gedaan=ontvangen',
  ]);
  expect([await shop.piecesAt(variantId), await shop.piecesAt(variantId, zwolle)]).toEqual([3, 3]);
  expect(await movementsOf(variantId, utrecht)).toMatchObject([
    { from: 5, to: 3, reason: 'sent', note: `V-${id} naar Winkel Zwolle` },
  ]);
  expect(await movementsOf(variantId, zwolle)).toEqual([
    { from: 1, to: 3, reason: 'received', note: `V-${id} van Winkel Utrecht`, who: 'Zoe' },
  ]);
  const changes = await pageOf(zoe, `/admin/balie/${zwolle}/voorraad/wijzigingen`);
  expect(changes).toContain(`Ontvangen: V-${id} van Winkel Utrecht`);
});

test('what isn’t for sale is refused when it is added, not when all is sent', async () => {
  const { wim, utrecht } = shop;
  const variantId = await article();
  await shop.db.execute(sql`update stock set pieces = 1 where variant_id = ${variantId}
    and warehouse_id = (select id from warehouses where location_id = ${utrecht})`);
  const id = await draft([variantId]);
  const again = await shop.send(wim, `${base()}/${id}/artikel`, { artikel: variantId }, base());
  expect(again.statusCode).toBe(422);
  expect(shop.mainOf(again.body)).toContain('is er hier maar 1 te koop');
  const none = await article();
  await shop.db.execute(sql`update stock set pieces = 0 where variant_id = ${none}`);
  const refused = await shop.send(wim, `${base()}/${id}/artikel`, { artikel: none }, base());
  expect(shop.mainOf(refused.body)).toContain('is hier niets te koop');
  const lines = await shop.rows(sql`select sent from transfer_lines where transfer_id = ${id}`);
  expect(lines).toEqual([{ sent: 1 }]);
  const looked = await wim.get(`${base()}/${id}?q=bestaatniet`);
  expect(looked.body).toMatch(/<title>Geen artikel gevonden bij ‘bestaatniet’/);
});

test('sent and done away with at once: it is one of both', async () => {
  const variantId = await article();
  const id = await draft([variantId]);
  await Promise.all([
    send(id, { [variantId]: 1 }),
    shop.send(shop.els, `${base()}/${id}/weg`, {}, base()),
  ]);
  const left = await shop.rows<{ state: string }>(
    sql`select state from transfers where id = ${id}`,
  );
  const isSent = left[0]?.state === 'underway';
  expect(left).toEqual(isSent ? [{ state: 'underway' }] : []);
  expect(await shop.piecesAt(variantId)).toBe(isSent ? 4 : 5);
});

test('fewer takes a reason, what wasn’t sent is taken in too, and both sides read it', async () => {
  const { wim, zoe, zwolle } = shop;
  const [one, other] = [await article(), await article()];
  await shop.db.execute(sql`update variants set gtin = '8712345678913' where id = ${other}`);
  const id = await draft([one]);
  await send(id, { [one]: 3 });
  const counted = { [piecesField(one)]: 1, [extraCode(1)]: '8712345678913', [extraPieces(1)]: 2 };
  const bare = await receive(id, counted);
  expect(bare.statusCode).toBe(422);
  expect(shop.mainOf(bare.body)).toContain('Schrijf waarom het aantal anders is.');
  expect(bare.body).toContain('value="8712345678913"');
  expect(await shop.piecesAt(one, zwolle)).toBe(1);
  await receive(id, { ...counted, [noteField(one)]: 'Twee zaten er niet in' });
  expect([await shop.piecesAt(one, zwolle), await shop.piecesAt(other, zwolle)]).toEqual([2, 3]);
  for (const [by, at] of [
    [wim, base()],
    [zoe, there()],
  ] as const) {
    const told = await pageOf(by, `${at}/${id}`);
    expect(told).toContain('1 van 3 ontvangen: Twee zaten er niet in');
    expect(told).toContain('2 stuks ontvangen, niet verstuurd');
    expect(await pageOf(by, at)).toContain('Hiervan kwam iets anders aan');
  }
  await shop.send(wim, `${base()}/${id}/gezien`, {}, base());
  expect(await pageOf(wim, base())).not.toContain('Hiervan kwam iets anders aan');
  expect(await pageOf(zoe, there())).toContain('Hiervan kwam iets anders aan');
});

test('of what there are too few of nothing leaves, and counts of another page are refused', async () => {
  const [one, other] = [await article(), await article()];
  const id = await draft([one, other]);
  const much = await send(id, { [one]: 2, [other]: 6 });
  expect(much.statusCode).toBe(422);
  expect(shop.mainOf(much.body)).toContain('Hiervan zijn er 5 te koop.');
  expect([await shop.piecesAt(one), await shop.piecesAt(other)]).toEqual([5, 5]);
  for (const wrong of ['-1', '1,5', '1000']) {
    const reply = await send(id, { [one]: wrong as never });
    expect([wrong, reply.statusCode]).toEqual([wrong, 422]);
  }
  const stale = await send(id, { [one]: 1 }, { seen: `${one}-9` });
  expect(stale.statusCode).toBe(409);
  const none = await send(id, { [one]: 0, [other]: 0 });
  expect(none.statusCode).toBe(422);
  await shop.send(shop.wim, `${base()}/${id}/weg`, {}, base());
  expect((await shop.wim.get(`${base()}/${id}`)).statusCode).toBe(404);
});

test('what customers were promised isn’t sent, and a count knows what left', async () => {
  const order = await shop.placeAt({ quantity: 3, isPaid: true });
  const id = await draft([order.variantId]);
  const much = await send(id, { [order.variantId]: 3 });
  expect(shop.mainOf(much.body)).toContain('Hiervan zijn er 2 te koop.');
  await send(id, { [order.variantId]: 2 });
  expect(await movementsOf(order.variantId, shop.utrecht)).toMatchObject([{ from: 5, to: 3 }]);
  const page = await pageOf(
    shop.wim,
    `/admin/balie/${shop.utrecht}/voorraad/artikel/${order.variantId}`,
  );
  expect(page).toContain('Verplaatst');
});

test('a draft is its sender’s, and a transfer its sender’s and receiver’s, by any call', async () => {
  const { wim, zoe, zwolle } = shop;
  const amersfoort = await shop.build.store('Amersfoort', ['09:00', '18:00']);
  const ada = await shop.staffOf('Ada', [amersfoort]);
  const variantId = await article();
  await shop.db.execute(
    sql`insert into warehouses (title, kind, location_id) values ('A', 'store', ${amersfoort})
      on conflict do nothing`,
  );
  const id = await draft([variantId]);
  const at = (store: number) => transfersAt.counter(store);
  const acts = ['artikel', 'verstuur', 'weg', 'ontvang', 'gezien'];
  const refused = async (by: Visitor, address: string, page: string) => {
    const replies = [
      await by.get(address),
      await by.get(`${address}/bon`),
      ...(await Promise.all(acts.map((act) => shop.send(by, `${address}/${act}`, {}, page)))),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  };
  await refused(zoe, `${at(zwolle)}/${id}`, at(zwolle));
  await refused(zoe, `${base()}/${id}`, at(zwolle));
  await send(id, { [variantId]: 1 });
  await refused(ada, `${at(amersfoort)}/${id}`, at(amersfoort));
  await refused(ada, `${base()}/${id}`, at(amersfoort));
  await refused(mag, `${transfersAt.warehouse(webId)}/${id}`, transfersAt.warehouse(webId));
  // Its receiver sends it no further, and its sender takes it in nowhere.
  for (const [by, page, act] of [
    [zoe, there(), 'verstuur'],
    [wim, base(), 'ontvang'],
  ] as const) {
    const fields = { [piecesField(variantId)]: 1 };
    const reply = await shop.send(by, `${page}/${id}/${act}`, fields, page);
    expect(String(reply.headers.location)).toContain('al=');
  }
  expect(await shop.piecesAt(variantId)).toBe(4);
  // A right of its own for each kind of place.
  expect((await mag.get(base())).statusCode).toBe(403);
  expect((await wim.get(transfersAt.warehouse(webId))).statusCode).toBe(403);
  expect((await shop.visitor().get(base())).headers.location).toContain('/admin/login');
  expect((await mag.get(transfersAt.warehouse(await placeOf(zwolle)))).statusCode).toBe(404);
  for (const odd of ['0', '99999999999', 'x', '2147483648']) {
    expect((await wim.get(`${base()}/${odd}`)).statusCode).toBe(404);
  }
});

test('from the warehouse to a store and back, and the first screen says what is underway', async () => {
  const { wim, utrecht } = shop;
  const variantId = await article();
  const at = transfersAt.warehouse(webId);
  const id = await draft([variantId], { by: mag, at, to: await placeOf(utrecht) });
  await send(id, { [variantId]: 2 }, { by: mag, at });
  await receive(id, { [piecesField(variantId)]: 2 }, { by: wim, at: base() });
  expect(await shop.piecesAt(variantId)).toBe(7);
  const back = await draft([variantId], { to: webId });
  await send(back, { [variantId]: 4 });
  expect(await pageOf(mag, at)).toContain(`V-${back}: Van Winkel Utrecht`);
  await receive(back, { [piecesField(variantId)]: 4 }, { by: mag, at });
  const [web] = await shop.rows<{ pieces: number }>(
    sql`select pieces from stock where variant_id = ${variantId} and warehouse_id = ${webId}`,
  );
  expect([web?.pieces, await shop.piecesAt(variantId)]).toEqual([7, 3]);
});

test('what was typed is kept by each button of a draft, and Enter neither sends nor takes in', async () => {
  const first = await article();
  const second = await article();
  const id = await draft([first]);
  const address = `${base()}/${id}`;
  const fields = { [piecesField(first)]: 3, [transferField.seen]: `${first}-1` };
  const add = (more: object) =>
    shop.send(shop.wim, `${address}/artikel`, { ...fields, ...more }, base());
  const searched = await add({ code: 'geen artikel heet zo' });
  expect(String(searched.headers.location)).toContain('q=');
  const linesOf = () =>
    shop.rows<{ id: number; sent: number }>(sql`
      select variant_id as id, sent from transfer_lines where transfer_id = ${id} order by 1`);
  expect(await linesOf()).toEqual([{ id: first, sent: 3 }]);
  const more = { [piecesField(first)]: 2, [transferField.seen]: `${first}-3`, artikel: second };
  await add(more);
  expect(await linesOf()).toEqual([
    { id: first, sent: 2 },
    { id: second, sent: 1 },
  ]);
  // Enter in a count presses the first button.
  const seen = `${first}-2.${second}-1`;
  const entered = await add({ [piecesField(first)]: 4, [transferField.seen]: seen, code: '' });
  expect(String(entered.headers.location)).toContain('gedaan=bewaard');
  expect((await linesOf())[0]).toEqual({ id: first, sent: 4 });
  const wrong = await add({ [piecesField(first)]: 'x', [transferField.seen]: '', code: 'y' });
  expect(wrong.statusCode).toBe(422);
  const page = (await shop.wim.get(address)).body;
  expect(page.indexOf('verstuur"')).toBeGreaterThan(page.indexOf('>Zoek<'));
  await send(id, {});
  const looked = await shop.send(
    shop.zoe,
    `${there()}/${id}/ontvang`,
    { hoe: 'kijk', [piecesField(first)]: 3 },
    there(),
  );
  expect(looked.statusCode).toBe(200);
  const [row] = await shop.rows(sql`select state from transfers where id = ${id}`);
  expect(row).toEqual({ state: 'underway' });
});

test('who begins with nothing chosen is told first, in the title too, with a way to the field', async () => {
  for (const [by, at] of [
    [shop.wim, base()],
    [mag, transfersAt.warehouse(webId)],
  ] as const) {
    const reply = await shop.send(by, at, { [transferField.to]: '' }, at);
    expect(reply.statusCode).toBe(422);
    const page = parseHtml(reply.body);
    expect(textOf(get(page, 'title'))).toMatch(/^Niet gelukt: /);
    const alert = get(page, 'main [role=alert]');
    expect(alert.attributes.autofocus).toBe('');
    expect(get(alert, 'a').attributes.href).toBe('#transfer-to');
    expect(get(page, '[id="transfer-to"]').attributes['aria-invalid']).toBe('true');
  }
});
