import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ToldTask } from '#features/today/contract';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { type CounterShop, createCounterShop } from './counter-shop.test-support';

let shop: CounterShop;
beforeAll(async () => {
  shop = await createCounterShop();
});
afterAll(() => shop.close());

const join = (name: string, role: string, storeIds: number[] = []) =>
  createStaff(shop, { email: `${name}@winkel.nl`, role, storeIds });

const counts = async (call: CallOffice): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await call('GET', 'today')).json.tasks.map(({ name, count }: ToldTask) => [name, count]),
  );

test('what waits is told to whom it waits for: a store’s to its own people, the warehouse’s to its', async () => {
  const { utrecht } = shop;
  await shop.placeAt({ isPaid: true });
  await shop.placeAt({ isPaid: true });
  const own = await join('an', 'winkel', [utrecht]);
  const chief = await join('bo', 'beheerder');
  const pickers = await join('mo', 'magazijn');
  expect(await counts(own.call)).toEqual({ [`prepare-${utrecht}`]: 2 });
  // What is fetched in a store isn't the warehouse's to send.
  expect(await counts(pickers.call)).toEqual({});
  expect(Object.keys(await counts(chief.call))).not.toContain(`prepare-${utrecht}`);
});

test('whose role is bound to stores and who has none has no counter at all', async () => {
  const { utrecht } = shop;
  const { call, visitor } = await join('loos', 'winkel');
  expect((await visitor.get(`/admin/balie/${utrecht}`)).statusCode).toBe(404);
  expect((await visitor.get('/admin/balie')).body).not.toContain('Utrecht');
  expect(await counts(call)).toEqual({});
  const chief = await join('baas', 'beheerder');
  expect((await chief.visitor.get(`/admin/balie/${utrecht}`)).statusCode).toBe(200);
});
