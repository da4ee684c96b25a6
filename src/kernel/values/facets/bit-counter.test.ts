import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { makeCounter, PlainCounter, WordCopy } from './bit-counter';
import { Bitset, WORDS_A_STEP } from './bitset';
import { ProbedRows, SharedCounter } from './probed-rows';
import { RowSet } from './row-set';

const words = fc.uint32Array({ maxLength: 70, size: 'max' });
const LISTS = 4;

test('vectors count what plain counting counts, whatever was held, counted and changed before', () => {
  const held = fc.option(fc.record({ words, steps: fc.nat({ max: 4 }) }));
  const step = fc.record({ list: fc.nat(LISTS - 1), words, held });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const counter = makeCounter();
      expect(counter).not.toBeInstanceOf(PlainCounter);
      const plain = new PlainCounter();
      const lists = Array.from({ length: LISTS }, () => new Uint32Array(3).fill(5));
      const copies = lists.map(() => new WordCopy());
      for (const { list, words, held } of steps) {
        if (held) {
          counter.hold(held.words, held.steps * WORDS_A_STEP);
          plain.hold(held.words, held.steps * WORDS_A_STEP);
        }
        lists[list] = words;
        copies[list]?.expire();
        for (const [at, copy] of copies.entries()) {
          const own = lists[at] as Uint32Array;
          expect(counter.count(own, copy)).toBe(plain.count(own));
        }
      }
    }),
  );
});

test('a hundred thousand rows are counted beyond the first page of memory', () => {
  const counter = makeCounter();
  counter.hold(new Uint32Array(40_000).fill(0xffffffff), 0);
  expect(counter.count(new Uint32Array(30_001).fill(0x80000001), new WordCopy())).toBe(60_002);
});

const upTo = (count: number) => {
  const set = new Bitset();
  for (let n = 0; n < count; n += 1) set.add(n);
  return set;
};

test('rows that are probed by turns keep their own', () => {
  const shared = new SharedCounter();
  const [few, many] = [new ProbedRows(upTo(300), shared), new ProbedRows(upTo(3000), shared)];
  const copy = new WordCopy();
  for (const _ of [1, 2]) {
    expect(few.countIn(upTo(1000), copy)).toBe(300);
    expect(many.countIn(upTo(1000), copy)).toBe(1000);
  }
});

test('a set that gains and loses rows is counted as it is now', () => {
  const probed = new ProbedRows(upTo(3000), new SharedCounter());
  const set = new RowSet();
  for (let slot = 0; slot < 2000; slot += 2) set.add(slot, 3000);
  expect(set.countIn(probed)).toBe(1000);
  for (let slot = 0; slot < 50; slot += 1) {
    set.delete(slot);
    expect(set.countIn(probed)).toBe(999 - (slot >>> 1));
  }
  set.add(1, 3000);
  set.add(2999, 3000);
  set.add(9000, 9001);
  expect(set.countIn(probed)).toBe(977);
});

test('where vectors can not be counted, words are counted plainly', () => {
  vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  const counter = makeCounter();
  expect(counter).toBeInstanceOf(PlainCounter);
  counter.hold(Uint32Array.of(0b1011), 0);
  expect(counter.count(Uint32Array.of(0b0011), new WordCopy())).toBe(2);
});
