import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionHeaders } from '../limits';
import { header } from '../wire';
import { fitHeaders } from './fit-headers';

const list = (count: number, write = (at: number) => `${at}`) =>
  Array.from({ length: count }, (_, at) => write(at + 1)).join(',');

const columns = (id: number, amounts: Record<string, number>) =>
  Object.fromEntries([
    [header.total(id), '38'],
    ...Object.entries(amounts).flatMap(([column, count]) => [
      [header.enabledIds(id, column), list(count)],
      [header.counts(id, column), list(count, (at) => `${at}:12`)],
    ]),
  ]);

test('S3.1/4 S3.1/6 what fits is told in headers, all of it', () => {
  const headers = columns(12, { color: 40, brand: 60, size: 20, store: 90 });
  expect(fitHeaders(headers)).toEqual({ fitting: headers, left: {} });
});

test('S3.1/5 a column of 5,000 options costs no other its headers', () => {
  const { fitting, left } = fitHeaders(columns(12, { store: 5000, color: 40, brand: 60 }));
  // Its ids are those that have a count, and would double what is sent.
  expect(Object.keys(left)).toEqual([header.counts(12, 'store')]);
  expect(fitting).toEqual(columns(12, { color: 40, brand: 60 }));
});

test('S3.1/6 ids that are promised to others go before counts, which are ours alone', () => {
  const { fitting, left } = fitHeaders(columns(12, { store: 400, color: 100 }));
  expect(Object.keys(left)).toEqual([header.counts(12, 'store')]);
  expect(fitting[header.enabledIds(12, 'store')]).toBe(list(400));
});

test('nothing is lost, and never more sent than there is room for besides totals', () => {
  const amount = fc.integer({ min: 0, max: 1200 });
  const record = fc.record({ store: amount, total: amount, x_counts_y: amount });
  fc.assert(
    fc.property(record, (amounts) => {
      const headers = columns(7, amounts);
      const { fitting, left } = fitHeaders(headers);
      const told = { ...fitting, ...left };
      expect(headers).toMatchObject(told);
      for (const name of Object.keys(headers)) {
        const counts = name.replace(/_enabled_(.*)_ids$/, '_counts_$1');
        expect(name in told || (counts !== name && counts in left)).toBe(true);
      }
      expect(fitting[header.total(7)]).toBe('38');
      const sent = Object.entries(fitting).reduce((sum, [name, value]) => {
        return sum + `${name}: ${value}\r\n`.length;
      }, 0);
      expect(sent).toBeLessThanOrEqual(sectionHeaders.room);
    }),
  );
});

const { room } = sectionHeaders;

test('S3.1/4 a total is told whatever else there is, and room that is filled to the last is room', () => {
  const ids = header.enabledIds(1, 'a');
  const long = { [header.total(1)]: '9'.repeat(room), [ids]: '1' };
  expect(Object.keys(fitHeaders(long).fitting)).toEqual([header.total(1)]);
  const filling = (spare: number) => ({ [ids]: 'x'.repeat(room - ids.length - 4 - spare) });
  expect(fitHeaders(filling(0)).left).toEqual({});
  expect(fitHeaders(filling(-1)).fitting).toEqual({});
});

test('S3.1/5 of several long columns the short ones are told', () => {
  const ids = (column: string, share: number) => [
    header.enabledIds(1, column),
    'x'.repeat(Math.floor(room * share)),
  ];
  const headers = Object.fromEntries([ids('a', 0.6), ids('b', 0.2), ids('c', 0.5)]);
  expect(Object.keys(fitHeaders(headers).left)).toEqual([header.enabledIds(1, 'a')]);
  // Its ids fit, so its counts alone are left.
  const counts = { [header.counts(1, 'b')]: 'y'.repeat(Math.floor(room * 0.5)) };
  const beside = fitHeaders({ ...counts, ...Object.fromEntries([ids('b', 0.7)]) });
  expect(beside.left).toEqual(counts);
});
