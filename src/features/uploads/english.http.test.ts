import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadApp, type Sent, type UploadApp } from '../../../tests/harness/upload-app';
import { html, makeZip, pdf } from './files.test-support';

let app: UploadApp;
beforeAll(async () => {
  app = await createUploadApp();
});
afterAll(() => app.close());

const english = { 'etalage-language': 'en_GB' };

const wordsOf = async (reply: Response) => {
  const { message, fields } = await reply.json();
  return [message, ...Object.values(fields)].join(' ');
};

const DUTCH = /\b(?:het|dit|bestand|geen|niet|eerst|kies)\b/i;

test.each<[string, Sent, RegExp, RegExp]>([
  ['too large', { length: 8_000_001 }, /may be 7.6 MB/, /mag 7,6 MB zijn/],
  [
    'of a wrong type',
    { length: 9, item: 2, filename: 'a.pdf' },
    /Choose pictures\.$/,
    /Kies afbeeldingen\.$/,
  ],
  ['without what must be told', { length: 90, item: 4 }, /must be filled in/, /is verplicht/],
  ['for nothing', { length: 9, item: 99 }, /cannot upload/, /Hier kun je geen/],
  ['of an unread length', { length: 'x' }, /size of the file/, /grootte van het bestand/],
])('S1/2 S8.8/1 a file %s is refused in the language of the page', async (_what, sent, en, nl) => {
  const told = await wordsOf(await app.create({ ...sent, headers: english }));
  expect(told).toMatch(en);
  expect(told).not.toMatch(DUTCH);
  expect(await wordsOf(await app.create(sent))).toMatch(nl);
});

test.each<[string, () => string | Buffer, string, RegExp]>([
  ['isn’t what it says', () => html, 'a.pdf', /contains something else/],
  [
    'is a bomb',
    () => makeZip([{ name: 'a', content: Buffer.from('x'), claimed: 4e9 }]),
    'a.zip',
    /unpacks to far too much/,
  ],
  [
    'is a program',
    () => Buffer.from('7f454c4602010100'.padEnd(400, '0'), 'hex'),
    'a',
    /is a program/,
  ],
])('S1/2 so is one that, once it is in, %s', async (_what, make, filename, text) => {
  const { reply } = await app.send(make(), { filename, type: '', headers: english });
  expect(reply.status).toBeGreaterThanOrEqual(415);
  expect(await wordsOf(reply)).toMatch(text);
});

test('S1/2 what tus itself refuses is told in the language of the page too', async () => {
  const created = await app.create({ length: 10, headers: english });
  const url = created.headers.get('location') ?? '';
  expect(await wordsOf(await app.patch(url, 4, 'x', english))).toMatch(
    /another point in this file/,
  );
  expect(await wordsOf(await app.patch(url, 4, 'x'))).toMatch(/ander punt gebleven/);
});

test('a language that is none changes nothing', async () => {
  const headers = { 'etalage-language': 'en"><script>' };
  expect(await wordsOf(await app.create({ length: 0, headers }))).toBe('brief.txt is leeg.');
});

test('tus is told when an upload that isn’t finished will be gone', async () => {
  const told = await fetch(`${app.address}/api/v1.0/file`, { method: 'OPTIONS' });
  expect(told.headers.get('tus-extension')?.split(',')).toContain('expiration');
  expect(told.headers.get('allow')).toBe('POST, OPTIONS');
  const created = await app.create({ length: pdf.length, filename: 'a.pdf' });
  const end = Date.parse(created.headers.get('upload-expires') ?? '');
  expect(Math.abs(end - app.clock.now().getTime() - 86_400_000)).toBeLessThan(2000);
  const url = created.headers.get('location') ?? '';
  const sent = await app.patch(url, 0, pdf.subarray(0, 5));
  expect(Math.abs(Date.parse(sent.headers.get('upload-expires') ?? '') - end)).toBeLessThan(2000);
  await app.patch(url, 5, pdf.subarray(5));
  expect((await app.call('HEAD', url)).headers.has('upload-expires')).toBe(false);
});
