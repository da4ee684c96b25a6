import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import type { TestApp } from '../harness/app';
import { createShopBuilder } from '../harness/build-shop';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { MOLLIE_KEY, type MollieStandIn, startMollie } from '../harness/mollie';
import { fillOrder, sendOrder } from '../harness/ordering';
import { createRemote } from '../harness/remote';
import { createVisitor } from '../harness/visitor';
import { type BuiltServer, startBuiltServer } from './built-server';

let database: TestDatabase;
let folder: string;
let mollie: MollieStandIn;
let processes: BuiltServer[];

beforeAll(() => buildIfStale());

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-payments-'));
  mollie = await startMollie();
  processes = [];
  vi.stubEnv('MOLLIE_API_KEY', MOLLIE_KEY);
  vi.stubEnv('MOLLIE_URL', mollie.url);
  vi.stubEnv('MOLLIE_TIMEOUT', '20000');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(processes.map((one) => one.kill()));
  await mollie.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const startServer = async () => {
  const started = await startBuiltServer(database.url, folder);
  processes.push(started);
  return started;
};

const row = async <T>(query: ReturnType<typeof sql>) =>
  (await database.db.execute(query)).rows[0] as T;

/** Places an order through whichever process `address` names; answers its token and buyer. */
const place = async (address: () => string) => {
  const product = await createShopBuilder(database.db).product({ priceCents: 5000 });
  const visitor = createVisitor(createRemote(address) as TestApp);
  const etalage_token = await visitor.token();
  await visitor.post('/webcore/checkout/add', { item_id: product.id, etalage_token });
  const form = await fillOrder(visitor, { payment_method: 'ideal' });
  const start = String((await sendOrder(visitor, form)).headers.location);
  expect(start).toMatch(/^\/webcore\/payment\/start\//);
  return { visitor, start };
};

test('a process killed after the payment was made, before it was written down: it is found again', async () => {
  let server = await startServer();
  const { visitor, start } = await place(() => server.address);
  mollie.faults.push({ kind: 'slow', ms: Number.POSITIVE_INFINITY });
  const broken = visitor.get(start).catch(() => undefined);
  await vi.waitUntil(() => mollie.list().length === 1, { timeout: 60_000, interval: 10 });
  await server.kill();
  await broken;
  expect(await row(sql`select provider_id, state from payments`)).toEqual({
    provider_id: null,
    state: 'open',
  });

  server = await startServer();
  const reply = await visitor.get(start);
  const [payment] = mollie.list();
  expect(reply.headers.refresh).toContain(payment?.id);
  expect(mollie.list()).toHaveLength(1);
  mollie.settle(payment?.id ?? '', 'paid');
  await visitor.get(start.replace('/start/', '/return/'));
  expect(await row(sql`select payment_state from orders`)).toEqual({ payment_state: 'paid' });
});

test('a process killed while it asks what came of a payment: the notice is not lost', async () => {
  let server = await startServer();
  const { visitor, start } = await place(() => server.address);
  await visitor.get(start);
  const [payment] = mollie.list();
  mollie.settle(payment?.id ?? '', 'paid');
  const asked = mollie.asked.length;
  mollie.faults.push({ kind: 'slow', ms: Number.POSITIVE_INFINITY });
  const notice = await visitor.post('/webcore/payment/notice/mollie', { id: payment?.id });
  expect(notice.statusCode).toBe(200);
  await vi.waitUntil(() => mollie.asked.length > asked, { timeout: 60_000, interval: 10 });
  await server.kill();
  expect(await row(sql`select outcome from payment_notices`)).toEqual({ outcome: null });

  // As when the killed job's time is over.
  await database.db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now() where name = 'payment.notice'`);
  server = await startServer();
  const state = async () => row<{ outcome: string }>(sql`select outcome from payment_notices`);
  await vi.waitFor(async () => expect(await state()).toEqual({ outcome: 'paid' }), {
    timeout: 60_000,
    interval: 100,
  });
  expect(await row(sql`select payment_state from orders`)).toEqual({ payment_state: 'paid' });
});

test('two processes: fifty starts are one payment, all that is told of it pays once', async () => {
  const servers = await Promise.all([startServer(), startServer()]);
  let turn = 0;
  const { visitor, start } = await place(() => servers[turn++ % 2]?.address ?? '');
  const starts = await Promise.all(Array.from({ length: 50 }, () => visitor.get(start)));
  expect(new Set(starts.map(({ headers }) => headers.refresh)).size).toBe(1);
  expect(mollie.list()).toHaveLength(1);
  const id = mollie.list()[0]?.id ?? '';
  mollie.settle(id, 'paid');
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2
        ? visitor.get(start.replace('/start/', '/return/'))
        : visitor.post('/webcore/payment/notice/mollie', { id }),
    ),
  );
  expect(
    await row(sql`
      select count(*)::int as n from order_events where kind = 'paid'`),
  ).toEqual({ n: 1 });
  expect(await row(sql`select count(*)::int as n from refunds`)).toEqual({ n: 0 });
});
