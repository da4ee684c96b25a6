import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html, makePhoto, makePng, makeZip, pdf, svg } from './files.test-support';
import { isBomb } from './server/archive';
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

test.each<[string, string | Buffer, boolean]>([
  ['a plain archive', makeZip([text, text]), false],
  ['an empty list', makeZip([text], 'met een opmerking'), false],
  ['no archive', 'PK', false],
  ['one that unpacks to a thousand times its size', makeZip([zeroes]), true],
  ['one that says so', makeZip([{ ...text, claimed: 900_000_000 }]), true],
  ['one of ZIP64', makeZip([{ ...text, claimed: 0xffffffff }]), true],
  ['one that is cut off', makeZip([text]).subarray(0, 60), true],
])('%s: %s', async (_what, content, isOne) => {
  expect(await isBomb(written(content))).toBe(isOne);
});

test('whatever is wrong in an archive, it is looked at without a fault', async () => {
  const whole = makeZip([text, text]);
  const place = fc.integer({ min: 4, max: whole.length - 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 }))), async (marks) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of marks) bytes[at] = value;
      expect(typeof (await isBomb(written(bytes)))).toBe('boolean');
    }),
  );
});
