import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccount, listStays, rememberAddress } from '#features/accounts/api.server';
import { removeGone } from '#features/customers/server/export/gone';
import { makeExport } from '#features/customers/server/export/make';
import { mailErased } from '#features/customers/server/mail/erased';
import { removeFiles } from '#features/forms/server/jobs';
import { subscribe } from '#features/newsletter/api.server';
import { staffActions } from '#features/staff/server/tables';
import { NOBODY } from '#kernel/values/person/nobody';
import { officeHeader } from '#kernel/wire-staff';
import { transact } from '#platform/db/transact';
import { sendMail } from '#platform/mail/jobs';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff, MEMBER_PASSWORD } from '../../../tests/harness/office';
import { elsewhere } from './server/person/stays';
import { erasures } from './server/tables';

let shop: FulfilmentShop;
let chief: CallOffice;
let helper: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (role: string) =>
    (await createStaff(shop, { email: `${role}@kantoor.example`, role })).call;
  chief = await make('beheerder');
  helper = await make('klantenservice');
});
afterAll(() => shop.close());

const email = 'verdwijn.mij@post.example';
const person = { firstname: 'Zwanet', lastname: 'Verdwijnsma', phone: '06-98712345' };
const home = {
  address_street: 'Vergeetlaan',
  address_housenumber: '47',
  address_zipcode: '9876zx',
};
/** What must be nowhere: his address for mail, name, telephone and where he lives. */
const words = ['verdwijn.mij', 'verdwijnsma', '98712345', 'vergeetlaan'];

const erase = (call: CallOffice, body: object = {}) =>
  call('POST', 'customers/erase', {
    body: { email, confirm: email, key: 'wissen-0001', tell: true, ...body },
  });

type Column = { schema: string; name: string; column: string; type: string };

/** What holds no words, whatever is in it. */
const wordless = ['boolean', 'smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision']
  .concat(['date', 'interval', 'uuid'])
  .concat(['timestamp with time zone', 'timestamp without time zone', 'time without time zone']);

/** Columns of all tables that there are, of whatever type and schema, in which any of the words stands. */
const columnsNaming = async (): Promise<string[]> => {
  const columns = await shop.rows<Column>(sql`
    select c.table_schema as schema, c.table_name as name, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type <> 'VIEW'
      and c.data_type not in ${wordless}`);
  const found: string[] = [];
  for (const { schema, name, column, type } of columns) {
    // Bytes as they are: as text they are told in hexadecimal digits, in which no word stands.
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const rows = await shop.rows(
      sql.raw(`select 1 from "${schema}"."${name}"
        where ${words.map((word) => `${text} ilike '%${word}%'`).join(' or ')} limit 1`),
    );
    if (rows.length > 0)
      found.push(schema === 'public' ? `${name}.${column}` : `${schema}.${name}.${column}`);
  }
  return [...new Set(found)].sort();
};

/** All that lies in the folder of files, whatever wrote it. */
const filesKept = async (): Promise<string[]> => {
  const folder = join(shop.host.config.dataFolder, 'files');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
};

/** One of all that is kept of people, in every table that can hold it. */
const fill = async () => {
  const { host, db } = shop;
  const account = await createAccount(host, {
    ...{ email, password: 'een lang wachtwoord 7', emailProvenAt: host.clock.now() },
    ...{ firstName: person.firstname, lastName: person.lastname, phone: '0698712345' },
  });
  const id = account?.id ?? 0;
  await rememberAddress(host, id, {
    ...{ firstName: person.firstname, lastName: person.lastname, street: 'Vergeetlaan' },
    ...{
      housenumber: '47',
      housenumberSuffix: '',
      zipcode: '9876 ZX',
      place: 'Elders',
      country: 'NL',
    },
  } as never);
  const fields = { email, email_check: email, ...person, ...home };
  const sold = await shop.sent({ ...fields, gift_text: 'Van Zwanet Verdwijnsma' });
  const back = await shop.sent(fields);
  await shop.giveBack(back);
  await helper('POST', `orders/${sold.number}/notes`, {
    body: { key: 'notitie-0001', text: 'Mevrouw Verdwijnsma belde van 06-98712345' },
  });
  await helper('GET', `orders/${sold.number}`);
  await shop.workAll();
  await db.execute(sql`update order_events set data = data ||
    '{"from": {"street": "Vergeetlaan"}, "why": "mevrouw verdwijnsma"}' where kind = 'sent'`);
  await db.execute(sql`update refunds set reason = 'Voor mevrouw Verdwijnsma', state = 'done'
    where order_id in (select id from orders where email = ${email})`);
  await transact(db, (tx) =>
    subscribe(host, tx, {
      ...{ email, name: 'Zwanet Verdwijnsma', source: 'page', consentText: 'Ja' },
      ...{ language: 'nl_NL', client: '10.1.2.3' },
    }),
  );
  await db.execute(sql`insert into forms (name, title, steps, retention_days)
    values ('proef', 'Proef', '[]', 30)`);
  await db.execute(sql`insert into uploads (id, entity, module_object, item_id, filename, path, length,
      size, state, is_private, created_at, claimed_at)
    values ('abc', 'Form', 'Form', 1, 'Verdwijnsma.pdf', 'abc/verdwijnsma.pdf', 9, 9, 'Online', true, now(), now())`);
  await host.storage.put('uploads/ab/abc', Buffer.from('Brief van Zwanet Verdwijnsma'));
  const value = (name: string, said: string) => ({
    ...{ name, label: name, type: 'TextField', value: said, shown: said },
  });
  const values = JSON.stringify([
    value('email', email.toUpperCase()),
    value('naam', 'Verdwijnsma'),
  ]);
  await db.execute(sql`insert into form_submissions (form_id, values, files, created_at, purge_at)
    select id, ${values}::jsonb, '["abc"]', now(), now() + interval '9 days' from forms where name = 'proef'`);
  await db.execute(sql`insert into applications (token, submission_id, vacancy, location, first_name,
      last_name, email, created_at, changed_at)
    select 'tok', 9001, 'Verkoper', 'Utrecht', 'Zwanet', 'Verdwijnsma', ${email}, now(), now()`);
  const [variant] = await shop.rows<{ id: number }>(sql`select id from variants limit 1`);
  await db.execute(sql`insert into stock_alerts (variant_id, email, token, state, asked_at, invited_at)
    values (${variant?.id}, ${email}, 'tok-alert', 'waiting', now(), now())`);
  await db.execute(sql`insert into reservations (code, token, key, variant_id, warehouse_id, location_id,
      product_id, title, choice, unit_cents, name, email, state, made_at, expires_at, ended_at)
    values ('AB12', 'tok-r', 'key-r', ${variant?.id}, 1, 1, 1, 'Jas', 'M', 100, 'Zwanet Verdwijnsma',
      ${email}, 'collected', now(), now(), now())`);
  await db.execute(sql`insert into event_bookings (event_id, variant_id, warehouse_id, token, key, seats,
      name, email, state, made_at)
    values (1, 1, 1, 'tok-b', 'key-b', 1, 'Zwanet Verdwijnsma', ${email}, 'booked', now())`);
  await db.execute(sql`insert into pending_links (session_id, provider, subject, email, is_email_verified,
      first_name, last_name, expires_at)
    values ('s1', 'google', 'x', ${email}, true, 'Zwanet', 'Verdwijnsma', now())`);
  await db.execute(sql`insert into carts (session_id, typed, expires_at)
    values ('s2', ${JSON.stringify({ email, lastname: 'Verdwijnsma' })}, now() + interval '1 day')`);
  await db.execute(sql`insert into product_reviews (product_id, order_id, is_verified, rating, text, name,
      written_at, changed_at, state)
    values (${sold.product.id}, ${sold.id}, true, 5, 'Mooi', 'Zwanet Verdwijnsma', now(), now(), 'shown')`);
  await db.execute(sql`insert into webhooks (url, salt, events, created_at)
    values ('https://elders.example', 'x', '[]', now())`);
  await db.execute(sql`insert into webhook_deliveries (webhook_id, event, payload, created_at)
    select id, 'form.submitted', ${JSON.stringify({ email, naam: 'Verdwijnsma' })}::jsonb, now()
    from webhooks limit 1`);
  await db.execute(sql`insert into discount_codes (code, kind) values ('PROEF', 'percent')`);
  await db.execute(sql`insert into discount_code_uses (code_id, order_id, email, customer, cents, at)
    select id, ${sold.id}, ${email}, ${email}, 100, now() from discount_codes where code = 'PROEF'`);
  await db.execute(sql`insert into email_changes (token_hash, account_id, email, expires_at)
    values ('hash', ${id}, ${email}, now())`);
  await host.jobs.enqueue(sendMail, {
    ...{ to: email, subject: 'Iets', html: `Beste ${email}`, text: 'Verdwijnsma', cause: 'system' },
  });
  await db.execute(sql`update pgboss.job set state = 'failed' where data ->> 'to' = ${email}`);
  return { sold, back };
};

test('what is looked through finds words in whatever a column is of, bytes too', async () => {
  await shop.db.execute(sql`create schema elders`);
  await shop.db.execute(sql`create table elders.alles (bytes bytea, zoek tsvector, naam name)`);
  await shop.db.execute(sql`insert into elders.alles
    values ('Brief van Verdwijnsma', to_tsvector('simple', 'vergeetlaan'), 'verdwijnsma')`);
  const all = ['elders.alles.bytes', 'elders.alles.naam', 'elders.alles.zoek'];
  expect(await columnsNaming()).toEqual(all);
  await shop.db.execute(sql`drop schema elders cascade`);
});

test('who is erased stands nowhere in the database but where the list says so and why, and in no file but invoices', async () => {
  const filesBefore = await filesKept();
  const { sold } = await fill();
  expect(await filesKept()).toContain('uploads/ab/abc');
  const opened = await helper('POST', 'customers/person', { body: { email } });
  expect(opened.status).toBe(200);
  expect(opened.json.parts.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['account', 'orders', 'returns', 'invoices', 'payments', 'newsletter']),
  );
  expect(opened.text).not.toContain(sold.token);
  const shown = opened.json.parts.map(({ name }: { name: string }) => name);
  for (const name of ['submissions', 'applications', 'mails']) expect(shown).not.toContain(name);
  await chief('POST', 'account/proof', { body: { password: MEMBER_PASSWORD } });
  const given = await chief('POST', 'customers/export', { body: { email, as: 'page' } });
  const { html } = given.json;
  // Also what stands in the account, with why it is kept, for how long, who gets it, and where one complains.
  const said = [
    ...['<h2>Account</h2>', '<dd>Zwanet</dd>', '<h2>Adressen</h2>', '<dd>Nederland</dd>'],
    ...['Hoe lang we het bewaren', '7 jaar na het jaar', 'Waarvoor we het gebruiken'],
    ...['Wie het krijgt', 'Autoriteit Persoonsgegevens', '<dd>−€'],
  ];
  expect(said.filter((words) => !html.includes(words))).toEqual([]);
  expect(html).not.toMatch(/<dd>(?:by-hand|pickup|ideal|NL|home|transfer)<|€\s-/);
  // An archive of him lies ready, one file of which is his.
  const asked = await chief('POST', 'customers/exports', { body: { email } });
  const archive = asked.json.exports[0].id;
  const making = { host: () => shop.host, mailer: shop.host.mailer, id: 'zip', attempt: 1 };
  await makeExport.run({ id: archive }, { ...making, signal: new AbortController().signal });
  expect((await filesKept()).filter((key) => key.startsWith('exports/'))).toHaveLength(1);
  // It stands in far more tables than the ones that are looked at by name below.
  expect((await columnsNaming()).length).toBeGreaterThan(25);

  expect((await erase(helper)).status).toBe(403);
  expect((await erase(chief, { confirm: 'iets anders' })).json.fields).toHaveProperty('confirm');
  const both = await Promise.all([erase(chief), erase(chief, { key: 'wissen-0002' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const key = both[0]?.status === 200 ? 'wissen-0001' : 'wissen-0002';
  const proof = both.find(({ status }) => status === 200)?.json;
  expect((await erase(chief, { key })).json).toEqual(proof);
  expect(proof.counts).toMatchObject({
    ...{ account: 1, orders: 2, returns: 1, applications: 1, submissions: 1, stockAlerts: 1 },
    ...{
      reservations: 1,
      bookings: 1,
      reviews: 1,
      newsletter: 1,
      webhooks: 1,
      carts: expect.any(Number),
      exports: 1,
    },
  });

  // He is told once, of which nothing stays.
  const [job] = await shop.rows<{ id: string; data: { to: string } }>(
    sql`select id, data from pgboss.job where name = ${mailErased.name}`,
  );
  expect(job?.data).toEqual({ to: email });
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const signal = new AbortController().signal;
  for (const attempt of [1, 2]) {
    const data = (
      await shop.rows<{ data: object }>(sql`select data from pgboss.job where id = ${job?.id}`)
    )[0]?.data;
    await mailErased.run(data ?? {}, { ...context, id: job?.id ?? '', attempt, signal });
  }
  const [files] = await shop.rows<{ data: { ids: string[] } }>(
    sql`select data from pgboss.job where name = 'form.remove-files'`,
  );
  const removing = { ...context, id: 'files', attempt: 1, signal };
  await removeFiles(shop.host).run(files?.data ?? { ids: [] }, removing);
  await removeGone(shop.host);
  expect((await chief('GET', `customers/exports/${archive}/file`)).status).toBe(404);
  // The mailing service has heard of it.
  await shop.db.execute(sql`delete from newsletter_syncs`);

  const allowed = [...listStays(shop.host), ...elsewhere].flatMap(({ columns }) => columns);
  expect((await columnsNaming()).filter((column) => !allowed.includes(column))).toEqual([]);
  expect(await columnsNaming()).toEqual(
    expect.arrayContaining(['invoices.content', 'orders.billing']),
  );
  const filesLeft = (await filesKept()).filter((key) => !filesBefore.includes(key));
  expect(filesLeft.length).toBeGreaterThan(0);
  expect(filesLeft.filter((key) => !key.startsWith('invoices/'))).toEqual([]);
  const large = await shop.rows(sql`select 1 from pg_largeobject_metadata`);
  expect(large).toEqual([]);
  const [row] = await shop.db.select().from(erasures);
  expect(JSON.stringify(row)).not.toMatch(new RegExp(words.join('|'), 'i'));
  const noted = (await shop.db.select().from(staffActions)).map(({ action }) => action);
  expect(noted).toEqual(
    expect.arrayContaining(['customer.open', 'customer.export', 'customer.erase']),
  );
  // The order says that it is nobody's any more: no address, no mails, and no customer's page of all who were erased.
  const { json: left, text } = await helper('GET', `orders/${sold.number}`);
  expect(left).toMatchObject({
    ...{ email: '', isErased: true, erasedAt: shop.clock.now().toISOString() },
    story: expect.arrayContaining([expect.objectContaining({ kind: 'erased' })]),
  });
  expect(left.story.filter(({ again }: { again?: object }) => again)).toEqual([]);
  expect(text).not.toContain(NOBODY);
  expect((await helper('GET', `orders?q=${sold.number}`)).json.orders).toMatchObject([
    { email: '', isErased: true },
  ]);
  const letter = { what: 'confirmation' };
  const mailed = await helper('POST', `orders/${sold.number}/mails`, {
    body: { letter, key: 'opnieuw-0001' },
  });
  expect([mailed.status, mailed.json.code]).toEqual([409, 'erased']);
  expect((await helper('GET', 'customers?q=gewist')).json.customers).toEqual([]);
  for (const path of ['customers/one', 'customers/erasure']) {
    const body = { email: NOBODY.toUpperCase() };
    const { status, json } = await chief('POST', path, { body });
    expect([path, status, json.code]).toEqual([path, 404, 'erased']);
  }
  for (const path of ['customers/person', 'customers/export', 'customers/erase']) {
    const body = { email: NOBODY, confirm: NOBODY, key: 'wissen-0009' };
    expect([path, (await chief('POST', path, { body })).status]).toEqual([path, 404]);
  }
});

test('an order that was begun and not placed is told of, and what was typed for it is erased', async () => {
  const mail = 'begonnen@post.example';
  const values = { email: mail, firstname: 'Begonia', phone: '0698711111', remark: 'geheim' };
  expect((await helper('POST', 'telephone/values', { body: { values } })).status).toBe(200);
  const whole = await chief('POST', 'customers/person', { body: { email: mail } });
  expect([whole.status, JSON.stringify(whole.json)]).toEqual([
    200,
    expect.stringContaining('Begonnen bestellingen die niet geplaatst zijn'),
  ]);
  const body = { email: mail, confirm: mail, key: 'wissen-1003', tell: false };
  expect((await erase(chief, body)).status).toBe(200);
  const left = await shop.rows(sql`select 1 from carts where typed ilike '%begon%'`);
  expect(left).toEqual([]);
  expect((await erase(chief, { ...body, key: 'wissen-1004' })).status).toBe(404);
});

test('who is erased while an archive of him is made has none afterwards', async () => {
  const mail = 'onderweg@post.example';
  await createAccount(shop.host, {
    ...{ email: mail, password: 'een lang wachtwoord 7', emailProvenAt: shop.host.clock.now() },
  });
  const asked = await chief('POST', 'customers/exports', { body: { email: mail } });
  expect(asked.status).toBe(200);
  const { storage } = shop.host;
  const put = storage.put.bind(storage);
  let written = '';
  // All is read and stored; before that is noted he is erased.
  const storing = vi.spyOn(storage, 'put').mockImplementation(async (key, content) => {
    await put(key, content);
    written = key;
    const body = { email: mail, confirm: mail, key: 'wissen-1005', tell: false };
    expect((await erase(chief, body)).status).toBe(200);
  });
  const making = { host: () => shop.host, mailer: shop.host.mailer, id: 'zip', attempt: 1 };
  const run = { ...making, signal: new AbortController().signal };
  await makeExport.run({ id: asked.json.exports[0].id }, run);
  storing.mockRestore();
  expect([written.startsWith('exports/'), await storage.has(written)]).toEqual([true, false]);
});

test('who still has something running isn’t erased, and is found by number and telephone', async () => {
  const phone = '0611122233';
  const order = await shop.paid({ phone });
  const asked = { email: order.email, confirm: order.email, key: 'wissen-1001' };
  await chief('POST', 'account/proof', { body: { password: MEMBER_PASSWORD } });
  const plan = await chief('POST', 'customers/erasure', { body: { email: order.email } });
  expect(plan.json.running).toMatchObject([{ count: 1 }]);
  expect(plan.json.stays.length).toBeGreaterThan(4);
  const refused = await erase(chief, asked);
  expect([refused.status, refused.json.code]).toEqual([409, 'still_runs']);
  const found = async (words: string) =>
    (await helper('GET', `customers?q=${encodeURIComponent(words)}`)).json.customers.map(
      (one: { email: string }) => one.email,
    );
  for (const word of [order.number, '06 111 222 33', '+31 6 11122233']) {
    expect([word, await found(word)]).toEqual([word, [order.email]]);
  }
  const none = { email: 'niemand@nergens.example', confirm: 'niemand@nergens.example' };
  expect((await erase(chief, { ...none, key: 'wissen-1002' })).status).toBe(404);
  expect((await erase(chief, { ...asked, key: 'x' })).status).toBe(400);
  const headers = { [officeHeader]: '1' };
  const calls = ['customers/person', 'customers/erase', 'customers/export'] as const;
  for (const path of calls) {
    const url = `/admin/api/${path}`;
    expect((await shop.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(401);
  }
  shop.clock.advance(11 * 60_000);
  expect((await erase(chief, asked)).json.code).toBe('password_again');
});
