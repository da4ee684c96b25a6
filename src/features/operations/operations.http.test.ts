import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffActions } from '#features/staff/server/tables';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { eventually } from '../../../tests/harness/eventually';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { operationsPath } from './contract';

let api: ApiApp;
let chief: CallOffice;
let helper: CallOffice;
/** Of the office's own paths, with the cookies of a member. */
let cookie: string;
beforeAll(async () => {
  api = await createApiApp({ work: true });
  const made = await createStaff(api, { email: 'bo@kantoor.example', role: 'beheerder' });
  chief = made.call;
  cookie = [...made.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  ({ call: helper } = await createStaff(api, {
    email: 'ko@kantoor.example',
    role: 'klantenservice',
  }));
});
afterAll(() => api.close());

const SECRET = 'Zk3vQ9xT_aBcDeFgHiJkLm';

const send = async (subject: string, to = 'an@klant.example') => {
  const link = `${api.host.config.siteUrl}/order/${SECRET}`;
  await api.host.mailer.send(
    {
      ...{ to, subject, text: `Dank je. ${link}` },
      html: `<p style="color:red">Dank je. <a href="${link}">Bekijk</a></p><img src="/x.png">`,
    },
    { cause: 'system', key: `test ${subject}` },
  );
  const { mails } = (await chief('GET', `mails?q=${encodeURIComponent(subject)}`)).json;
  return mails[0].id as number;
};

const preview = (id: number | string) =>
  api.inject({ url: operationsPath.preview(id as number), headers: { cookie } });

test('mails are found and read by those alone who may, each reading noted, with links that do not work', async () => {
  const id = await send('Je jas is onderweg');
  await send('Iets anders', 'bo@100%.example');
  const { mails, days, sends } = (await chief('GET', 'mails?q=jas%20AN%40klant')).json;
  expect(mails).toEqual([
    {
      ...{ id, to: 'an@klant.example', subject: 'Je jas is onderweg', isSent: false },
      at: expect.stringMatching(/Z$/),
    },
  ]);
  expect([days, sends]).toEqual([30, false]);
  // What is typed is no pattern.
  expect((await chief('GET', 'mails?q=100%25.')).json.mails).toHaveLength(1);
  expect((await chief('GET', 'mails?q=a%25b')).json.mails).toEqual([]);

  const mail = (await chief('GET', `mails/${id}`)).json;
  expect(mail.text).toBe(`Dank je. ${new URL(api.host.config.siteUrl).origin}/…`);
  const shown = await preview(id);
  expect(shown.body).toContain('<p style="color:red">Dank je. <a>Bekijk</a></p><img src="/x.png">');
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(JSON.stringify(mail) + shown.body).not.toContain(SECRET);
  const read = await api.db.select().from(staffActions);
  expect(read.filter(({ action }) => action === 'mail.read').map(({ subject }) => subject)).toEqual(
    ['Je jas is onderweg (an@klant.example)'],
  );

  const calls = async (call: CallOffice) => [
    (await call('GET', 'mails')).status,
    (await call('GET', `mails/${id}`)).status,
    (await call('POST', `mails/${id}/again`, { body: { key: 'sleutel-0' } })).status,
    (await call('GET', 'machinery')).status,
    (await call('POST', 'machinery/jobs/x/again', { body: {} })).status,
  ];
  expect(await calls(helper)).toEqual([403, 403, 403, 403, 403]);
  expect((await api.inject({ url: operationsPath.preview(id) })).statusCode).toBe(401);
  expect((await api.inject({ url: '/admin/api/mails' })).statusCode).toBe(401);
  for (const other of ['0', '99999999999999999999', 'x', '-1']) {
    expect((await chief('GET', `mails/${other}`)).status).toBe(404);
    expect((await preview(other)).statusCode).toBe(404);
  }
});

test('a mail is sent again as it was, once a key', async () => {
  const id = await send('Nog eens');
  const again = (key: unknown) => chief('POST', `mails/${id}/again`, { body: { key } });
  expect((await again('kort')).status).toBe(400);
  await Promise.all([again('sleutel-1'), again('sleutel-1')]);
  expect((await again('sleutel-1')).status).toBe(200);
  const count = async () => (await chief('GET', 'mails?q=Nog%20eens')).json.mails.length;
  await eventually(async () => expect(await count()).toBe(2));
  // At once, or soon after, with keys of their own: its receiver gets no more of them.
  const keys = [1, 2, 3, 4, 5, 6].map((nth) => `andere-${nth}`);
  const soon = await Promise.all(keys.map(again));
  expect(soon.map(({ status }) => status)).toEqual(keys.map(() => 429));
  expect(soon[0]?.json).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('Wacht een minuut'),
  });
  api.clock.advance(61_000);
  const atOnce = await Promise.all(keys.map(again));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
  await eventually(async () => expect(await count()).toBe(3));
  const [last] = await api.mailbox.list('an@klant.example').then((all) => all.slice(-1));
  expect(last?.html).toContain(SECRET);
  await eventually(async () => expect((await chief('GET', 'machinery')).json.troubles).toEqual([]));
  expect(await count()).toBe(3);
});

test('codes of gift cards are read by their receiver alone, in what is sent again too', async () => {
  const code = 'GIFT-1234-5678';
  const about = { to: 'ge@klant.example', subject: 'Je cadeaukaart', html: `<p>${code}</p>` };
  await api.host.mailer.send(
    { ...about, text: code },
    { cause: 'system', key: 'order 12 gift cards' },
  );
  const list = async () => (await chief('GET', 'mails?q=cadeaukaart')).json.mails;
  const [{ id }] = await list();
  await chief('POST', `mails/${id}/again`, { body: { key: 'sleutel-9' } });
  await eventually(async () => expect(await list()).toHaveLength(2));
  for (const one of await list()) {
    const { text } = (await chief('GET', `mails/${one.id}`)).json;
    expect(text + (await preview(one.id)).body).not.toContain(code);
  }
  expect((await api.mailbox.list('ge@klant.example')).map(({ text }) => text)).toEqual([
    code,
    code,
  ]);
});

test('jobs that failed are told with why, and tried again by one press', async () => {
  const id = '11111111-2222-4333-8444-555555555555';
  await api.db.execute(sql`
    insert into pgboss.job (id, name, data, state, retry_limit, retry_count, completed_on, output)
    values (${id}::uuid, 'mail.purge', '{}'::jsonb, 'failed', 5, 5, now(), '{"message":"het ging mis"}'::jsonb)`);
  const troubles = async () => (await chief('GET', 'machinery')).json.troubles;
  expect(await troubles()).toEqual([
    expect.objectContaining({
      ...{ id, name: 'mail.purge', label: 'Oude mail opruimen', state: 'failed', tries: 6 },
      problem: 'het ging mis',
    }),
  ]);
  const again = () => chief('POST', `machinery/jobs/${id}/again`, { body: {} });
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ status }) => status).sort()).toContain(200);
  await eventually(async () => expect(await troubles()).toEqual([]));
  expect((await again()).status).toBe(404);
  expect((await chief('POST', 'machinery/jobs/DROP/again', { body: {} })).status).toBe(404);
});

test('how it goes is told in words, by what the site stands on', async () => {
  const tell = async () => {
    const { health } = (await chief('GET', 'machinery')).json;
    return Object.fromEntries(
      health.map(({ name, state }: { name: string; state: string }) => [name, state]),
    );
  };
  const told = await tell();
  expect(Object.keys(told)).toEqual([
    ...['database', 'queue', 'mail', 'payments', 'disk', 'pictures', 'backup'],
  ]);
  expect([told.database, told.queue, told.mail]).toEqual(['good', 'good', 'mind']);
  expect(told.backup).toBe('mind');
  const note = JSON.stringify({ at: api.clock.now(), bytes: 1 });
  await api.db.execute(sql`
    insert into installation (name, value) values ('backup', ${note}), ('post held', now()::text)`);
  expect(await tell()).toMatchObject({ backup: 'good', queue: 'bad' });
});
