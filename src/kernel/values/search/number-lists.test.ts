import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NumberLists } from './number-lists';

type Step =
  | { kind: 'push' | 'take'; list: number; number: number }
  | { kind: 'set'; list: number; numbers: number[] }
  | { kind: 'pack' }
  | { kind: 'copy' };

const list = fc.nat(12);
const number = fc.nat(6);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('push' as const), list, number }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('take' as const), list, number }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      list,
      numbers: fc.array(number, { maxLength: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('pack' as const, 'copy' as const) }) },
);

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

test('lists in one stretch of memory hold what lists of their own hold', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      let lists = new NumberLists();
      const plain = new Map<number, number[]>();
      for (const one of steps) {
        if (one.kind === 'pack') lists.pack();
        else if (one.kind === 'copy') lists = NumberLists.restore(structuredClone(lists.save()));
        else {
          const its = plain.get(one.list) ?? [];
          plain.set(one.list, its);
          if (one.kind === 'push') {
            lists.push(one.list, one.number);
            its.push(one.number);
          } else if (one.kind === 'set') {
            lists.set(one.list, one.numbers);
            plain.set(one.list, [...one.numbers]);
          } else {
            lists.take(one.list, one.number);
            if (its.includes(one.number)) its.splice(its.indexOf(one.number), 1);
          }
        }
      }
      for (let n = 0; n <= 13; n++) {
        expect(sorted(lists.of(n))).toEqual(sorted(plain.get(n) ?? []));
        expect(lists.lengthOf(n)).toBe(plain.get(n)?.length ?? 0);
      }
    }),
    { numRuns: 300 },
  );
});

test('what lists leave behind as they grow is used again, however often they change', () => {
  const lists = new NumberLists();
  for (let round = 0; round < 200; round++) {
    for (let n = 0; n < 50; n++)
      lists.set(
        n,
        Array.from({ length: 1 + (round % 40) }, () => n),
      );
    for (let n = 0; n < 50; n++) for (let i = 0; i < 40; i++) lists.push(n, i);
  }
  expect(lists.numbers.length).toBeLessThan(50 * 80 * 4);
  lists.pack();
  expect(lists.numbers.length).toBe(50 * (40 + 40));
});

test('lists that grow by turns are seldom moved, however many numbers come', () => {
  let moved = 0;
  for (const way of ['set', 'copyWithin'] as const) {
    const own = Uint32Array.prototype[way] as (...given: unknown[]) => unknown;
    vi.spyOn(Uint32Array.prototype, way).mockImplementation(function (
      this: Uint32Array,
      ...given: unknown[]
    ) {
      const [first, from, to] = given as [ArrayLike<number>, number, number];
      moved += way === 'set' ? first.length : to - from;
      return own.apply(this, given) as never;
    });
  }
  const lists = new NumberLists();
  const [many, rows] = [50, 4000];
  for (let row = 0; row < rows; row++) for (let n = 0; n < many; n++) lists.push(n, row);
  vi.restoreAllMocks();
  expect(lists.lengthOf(many - 1)).toBe(rows);
  expect(moved).toBeLessThan(20 * many * rows);
});

test('lists that came in another order are saved in their own', () => {
  const lists = new NumberLists();
  lists.set(1, [7, 8]);
  lists.set(0, [9]);
  const copy = NumberLists.restore(lists.save());
  expect([[...copy.of(0)], [...copy.of(1)]]).toEqual([[9], [7, 8]]);
});

test('lists are not taken over with another number of numbers than they tell', () => {
  const lengths = Uint32Array.of(1, 2);
  expect(() => NumberLists.restore({ lengths, numbers: Uint32Array.of(1, 2) })).toThrow(RangeError);
});
