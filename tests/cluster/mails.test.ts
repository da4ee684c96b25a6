import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import type { TestApp } from '../harness/app';
import { createShopBuilder } from '../harness/build-shop';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { fillOrder, sendOrder } from '../harness/ordering';
import { createRemote } from '../harness/remote';
import { createVisitor } from '../harness/visitor';
import { type BuiltServer, startBuiltServer } from './built-server';

const BUYER = 'koper@klant.nl';

let database: TestDatabase;
let folder: string;
let processes: BuiltServer[];
let smtp: { url: string; received: string[]; drops: number; close: () => Promise<void> };

beforeAll(() => buildIfStale());

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-cluster-'));
  processes = [];
  smtp = await startSmtp();
});

afterEach(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await smtp.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A real mail server, that hangs up in the middle of so many mails as `drops` says. */
const startSmtp = async (): Promise<typeof smtp> => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      if (state.drops > 0) {
        state.drops -= 1;
        stream.resume();
        for (const one of server.connections) {
          if ((one as unknown as { id: string }).id === session.id) one.close();
        }
        return;
      }
      text(stream).then((raw) => {
        received.push(raw);
        done();
      });
    },
  });
  // It complains of connections that it broke off itself.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const state = { url: `smtp://127.0.0.1:${port}`, received, drops: 0, close };
  return state;
};

const start = async (withSmtp: boolean): Promise<BuiltServer> => {
  const own = { SMTP_URL: smtp.url, MAIL_FROM: 'Winkel <winkel@winkel.example>' };
  const env = withSmtp ? own : { SMTP_URL: '' };
  const started = await startBuiltServer(database.url, folder, { env });
  processes.push(started);
  return started;
};

const order = async (server: BuiltServer): Promise<void> => {
  const product = await createShopBuilder(database.db).product({ pieces: 5 });
  const visitor = createVisitor(createRemote(() => server.address) as TestApp);
  const etalage_token = await visitor.token();
  const line = { item_id: product.id, quantity: 1, etalage_token };
  await visitor.post('/webcore/checkout/add', line);
  const form = await fillOrder(visitor, { email: BUYER, email_check: BUYER });
  const reply = await sendOrder(visitor, form);
  expect(reply.headers.location).toContain('/webcore/order/view/');
};

/** Any number: what is held up waits for it. */
const LOCK = 47_110_815;

/** Where a process stands still, to be killed there. */
const places = {
  'before the mail is noted': `before insert on order_events for each row when (new.kind = 'mailed')`,
  'before its job is ticked off': `before update on pgboss.job for each row
    when (new.name = 'order.confirm' and new.state = 'completed')`,
};

/** Orders, and kills the process at a place on the way of the confirmation. */
const killAt = async (place: keyof typeof places, server: BuiltServer): Promise<void> => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  const table = place === 'before the mail is noted' ? 'order_events' : 'pgboss.job';
  await holder.query(`
    create function hold_up() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
    create trigger hold_up ${places[place]} execute function hold_up()`);
  await holder.query(`select pg_advisory_lock(${LOCK})`);
  await order(server);
  const held = async () => {
    const { rows } = await holder.query(`select l.pid from pg_locks l
      where l.locktype = 'advisory' and not l.granted and l.objid = ${LOCK}`);
    return rows.map(({ pid }) => pid as number);
  };
  await expect.poll(held).toHaveLength(1);
  await server.kill();
  for (const pid of await held())
    await holder.query('select pg_terminate_backend($1, 5000)', [pid]);
  await holder.query(`drop trigger hold_up on ${table}; drop function hold_up()`);
  await holder.end();
};

/** What a process had under way that is gone would be taken up a minute later, what failed in time. */
const takeUp = () =>
  database.db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now()
    where name = 'order.confirm' and state in ('active', 'retry')`);

const confirmed = async (): Promise<boolean> => {
  const { rows } = await database.db.execute<{ left: number }>(sql`
    select count(*)::int as left from pgboss.job
    where name = 'order.confirm' and state <> 'completed'`);
  return rows[0]?.left === 0;
};

const kept = async (): Promise<number> => {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from mails where "to" = ${BUYER}`,
  );
  return rows[0]?.count ?? 0;
};

const messageIds = () =>
  smtp.received.map((raw) => /^Message-ID: (\S+)\r?$/im.exec(raw)?.[1] ?? 'none');

test.each(Object.keys(places) as (keyof typeof places)[])(
  'a process killed %s: without a mail server one confirmation is kept',
  async (place) => {
    await killAt(place, await start(false));
    expect(await kept()).toBe(place === 'before the mail is noted' ? 0 : 1);
    await takeUp();
    await start(false);
    await expect.poll(confirmed).toBe(true);
    expect(await kept()).toBe(1);
  },
);

test.each([
  ['before the mail is noted', 2],
  ['before its job is ticked off', 1],
] as const)(
  'a process killed %s: the mail server gets it %i times, under one Message-ID',
  async (place, times) => {
    await killAt(place, await start(true));
    expect(messageIds()).toHaveLength(1);
    await takeUp();
    await start(true);
    await expect.poll(confirmed).toBe(true);
    expect(messageIds()).toHaveLength(times);
    expect(new Set(messageIds()).size).toBe(1);
    expect(messageIds()[0]).toMatch(/^<[\da-f]{40}@winkel\.example>$/);
    expect(await kept()).toBe(1);
  },
);

test('a mail server that hangs up in the middle of mails loses none', async () => {
  smtp.drops = 2;
  await order(await start(true));
  const tryOn = async () => {
    await database.db.execute(sql`update pgboss.job set start_after = now()
      where name = 'order.confirm' and state = 'retry'`);
    return confirmed();
  };
  await expect.poll(tryOn, { interval: 500 }).toBe(true);
  expect(smtp.drops).toBe(0);
  expect(messageIds()).toHaveLength(1);
  expect(await kept()).toBe(1);
});
