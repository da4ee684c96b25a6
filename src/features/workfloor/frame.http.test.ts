import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createStaff } from '../../../tests/harness/office';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField } from '../../../tests/harness/visitor';
import { workPath } from './contract';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test('who is not logged in is sent to the door, and back after it', async () => {
  const reply = await shop.visitor().get(`${workPath.warehouse}?a=1`);
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    `/admin/login?terug=${encodeURIComponent(`${workPath.warehouse}?a=1`)}`,
  ]);
});

test('whose role lacks the right reads so, and is not offered the screen', async () => {
  const { visitor } = await createStaff(shop, { email: 'redactie@x.nl', role: 'redacteur' });
  const reply = await visitor.get(workPath.warehouse);
  expect(reply.statusCode).toBe(403);
  const page = parseHtml(reply.body);
  expect(textOf(get(page, '[role=alert]'))).toContain('Dit mag je niet met jouw rol');
  expect(textOf(get(page, 'nav'))).toBe('Kantoor');
});

test('who may sees the frame: his screens, his name, and how to log out', async () => {
  const { visitor, member } = await createStaff(shop, { email: 'magazijn@x.nl', role: 'magazijn' });
  const reply = await visitor.get(workPath.warehouse);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('private, no-store');
  const page = parseHtml(reply.body);
  expect(textOf(get(page, 'nav'))).toContain('Magazijn');
  expect(textOf(get(page, 'header'))).toContain(member.name);
  const out = await visitor.post('/admin/logout', {
    etalage_token: hiddenField(reply.body, 'etalage_token'),
  });
  expect([out.statusCode, out.headers.location]).toEqual([303, '/admin/login']);
});
