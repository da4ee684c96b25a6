import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedParts, type Prints, saidBetween } from './prints';

/** By part what it says, and by which version of its rows. */
type Said = ReadonlyMap<number, readonly [says: number, version: number]>;

const bytesOf = (said: Said): Uint8Array => {
  const bytes = Buffer.alloc(said.size * 20);
  [...said]
    .sort(([a], [b]) => a - b)
    .forEach(([part, [says, version]], n) => {
      bytes.writeInt32BE(part, n * 20);
      bytes.writeBigUInt64BE(BigInt(says), n * 20 + 4);
      bytes.writeBigUInt64BE(BigInt(version), n * 20 + 12);
    });
  return bytes;
};

const printsOf = (said: Said, whole = 'all'): Prints => ({
  whole,
  tables: new Map([['things', bytesOf(said)]]),
});

const said = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 3 })), {
    selector: ([part]) => part,
  })
  .map((parts) => new Map(parts.map(([part, says]) => [part, [says, says] as const])));

const changed = (before: Prints | undefined, now: Prints) =>
  before && changedParts(before, now)?.get('things')?.sort();

test('parts that came, went or say something else are told, and no others', () => {
  fc.assert(
    fc.property(said, said, (before, now) => {
      const differs = (part: number) => before.get(part)?.[0] !== now.get(part)?.[0];
      const parts = [...new Set([...before.keys(), ...now.keys()])].filter(differs).sort();
      expect(changed(printsOf(before), printsOf(now))).toEqual(parts);
    }),
  );
});

test('what was written while rows were read is unknown, also when it says again what it said', () => {
  fc.assert(
    fc.property(said, said, (before, after) => {
      const sure = saidBetween(printsOf(before), printsOf(after));
      const isSame = (part: number) => before.get(part)?.[1] === after.get(part)?.[1];
      const parts = [...new Set([...before.keys(), ...after.keys()])];
      // Whatever is said later, a part that was written counts as changed.
      for (const later of [before, after]) {
        const unsure = changed(sure, printsOf(later)) ?? [];
        for (const part of parts) if (!isSame(part)) expect(unsure).toContain(part);
      }
      const still = changed(sure, printsOf(before)) ?? [];
      for (const part of parts) if (isSame(part)) expect(still).not.toContain(part);
    }),
  );
});

test('a change in what many rows share is one in all of them', () => {
  const one = new Map([[1, [1, 1] as const]]);
  expect(changedParts(printsOf(one, 'all'), printsOf(one, 'others'))).toBeUndefined();
  expect(saidBetween(printsOf(one, 'all'), printsOf(one, 'others'))).toBeUndefined();
});
