import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#features/catalog/api.server';
import { productReviews } from '#features/reviews/api.server';
import { staffActions } from '#features/staff/server/tables';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { ToldReview } from './contract';

let api: ApiApp;
let call: CallOffice;
let editor: CallOffice;
let product: typeof products.$inferSelect | undefined;
beforeAll(async () => {
  api = await createApiApp();
  ({ call } = await createStaff(api, { email: 'ko@kantoor.example', role: 'klantenservice' }));
  ({ call: editor } = await createStaff(api, { email: 'el@kantoor.example', role: 'redacteur' }));
  [product] = await api.db.select().from(products).limit(1);
});
afterAll(() => api.close());

const write = async (text: string): Promise<number> => {
  const at = api.host.clock.now();
  const [row] = await api.db
    .insert(productReviews)
    .values({
      ...{ productId: product?.id ?? 0, isVerified: true, rating: 4, name: 'An', text },
      ...{ writtenAt: at, changedAt: at },
    })
    .returning();
  return row?.id ?? 0;
};

const list = async (kind: string): Promise<ToldReview[]> =>
  (await call('GET', `reviews?kind=${kind}`)).json.reviews;
const texts = async (kind: string) => (await list(kind)).map(({ text }) => text);
const act = (id: number, name: string, body: object = {}, by = call) =>
  by('POST', `reviews/${id}/${name}`, { body: { version: 1, ...body } });

test('a review is read, placed, refused with a ground and answered by who may, each time noted', async () => {
  const [good, bad] = [await write('Warm en zacht'), await write('Bel me op 06-12345678')];
  expect(await texts('waiting')).toEqual(['Warm en zacht', 'Bel me op 06-12345678']);
  const { tasks } = (await call('GET', 'today')).json;
  expect(tasks).toContainEqual(expect.objectContaining({ name: 'reviews', count: 2 }));
  expect((await act(good, 'approve')).status).toBe(200);
  const none = await act(bad, 'refuse');
  expect([none.status, Object.keys(none.json.fields)]).toEqual([400, ['ground']]);
  expect((await act(bad, 'refuse', { ground: 'slecht' })).status).toBe(400);
  expect((await act(bad, 'refuse', { ground: 'privacy', note: 'Je nummer' })).status).toBe(200);
  const long = await act(good, 'reply', { reply: 'a'.repeat(2001) });
  expect([long.status, Object.keys(long.json.fields)]).toEqual([400, ['reply']]);
  expect((await act(good, 'reply', { reply: 'Dank je' })).status).toBe(200);
  expect(await texts('waiting')).toEqual([]);
  expect((await list('shown'))[0]).toMatchObject({ text: 'Warm en zacht', reply: 'Dank je' });
  expect((await list('refused'))[0]?.refusal).toContain('Je nummer');
  const noted = (await api.db.select().from(staffActions)).map(({ action }) => action);
  expect(noted.filter((action) => action.startsWith('review.'))).toEqual([
    ...['review.approve', 'review.refuse', 'review.reply'],
  ]);
});

test('what its writer changed meanwhile is read again; who may not sees none', async () => {
  const id = await write('Eerst zo');
  await api.db
    .update(productReviews)
    .set({ version: 2, text: 'Nu anders' })
    .where(eq(productReviews.id, id));
  const late = await act(id, 'approve');
  expect([late.status, late.json.message]).toEqual([
    409,
    'De schrijver heeft deze review intussen gewijzigd. Lees hem opnieuw.',
  ]);
  expect(await texts('waiting')).toEqual(['Nu anders']);
  expect((await act(0, 'approve')).status).toBe(404);
  expect((await act(999_999, 'approve')).status).toBe(404);
  expect((await editor('GET', 'reviews')).status).toBe(403);
  expect((await act(id, 'approve', { version: 2 }, editor)).status).toBe(403);
  expect((await editor('GET', 'today')).json.tasks).toEqual([]);
  expect((await api.inject({ url: '/admin/api/reviews' })).statusCode).toBe(401);
});
