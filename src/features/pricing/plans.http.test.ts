import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCards } from '#features/catalog/server/cards';
import { staffMembers } from '#features/staff/server/tables';
import { createPricing } from './pricing.test-support';
import { endPlan, startPlan } from './server/run-plans';

let shop: Awaited<ReturnType<typeof createPricing>>;
beforeAll(async () => {
  shop = await createPricing();
});
afterAll(() => shop.api.close());

/** From so many hours ahead, to so many; without the second for good. */
const between = (from: number, until?: number) => ({
  starts_at: shop.inHours(from),
  ends_at: until === undefined ? null : shop.inHours(until),
});
const priceOf = async (id: number) => (await shop.stands(id)).price;
const less = (value: number) => ({ way: 'percent', value: -value, rounding: 'none' }) as const;
const inHours = (hours: number) => shop.moveTo(shop.inHours(hours));

test('prices are asked from a moment to a moment, everywhere, each step once', async () => {
  const id = await shop.article(10_000, [null, 9000]);
  const made = await shop.plan(shop.change([id], { ...between(2, 26), name: 'Actie' }));
  expect([made.status, made.json]).toMatchObject([
    200,
    { name: 'Actie', state: 'planned', articles: 1, by: 'Pia', titles: [expect.any(String)] },
  ]);
  await shop.tick();
  expect(await priceOf(id)).toBe(10_000);
  await inHours(2);
  await Promise.all([shop.tick(), shop.tick(), startPlan(shop.api.host, made.json.id)]);
  expect(await shop.stands(id)).toEqual({
    ...{ price: 8000, wish: 10_000, own: [null, 7200], van: [10_000, 9000] },
  });
  const history = (await shop.call('GET', `rows/product/${id}/history`)).json;
  expect(history).toMatchObject([{ way: 'plan', by: 'Pia' }]);
  const card = (await productCards(shop.api.host, [id])).get(id);
  expect([card?.priceCents, card?.vanPriceCents]).toEqual([7200, 9000]);
  expect(await shop.planOf(made.json.id)).toMatchObject({ state: 'running', minutesLate: 0 });
  await inHours(24);
  await Promise.all([shop.tick(), shop.tick(), endPlan(shop.api.host, made.json.id)]);
  expect(await shop.stands(id)).toEqual({
    ...{ price: 10_000, wish: null, own: [null, 9000], van: [null, null] },
  });
  expect(await shop.planOf(made.json.id)).toMatchObject({ state: 'done', isUnread: false });
  expect((await shop.call('GET', `rows/product/${id}/history`)).json).toHaveLength(2);
});

test('what overlaps is refused with what it overlaps; what follows begins with the price of before', async () => {
  const id = await shop.article(10_000, [null, null]);
  const first = await shop.plan(shop.change([id], { ...between(1, 3), name: 'Eerst' }));
  const again = await shop.plan(shop.change([id], between(2, 5)));
  expect([again.status, again.json.code, Object.keys(again.json.fields)]).toEqual([
    ...[409, 'overlap', ['starts_at']],
  ]);
  expect(again.json.message).toContain('‘Eerst’');
  expect((await shop.plan(shop.change([id], between(0.5)))).status).toBe(409);
  const rows = (await shop.call('GET', `prices/grid/${id}`)).json.variants;
  const one = { variant_ids: [rows[1].id], ...between(2, 5) };
  expect((await shop.plan(shop.change([id], one))).status).toBe(409);
  const body = shop.change([id], between(3, 6));
  const both = await Promise.all([shop.plan(body), shop.plan(body)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await inHours(1);
  await shop.tick();
  expect(await shop.preview(shop.change([id], between(3, 4)))).toMatchObject({
    lines: [{ from: 10_000, to: 8000 }],
  });
  await inHours(2);
  await shop.tick();
  expect([await shop.planOf(first.json.id), await priceOf(id)]).toMatchObject([
    { state: 'done' },
    8000,
  ]);
});

test('after a standstill what is due is done and told as late; what was over is told as missed', async () => {
  const [late, missed] = [await shop.article(10_000), await shop.article(10_000)];
  const one = await shop.plan(shop.change([late], between(1)));
  const other = await shop.plan(shop.change([missed], between(1, 2)));
  await inHours(3);
  await shop.tick();
  expect([await priceOf(late), await priceOf(missed)]).toEqual([8000, 10_000]);
  expect(await shop.planOf(one.json.id)).toMatchObject({
    ...{ state: 'begun', minutesLate: 120, isUnread: true },
  });
  expect(await shop.planOf(other.json.id)).toMatchObject({ state: 'missed', isUnread: true });
  const tasks = async () => {
    const told: { name: string; count: number }[] = (await shop.call('GET', 'today')).json.tasks;
    return told.filter(({ name }) => name === 'prices');
  };
  expect(await tasks()).toMatchObject([{ count: 2 }]);
  for (const { json } of [one, other]) await shop.call('POST', `prices/plans/${json.id}/read`);
  expect(await tasks()).toEqual([]);
});

test('what somebody changed by hand is left, at the start and at the end, and told', async () => {
  const [early, during] = [await shop.article(10_000), await shop.article(10_000)];
  const made = await shop.plan(shop.change([early, during], between(1, 2)));
  const write = (id: number, price_cents: number) =>
    shop.call('PATCH', `rows/product/${id}`, { body: { data: { price_cents }, revision: '*' } });
  await write(early, 9900);
  await inHours(1);
  await shop.tick();
  expect([await priceOf(early), await priceOf(during)]).toEqual([9900, 8000]);
  expect(await shop.planOf(made.json.id)).toMatchObject({
    ...{ problems: [{ productId: early }], isUnread: true },
  });
  await write(during, 7900);
  await inHours(1);
  await shop.tick();
  expect([await priceOf(early), await priceOf(during)]).toEqual([9900, 7900]);
  expect((await shop.planOf(made.json.id))?.problems).toHaveLength(2);
});

test('a plan is cancelled, or ended before its time, once', async () => {
  const id = await shop.article(10_000);
  const first = await shop.plan(shop.change([id], between(1)));
  const act = (plan: number, name: string) => shop.call('POST', `prices/plans/${plan}/${name}`);
  const twice = await Promise.all([act(first.json.id, 'cancel'), act(first.json.id, 'cancel')]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const second = await shop.plan(shop.change([id], between(1, 9)));
  expect((await act(second.json.id, 'end')).status).toBe(409);
  await inHours(1);
  await shop.tick();
  expect((await act(second.json.id, 'cancel')).status).toBe(409);
  const ends = await Promise.all([act(second.json.id, 'end'), act(second.json.id, 'end')]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await priceOf(id)).toBe(10_000);
  expect((await act(999_999, 'cancel')).status).toBe(404);
  expect((await act(0, 'cancel')).status).toBe(404);
});

test('a plan without an end stays begun, and is taken back but for what was changed since', async () => {
  const [plain, changed] = [await shop.article(10_000, [null, 9000]), await shop.article(10_000)];
  const { json } = await shop.plan(shop.change([plain, changed], between(1)));
  const undo = () => shop.call('POST', `prices/plans/${json.id}/undo`);
  expect((await undo()).status).toBe(409);
  await inHours(1);
  await shop.tick();
  expect(await shop.planOf(json.id)).toMatchObject({ state: 'begun', endedAt: null });
  const body = { data: { price_cents: 7900 }, revision: '*' };
  await shop.call('PATCH', `rows/product/${changed}`, { body });
  const both = await Promise.all([undo(), undo()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.json).toMatchObject({
    ...{ state: 'undone', endedAt: expect.any(String), isUnread: false },
    problems: [{ productId: changed, message: expect.stringContaining('zo gelaten') }],
  });
  expect(await shop.stands(plain)).toMatchObject({ price: 10_000, wish: null, own: [null, 9000] });
  expect(await priceOf(changed)).toBe(7900);
  // What was planned for the same prices may follow it.
  expect((await shop.plan(shop.change([plain], between(1, 2)))).status).toBe(200);
});

test('one variant alone gets a price, and has none of its own after it', async () => {
  const id = await shop.article(10_000, [null, null]);
  const [, variant] = (await shop.call('GET', `prices/grid/${id}`)).json.variants;
  const body = shop.change([id], { variant_ids: [variant.id], ...between(1, 2) });
  expect(await shop.preview(body)).toMatchObject({ lines: [{ from: 10_000, to: 8000, own: 0 }] });
  await shop.plan(body);
  await inHours(1);
  await shop.tick();
  expect(await shop.stands(id)).toMatchObject({ price: 10_000, own: [null, 8000] });
  await inHours(1);
  await shop.tick();
  expect(await shop.stands(id)).toMatchObject({ price: 10_000, own: [null, null] });
});

test('what was planned by who left waits for another, who lets it begin', async () => {
  const id = await shop.article(10_000);
  const gone = await shop.staff('beheerder');
  const made = await shop.plan(shop.change([id], between(1)), gone);
  await shop.api.db
    .update(staffMembers)
    .set({ isBlocked: true })
    .where(eq(staffMembers.email, 'beheerder@kantoor.example'));
  await inHours(1);
  await shop.tick();
  expect([await shop.planOf(made.json.id), await priceOf(id)]).toMatchObject([
    { state: 'held', isUnread: true },
    10_000,
  ]);
  const start = () => shop.call('POST', `prices/plans/${made.json.id}/start`);
  const statuses = (await Promise.all([start(), start()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await priceOf(id)).toBe(8000);
});

test('with an end alone prices are asked at once, until then', async () => {
  const id = await shop.article(10_000);
  const made = await shop.plan(
    shop.change([id], { starts_at: null, ends_at: shop.inHours(2), name: 'Nu' }),
  );
  expect([made.status, made.json]).toMatchObject([200, { name: 'Nu', state: 'running' }]);
  expect(await priceOf(id)).toBe(8000);
  await inHours(2);
  await shop.tick();
  expect(await priceOf(id)).toBe(10_000);
  expect(await shop.planOf(made.json.id)).toMatchObject({ state: 'done', isUnread: false });
});

test('moments and names that are none are refused by their fields', async () => {
  const id = await shop.article(10_000);
  const send = async (more: object) => {
    const { status, json } = await shop.call('POST', 'prices/plans', {
      body: { ...shop.change([id]), ...more },
    });
    return [status, ...Object.keys(json.fields ?? {})];
  };
  expect(await send({})).toEqual([400, 'starts_at']);
  expect(await send({ starts_at: shop.inHours(-1) })).toEqual([400, 'starts_at']);
  expect(await send({ starts_at: '9999-12-31T00:00:00Z' })).toEqual([400, 'starts_at']);
  expect(await send({ starts_at: '2027-02-30T09:00:00Z' })).toEqual([400, 'starts_at']);
  expect(await send({ ends_at: shop.inHours(-1) })).toEqual([400, 'ends_at']);
  expect(await send({ starts_at: 5 })).toEqual([400, 'starts_at']);
  expect(await send(between(2, 1))).toEqual([400, 'ends_at']);
  // A plan of no time at all is none, and neither is one of the moment itself.
  expect(await send(between(1, 1))).toEqual([400, 'ends_at']);
  expect(await send({ starts_at: shop.inHours(0) })).toEqual([400, 'starts_at']);
  expect(await send(between(1, 24 * 9999))).toEqual([400, 'ends_at']);
  expect(await send({ ...between(1), ends_at: 'morgen' })).toEqual([400, 'ends_at']);
  expect(await send({ ...between(1), name: 'a'.repeat(81) })).toEqual([400, 'name']);
});

test('the prices of a plan are read by who may write them, each variant by its name', async () => {
  const id = await shop.article(10_000, [null, 9000]);
  const { id: plan } = (await shop.plan(shop.change([id], between(2, 4)))).json;
  const read = async (by = shop.call) => by('GET', `prices/plans/${plan}/articles`);
  expect((await read()).json).toEqual({
    lines: [
      { productId: id, title: expect.any(String), what: '', from: 10_000, to: 8000, isLeft: false },
      {
        ...{ productId: id, title: expect.any(String), what: 'Rood, M' },
        ...{ from: 9000, to: 7200, isLeft: false },
      },
    ],
    hasMore: false,
  });
  const past = await shop.call('GET', `prices/plans/${plan}/articles?start=999999999`);
  expect(past.json).toEqual({ lines: [], hasMore: false });
  expect((await read(await shop.staff('redacteur'))).status).toBe(403);
  expect((await shop.call('GET', 'prices/plans/999999/articles')).status).toBe(404);
  const url = `/admin/api/prices/plans/${plan}/articles`;
  expect((await shop.api.inject({ url })).statusCode).toBe(401);
  await shop.call('POST', `prices/plans/${plan}/cancel`);
});

test('undoing a change that was made while a plan ran, once it is over, leaves no price of the plan', async () => {
  const id = await shop.article(10_000, [null, 9000]);
  await shop.plan(shop.change([id], between(1, 3)));
  await inHours(1);
  await shop.tick();
  const { importId } = (await shop.now(shop.change([id], { rule: less(10) }))).json;
  expect(await shop.stands(id)).toMatchObject({ price: 7200, own: [null, 6480] });
  await inHours(3);
  await shop.tick();
  expect(await priceOf(id)).toBe(7200);
  const undone = await shop.call('POST', 'rows/product/undo', { body: { importId } });
  expect(undone.json).toMatchObject({ undone: 1, kept: [] });
  expect(await shop.stands(id)).toMatchObject({ price: 10_000, wish: null, own: [null, 9000] });
});

test('a change before a plan that came and went is undone: what stands is as it left it', async () => {
  const id = await shop.article(10_000, [null]);
  const { importId } = (await shop.now(shop.change([id], { rule: less(10) }))).json;
  await shop.plan(shop.change([id], between(1, 3)));
  await inHours(1);
  await shop.tick();
  expect(await priceOf(id)).toBe(7200);
  await inHours(3);
  await shop.tick();
  expect(await priceOf(id)).toBe(9000);
  const undone = await shop.call('POST', 'rows/product/undo', { body: { importId } });
  expect([undone.json.undone, await priceOf(id)]).toEqual([1, 10_000]);
});
