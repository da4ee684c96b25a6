import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type ZipEntry, zipOf } from './zip';

const at = new Date('2026-03-04T12:00:00Z');

test('an archive is made piece by piece: who stops reading stops it, and no piece waits for the next', async () => {
  let read = 0;
  let isClosed = false;
  async function* large() {
    try {
      for (let piece = 0; piece < 10_000; piece += 1) {
        read += 1;
        yield new Uint8Array(65_536);
      }
    } finally {
      isClosed = true;
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'groot.bin', content: large() };
  }
  let told = 0;
  for await (const piece of zipOf(entries(), { at, signal: new AbortController().signal })) {
    told += piece.length;
    expect(read * 65_536 - told).toBeLessThan(131_072);
    if (read === 50) break;
  }
  expect([read, isClosed]).toEqual([50, true]);
});

test('files of any size and name come out as they went in', async () => {
  const files = { 'leeg.txt': '', 'map/café €.txt': 'é'.repeat(70_000), 'a.txt': 'a' };
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, text] of Object.entries(files)) {
      yield { name, content: [Buffer.from(text)], ...(name === 'a.txt' && { isText: true }) };
    }
  }
  const signal = new AbortController().signal;
  const zip = await fromBufferPromise(
    await buffer(Readable.from(zipOf(entries(), { at, signal }))),
  );
  const found: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    found[entry.fileName] = String(await buffer(await zip.openReadStreamPromise(entry)));
  }
  expect(found).toEqual(files);
});
