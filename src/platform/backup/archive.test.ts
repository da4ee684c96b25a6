import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECKSUM, MANIFEST } from './manifest';
import { regroup } from './regroup';
import { openBytes, sealBytes } from './seal';
import { endOfTar, readTar, writeEntry } from './tar';
import { verify } from './verify';

async function* from(...pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}

const gather = async (source: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
};

/** The same bytes in pieces of such a length. */
const cut = (bytes: Buffer, length: number): AsyncGenerator<Buffer> =>
  from(
    ...Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
      bytes.subarray(at * length, (at + 1) * length),
    ),
  );

type File = { name: string; bytes: Buffer };

const pack = async (files: readonly File[]): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for (const { name, bytes } of files) {
    parts.push(await gather(writeEntry({ name, size: bytes.length, content: from(bytes) })));
  }
  return Buffer.concat([...parts, endOfTar()]);
};

const bytes = (most: number) =>
  fc.uint8Array({ maxLength: most }).map((array) => Buffer.from(array));
const name = fc.stringMatching(/^[a-z0-9_-]{1,40}(\/[a-z0-9._-]{1,200}){0,3}$/);
const files = fc.array(fc.record({ name, bytes: bytes(2000) }), { maxLength: 5 });

test('what is put in an archive comes out, in whatever pieces it is read', () =>
  fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 3000 }), async (list, length) => {
      const read: File[] = [];
      for await (const entry of readTar(cut(await pack(list), length))) {
        read.push({ name: entry.name, bytes: await gather(entry.content) });
      }
      expect(read).toEqual(list);
    }),
    { numRuns: 60 },
  ));

test('an entry that nobody reads is skipped', async () => {
  const list = ['a', 'b'].map((one) => ({ name: one, bytes: Buffer.from(one.repeat(700)) }));
  const names: string[] = [];
  for await (const entry of readTar(from(await pack(list)))) names.push(entry.name);
  expect(names).toEqual(['a', 'b']);
});

test('an archive that is cut off anywhere is told as damaged', async () => {
  const whole = await pack([{ name: 'a', bytes: Buffer.alloc(600, 'x') }]);
  for (const length of [0, 100, 512, 900, 1536]) {
    const read = async () => {
      for await (const _ of readTar(from(whole.subarray(0, length))));
    };
    await expect(read(), `${length} bytes`).rejects.toThrow('damaged');
  }
});

test('pieces have the size that is asked, and hold the same', () =>
  fc.assert(
    fc.asyncProperty(fc.array(bytes(50)), fc.integer({ min: 1, max: 20 }), async (list, size) => {
      const out: Buffer[] = [];
      for await (const piece of regroup(from(...list), size)) out.push(piece);
      expect(Buffer.concat(out)).toEqual(Buffer.concat(list));
      expect(out.slice(0, -1).every(({ length }) => length === size)).toBe(true);
      expect(out.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  ));

const sealed = (content: Buffer) => gather(sealBytes(from(content), 'paard batterij'));
const open = (content: Buffer, passphrase?: string) =>
  gather(openBytes(cut(content, 1000), passphrase));

test('what is sealed opens with its passphrase alone', async () => {
  for (const length of [0, 150_000]) {
    const content = Buffer.alloc(length, 'brink');
    expect((await open(await sealed(content), 'paard batterij')).equals(content)).toBe(true);
  }
  const one = await sealed(Buffer.from('geheim'));
  expect(one.includes('geheim')).toBe(false);
  await expect(open(one, 'paard')).rejects.toThrow('passphraseWrong');
  await expect(open(one)).rejects.toThrow('passphraseNeeded');
});

test('of what is sealed nothing can be changed, moved or left out unseen', async () => {
  const whole = await sealed(Buffer.alloc(150_000, 'brink'));
  const start = 32;
  const chunk = 65_536 + 16;
  const changed = Buffer.from(whole);
  changed[100_000] = (changed[100_000] ?? 0) ^ 1;
  const first = whole.subarray(start, start + chunk);
  const second = whole.subarray(start + chunk, start + 2 * chunk);
  const head = whole.subarray(0, start);
  for (const wrong of [
    changed,
    whole.subarray(0, start + 2 * chunk),
    whole.subarray(0, start + chunk + 5),
    Buffer.concat([head, first, whole.subarray(start + 2 * chunk)]),
  ]) {
    await expect(open(wrong, 'paard batterij')).rejects.toThrow('damaged');
  }
  await expect(open(Buffer.concat([head, second, first]), 'paard batterij')).rejects.toThrow(
    'passphraseWrong',
  );
});

test('what was never sealed passes as it is', async () => {
  expect(String(await open(Buffer.from('tables/public.orders/000001.gz')))).toContain('orders');
});

/** A manifest, with the part that holds its checksum. */
const summed = (content: object) => {
  const bytes = Buffer.from(JSON.stringify(content));
  const sum = createHash('sha256').update(bytes).digest('hex');
  return [
    { name: MANIFEST, bytes },
    { name: CHECKSUM, bytes: Buffer.from(sum) },
  ] as const;
};
const manifest = (parts: object[]) =>
  summed({
    ...{ format: 1, version: '0.1.0', madeAt: '2026-03-01T10:00:00.000Z', migrations: [1] },
    ...{ secret: null, tables: [], sequences: [], files: { count: 1, bytes: 3 }, parts },
  });
const [told, sum] = manifest([]);
/** The SHA-256 of 'abc', as FIPS 180 prints it. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const part = { name: 'files/a', size: 3, sha256: ABC };
const file = { name: 'files/a', bytes: Buffer.from('abc') };

test('a backup is whole when each part is what its last part says', async () => {
  const good = await pack([file, ...manifest([part])]);
  expect((await verify(from(good))).files).toEqual({ count: 1, bytes: 3 });
});

test.each([
  ['a byte of a part', [{ ...file, bytes: Buffer.from('abd') }, ...manifest([part])]],
  ['a part that is gone', [...manifest([part])]],
  ['a part that came in', [file, { ...file, name: 'files/b' }, ...manifest([part])]],
  [
    'a file that would lie elsewhere',
    [{ ...file, name: 'files/../a' }, ...manifest([{ ...part, name: 'files/../a' }])],
  ],
  ['a part after the last', [file, ...manifest([part]), file]],
  ['a manifest that was changed', [{ ...told, bytes: Buffer.from(`${told.bytes} `) }, sum]],
  ['a manifest without its checksum', [told]],
  ['no last part', [file]],
  ['a manifest that says nothing', [...summed({ format: 1 })]],
])('a backup with a change is refused: %s', async (_, list) => {
  await expect(verify(from(await pack(list)))).rejects.toThrow('damaged');
});

test('a form that came later is told as newer', async () => {
  await expect(verify(from(await pack([...summed({ format: 2 })])))).rejects.toThrow('newer');
});

test('what is no backup at all is told so', async () => {
  await expect(verify(openBytes(from(Buffer.alloc(2000, 'x')), undefined))).rejects.toThrow(
    'damaged',
  );
  await expect(verify(openBytes(from(), undefined))).rejects.toThrow('notBackup');
});
