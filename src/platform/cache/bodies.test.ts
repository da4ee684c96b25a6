import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { Bodies } from './bodies';

const words = Array.from({ length: 400 }, (_, n) => `<li>Artikel ${n * 7919}, maat ${n % 50}</li>`);
const page = Buffer.from(words.join(''));
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
const encodings = ['br', 'gzip', 'identity'] as const;

test.each(encodings)('made for who asks for %s, it serves all others too', (first) => {
  const bodies = new Bodies(Buffer.from(page), first);
  for (const encoding of encodings) {
    expect(unpack[encoding](bodies.as(encoding)).equals(page)).toBe(true);
    expect(bodies.as(encoding)).toBe(bodies.as(encoding));
  }
});

test('it holds what was asked for alone, and nothing of the bytes that it was made of', () => {
  const given = Buffer.from(page);
  const bodies = new Bodies(given, 'br');
  const plain = new Bodies(given, 'identity');
  given.fill(0);
  expect(bodies.weight).toBeLessThan(page.length / 2);
  expect(brotliDecompressSync(bodies.as('br')).equals(page)).toBe(true);
  expect(plain.as('identity').equals(page)).toBe(true);
});

test('what is kept is no part of something larger, which would stay with it', async () => {
  for (const first of encodings) {
    const bodies = new Bodies(page, first);
    await bodies.improve('br');
    for (const encoding of encodings) {
      const body = bodies.as(encoding);
      expect(body.buffer.byteLength).toBe(body.length);
    }
  }
});

test.each(['br', 'gzip'] as const)(
  'for who comes again it is compressed better in %s, once',
  async (encoding) => {
    const bodies = new Bodies(page, encoding);
    const quick = bodies.as(encoding);
    await Promise.all([bodies.improve(encoding), bodies.improve(encoding)]);
    const good = bodies.as(encoding);
    expect(good.length).toBeLessThan(quick.length);
    expect(unpack[encoding](good).equals(page)).toBe(true);
    await bodies.improve(encoding);
    expect(bodies.as(encoding)).toBe(good);
  },
);

test.each(encodings)(
  'its tag in %s tells its content, whichever was made first and however well',
  async (asked) => {
    const tags = encodings.map((first) => new Bodies(page, first).tag(asked));
    const bodies = new Bodies(page, asked);
    await bodies.improve(asked);
    expect(new Set([...tags, bodies.tag(asked)]).size).toBe(1);
    const other = Buffer.from(page);
    other.write('!', other.length - 1);
    expect(new Bodies(other, asked).tag(asked)).not.toBe(bodies.tag(asked));
    expect(new Set(encodings.map((one) => bodies.tag(one))).size).toBe(encodings.length);
  },
);

test('whoever counts its bytes is told when they change', async () => {
  const bodies = new Bodies(page, 'br');
  const tell = vi.fn();
  bodies.onGrown(tell);
  const before = bodies.weight;
  bodies.as('identity');
  expect(tell).toHaveBeenCalledTimes(1);
  expect(bodies.weight).toBe(before + page.length);
  bodies.as('identity');
  await bodies.improve('identity');
  expect(tell).toHaveBeenCalledTimes(1);
  await bodies.improve('br');
  expect(tell).toHaveBeenCalledTimes(2);
});

test('of more pages than wait at once the rest are left for a later visit', async () => {
  const many = Array.from({ length: 120 }, () => new Bodies(page, 'br'));
  const quick = many[0]?.as('br').length as number;
  const improved = () => many.filter((one) => one.as('br').length < quick).length;
  await Promise.all(many.map((one) => one.improve('br')));
  expect(improved()).toBe(100);
  await Promise.all(many.map((one) => one.improve('br')));
  expect(improved()).toBe(120);
});

test('it is the same as others by an encoding that was asked of both, however well they are compressed', async () => {
  const former = new Bodies(page, 'br');
  await former.improve('br');
  expect(former.isSameAs(new Bodies(page, 'br'))).toBe(true);
  expect(former.isSameAs(new Bodies(page, 'gzip'))).toBe(false);
  expect(former.isSameAs(new Bodies(Buffer.from(`${page} `), 'br'))).toBe(false);
});
