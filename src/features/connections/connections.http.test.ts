import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffActions } from '#features/staff/server/tables';
import { addWebhook } from '#features/webhooks/api.server';
import { allowAddresses } from '#features/webhooks/server/job';
import { connections as limits } from '#kernel/limits-connections';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { eventually } from '../../../tests/harness/eventually';
import {
  type CallOffice,
  createOfficeCalls,
  createStaff,
  MEMBER_PASSWORD,
} from '../../../tests/harness/office';
import { createVisitor } from '../../../tests/harness/visitor';

let api: ApiApp;
let chief: CallOffice;
let helper: CallOffice;
let receiver: Server;
let status = 204;
const bodies: string[] = [];
beforeAll(async () => {
  api = await createApiApp({ work: true });
  ({ call: chief } = await createStaff(api, { email: 'bo@kantoor.example', role: 'beheerder' }));
  const other = { email: 'ko@kantoor.example', role: 'klantenservice' };
  ({ call: helper } = await createStaff(api, other));
  receiver = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    reply.writeHead(status).end('dank je');
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  allowAddresses(api.host, () => true);
});
afterAll(async () => {
  await new Promise((done) => receiver.close(done));
  await api.close();
});

const events = ['order.placed', 'form.submitted'];
const read = async () => (await chief('GET', 'connections')).json;
const prove = (call: CallOffice) =>
  call('POST', 'account/proof', { body: { password: MEMBER_PASSWORD } });
const actions = async () =>
  (await api.db.select().from(staffActions)).map(({ action, subject }) => `${action} ${subject}`);

test('only who has the right sees and makes connections, and gives his password for it', async () => {
  const calls: [string, string, object?][] = [
    ['GET', 'connections'],
    ['POST', 'connections/webhooks', { url: 'https://kassa.example.nl/in', events }],
    ['PATCH', 'connections/webhooks/1', { isOn: false }],
    ['DELETE', 'connections/webhooks/1', {}],
    ['GET', 'connections/webhooks/1'],
    ['POST', 'connections/webhooks/1/test', {}],
    ['GET', 'connections/notices/1'],
    ['POST', 'connections/notices/1/again', {}],
    ['POST', 'connections/keys', { name: 'kassa', scope: 'admin' }],
    ['DELETE', 'connections/keys/kassa', {}],
  ];
  const stranger = createOfficeCalls(api, createVisitor(api));
  for (const [method, path, body] of calls) {
    const method_ = method as 'GET';
    expect((await helper(method_, path, body && { body })).status, path).toBe(403);
    expect((await stranger(method_, path, body && { body })).status, path).toBe(401);
  }
  api.clock.advance(11 * 60_000);
  const unproven = calls.filter(
    ([method, path]) => method !== 'GET' && !path.endsWith('test') && !path.endsWith('again'),
  );
  for (const [method, path, body] of unproven) {
    const { status: told, json } = await chief(method as 'POST', path, body && { body });
    expect([told, json.code], path).toEqual([403, 'password_again']);
  }
  expect(await read()).toEqual({ webhooks: [], keys: [] });
});

test('an address is told from now on; what is none, isn’t open or is there already is refused', async () => {
  await prove(chief);
  const add = (url: unknown, asked: unknown = events) =>
    chief('POST', 'connections/webhooks', { body: { url, events: asked } });
  const wrong = [
    ...[
      '',
      'kassa',
      'http://kassa.example.nl/in',
      'ftp://kassa.example.nl',
      'https://localhost/in',
      'https://localhost./',
      'https://vm./',
      'https://a.localhost/',
      'https://db.internal/',
    ],
    ...['https://127.0.0.1/in', 'https://[::1]/', 'https://10.1.2.3/', 'https://169.254.169.254/'],
    ...['https://a:b@kassa.example.nl/', `https://kassa.example.nl/${'a'.repeat(500)}`, 12, null],
  ];
  for (const url of wrong) {
    const { status: told, json } = await add(url);
    expect([told, typeof json.fields.url], String(url)).toEqual([400, 'string']);
  }
  for (const asked of [undefined, [], ['order.placed', 'x'], 'order.placed', ['ping']]) {
    const { status: told, json } = await chief('POST', 'connections/webhooks', {
      body: { url: 'https://kassa.example.nl/in', events: asked },
    });
    expect([told, Object.keys(json.fields)]).toEqual([400, ['events']]);
  }
  const twice = await Promise.all([1, 2].map(() => add('https://kassa.example.nl/in')));
  expect(twice.map((one) => one.status).sort()).toEqual([200, 400]);
  const secret = twice.find((one) => one.status === 200)?.json.secret;
  expect(secret).toMatch(/^[\w-]{43}$/);
  const [webhook] = (await read()).webhooks;
  expect(webhook).toMatchObject({ url: 'https://kassa.example.nl/in', events, isOn: true });
  expect(JSON.stringify(await read())).not.toContain(secret);

  const path = `connections/webhooks/${webhook.id}`;
  await chief('PATCH', path, { body: { isOn: false, events: ['order.placed'] } });
  expect((await read()).webhooks[0]).toMatchObject({ isOn: false, events: ['order.placed'] });
  expect((await chief('POST', `${path}/test`, { body: {} })).status).toBe(409);
  expect((await chief('DELETE', path, { body: {} })).status).toBe(200);
  expect((await chief('DELETE', path, { body: {} })).status).toBe(404);
  for (const id of ['0', '-1', 'x', '99999999999999999999']) {
    expect((await chief('GET', `connections/webhooks/${id}`)).status).toBe(404);
    expect((await chief('GET', `connections/notices/${id}`)).status).toBe(404);
  }
  expect(await actions()).toEqual(
    expect.arrayContaining([
      'webhook.add https://kassa.example.nl/in',
      'webhook.change https://kassa.example.nl/in',
      'webhook.remove https://kassa.example.nl/in',
    ]),
  );
});

test(`an office makes ${limits.webhooks} webhooks and no more`, async () => {
  for (let nth = 0; nth < limits.webhooks; nth += 1) {
    const body = { url: `https://kassa-${nth}.example.nl/`, events };
    expect((await chief('POST', 'connections/webhooks', { body })).status).toBe(200);
  }
  const body = { url: 'https://nog-een.example.nl/', events };
  expect((await chief('POST', 'connections/webhooks', { body })).json.fields.url).toContain('20');
  for (const { id } of (await read()).webhooks) {
    await chief('DELETE', `connections/webhooks/${id}`, { body: {} });
  }
});

test('a notice to try it arrives, its log tells what came back, and what failed is sent again', async () => {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`;
  const { webhook } = await addWebhook(api.host, { url, events: ['order.placed'] });
  const path = `connections/webhooks/${webhook.id}`;
  const log = async () => (await chief('GET', path)).json.deliveries;
  status = 500;
  expect((await chief('POST', `${path}/test`, { body: {} })).status).toBe(200);
  await eventually(async () => expect((await log())[0]?.state).toBe('failing'));
  expect((await chief('POST', `${path}/test`, { body: {} })).status).toBe(429);
  const [missed] = await log();
  expect(missed).toMatchObject({ event: 'ping', status: 500, attempts: 1 });
  expect((await read()).webhooks[0]).toMatchObject({ notices: 1, failing: 1 });
  const notice = `connections/notices/${missed.id}`;
  expect((await chief('GET', notice)).json).toMatchObject({
    ...{ payload: '{}', reply: 'dank je', problem: 'Het adres neemt de melding niet aan' },
  });
  status = 204;
  expect((await chief('POST', `${notice}/again`, { body: {} })).status).toBe(200);
  await eventually(async () => expect((await log())[0]?.state).toBe('delivered'));
  expect((await read()).webhooks[0]).toMatchObject({ failing: 0 });
  expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({ id: missed.id, event: 'ping', data: {} });
  const older = await chief('GET', `${path}?before=${missed.id}`);
  expect(older.json.deliveries).toEqual([]);
  expect(await actions()).toEqual(
    expect.arrayContaining([`webhook.read Proefmelding ${missed.id}`]),
  );
});

test('a key opens the API until it is withdrawn; that of the site’s own pages is nobody’s', async () => {
  const make = (name: unknown, scope: unknown = 'staff') =>
    chief('POST', 'connections/keys', { body: { name, scope } });
  for (const name of ['', 'a', 'kassa één', '../x', 'a'.repeat(61), 12]) {
    expect((await make(name)).json.fields.name, String(name)).toEqual(expect.any(String));
  }
  expect((await make('kassa', 'alles')).json.fields.scope).toEqual(expect.any(String));
  const { secret } = (await make('kassa')).json;
  expect((await make('kassa')).json.fields.name).toBe('Er is al een sleutel met deze naam.');
  const [key] = (await read()).keys;
  expect(key).toMatchObject({ clientId: 'kassa', scope: 'staff', usedAt: null });

  const ask = () => api.requestToken({ client_id: 'kassa', client_secret: secret });
  const granted = await ask();
  expect(granted.statusCode).toBe(200);
  const callWith = () =>
    api.inject({
      url: '/api/v1.0/vacancy?limit=1',
      headers: { authorization: `Bearer ${granted.json().data.access_token}` },
    });
  expect((await callWith()).statusCode).toBe(200);
  expect((await read()).keys[0].usedAt).toBe(api.clock.now().toISOString());

  expect((await chief('DELETE', 'connections/keys/page', { body: {} })).status).toBe(404);
  expect((await make('page')).json.fields.name).toEqual(expect.any(String));
  expect((await chief('DELETE', 'connections/keys/kassa', { body: {} })).status).toBe(200);
  expect((await chief('DELETE', 'connections/keys/kassa', { body: {} })).status).toBe(404);
  expect((await ask()).statusCode).toBe(401);
  expect((await callWith()).statusCode).toBe(401);
  expect((await read()).keys).toEqual([]);
});
