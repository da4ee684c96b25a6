import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Host } from '#platform/host';
import { openForgetfulWay } from '../../../../tests/harness/forgetful-way';
import { UploadLocker } from './locker';

let way: Awaited<ReturnType<typeof openForgetfulWay>>;
beforeAll(async () => {
  way = await openForgetfulWay(inject('databaseUrl'));
});
afterAll(() => way.close());

test('an upload can go on after the database that held its lock vanished', {
  timeout: 40_000,
}, async () => {
  const locker = new UploadLocker({
    events: { subscribe: () => () => {}, publish: async () => {} },
    directUrl: way.url,
  } as unknown as Host);
  const { signal } = new AbortController();
  const first = locker.newLock('een');
  await first.lock(signal, () => {});
  way.forget();
  await way.direct.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'etalage uploads'`);
  await first.unlock();
  const next = locker.newLock('een');
  await expect(next.lock(signal, () => {})).resolves.toBeUndefined();
  await next.unlock();
});
