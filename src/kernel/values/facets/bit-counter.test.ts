import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCounter, PlainCounter } from './bit-counter';
import { Bitset } from './bitset';
import { ProbedRows } from './probed-rows';

const words = fc.uint32Array({ maxLength: 70 });

test('vectors count what plain counting counts, whatever was held and counted before', () => {
  const counter = makeCounter();
  expect(counter).not.toBeInstanceOf(PlainCounter);
  fc.assert(
    fc.property(words, fc.array(words, { maxLength: 4 }), (held, others) => {
      const plain = new PlainCounter();
      counter.hold(held);
      plain.hold(held);
      for (const other of others) expect(counter.count(other)).toBe(plain.count(other));
    }),
  );
});

test('a hundred thousand rows are counted beyond the first page of memory', () => {
  const counter = makeCounter();
  counter.hold(new Uint32Array(40_000).fill(0xffffffff));
  expect(counter.count(new Uint32Array(30_001).fill(0x80000001))).toBe(60_002);
});

test('rows that are probed by turns keep their own', () => {
  const all = (count: number) => {
    const set = new Bitset();
    for (let n = 0; n < count; n += 1) set.add(n);
    return set;
  };
  const [few, many] = [new ProbedRows(all(300)), new ProbedRows(all(3000))];
  for (const _ of [1, 2]) {
    expect(few.countIn(all(1000))).toBe(300);
    expect(many.countIn(all(1000))).toBe(1000);
  }
});
