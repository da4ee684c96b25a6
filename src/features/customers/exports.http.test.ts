import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { staffActions } from '#features/staff/server/tables';
import { customers } from '#kernel/limits-customers';
import { officeHeader } from '#kernel/wire-staff';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff, MEMBER_PASSWORD } from '../../../tests/harness/office';
import { removeGone } from './server/export/gone';
import { makeExport } from './server/export/make';
import { personExports } from './server/tables';

const { exports: limits } = customers;

let shop: FulfilmentShop;
let chief: CallOffice;
let second: CallOffice;
let helper: CallOffice;
let storeMember: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (role: string, name = role) =>
    (await createStaff(shop, { email: `${name}@kantoor.example`, role, name })).call;
  chief = await make('beheerder');
  second = await make('beheerder', 'tweede');
  helper = await make('klantenservice');
  storeMember = await make('winkel');
  await shop.db.execute(sql`insert into forms (name, title, steps, retention_days)
    values ('proef', 'Stel je/vraag', '[]', 30)`);
});
afterAll(() => shop.close());

const prove = (call: CallOffice) =>
  call('POST', 'account/proof', { body: { password: MEMBER_PASSWORD } });
const ask = (call: CallOffice, email: string) =>
  call('POST', 'customers/exports', { body: { email } });
const look = (call: CallOffice, email: string) =>
  call('POST', 'customers/exports/known', { body: { email } });

const run = (id: number, { attempt = 1, signal = new AbortController().signal } = {}) =>
  makeExport.run(
    { id },
    { host: () => shop.host, mailer: shop.host.mailer, id: 'job', attempt, signal },
  );

let uploaded = 0;
const upload = async (filename: string, content: string): Promise<string> => {
  uploaded += 1;
  const id = uploaded.toString(16).padStart(32, '0');
  await shop.db.execute(sql`insert into uploads (id, entity, module_object, item_id, filename, path, length,
      size, state, is_private, created_at, finished_at, claimed_at)
    values (${id}, 'Form', 'Form', 1, ${filename}, ${`${id}/x`}, ${content.length}, ${content.length},
      'Online', true, now(), now(), now())`);
  await shop.host.storage.put(`uploads/00/${id}`, Buffer.from(content));
  return id;
};

/** Sends a form with those addresses and files. Answers its number. */
const send = async (emails: readonly string[], files: readonly string[]): Promise<number> => {
  const values = emails.map((value, place) => ({
    ...{ name: `mail${place}`, label: 'E-mail', type: 'EmailField', value, shown: value },
  }));
  const [row] = await shop.rows<{ id: number }>(sql`insert into form_submissions
      (form_id, values, files, created_at, purge_at)
    select id, ${JSON.stringify(values)}::jsonb, ${JSON.stringify(files)}::jsonb,
      '2026-03-04T12:00:00Z', now() + interval '9 days'
    from forms where name = 'proef' returning id`);
  return row?.id ?? 0;
};

const download = async (call: CallOffice, id: number) =>
  call('GET', `customers/exports/${id}/file`);

const unzip = async (bytes: Buffer): Promise<Record<string, string>> => {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  const found: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
    found[entry.fileName] = Buffer.concat(pieces).toString();
  }
  return found;
};

const deedsOf = async (email: string): Promise<string[]> =>
  (await shop.db.select().from(staffActions))
    .filter(({ subject }) => subject === email)
    .map(({ action }) => action);

const stored = async (id: number) =>
  (await shop.db.select().from(personExports)).find((row) => row.id === id);

test('all of one person comes as one archive with what he sent and got, and with no file of another', async () => {
  const order = await shop.sent();
  const { email } = order;
  await shop.workAll();
  const own = await upload('../mijn brief.pdf', 'een brief van hem');
  const cv = await upload('cv.pdf', 'zijn cv');
  const twin = await upload('CV.pdf', 'zijn tweede cv');
  const mixed = await upload('van wie.pdf', 'van wie is dit');
  const foreign = await upload('vreemd.pdf', 'van een vreemde');
  await send([email.toUpperCase()], [own]);
  await send([email, 'ander@post.example'], [mixed]);
  await send(['ander@post.example'], [foreign]);
  const submission = await send([email], [cv, twin, 'f'.repeat(32)]);
  await shop.db.execute(sql`insert into applications (token, submission_id, vacancy, location, first_name,
      last_name, email, created_at, changed_at)
    values ('tok-e', ${submission}, 'Verkoper', 'Utrecht', 'An', 'Wit', ${email}, '2026-03-04', now())`);

  const asked = await ask(chief, ` ${email.toUpperCase()} `);
  expect([asked.status, asked.json.exports]).toMatchObject([
    200,
    [{ state: 'waiting', by: 'beheerder' }],
  ]);
  const { id } = asked.json.exports[0];
  expect((await download(chief, id)).json.code).toBe('not_ready');
  await run(id);
  const told = (await look(chief, email)).json.exports[0];
  expect(told).toMatchObject({ state: 'ready', files: 4, leftOut: 1 });
  const tasks = async (call: CallOffice) =>
    (await call('GET', 'today?days=7')).json.tasks.filter(
      ({ name }: { name: string }) => name === 'exports',
    );
  expect(await tasks(chief)).toMatchObject([
    { count: 1, href: expect.stringMatching(/^\/klanten\/een\?wie=v1\.[\w.-]+$/) },
  ]);
  expect(await tasks(second)).toEqual([]);

  expect((await chief('POST', `customers/exports/${id}/ready`)).status).toBe(200);
  const { status, headers } = await download(chief, id);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/zip', 'cache-control': 'private, no-store' },
    'content-disposition': expect.stringMatching(/^attachment; filename="gegevens-/),
    'content-length': String(told.bytes),
  });
  const file = await shop.host.storage.get((await stored(id))?.file ?? '');
  const found = await unzip(file ?? Buffer.alloc(0));
  const invoice = Object.keys(found).find((name) => name.startsWith('facturen/')) ?? '';
  expect(Object.keys(found).sort()).toEqual(
    [
      ...[invoice, 'gegevens.html', 'gegevens.json', 'niet meegenomen.txt'],
      'formulieren/2026-03-04 Stel je vraag/mijn brief.pdf',
      'sollicitaties/2026-03-04 Verkoper Utrecht/CV (2).pdf',
      'sollicitaties/2026-03-04 Verkoper Utrecht/cv.pdf',
    ].sort(),
  );
  expect(found[invoice]).toMatch(/^%PDF/);
  expect(found['sollicitaties/2026-03-04 Verkoper Utrecht/cv.pdf']).toBe('zijn cv');
  expect(JSON.parse(found['gegevens.json'] ?? '')).toMatchObject({
    ...{ email, orders: [{ number: order.number }] },
  });
  expect(found['gegevens.html']).toContain('<!doctype html>');
  expect(found['niet meegenomen.txt']).toContain('van wie.pdf: In dit formulier staat ook');
  expect(JSON.stringify(found)).not.toMatch(/van een vreemde|van wie is dit/);
  expect(JSON.stringify(found)).not.toContain(order.token);

  expect(await tasks(chief)).toEqual([]);
  expect((await look(second, email)).json.exports).toMatchObject([{ isFetched: true }]);
  expect(await deedsOf(email)).toEqual(['customer.export-ask', 'customer.export-fetch']);
});

test('it is asked, looked at, fetched and removed by who has both rights, with the password, and by nobody else', async () => {
  const { email } = await shop.paid();
  const { json } = await ask(chief, email);
  const { id } = json.exports[0];
  await run(id);
  const path = `customers/exports/${id}`;
  const answers = async (call: CallOffice) => [
    (await look(call, email)).status,
    (await ask(call, email)).status,
    (await call('POST', `${path}/ready`)).status,
    (await call('GET', `${path}/file`)).status,
    (await call('POST', `${path}/remove`)).status,
  ];
  expect(await answers(helper)).toEqual([403, 403, 403, 403, 403]);
  expect(await answers(storeMember)).toEqual([403, 403, 403, 403, 403]);
  const none = [`exports/${id}/file`];
  for (const one of none) {
    expect((await shop.inject({ url: `/admin/api/customers/${one}` })).statusCode).toBe(401);
  }
  for (const one of ['exports', 'exports/known', `exports/${id}/ready`, `exports/${id}/remove`]) {
    const url = `/admin/api/customers/${one}`;
    const headers = { [officeHeader]: '1' };
    expect((await shop.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(401);
  }
  // Who has the right has it also of what another asked for.
  await prove(second);
  expect((await second('GET', `${path}/file`)).status).toBe(200);
  for (const odd of ['0', '-1', '1e3', '99999999999999999999', 'x', '1;2']) {
    expect([odd, (await second('GET', `customers/exports/${odd}/file`)).status]).toEqual([
      odd,
      404,
    ]);
  }
  for (const body of [undefined, null, 7, [], { email: {} }, { email: 'a'.repeat(999) }]) {
    expect((await second('POST', 'customers/exports', { body })).status).toBe(400);
  }
  expect((await ask(second, 'niemand@nergens.example')).status).toBe(404);
  shop.clock.advance(11 * 60_000);
  for (const [method, to] of [
    ['GET', 'file'],
    ['POST', 'ready'],
  ] as const) {
    expect((await second(method, `${path}/${to}`)).json.code).toBe('password_again');
  }
  expect((await ask(second, email)).json.code).toBe('password_again');
  await prove(chief);
  const removed = await Promise.all([1, 2].map(() => chief('POST', `${path}/remove`)));
  expect(removed.map(({ status }) => status)).toContain(200);
  expect((await chief('GET', `${path}/file`)).status).toBe(404);
  expect((await deedsOf(email)).filter((deed) => deed === 'customer.export-remove')).toHaveLength(
    1,
  );
});

test('it is made once, whoever asks and however often its job runs, also after one that was cut off', async () => {
  const { email } = await shop.paid();
  await prove(chief);
  await prove(second);
  const replies = await Promise.all([chief, second, chief].map((call) => ask(call, email)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = (await shop.db.select().from(personExports)).filter((row) => row.email === email);
  expect(rows).toHaveLength(1);
  const [{ id, file } = { id: 0, file: '' }] = rows;
  expect((await deedsOf(email)).filter((deed) => deed === 'customer.export-ask')).toHaveLength(1);

  const cut = new AbortController();
  cut.abort();
  await expect(run(id, { signal: cut.signal })).rejects.toThrow();
  expect([await shop.host.storage.has(file), (await stored(id))?.state]).toEqual([
    false,
    'waiting',
  ]);
  await Promise.all([run(id), run(id)]);
  await run(id);
  expect([await shop.host.storage.has(file), (await stored(id))?.state]).toEqual([true, 'ready']);

  // Asked anew, the one before gives way.
  const anew = (await ask(second, email)).json.exports;
  expect(anew).toMatchObject([{ state: 'waiting', by: 'tweede' }]);
  await removeGone(shop.host);
  expect(await shop.host.storage.has(file)).toBe(false);
  // What can't be made is said to be so after its last try.
  await expect(run(anew[0].id, { signal: cut.signal, attempt: 4 })).rejects.toThrow();
  expect((await look(chief, email)).json.exports).toMatchObject([{ state: 'failed' }]);
  expect((await ask(chief, email)).json.exports).toMatchObject([{ state: 'waiting' }]);
});

test('its time over, it is fetched no more and its file goes, and so does what a late job leaves', async () => {
  const { email } = await shop.paid();
  await prove(chief);
  const { id } = (await ask(chief, email)).json.exports[0];
  await run(id);
  const file = (await stored(id))?.file ?? '';
  shop.clock.advance(limits.keptFor + 1000);
  // Its time counts, not when the job comes by; sessions of the office are over by now.
  const made = await createStaff(shop, { email: 'later@kantoor.example', role: 'beheerder' });
  expect((await made.call('GET', `customers/exports/${id}/file`)).status).toBe(404);
  expect((await look(made.call, email)).json.exports).toEqual([]);
  await removeGone(shop.host);
  expect([await shop.host.storage.has(file), (await stored(id))?.email]).toEqual([false, '']);
  await shop.host.storage.put(file, Buffer.from('laat'));
  await removeGone(shop.host);
  expect(await shop.host.storage.has(file)).toBe(false);
  shop.clock.advance(limits.rememberedFor + 1000);
  await removeGone(shop.host);
  expect(await stored(id)).toBeUndefined();
  // What was never made is told as failed.
  const { call } = await createStaff(shop, { email: 'laat@kantoor.example', role: 'beheerder' });
  const { json } = await ask(call, email);
  shop.clock.advance(limits.madeWithin);
  await removeGone(shop.host);
  expect((await stored(json.exports[0].id))?.state).toBe('failed');
});

test('a site has no more of them at once than there is room for, and says so', async () => {
  const { email } = await shop.paid();
  const { call } = await createStaff(shop, { email: 'vol@kantoor.example', role: 'beheerder' });
  await shop.db.execute(sql`insert into person_exports (site_id, email, member_id, file, asked_at)
    select 1, 'vol' || n || '@post.example', 1, 'exports/vol' || n || '.zip', now()
    from generate_series(1, ${limits.atOnce}) n`);
  const full = await ask(call, email);
  expect([full.status, full.json.code]).toEqual([409, 'too_many']);
  expect(full.json.message).toContain(String(limits.atOnce));
  await shop.db.execute(sql`delete from person_exports where email like 'vol%'`);
});
