import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetMethods, registerCarrier } from '#features/delivery/api.server';
import { field } from '#kernel/wire';
import { findAll, textOf } from '../../../tests/harness/html';
import { pickField, pickPath } from './contract';
import {
  clearFloor,
  closeFloor,
  goes,
  karin,
  listOf,
  openFloor,
  pageOf,
  parcelsOf,
  pickAll,
  pickWhole,
  piet,
  post,
  send,
  shop,
  tasksOf,
  tokenOf,
  variantOf,
} from './floor.test-support';

beforeAll(openFloor);
afterAll(closeFloor);
beforeEach(clearFloor);

test('two packers send an order at once: it leaves once, and the other is told who did', async () => {
  const order = await shop.paid();
  const task = await pickWhole(karin, order);
  const both = await Promise.all([send(karin, task, 'van-karin'), send(piet, task, 'van-piet')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await parcelsOf(order)).toHaveLength(1);
  const kinds = both.map((reply) =>
    new URL(goes(reply), 'http://x').searchParams.get(pickField.done),
  );
  expect(kinds.filter((kind) => kind === 'verzonden')).toHaveLength(1);
  // A lost answer: the same button again says the same, and sends nothing.
  const winner = kinds[0] === 'verzonden' ? karin : piet;
  const loser = winner === karin ? piet : karin;
  const key = winner === karin ? 'van-karin' : 'van-piet';
  expect(goes(await send(winner, task, key))).toContain('verzonden');
  expect((await post(loser, pickPath.putBack(task))).statusCode).toBe(409);
  const told = goes(await send(loser, task, 'nog-eens'));
  expect((await pageOf(loser, told)).body).toContain('was al verzonden');
  expect(await parcelsOf(order)).toHaveLength(1);
});

test('a server that stopped between the parcel and its note makes no second parcel', async () => {
  const order = await shop.paid();
  const task = await pickWhole(karin, order);
  await send(karin, task, 'eerste');
  const token = await tokenOf(piet);
  await shop.db.execute(sql`update pick_tasks
    set state = 'packing', ended_at = null, parcel_id = null, sending_at = sending_at - interval '3 minutes'
    where id = ${task}`);
  const again = { [field.token]: token, [pickField.key]: 'tweede' };
  expect(goes(await piet.post(pickPath.order(task), again))).toContain('verzonden');
  expect(await parcelsOf(order)).toHaveLength(1);
});

test.each(['id', 'code'] as const)(
  'a carrier that answered while the server stopped is asked for the same parcel again, by its %s',
  async (by) => {
    // As carriers do: what is known makes no second parcel.
    const known = new Set<string>();
    const asked: string[] = [];
    let stops = true;
    let given = 0;
    registerCarrier(shop.host, {
      ...{ name: `stil-${by}`, title: 'Stille post' },
      ...{ listPoints: async () => [], findPoint: async () => undefined },
      ...(by === 'code' && {
        reserveCode: async () => {
          given += 1;
          return `3S${given}`;
        },
      }),
      createShipment: async (_, { id, code }) => {
        const name = by === 'code' ? (code ?? '') : id;
        asked.push(name);
        known.add(name);
        // The answer of the first is heard by nobody.
        if (stops) throw new Error('the server stopped');
        return { trackingCode: name, trackingUrl: '' };
      },
    });
    const order = await shop.paid();
    await shop.db.execute(sql`update delivery_methods set carrier = ${`stil-${by}`}`);
    forgetMethods(shop.host);
    const task = await pickWhole(karin, order);
    expect((await send(karin, task, 'eerste')).statusCode).toBe(502);
    expect(await parcelsOf(order)).toEqual([]);
    stops = false;
    expect(goes(await send(piet, task, 'tweede'))).toContain('verzonden');
    expect([asked.length, known.size]).toEqual([2, 1]);
    expect(await parcelsOf(order)).toHaveLength(1);
    expect(await shop.rows(sql`select * from parcel_codes`)).toEqual([]);
    await shop.db.execute(sql`update delivery_methods set carrier = 'own'`);
    forgetMethods(shop.host);
  },
);

test('an order that was cancelled while it was picked is not sent', async () => {
  const order = await shop.paid();
  const list = await listOf(karin);
  await shop.call('POST', `order/${order.number}/cancel`);
  const { page, body } = await pageOf(karin, pickPath.list(list));
  expect(body).toContain('mag niet meer weg');
  expect(findAll(page, 'ol li')).toEqual([]);
  await pickAll(karin, list, variantOf(order));
  await post(karin, pickPath.finish(list));
  const [task] = await tasksOf(order);
  expect((await send(karin, task?.id ?? 0)).statusCode).toBe(409);
  expect(await parcelsOf(order)).toEqual([]);
  expect((await post(karin, pickPath.putBack(task?.id ?? 0))).statusCode).toBe(303);
  expect((await tasksOf(order))[0]?.state).toBe('released');
});

test('the slip of a present says no prices, and what to write with it', async () => {
  const order = await shop.paid();
  const task = await pickWhole(karin, order);
  const slip = async () => textOf((await pageOf(karin, pickPath.slip(task))).page);
  expect(await slip()).toContain('€ 50,00');
  await shop.db.execute(sql`update orders set gift_text = 'Voor oma & opa' where id = ${order.id}`);
  const gift = await slip();
  expect(gift).not.toContain('€');
  expect(gift).toContain('Voor oma & opa');
  const label = (await pageOf(karin, pickPath.label(task))).body;
  expect(label).toContain('Oudegracht');
  expect(label).toMatch(/Afzender: .+(Eigen bezorging|PostNL|DHL)/s);
  await send(karin, task);
  expect(await slip()).toContain('Voor oma');
});

test('the label that a carrier gives is kept with the parcel, and read by who packs alone', async () => {
  const file = Buffer.from('%PDF-1.7 label');
  const none = async () => [];
  registerCarrier(shop.host, {
    ...{ name: 'proef', title: 'Proefpost', listPoints: none, findPoint: async () => undefined },
    createShipment: async () => ({
      ...{ trackingCode: '3S1', trackingUrl: '' },
      label: { file, fileType: 'application/pdf' },
    }),
  });
  const order = await shop.paid();
  await shop.db.execute(sql`update delivery_methods set carrier = 'proef'`);
  forgetMethods(shop.host);
  const task = await pickWhole(karin, order);
  expect((await pageOf(karin, pickPath.order(task))).body).toContain('Proefpost');
  await send(karin, task);
  const label = await karin.get(pickPath.label(task));
  expect([label.headers['content-type'], label.body]).toEqual(['application/pdf', String(file)]);
  expect(label.headers['cache-control']).toBe('private, no-store');
  expect((await shop.visitor().get(pickPath.label(task))).statusCode).toBe(303);
  // They hold an address: a day after it was sent nobody reads it here any more.
  const papers = async (hours: number) => {
    await shop.db.execute(
      sql`update pick_tasks set ended_at = ${shop.clock.now().toISOString()}::timestamptz
        - make_interval(hours => ${hours}) where id = ${task}`,
    );
    const both = [pickPath.label(task), pickPath.slip(task)].map((path) => karin.get(path));
    return (await Promise.all(both)).map(({ statusCode }) => statusCode);
  };
  expect(await papers(23)).toEqual([200, 200]);
  expect(await papers(25)).toEqual([404, 404]);
  await shop.db.execute(sql`update delivery_methods set carrier = 'own'`);
  forgetMethods(shop.host);
});
