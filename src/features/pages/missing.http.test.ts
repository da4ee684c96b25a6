import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingLimits as limits } from '#kernel/limits-missing';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { isTold, purgeMissing, writeMissing } from './server/missing';
import { missingAddresses } from './server/tables';

let api: ApiApp;
let editor: CallOffice;
let reader: CallOffice;
beforeAll(async () => {
  api = await createApiApp();
  ({ call: editor } = await createStaff(api, { email: 'm@kantoor.example', role: 'redacteur' }));
  ({ call: reader } = await createStaff(api, { email: 'n@kantoor.example', role: 'alleen-lezen' }));
  await addPage(api.host, { path: '/klantenservice/retourneren', title: 'Retour', content: [] });
});
afterAll(() => api.close());

const ask = async (url: string, headers: Record<string, string> = {}) =>
  expect((await api.inject({ url, headers: { accept: 'text/html', ...headers } })).statusCode).toBe(
    404,
  );
const list = async () => {
  await writeMissing(api.host);
  return (await editor('GET', 'missing')).json;
};
const at = async (path: string) =>
  (await list()).rows.find((row: { path: string }) => row.path === path);

test('an address that was asked for in vain is counted, without what it asked, with the page of ours that leads there', async () => {
  await ask('/retouren.html?email=iemand@thuis.example');
  await ask('/retouren.html', { referer: 'https://elders.example/geheim' });
  await ask('/retouren.html', { host: 'brink.example', referer: 'http://brink.example/oud?x=1' });
  const { statusCode } = await api.inject({ method: 'POST', url: '/retouren.html' });
  expect(statusCode).toBe(404);
  const row = await at('/retouren.html');
  expect(row).toMatchObject({
    ...{ count: 3, from: '/oud', proposal: '/klantenservice/retourneren' },
    lastAt: api.clock.now().toISOString(),
  });
  const { rows } = await api.db.execute('select * from missing_addresses');
  expect(JSON.stringify(rows)).not.toMatch(/iemand|geheim|elders/);
});

const TOKEN = 'eyJpZCI6MTIsIm1haWwiOiJqYW5AeC5ubCJ9';
test.each([
  ...['/wp-login.php', '/.env', '/foto.jpg', '/a/.git/config', '/webcore/iets', '/admin/x'],
  // Another site's address, for a browser.
  ...['//evil.com/x', '/a//evil.com', '/\\evil.com/x', '/a\\b', '/a\u0000b', '/a\tb', '/a\u0085b'],
  // What could be about somebody.
  ...['/iemand@thuis', '/afmelden/jan%40x.nl/', '/jan%2540x', '/a/jan%40x/b', '/x/123456'],
  ...[`/${'a'.repeat(100)}`, `/${'a/'.repeat(150)}`],
  ...[`/meld-af/${TOKEN}`, `/${TOKEN}/intrekken`, `/x/${TOKEN}.${TOKEN}=`, `/x/a~${TOKEN}`],
  ...['/x/9f1c2ab4-77de-4c1a-9b3f-0a1b2c3d4e5f', `/x/${'abcdef12'.repeat(4)}`],
  ...['/x/aBcDeFgHiJkLmNoPqRsTuVwXyZabcdef', `/x/${'ab_cd-e1'.repeat(4)}`],
  ...['/review', '/review/kort', '/Review/mails/kort', '/webcore', '/WebCore/kort'],
])('an address is not told of: %j', (path) => {
  expect(isTold(path)).toBe(false);
});

test.each([
  ...['/retouren.html', '/crème', '/a/b-2026', '/reviews', '/over/review', '/X'],
  ...['/waterdichte-winterjassen-voor-dames-met-een-grote-maat'],
  ...['/waterdichte-winterjassen-voor-dames-in-maat-42-van-2026'],
  ...['/Winterjassen_Voor_Dames-Met-Een-Grote-Maat.html', `/${'a'.repeat(80)}`],
  // One short of what could be a secret.
  `/x/${TOKEN.slice(0, 31)}`,
])('an address is told of: %j', (path) => {
  expect(isTold(path)).toBe(true);
});

test('what is not told of is not written down either', async () => {
  for (const url of ['/wp-login.php', '/%E0%A4%A', '/a%00b', '/iemand%40thuis', '//evil.com/x'])
    await api.inject({ url, headers: { accept: 'text/html' } });
  expect((await list()).rows.map(({ path }: { path: string }) => path)).toEqual(['/retouren.html']);
});

test('a page that one came from is a path of ours, whatever was sent or once written down', async () => {
  for (const from of ['//evil.com/x', '/%5Cevil.com/x', '/a%40b/', `/review/${TOKEN}`, `/${TOKEN}`])
    await ask('/vandaan', { host: 'brink.example', referer: `http://brink.example${from}` });
  expect(await at('/vandaan')).toMatchObject({ count: 5, from: null });
  await api.db.execute(
    `update missing_addresses set from_path = '//evil.com/x' where path = '/vandaan'`,
  );
  expect(await at('/vandaan')).toMatchObject({ from: null });
  await api.db.execute(`delete from missing_addresses where path = '/vandaan'`);
});

test('a stranger who asks for endless addresses fills neither memory nor table', async () => {
  for (let n = 0; n < limits.fromElsewhere + 50; n += 1) await ask(`/verzinsel-${n}`);
  await ask('/van-ons', { host: 'brink.example', referer: 'http://brink.example/oud' });
  await writeMissing(api.host);
  expect(await api.db.$count(missingAddresses)).toBe(limits.fromElsewhere + 2);
  await api.db.execute(`insert into missing_addresses (site_id, path, count, first_at, last_at)
    select 1, '/rommel-' || n, 1, '2026-01-01', '2026-01-01' from generate_series(1, ${limits.rows}) n`);
  await ask('/nog-een');
  await writeMissing(api.host);
  expect(await api.db.$count(missingAddresses)).toBe(limits.rows);
  // What most asked for, and what was asked for last, stays.
  for (const path of ['/retouren.html', '/van-ons', '/nog-een'])
    expect(
      (await api.db.execute(`select 1 from missing_addresses where path = '${path}'`)).rowCount,
    ).toBe(1);
}, 60_000);

test('who says that he came from pages of ours throws out neither what was often asked for nor what was dismissed', async () => {
  const before = '2026-01-02';
  const insert = (values: string) =>
    api.db.execute(
      `insert into missing_addresses (site_id, path, count, first_at, last_at, from_path, dismissed) ${values}`,
    );
  await api.db.execute('delete from missing_addresses where count = 1');
  await insert(`values (1, '/vaak-gevraagd', 40, '${before}', '${before}', null, false),
    (1, '/vaak-van-ons', 40, '${before}', '${before}', '/oud', false),
    (1, '/al-genegeerd', 1, '${before}', '${before}', null, true)`);
  await insert(`select 1, '/vals-' || n, 2, '${before}', '2026-12-31', '/oud', false
    from generate_series(1, ${limits.rows + 10}) n`);
  await ask('/duw', { host: 'brink.example', referer: 'http://brink.example/oud' });
  await writeMissing(api.host);
  const { rows } = await api.db.execute<{ path: string; from_path: string | null }>(
    'select path, from_path from missing_addresses',
  );
  const paths = rows.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/vaak-gevraagd', '/vaak-van-ons', '/al-genegeerd', '/retouren.html']),
  );
  expect(rows.filter((row) => row.from_path !== null)).toHaveLength(limits.rowsFromHere);
  await ask('/al-genegeerd');
  expect(await at('/al-genegeerd')).toBeUndefined();
  await api.db.execute(
    `delete from missing_addresses where path like '/vals-%' or path like '/vaak-%' or path like '/al-%'`,
  );
  await ask('/van-ons', { host: 'brink.example', referer: 'http://brink.example/oud' });
}, 60_000);

test('with one press it leads where was proposed, once; what is wrong about that is told, and who may not is refused', async () => {
  const { id } = await at('/retouren.html');
  const lead = (call: CallOffice, body: unknown, which = id) =>
    call('POST', `missing/${which}/redirect`, { body });
  expect((await lead(reader, { to: '/x' })).status).toBe(403);
  expect((await reader('POST', `missing/${id}/dismiss`, { body: {} })).status).toBe(403);
  for (const to of ['', ' ', 7, null, ['/x'], 'x', '//elders', '/retouren.html', 'https://x.nl']) {
    const { status, json } = await lead(editor, { to });
    expect([status, Object.keys(json.fields)], String(to)).toEqual([400, ['to']]);
  }
  const { status, json } = await lead(editor, { to: '/klantenservice/retourneren' });
  expect([status, json.from]).toEqual([201, '/retouren.html']);
  const { headers } = await api.inject('/retouren.html?a=1');
  expect(headers.location).toBe('/klantenservice/retourneren?a=1');
  expect(await at('/retouren.html')).toBeUndefined();
  expect((await lead(editor, { to: '/klantenservice/retourneren' })).status).toBe(404);
  expect((await lead(editor, { to: '/x' }, 999_999)).status).toBe(404);
});

test('what is dismissed is told of no more, however often it is asked for; all are forgotten in time', async () => {
  const row = await at('/van-ons');
  expect((await editor('POST', `missing/${row.id}/dismiss`, { body: {} })).status).toBe(200);
  expect((await editor('POST', `missing/${row.id}/dismiss`, { body: {} })).status).toBe(404);
  await ask('/van-ons');
  expect(await at('/van-ons')).toBeUndefined();
  // A page that came there is nothing to tell of either.
  await ask('/komt-nog');
  await ask('/komt-nog');
  expect(await at('/komt-nog')).toBeDefined();
  await addPage(api.host, { path: '/komt-nog', title: 'Er nu', content: [] });
  expect(await at('/komt-nog')).toBeUndefined();
  const { call } = await createStaff(api, {
    email: 'w@kantoor.example',
    role: 'winkel',
    storeIds: [1],
  });
  expect((await call('GET', 'missing')).status).toBe(403);
  api.clock.advance((limits.days + 1) * 86_400_000);
  expect(await purgeMissing(api.host)).toBeGreaterThan(0);
  expect(await api.db.$count(missingAddresses)).toBe(0);
});
