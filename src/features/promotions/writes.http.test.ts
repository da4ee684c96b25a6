import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEntity, findStored, importEntity } from '#features/entities/api.server';
import { transact } from '#platform/db/transact';
import {
  type ApiApp,
  type CallEntity,
  createApiApp,
  createEntityCalls,
} from '../../../tests/harness/api-app';
import { giveDiscountCode, redeemCodes, type StoredCode } from './api.server';
import { discountCodes } from './server/tables';

let api: ApiApp;
let call: CallEntity;
beforeAll(async () => {
  api = await createApiApp();
  call = await createEntityCalls(api, 'discount');
});
afterAll(() => api.close());

const make = async (entity: string, data: object): Promise<number> => {
  const made = await call('POST', entity, { data });
  expect([made.status, made.json.fields]).toEqual([201, undefined]);
  return made.json.data.id;
};

const useCode = async (id: number, orderId: number) => {
  const code = (await api.db.select().from(discountCodes)).find((row) => row.id === id);
  const codes = [{ code: code as StoredCode, cents: 100 }];
  const at = api.clock.now();
  await transact(api.db, (tx) => redeemCodes(tx, { orderId, email: 'an@klant.nl', at, codes }));
};

const storedOf = (name: string) => {
  const found = findStored(api.host, name);
  if (!found) throw new Error(`${name} is not stored`);
  return found;
};

test('a code is made, counted, stopped and kept once it was used; only admins are told', async () => {
  const data = { code: 'LENTE26', kind: 'percentage', value: 10, max_uses: 2 };
  const id = await make('discountcode', { ...data, ends_at: '2026-06-01T00:00:00+02:00' });
  const read = await call('GET', `discountcode/${id}`);
  expect(read.json.data).toMatchObject({ state: 'on', title: 'LENTE26', href: null });
  expect(read.json.data.data).toMatchObject({ ...data, uses: 0, starts_at: null });
  for (const as of ['staff', 'stranger'] as const) {
    expect((await call('GET', 'discountcode', { as })).json.data).toEqual([]);
    expect((await call('GET', `discountcode/${id}`, { as })).status).toBe(404);
    expect((await call('GET', `discountcode/${id}/history`, { as })).status).toBeGreaterThan(400);
    expect((await call('PATCH', `discountcode/${id}`, { as, data })).status).toBeGreaterThan(400);
  }
  await useCode(id, 1);
  await useCode(id, 2);
  const wrong = async (patch: object) =>
    (await call('PATCH', `discountcode/${id}`, { data: patch })).json.fields;
  expect(await wrong({ uses: 0 })).toEqual({ uses: 'Dit veld mag je niet wijzigen.' });
  expect(await wrong({ max_uses: 1 })).toEqual({
    max_uses: 'Dit is minstens 2: zo vaak is de code gebruikt.',
  });
  expect(await wrong({ max_uses: null })).toEqual({
    max_uses: 'De code is al gebruikt, met of zonder grens. Maak een nieuwe code.',
  });
  const more = await call('PATCH', `discountcode/${id}`, {
    data: { max_uses: 5, state: 'stopped' },
  });
  expect([more.status, more.json.data.state, more.json.data.data.uses]).toEqual([
    200,
    'stopped',
    2,
  ]);
  const kept = await call('DELETE', `discountcode/${id}`);
  expect([kept.status, kept.json.message]).toEqual([
    409,
    'Deze code is gebruikt. Zet hem op gestopt: dan geldt hij niet meer.',
  ]);
  const unused = await make('discountcode', { code: 'WEG', kind: 'delivery' });
  expect((await call('DELETE', `discountcode/${unused}`)).status).toBe(204);
});

test('what is wrong with a code or an offer is told by field', async () => {
  const good = { code: 'GOED', kind: 'percentage', value: 5 };
  const wrong = async (data: object) =>
    (await call('POST', 'discountcode', { data: { ...good, ...data } })).json.fields;
  expect(await wrong({ code: 'Met spatie' })).toEqual({
    code: 'Vul 3 tot 40 hoofdletters en cijfers in.',
  });
  expect(await wrong({ value: 101 })).toEqual({ value: 'Vul 1 tot en met 100 procent in.' });
  expect(await wrong({ kind: 'amount', value: 0 })).toEqual({ value: 'Vul minstens 1 cent in.' });
  expect(await wrong({ kind: 'delivery' })).toEqual({ value: 'Bij gratis bezorgen is dit 0.' });
  const dates = { starts_at: '2026-05-02T00:00:00Z', ends_at: '2026-05-01T00:00:00Z' };
  expect(await wrong(dates)).toEqual({ ends_at: 'Kies een moment na het begin.' });
  const offer = { name: 'Fout', kind: 'percentage', value: 0 };
  const refused = await call('POST', 'discountoffer', { data: offer });
  expect(refused.json.fields).toEqual({ value: 'Vul 1 tot en met 100 procent in.' });
});

test('an offer gives codes, of which nothing is told, written or taken over', async () => {
  const offer = { name: 'Welkom', kind: 'percentage', value: 10, valid_days: 14 };
  const offerId = await make('discountoffer', offer);
  const asked = { offerId, email: 'an@klant.nl', client: '127.0.0.1' };
  const given = await transact(api.db, (tx) => giveDiscountCode(api.host, tx, asked));
  const personal = (await api.db.select().from(discountCodes)).find(
    (row) => row.offerId === offerId,
  );
  const code = given.code.replace('-', '');
  expect(personal?.code).toBe(code);
  const told = await call('GET', 'discountcode?limit=100');
  expect(JSON.stringify(told.json)).not.toContain(code);
  expect((await call('GET', `discountcode/${personal?.id}`)).status).toBe(404);
  const data = { state: 'stopped' };
  expect((await call('PATCH', `discountcode/${personal?.id}`, { data })).status).toBe(404);
  expect((await call('DELETE', `discountcode/${personal?.id}`)).status).toBe(404);
  const codes = storedOf('discountcode');
  const exported = await exportEntity(api.db, codes, { siteId: 1, format: 'csv' });
  expect(exported.text).not.toContain(code);
  expect(exported.text).not.toContain(personal?.receiver);
  // Neither does a file take one over that somebody has, and its other lines are read.
  const file = `code,kind,value\n${code},percentage,50\nZOMER,amount,500\n`;
  const bytes = Buffer.from(file);
  const report = await importEntity(api.host, codes, { file: 'codes.csv', bytes });
  expect(report.refused.map(({ reason }) => reason)).toEqual([
    'Code: Er is al een item met deze waarde.',
  ]);
  expect(report.plans.map(({ key, kind }) => [key, kind])).toEqual([['ZOMER', 'new']]);
  const text = await exportEntity(api.db, codes, { siteId: 1, format: 'csv' });
  const again = await importEntity(api.host, codes, {
    ...{ file: 'again.csv', bytes: Buffer.from(text.text) },
  });
  expect(new Set(again.plans.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));

  const kept = await call('DELETE', `discountoffer/${offerId}`);
  expect(kept.status).toBe(409);
  expect((await call('PATCH', `discountoffer/${offerId}`, { data })).status).toBe(200);
  await expect(
    transact(api.db, (tx) => giveDiscountCode(api.host, tx, { ...asked, email: 'bo@klant.nl' })),
  ).rejects.toMatchObject({ status: 410 });
  const twice = await call('POST', 'discountoffer', { data: offer });
  expect([twice.status, Object.keys(twice.json.fields)]).toEqual([409, ['name']]);
});
