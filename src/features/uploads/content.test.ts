import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html, makePhoto, makePng, makeZip, pdf, svg } from './files.test-support';
import { type ArchiveVerdict, inspectArchive } from './server/archive';
import { typeOfContent } from './server/file-types';
import { sniffType } from './server/sniff';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-content-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (content: string | Uint8Array): string => {
  const place = join(folder, 'file');
  writeFileSync(place, content);
  return place;
};

test.each<[string, string | Buffer | (() => Promise<Buffer>), string]>([
  ['a photo', makePhoto, 'image/jpeg'],
  ['a PNG', makePng(3, 3), 'image/png'],
  ['a PDF', pdf, 'application/pdf'],
  ['a ZIP', makeZip([{ name: 'a', content: Buffer.from('a') }]), 'application/zip'],
  ['words', 'Beste mensen,\r\n\tals < is ✓\n', 'text/plain'],
  ['zeroes', Buffer.alloc(50), 'application/octet-stream'],
  ['HTML', html, 'text/html'],
  ['HTML behind a mark', `\ufeff \n<!-- x --><SCRIPT>`, 'text/html'],
  ['HTML behind XML', '<?xml version="1.0"?><html xmlns="x">', 'text/html'],
  ['HTML with bytes', Buffer.from('<body>\0\u0001'), 'text/html'],
  ['a drawing', svg, 'image/svg+xml'],
  [
    'a drawing with all before it',
    `<?xml version="1.0"?>\n<!-- -->\n<!DOCTYPE svg>${svg}`,
    'image/svg+xml',
  ],
  ['a feed', '<?xml version="1.0"?><rss/>', 'application/xml'],
])('%s is known by its content', async (_what, content, type) => {
  const bytes = typeof content === 'function' ? await content() : content;
  expect(await sniffType(written(bytes))).toBe(type);
});

test('whatever the bytes are, they are of some type', async () => {
  const starts = ['', 'PK\u0003\u0004', '%PDF', 'GIF89a', '\x89PNG\r\n\x1a\n', '<svg', 'RIFF'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array(), async (start, rest) => {
      const bytes = Buffer.concat([Buffer.from(start, 'latin1'), rest]);
      expect(await sniffType(written(bytes))).toMatch(/^[a-z]+\/[\w.+-]+$/);
    }),
  );
});

test.each([
  ['image/jpeg', 'jpg', 'image/jpeg'],
  ['image/png', 'jpg', 'image/png'],
  ['text/html', 'jpg', undefined],
  ['image/svg+xml', 'png', undefined],
  ['text/plain', 'csv', 'text/csv'],
  ['application/x-cfb', 'doc', 'application/msword'],
  ['image/svg+xml', 'xml', 'image/svg+xml'],
  ['application/zip', 'docx', undefined],
  ['application/pdf', '', 'application/pdf'],
  ['text/plain', 'constructor', 'text/plain'],
])('%s under .%s is %s', (sniffed, extension, type) => {
  expect(typeOfContent(sniffed, extension)).toBe(type);
});

const text = { name: 'a.txt', content: Buffer.from('gewone tekst '.repeat(500)) };
const zeroes = { name: 'b', content: Buffer.alloc(101_000_000) };

/** An archive whose last record tells of another list than the one with the bomb in it. */
const withFalseEnd = (): Buffer => {
  const bomb = makeZip([zeroes]);
  const harmless = makeZip([text]);
  // The false archive stands behind the true one; its places are counted from there.
  return Buffer.concat([bomb, harmless]);
};

/** An archive that says of an entry that it is small, in its list and before its bytes. */
const understated = makeZip([{ ...zeroes, claimed: 10 }]);

/** As tools that follow the last record see it: nothing in it. */
const emptyEnd = Buffer.concat([makeZip([zeroes]), makeZip([])]);

/** The same entries twice in the list: they unpack to twice as much. */
const overlapping = (): Buffer => {
  const one = makeZip([text]);
  const end = one.subarray(-22);
  const list = one.subarray(end.readUInt32LE(16), -22);
  const twice = Buffer.concat([one.subarray(0, -22), list, end]);
  twice.writeUInt16LE(2, twice.length - 22 + 8);
  twice.writeUInt16LE(2, twice.length - 22 + 10);
  twice.writeUInt32LE(2 * list.length, twice.length - 22 + 12);
  return twice;
};

const locked = (): Buffer => {
  const one = makeZip([text]);
  one.writeUInt16LE(1, 6);
  one.writeUInt16LE(1, one.indexOf('PK\u0001\u0002') + 8);
  return one;
};

test.each<[string, ArchiveVerdict, string | Buffer]>([
  ['a plain archive', 'fine', makeZip([text, text])],
  ['an empty list', 'fine', makeZip([text], 'met een opmerking')],
  ['an archive of nothing', 'fine', makeZip([])],
  ['no archive', 'fine', 'PK'],
  ['a PDF', 'fine', pdf],
  ['one that unpacks to a thousand times its size', 'bomb', makeZip([zeroes])],
  ['one that says so', 'bomb', makeZip([{ ...text, claimed: 900_000_000 }])],
  ['one that says less than comes out', 'unsound', understated],
  ['one behind which stands another', 'unsound', withFalseEnd()],
  ['one behind which stands an empty one', 'unsound', emptyEnd],
  ['one whose entries lie over each other', 'unsound', overlapping()],
  ['one behind a password', 'unsound', locked()],
  ['one with bytes behind it', 'unsound', Buffer.concat([makeZip([text]), Buffer.from('x')])],
  ['one of ZIP64', 'bomb', makeZip([{ ...text, claimed: 0xffffffff }])],
  ['one that is cut off', 'unsound', makeZip([text]).subarray(0, 60)],
  ['one that begins as a PDF', 'hidden', Buffer.concat([pdf, makeZip([text])])],
  ['a bomb that begins as a PDF', 'hidden', Buffer.concat([pdf, makeZip([zeroes])])],
  ['a PDF with an archive in it', 'fine', Buffer.concat([pdf, makeZip([text]), pdf])],
  ['a PDF with a bomb in it', 'bomb', Buffer.concat([pdf, makeZip([zeroes]), pdf])],
  ['packed text', 'fine', gzipSync(text.content)],
  ['packed zeroes', 'bomb', gzipSync(zeroes.content)],
])('%s: %s', async (_what, verdict, content) => {
  expect(await inspectArchive(written(content))).toBe(verdict);
});

test('whatever is wrong in an archive, it is looked at without a fault', async () => {
  const whole = makeZip([text, text]);
  const place = fc.integer({ min: 4, max: whole.length - 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 }))), async (marks) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of marks) bytes[at] = value;
      expect(['fine', 'bomb', 'unsound', 'hidden']).toContain(await inspectArchive(written(bytes)));
    }),
  );
});
