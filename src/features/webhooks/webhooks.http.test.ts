import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { transact } from '#platform/db/transact';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import {
  addWebhook,
  announceWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
} from './api.server';
import { signatureHeader } from './contract';
import { webhooks } from './feature';
import { allowAddresses, purgeDeliveries, sendWebhook } from './server/job';
import { isSigned } from './sign';

type Got = { headers: IncomingMessage['headers']; body: string };

let app: TestApp;
let receiver: Server;
let got: Got[] = [];
let answer: (reply: ServerResponse) => void = (reply) => reply.writeHead(204).end();

const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/meldingen`;

beforeAll(async () => {
  app = await createTestApp({ features: [webhooks] });
  receiver = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got.push({ headers: request.headers, body });
    answer(reply);
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  got = [];
  answer = (reply) => reply.writeHead(204).end();
  for (const { id } of await listWebhooks(app.host.db)) await removeWebhook(app.host, id);
});
afterAll(async () => {
  await new Promise((done) => receiver.close(done));
  await app.close();
});

const announce = (data: Record<string, unknown>) =>
  transact(app.host.db, (tx) => announceWebhook(app.host, tx, 'order.placed', data));

const send = (deliveryId: number) =>
  sendWebhook.run(
    { deliveryId },
    {
      host: () => app.host,
      mailer: app.host.mailer,
      id: 'x',
      attempt: 1,
      signal: new AbortController().signal,
    },
  );

const addOne = async () => {
  allowAddresses(app.host, (ip) => ip === '127.0.0.1');
  return addWebhook(app.host, { url: address(), events: ['order.placed'] });
};

const lastOf = async (id: number) => {
  const [last] = await listDeliveries(app.host.db, id);
  if (!last) throw new Error('Nothing was noted');
  return last;
};

test('what happened is posted with a signature that holds, once', async () => {
  const { webhook, secret } = await addOne();
  await announce({ number: '2026-001001' });
  const { id } = await lastOf(webhook.id);
  await send(id);
  await send(id);
  expect(got).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = got;
  expect(JSON.parse(body)).toMatchObject({
    id,
    event: 'order.placed',
    data: { number: '2026-001001' },
  });
  const signature = String(headers[signatureHeader]);
  expect(isSigned(secret, body, signature, app.clock.now())).toBe(true);
  expect(isSigned(secret, `${body} `, signature, app.clock.now())).toBe(false);
  expect(await lastOf(webhook.id)).toMatchObject({ status: 204, attempts: 1, problem: null });
});

test('only who asked for an event is told of it, and never of what was undone', async () => {
  await addWebhook(app.host, { url: address(), events: ['form.submitted'] });
  const { webhook } = await addOne();
  const failing = transact(app.host.db, async (tx) => {
    await announceWebhook(app.host, tx, 'order.placed', {});
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await listDeliveries(app.host.db, webhook.id)).toEqual([]);
  await announce({});
  const result = await app.host.db.execute('select count(*)::int as n from webhook_deliveries');
  expect(result.rows).toEqual([{ n: 1 }]);
});

test('a receiver that fails is noted and told again', async () => {
  const { webhook } = await addOne();
  await announce({});
  const { id } = await lastOf(webhook.id);
  answer = (reply) => reply.writeHead(500).end(`kapot\0${'x'.repeat(5000)}`);
  await expect(send(id)).rejects.toThrow('500');
  const noted = await lastOf(webhook.id);
  expect(noted).toMatchObject({ status: 500, attempts: 1, deliveredAt: null });
  expect(noted.reply).toHaveLength(500);
  answer = (reply) => reply.destroy();
  await expect(send(id)).rejects.toThrow();
  expect((await lastOf(webhook.id)).problem).toBeTruthy();
  answer = (reply) => reply.writeHead(200).end('dank');
  await send(id);
  expect(await lastOf(webhook.id)).toMatchObject({ status: 200, attempts: 3, reply: 'dank' });
});

test('a redirect is not followed, and addresses within are not asked', async () => {
  const { webhook } = await addOne();
  await announce({});
  const { id } = await lastOf(webhook.id);
  answer = (reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  await expect(send(id)).rejects.toThrow('302');
  allowAddresses(app.host, () => false);
  await expect(send(id)).rejects.toThrow('open internet');
  expect(got).toHaveLength(1);
});

test('a webhook that was removed is told no more, and old notices are forgotten', async () => {
  const { webhook } = await addOne();
  await announce({});
  const { id } = await lastOf(webhook.id);
  app.clock.advance(31 * 86_400_000);
  await announce({ later: true });
  await purgeDeliveries.run(
    {},
    {
      host: () => app.host,
      mailer: app.host.mailer,
      id: 'x',
      attempt: 1,
      signal: new AbortController().signal,
    },
  );
  expect(await listDeliveries(app.host.db, webhook.id)).toHaveLength(1);
  expect(await removeWebhook(app.host, webhook.id)).toBe(true);
  await send(id);
  expect(got).toEqual([]);
});
