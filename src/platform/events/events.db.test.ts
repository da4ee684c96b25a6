import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/harness/database';
import { eventually } from '../../../tests/harness/eventually';
import { silentLog } from '../config/log';
import { transact } from '../db/transact';
import { createEvents, type Events } from './events';

const database = await createTestDatabase({ empty: true });
const { db, url } = database;
const open: Events[] = [];
afterEach(async () => {
  for (const events of open.splice(0)) await events.close();
});
afterAll(() => database.drop());

const log = { ...silentLog };
const patience = { timeout: 40_000 };

/** Each has its own connection and sender: they are to each other as two processes. */
async function process(): Promise<Events> {
  const events = await createEvents({ db, url, log });
  open.push(events);
  return events;
}

/** Puts a marker behind all that was sent, and waits until it comes through. */
async function settle(from: Events, at: Events): Promise<void> {
  const marker = `marker-${Math.random()}`;
  const arrived = new Promise<void>((resolve) => void at.subscribe(marker, () => resolve()));
  await from.publish(marker, null);
  await arrived;
}

test('here it is handled at once, elsewhere soon, nowhere twice', async () => {
  const [here, there] = [await process(), await process()];
  const heard: string[] = [];
  here.subscribe<{ id: number }>('product', ({ id }) => void heard.push(`here ${id}`));
  there.subscribe<{ id: number }>('product', ({ id }) => void heard.push(`there ${id}`));
  await here.publish('product', { id: 12 });
  expect(heard).toContain('here 12');
  await settle(here, there);
  await settle(there, here);
  expect(heard.sort()).toEqual(['here 12', 'there 12']);
});

test('only subscribers of that event hear it, until they stop', async () => {
  const here = await process();
  const heard = vi.fn();
  const stop = here.subscribe('a', heard);
  await here.publish('b', 1);
  await here.publish('a', 2);
  stop();
  await here.publish('a', 3);
  expect(heard.mock.calls).toEqual([[2]]);
});

test('with a transaction it is told after the commit', async () => {
  const [here, there] = [await process(), await process()];
  const heard: string[] = [];
  here.subscribe('order', (n) => void heard.push(`here ${n}`));
  there.subscribe('order', (n) => void heard.push(`there ${n}`));
  await transact(db, async (tx) => {
    await here.publish('order', 1, tx);
    await settle(here, there);
    expect(heard).toEqual([]);
  });
  expect(heard).toContain('here 1');
  await settle(here, there);
  expect(heard.sort()).toEqual(['here 1', 'there 1']);
});

test('and never after a rollback', async () => {
  const [here, there] = [await process(), await process()];
  const heard = vi.fn();
  here.subscribe('order', heard);
  there.subscribe('order', heard);
  const failing = transact(db, async (tx) => {
    await here.publish('order', 1, tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await settle(here, there);
  expect(heard).not.toHaveBeenCalled();
});

test('what is too large for a message is handled here, and elsewhere read anew', async () => {
  const [here, there] = [await process(), await process()];
  const [heardHere, heardThere, missed] = [vi.fn(), vi.fn(), vi.fn()];
  here.subscribe('import', heardHere);
  there.subscribe('import', heardThere);
  there.onReconnect(missed);
  const payload = 'é'.repeat(5_000);
  await here.publish('import', payload);
  await settle(here, there);
  expect(heardHere).toHaveBeenCalledExactlyOnceWith(payload);
  expect(heardThere).not.toHaveBeenCalled();
  expect(missed).toHaveBeenCalledExactlyOnceWith({ event: 'import' });
});

test('the largest that fits goes through whole', async () => {
  const [here, there] = [await process(), await process()];
  const heard = vi.fn();
  there.subscribe('e', heard);
  const frame = JSON.stringify({ from: crypto.randomUUID(), event: 'e', payload: '' }).length;
  const payload = 'x'.repeat(7_999 - frame);
  await here.publish('e', payload);
  await settle(here, there);
  expect(heard).toHaveBeenCalledExactlyOnceWith(payload);
});

test('after a broken connection subscribers are told, and events come again', async () => {
  const [here, there] = [await process(), await process()];
  const heard = vi.fn();
  there.subscribe('stock', heard);
  const missed = new Promise<unknown>((resolve) => void there.onReconnect(resolve));
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'etalage listen'`);
  expect(await missed).toEqual({});
  await settle(here, there);
  await here.publish('stock', 5);
  await settle(here, there);
  expect(heard).toHaveBeenCalledExactlyOnceWith(5);
});

test('a handler that fails is logged and keeps nobody else from it', async () => {
  const here = await process();
  const logged = vi.spyOn(log, 'error');
  const heard = vi.fn();
  here.subscribe('a', () => {
    throw new Error('first');
  });
  here.subscribe('a', () => Promise.reject(new Error('second')));
  here.subscribe('a', heard);
  await here.publish('a', 1);
  await eventually(() => expect(logged).toHaveBeenCalledTimes(2));
  expect(heard).toHaveBeenCalledOnce();
});

test('a handler that failed is made up for, and again until that succeeds', async () => {
  const here = await process();
  const heard = vi.fn();
  here.subscribe('price', () => Promise.reject(new Error('the database was away')));
  here.onReconnect((missed) => {
    heard(missed);
    if (heard.mock.calls.length === 1) throw new Error('it is still away');
  });
  await here.publish('price', 5);
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), patience);
  expect(heard.mock.calls).toEqual([[{ event: 'price' }], [{ event: 'price' }]]);
});

test('what was missed of several events is any', async () => {
  const here = await process();
  const heard = vi.fn();
  for (const event of ['price', 'page']) {
    here.subscribe(event, () => Promise.reject(new Error('the database was away')));
  }
  here.onReconnect(heard);
  await here.publish('price', 5);
  await here.publish('page', 6);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({}), patience);
});

/** A database that refuses so many statements before it answers. */
const refusing = (times: number): typeof db => {
  let left = times;
  const execute = (query: Parameters<typeof db.execute>[0]) => {
    left -= 1;
    return left < 0 ? db.execute(query) : Promise.reject(new Error('too many clients already'));
  };
  return { execute } as typeof db;
};

test('what can not be sent is handled here, and told elsewhere once it can', async () => {
  const there = await process();
  const here = await createEvents({ db: refusing(2), url, log });
  open.push(here);
  const [heardHere, heardThere, missed] = [vi.fn(), vi.fn(), vi.fn()];
  here.subscribe('price', heardHere);
  there.subscribe('price', heardThere);
  there.onReconnect(missed);
  await here.publish('price', 5);
  expect(heardHere).toHaveBeenCalledExactlyOnceWith(5);
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), patience);
  expect(missed.mock.calls).toEqual([[{ event: 'price' }]]);
  expect(heardThere).not.toHaveBeenCalled();
});

test('what still waits to be sent goes when it is closed', async () => {
  const there = await process();
  const missed = vi.fn();
  there.onReconnect(missed);
  const here = await createEvents({ db: refusing(1), url, log });
  await here.publish('price', 5);
  await here.close();
  await eventually(() => expect(missed).toHaveBeenCalledExactlyOnceWith({ event: 'price' }));
});

test('what is no message of ours is passed over', async () => {
  const there = await process();
  const heard = vi.fn();
  there.subscribe('price', heard);
  for (const text of ['', 'hallo', 'null', '{}']) {
    await db.execute(sql`select pg_notify('etalage_events', ${text})`);
  }
  await settle(await process(), there);
  expect(heard).not.toHaveBeenCalled();
});
