import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundByStaff } from '#features/returns/api.server';
import { hiddenField } from '../../../tests/harness/visitor';
import { type CounterShop, createCounterShop } from './counter-shop.test-support';

let shop: CounterShop;
beforeAll(async () => {
  shop = await createCounterShop();
});
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<CounterShop['placeAt']>>;

/** An order that was fetched in Utrecht. */
const fetched = async (placing: Parameters<CounterShop['placeAt']>[0] = {}): Promise<Placed> => {
  const order = await shop.placeAt({ isPaid: true, ...placing });
  await shop.send(shop.wim, `${shop.orderAt(order)}/klaar`);
  const paid = placing.isPaid === false && { betaald: 1 };
  await shop.send(shop.wim, `${shop.orderAt(order)}/meegegeven`, { code: order.code, ...paid });
  return order;
};

const at = (rest: string, store = shop.utrecht) => `/admin/balie/${store}/retour${rest}`;

/** Announces pieces of an order at the counter; answers where they are assessed. */
const announce = async (order: Placed, pieces: number): Promise<string> => {
  const address = at(`/bestelling/${order.number}`);
  const page = await shop.wim.get(address);
  const sleutel = hiddenField(page.body, 'sleutel');
  const fields = { sleutel, [`aantal_${order.variantId}`]: pieces };
  const both = await Promise.all([1, 2].map(() => shop.send(shop.wim, address, fields)));
  const [one, other] = both.map(({ headers }) => String(headers.location));
  expect(one).toBe(other);
  return one ?? '';
};

const refundsOf = ({ id }: { id: number }) =>
  shop.rows<{ cents: number; state: string }>(
    sql`select amount_cents as cents, state from refunds where order_id = ${id} order by id`,
  );

/** What of a number was looked up at a counter that isn't its store's, as the audit log has it. */
const lookUpsOf = async (number: string) =>
  (
    await shop.rows<{ outcome: string }>(sql`
      select outcome from staff_actions where action = 'counter.look-up' and subject = ${number}
      order by id`)
  ).map(({ outcome }) => outcome);

test('found by the order’s number, assessed by two at once: money goes back once, what is whole is for sale here', async () => {
  const { wim, els, send } = shop;
  const order = await fetched({ quantity: 3 });
  expect(await shop.piecesAt(order.variantId)).toBe(2);
  const found = await wim.get(at(`?nummer=${order.number.replace('-', ' ')}`));
  expect(found.headers.location).toContain(`/bestelling/${order.number}`);
  const address = await announce(order, 3);
  const unassessed = await send(wim, address);
  expect(unassessed.statusCode).toBe(422);
  expect(shop.mainOf(unassessed.body)).toContain('Kies een oordeel.');
  const fields = {
    [`oordeel_${order.variantId}`]: 'beschadigd',
    [`beschadigd_${order.variantId}`]: 1,
  };
  const both = await Promise.all([wim, els].map((by) => send(by, address, fields)));
  expect(both.map(({ headers }) => String(headers.location).split('?')[1]).sort()).toEqual([
    'al=ingenomen',
    'gedaan=ingenomen',
  ]);
  expect(await refundsOf(order)).toMatchObject([{ cents: 15_000 }]);
  expect(await shop.piecesAt(order.variantId)).toBe(4);
  const told = shop.mainOf((await wim.get(address)).body);
  expect(told).toContain('Ingenomen');
  expect(told).toContain('€ 150,00');
});

test('what was paid here goes back here: by hand, noted once', async () => {
  const { wim, els, send } = shop;
  const order = await fetched({ isPaid: false });
  const address = await announce(order, 1);
  await send(wim, address, { [`oordeel_${order.variantId}`]: 'verkoopbaar' });
  expect(shop.mainOf((await wim.get(address)).body)).toContain('€ 50,00 is hier betaald');
  const both = await Promise.all([wim, els].map((by) => send(by, `${address}/uitbetaald`)));
  expect(both.map(({ headers }) => String(headers.location).split('?')[1]).sort()).toEqual([
    'al=uitbetaald',
    'gedaan=uitbetaald',
  ]);
  expect(await refundsOf(order)).toMatchObject([{ cents: 5000, state: 'done' }]);
  expect(await shop.piecesAt(order.variantId)).toBe(5);
  // The order's log says who gave it.
  const told = await shop.rows<{ by: string | null }>(sql`
    select data->>'by' as by from order_events
    where order_id = ${order.id} and kind in ('refund-done', 'payment-refunded') order by id`);
  const who = both[0]?.headers.location?.toString().includes('gedaan') ? 'Wim' : 'Els';
  expect(told).toEqual([{ by: who }, { by: who }]);
});

test.each([
  ['transfer', 'De klantenservice betaalt dit terug'],
  ['ideal', 'gaat terug zoals er is betaald'],
])('what was paid by %s isn’t given out of the till', async (payment_method, told) => {
  const { wim, send } = shop;
  const sent = await shop.sent({ payment_method });
  const variantId = sent.product.variants[0]?.id ?? 0;
  const found = await send(wim, at(''), { nummer: sent.number, postcode: '3511AW' });
  const sleutel = hiddenField((await wim.get(String(found.headers.location))).body, 'sleutel');
  const announced = { sleutel, postcode: '3511AW', [`aantal_${variantId}`]: 1 };
  const reply = await send(wim, at(`/bestelling/${sent.number}`), announced);
  const address = String(reply.headers.location);
  await send(wim, address, { [`oordeel_${variantId}`]: 'verkoopbaar' });
  const [before] = await refundsOf(sent);
  const { body } = await wim.get(address);
  expect(shop.mainOf(body)).toContain(told);
  expect(body).not.toContain('/uitbetaald');
  expect(shop.mainOf(body)).not.toContain('hier betaald');
  await send(wim, `${address}/uitbetaald`);
  expect(await refundsOf(sent)).toEqual([before]);
});

test('two assess a return otherwise: the second reads what it became, and that his verdict was not kept', async () => {
  const { wim, els, send } = shop;
  const order = await fetched({ quantity: 2 });
  const address = await announce(order, 2);
  const field = `oordeel_${order.variantId}`;
  await send(wim, address, { [field]: 'verkoopbaar' });
  const why = { [`reden_${order.variantId}`]: 'Gedragen' };
  for (const fields of [{ [field]: 'niet', ...why }, { [field]: 'beschadigd' }, {}]) {
    const late = await send(els, address, fields);
    expect(late.statusCode).toBe(409);
    expect(shop.noteOf(late.body)).toContain('Wim beoordeelde deze retour al, anders dan jij');
  }
  const same = await send(els, address, { [field]: 'verkoopbaar' });
  expect(same.headers.location).toBe(`${address}?al=ingenomen`);
  expect(shop.mainOf((await els.get(`${address}?gedaan=uitbetaald`)).body)).not.toContain(
    'Uitbetaald',
  );
  expect((await send(els, `${address}/uitbetaald`)).statusCode).toBe(409);
});

test('taken in after all its money went back: the screen says so, and nothing more goes', async () => {
  const { wim, send } = shop;
  const order = await fetched();
  const address = await announce(order, 1);
  await refundByStaff(shop.host, {
    ...{ orderId: order.id, cents: 5000, reason: 'Klacht', key: 'whole-refund', by: 'Karin' },
  });
  const before = shop.mainOf((await wim.get(address)).body);
  expect(before).toContain('is al eerder teruggegeven: er gaat niets meer terug');
  expect(before).not.toContain('betaal terug');
  await send(wim, address, { [`oordeel_${order.variantId}`]: 'verkoopbaar' });
  const after = shop.mainOf((await wim.get(address)).body);
  expect(after).toContain('is al eerder teruggegeven: er gaat niets meer terug');
  expect(await refundsOf(order)).toMatchObject([{ cents: 5000 }]);
});

test('what isn’t taken back needs a word, and stays its buyer’s', async () => {
  const order = await fetched();
  const address = await announce(order, 1);
  const oordeel = { [`oordeel_${order.variantId}`]: 'niet' };
  const silent = await shop.send(shop.wim, address, oordeel);
  expect(silent.statusCode).toBe(422);
  const reden = { [`reden_${order.variantId}`]: 'Gedragen' };
  await shop.send(shop.wim, address, { ...oordeel, ...reden });
  expect(await refundsOf(order)).toEqual([]);
  expect(await shop.piecesAt(order.variantId)).toBe(4);
  expect(shop.mainOf((await shop.wim.get(address)).body)).toContain('Niet teruggenomen: Gedragen');
});

test('what a buyer announced himself is listed, and opened by its code', async () => {
  const order = await fetched();
  const reply = await shop.withdraw(
    { ...order, product: { variants: [{ id: order.variantId }] } } as never,
    1,
    {
      way: 'store',
    },
  );
  const number = /retour=([^&]+)/.exec(String(reply.headers.location))?.[1] ?? '';
  expect(shop.mainOf((await shop.wim.get(at(''))).body)).toContain(number);
  const scanned = await shop.wim.get(`/admin/balie/${shop.utrecht}/zoek?q=${number}`);
  expect(scanned.headers.location).toBe(at(`/nummer/${number}`));
});

test('another store’s returns are no one else’s; a sent order takes its buyer’s postcode', async () => {
  const order = await fetched();
  const address = await announce(order, 1);
  const number = address.split('/').at(-1) ?? '';
  const { zoe, zwolle, send } = shop;
  for (const there of [address, at(`/nummer/${number}`, zwolle)]) {
    expect((await zoe.get(there)).statusCode).toBe(404);
    const fields = { [`oordeel_${order.variantId}`]: 'verkoopbaar' };
    expect((await send(zoe, there, fields)).statusCode).toBe(404);
    expect((await send(zoe, `${there}/uitbetaald`)).statusCode).toBe(404);
  }
  expect((await zoe.get(at(`/bestelling/${order.number}`, zwolle))).statusCode).toBe(404);
  expect(shop.mainOf((await zoe.get(at('', zwolle))).body)).not.toContain(number);
  expect((await zoe.get(at(`?nummer=${order.number}`, zwolle))).statusCode).toBe(404);
  expect(await refundsOf(order)).toEqual([]);

  const sent = await shop.sent();
  const look = (zipcode: string) =>
    send(zoe, at('', zwolle), { nummer: sent.number, postcode: zipcode });
  for (const wrong of ['', '1011 AA']) expect((await look(wrong)).statusCode).toBe(404);
  expect((await look('3511 aw')).headers.location).toContain(`/bestelling/${sent.number}`);
  expect(await lookUpsOf(sent.number)).toEqual(['failure', 'success']);
});

/** Something that was sent, of which its buyer announced that he brings it to a store. */
const broughtBack = async () => {
  const sent = await shop.sent();
  const reply = await shop.withdraw(sent, 1, { way: 'store' });
  const number = /retour=([^&]+)/.exec(String(reply.headers.location))?.[1] ?? '';
  return { sent, number, variantId: sent.product.variants[0]?.id ?? 0 };
};

test('a return that may be brought anywhere takes its buyer’s postcode, and is then of the store that took it in', async () => {
  const { wim, zoe, zwolle, utrecht, send } = shop;
  const { number, variantId } = await broughtBack();
  const there = at(`/nummer/${number}`, zwolle);
  const here = at(`/nummer/${number}`);
  expect((await zoe.get(there)).statusCode).toBe(404);
  const found = await zoe.get(`/admin/balie/${zwolle}/zoek?q=${number.toLowerCase()}`);
  expect(found.headers.location).toBe(at(`?nummer=${number}`, zwolle));
  expect((await zoe.get(at(`?nummer=${number}`, zwolle))).statusCode).toBe(404);
  const wrong = await send(zoe, at('', zwolle), { nummer: number, postcode: '1011AA' });
  expect([wrong.statusCode, wrong.body.includes('An de Wit')]).toEqual([404, false]);
  // In an address a postcode finds nothing, for addresses are kept.
  expect((await zoe.get(at(`?nummer=${number}&postcode=3511aw`, zwolle))).statusCode).toBe(404);
  expect((await zoe.get(`${there}?postcode=3511aw`)).statusCode).toBe(404);
  const right = await send(zoe, at('', zwolle), { nummer: number, postcode: '3511aw' });
  const led = String(right.headers.location);
  expect(led).toContain(`${there}?gevonden=v1.`);
  expect(led).not.toContain('3511');
  expect((await wim.get(led.replace(`/${zwolle}/`, `/${utrecht}/`))).statusCode).toBe(404);
  expect((await zoe.get(led.replace('gevonden=v1', 'gevonden=v2'))).statusCode).toBe(404);
  const page = await zoe.get(led);
  expect(hiddenField(page.body, 'postcode')).toBe('3511aw');
  const fields = { [`oordeel_${variantId}`]: 'verkoopbaar' };
  expect((await send(zoe, there, fields)).statusCode).toBe(404);
  const taken = await send(zoe, there, { ...fields, postcode: '3511aw' });
  expect(taken.headers.location).toBe(`${there}?gedaan=ingenomen`);
  expect((await zoe.get(there)).statusCode).toBe(200);
  // Whoever knows the postcode elsewhere finds it no more.
  expect((await wim.get(here)).statusCode).toBe(404);
  expect((await send(wim, at(''), { nummer: number, postcode: '3511AW' })).statusCode).toBe(404);
  expect((await send(wim, `${here}/uitbetaald`, { postcode: '3511AW' })).statusCode).toBe(404);
  expect((await wim.get(`/admin/balie/${utrecht}/zoek?q=${number}`)).headers.location).toBe(
    at(`?nummer=${number}`),
  );
});

test('wrong postcodes are counted: after too many the right one finds nothing either', async () => {
  const { utrecht, send } = shop;
  const gus = await shop.staffOf('Gus', [utrecht]);
  const { sent, number } = await broughtBack();
  const own = await fetched();
  for (let n = 0; n < 10; n += 1) {
    const nummer = n % 2 ? number : sent.number;
    expect((await send(gus, at(''), { nummer, postcode: `10${n + 11}AA` })).statusCode).toBe(404);
  }
  for (const address of [`/bestelling/${sent.number}`, `/nummer/${number}`, '']) {
    const reply = await send(gus, at(address), { nummer: sent.number, postcode: '3511AW' });
    expect([address, reply.statusCode]).toEqual([address, 429]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(60);
    expect(shop.mainOf(reply.body)).toContain('te veel verkeerde postcodes');
  }
  // What is the store's own needs no postcode, and stays found.
  expect((await gus.get(at(`/bestelling/${own.number}`))).statusCode).toBe(200);
  expect(await lookUpsOf(sent.number)).toHaveLength(5);
});

test('who stands there is mailed no receipt that nobody told of, and what is taken in is mailed once', async () => {
  const { wim, send } = shop;
  for (const [mail, receipts] of [
    [undefined, 0],
    [1, 1],
  ] as const) {
    const order = await fetched({ quantity: 2 });
    const address = at(`/bestelling/${order.number}`);
    const page = (await wim.get(address)).body;
    expect(shop.mainOf(page)).toContain('Mail de klant een bewijs');
    expect(page).toMatch(/<input[^>]*name="mail"[^>]*checked/);
    await shop.workAll();
    await shop.mailbox.clear();
    const fields = {
      sleutel: hiddenField(page, 'sleutel'),
      [`aantal_${order.variantId}`]: 1,
      mail,
    };
    const there = String((await send(wim, address, fields)).headers.location);
    await shop.workAll();
    expect(await shop.mailbox.list(order.email)).toHaveLength(receipts);
    expect(shop.mainOf((await wim.get(there)).body)).toContain('De klant krijgt een mail');
    await send(wim, there, { [`oordeel_${order.variantId}`]: 'verkoopbaar' });
    await shop.workAll();
    const subjects = (await shop.mailbox.list(order.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.includes('is binnen'))).toEqual([]);
    expect(subjects.filter((one) => one.includes('is bekeken'))).toHaveLength(1);
  }
});
