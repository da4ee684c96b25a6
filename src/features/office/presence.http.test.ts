import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staff as limits } from '#kernel/limits-staff';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { addPage } from '../../../tests/harness/build-catalog';
import { createShopBuilder } from '../../../tests/harness/build-shop';
import {
  type CallOffice,
  createOfficeCalls,
  createStaff,
  logInAt,
  MEMBER_PASSWORD,
} from '../../../tests/harness/office';
import { createVisitor } from '../../../tests/harness/visitor';
import { purgePresence } from './server/presence';

let app: TestApp;
let an: CallOffice;
let bo: CallOffice;
let page: number;
beforeAll(async () => {
  app = await createTestApp();
  page = await addPage(app.host, { path: '/samen', title: 'Samen', content: [] });
  const member = (email: string, name: string) =>
    createStaff(app, { email, name, role: 'redacteur' });
  an = (await member('an@winkel.example', 'An de Boer')).call;
  bo = (await member('bo@winkel.example', 'Bo Smit')).call;
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`delete from office_presence`));

const say = async (call: CallOffice, tab: string, more: object = {}, at = `page/${page}`) =>
  (await call('POST', `presence/${at}`, { body: { tab, ...more } })).json;

test('who opens a page hears who has it open, since when, and who changes something', async () => {
  expect(await say(an, 'venster-an-1')).toEqual([]);
  const since = app.clock.now().toISOString();
  app.clock.advance(10_000);
  expect(await say(bo, 'venster-bo-1')).toEqual([
    { name: 'An de Boer', isYou: false, isEditing: false, since },
  ]);
  await say(an, 'venster-an-1', { editing: true });
  expect(await say(bo, 'venster-bo-1')).toEqual([
    { name: 'An de Boer', isYou: false, isEditing: true, since },
  ]);
  // Several windows of one member are one; one's own other window is told as such.
  await say(an, 'venster-an-2');
  expect(await say(bo, 'venster-bo-1')).toHaveLength(1);
  expect((await say(an, 'venster-an-2')).map(({ isYou }: { isYou: boolean }) => isYou)).toEqual([
    true,
    false,
  ]);
});

test('whose session ended has nothing open any more, at once, for himself and for others', async () => {
  const email = 'cas@winkel.example';
  const cas = await createStaff(app, { email, name: 'Cas', role: 'redacteur' });
  await say(cas.call, 'venster-cas-1');
  await say(bo, 'venster-bo-1');
  expect(await say(bo, 'venster-bo-1')).toHaveLength(1);
  await app.db.execute(sql`delete from staff_sessions where member_id = ${cas.member.id}`);
  expect(await say(bo, 'venster-bo-1')).toEqual([]);
  // He comes back, in another window.
  await logInAt(cas.visitor, { email, password: MEMBER_PASSWORD });
  const again = createOfficeCalls(app, cas.visitor, '10.6.0.2');
  const others = await say(again, 'venster-cas-2');
  expect(others.map(({ name }: { name: string }) => name)).toEqual(['Bo Smit']);
});

test('it ends when a window closes, goes elsewhere, or is silent', async () => {
  await say(an, 'venster-an-1');
  expect(await say(bo, 'venster-bo-1')).toHaveLength(1);
  // Nobody closes another's window.
  await bo('POST', 'presence/end', { body: { tab: 'venster-an-1' } });
  expect(await say(bo, 'venster-bo-1')).toHaveLength(1);
  await an('POST', 'presence/end', { body: { tab: 'venster-an-1' } });
  expect(await say(bo, 'venster-bo-1')).toEqual([]);

  const other = await addPage(app.host, { path: '/elders', title: 'Elders', content: [] });
  await say(an, 'venster-an-1');
  await say(an, 'venster-an-1', {}, `page/${other}`);
  expect(await say(bo, 'venster-bo-1')).toEqual([]);

  await say(an, 'venster-an-1');
  app.clock.advance(limits.presence.gone + 1);
  expect(await say(bo, 'venster-bo-1')).toEqual([]);
  await purgePresence(app.host);
  const { rows } = await app.db.execute(sql`select tab from office_presence`);
  expect(rows).toEqual([{ tab: expect.stringMatching(/:venster-bo-1$/) }]);
  // Who comes back is there since then.
  await say(an, 'venster-an-1');
  const [back] = await say(bo, 'venster-bo-1');
  expect(back.since).toBe(app.clock.now().toISOString());
});

test('it is told to who may see the row, and a member has so many windows', async () => {
  const visitor = createVisitor(app, '10.6.0.1');
  const stranger = createOfficeCalls(app, visitor, '10.6.0.1');
  const store = await createStaff(app, { email: 'm@winkel.example', role: 'magazijn' });
  const body = { tab: 'venster-1' };
  expect((await stranger('POST', `presence/page/${page}`, { body })).status).toBe(401);
  expect((await stranger('POST', 'presence/end', { body })).status).toBe(401);
  expect((await store.call('POST', `presence/page/${page}`, { body })).status).toBe(403);
  expect((await an('POST', `presence/page/${page}`, { body, plain: true })).status).toBe(403);
  for (const at of ['page/0', 'page/-1', 'page/x', `page/${page + 999}`, 'niets/1', 'page/1e3']) {
    expect((await an('POST', `presence/${at}`, { body })).status).toBe(404);
  }
  for (const tab of [
    undefined,
    '',
    'kort',
    7,
    {},
    ['venster-1'],
    'x'.repeat(99),
    '\ud800venster',
  ]) {
    expect((await an('POST', `presence/page/${page}`, { body: { tab } })).status).toBe(400);
  }
  for (let nth = 0; nth < limits.presenceTabs + 5; nth += 1) {
    app.clock.advance(1);
    await say(an, `venster-${nth}-van-an`);
  }
  const { rows } = await app.db.execute(sql`select count(*)::int as tabs from office_presence`);
  expect(rows).toEqual([{ tabs: limits.presenceTabs }]);
});

test('a store sees who is at its own stores alone', async () => {
  const build = createShopBuilder(app.db);
  const [own, other] = [await build.store('Ommen'), await build.store('Zwolle')];
  const store = await createStaff(app, {
    ...{ email: 'w@winkel.example', role: 'winkel', storeIds: [own] },
  });
  const body = { tab: 'venster-winkel' };
  expect((await store.call('POST', `presence/location/${own}`, { body })).status).toBe(200);
  expect((await store.call('POST', `presence/location/${other}`, { body })).status).toBe(404);
});
