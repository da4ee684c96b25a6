import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../config/log';
import { DatabaseAway, isDatabaseLost } from './errors';
import { createOutage, type Outage } from './outage';

let written: unknown[];
let outage: Outage;
const note = (...[fields]: unknown[]) => void written.push(fields);

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  outage = createOutage({ log: { ...silentLog, error: note, warn: note }, now: () => 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['a code of PostgreSQL', coded('57P01'), true],
  ['too many connections', coded('53300'), true],
  ['a server that takes no writes any more', coded('25006'), true],
  ['words of its client', new Error('Connection terminated unexpectedly'), true],
  ['the network, in a query', new DrizzleQueryError('select', [], coded('ECONNRESET')), true],
  ['the network, elsewhere', coded('ECONNREFUSED'), false],
  ['a file that is not there', coded('ENOENT'), false],
  ['a query that is wrong', new DrizzleQueryError('select', [], coded('42601')), false],
  ['far down', new Error('a page', { cause: new DatabaseAway() }), true],
  ['a plain object, as pg-boss makes them', { ...new DatabaseAway(), queue: 'mail' }, true],
  ['nothing', undefined, false],
])('%s', (_, error, isLost) => {
  expect(isDatabaseLost(error)).toBe(isLost);
});

test('failures of which the outage is known a moment later are counted, and not written', () => {
  const write = vi.fn();
  outage.tell(new DatabaseAway(), write);
  outage.begin('frozen');
  outage.begin('frozen');
  outage.tell(new DatabaseAway(), write);
  vi.advanceTimersByTime(60_000);
  outage.end();
  outage.end();
  expect(write).not.toHaveBeenCalled();
  expect(written).toEqual([{ err: 'frozen' }, { seconds: 0, failed: 2 }]);
});

test('without an outage they are written: the first ten whole', () => {
  const write = vi.fn();
  for (let n = 0; n < 12; n += 1) outage.tell(new DatabaseAway(), write);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(write).toHaveBeenCalledTimes(10);
  expect(written).toEqual([expect.stringContaining('2 more')]);
});

test('what has another cause is written at once, during an outage too', () => {
  outage.begin('away');
  const write = vi.fn();
  outage.tell(coded('ECONNREFUSED'), write);
  outage.quiet({ ...silentLog, warn: note }).warn({ err: coded('ENOENT') }, 'a file');
  expect(write).toHaveBeenCalledTimes(1);
  expect(written).toHaveLength(2);
});
