import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadApp, type Sent, type UploadApp } from '../../../tests/harness/upload-app';
import { html, makeZip, pdf, svg } from './files.test-support';

let app: UploadApp;

beforeAll(async () => {
  app = await createUploadApp();
});
afterAll(() => app.close());

/** What is kept: rows, and files beneath the folder of uploads. */
const kept = async () => {
  const { rows } = await app.db.execute<{ n: number }>('select count(*)::int as n from uploads');
  const folder = join(app.host.config.dataFolder, 'files');
  // The folder is made with the first file.
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return [rows[0]?.n, files.filter((one) => one.isFile()).length];
};

const problem = async (reply: Response) => {
  expect(reply.headers.get('content-type')).toContain('application/json');
  const { code, message, fields } = await reply.json();
  expect(message).toMatch(/[a-z]/);
  return { status: reply.status, code, message, fields };
};

test.each<[string, Sent, number, string]>([
  ['5 GB', { length: 5_000_000_000 }, 413, 'upload_too_large'],
  ['1 byte too many', { length: 8_000_001 }, 413, 'upload_too_large'],
  ['no length', { length: '' }, 400, 'upload_length'],
  ['a negative length', { length: -1 }, 400, 'upload_length'],
  ['half a byte', { length: 1.5 }, 400, 'upload_length'],
  ['nothing', { length: 0 }, 422, 'upload_empty'],
  ['an unknown target', { length: 9, item: 99 }, 422, 'upload_target'],
  ['a negative item', { length: 9, item: -1 }, 400, 'upload_metadata'],
  ['an unknown kind', { length: 9, meta: { module_object: 'Order' } }, 422, 'upload_target'],
  ['a kind of no name', { length: 9, meta: { module_object: 'a b' } }, 400, 'upload_metadata'],
  ['a length to come', { headers: { 'upload-defer-length': '1' } }, 400, 'upload_length'],
  ['parts', { length: 9, headers: { 'upload-concat': 'partial' } }, 400, 'upload_length'],
  [
    'no metadata that can be read',
    { length: 9, headers: { 'upload-metadata': 'filename !!' } },
    400,
    'upload_metadata',
  ],
  ['a long field', { length: 9, meta: { caption: 'x'.repeat(1001) } }, 400, 'upload_metadata'],
  [
    'many fields',
    {
      length: 9,
      meta: Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, 'x'])),
    },
    400,
    'upload_metadata',
  ],
  ['S5.6/1 a wrong type', { length: 9, item: 2, filename: 'a.pdf' }, 415, 'upload_type'],
  ['S5.6/1 a wrong ending', { length: 9, item: 3, filename: 'a.txt' }, 415, 'upload_type'],
  ['S5.6/1 too little', { length: 9, item: 4, meta: { maker: 'An' } }, 422, 'upload_too_small'],
  ['S5.6/1 no maker', { length: 90, item: 4, meta: { maker: ' ' } }, 422, 'upload_meta'],
  ['another tus', { length: 9, headers: { 'tus-resumable': '0.2.0' } }, 412, 'tus_version'],
])('a creation with %s is refused', async (_what, sent, status, code) => {
  const before = await kept();
  const told = await problem(await app.create(sent));
  expect(told).toMatchObject({ status, code });
  expect(await kept()).toEqual(before);
});

test('S5.6/1 a required meta field is told by its name; types fit whatever their case', async () => {
  const { fields } = await problem(await app.create({ length: 90, item: 4 }));
  expect(fields).toEqual({ maker: 'Dit gegeven is verplicht.' });
  const upper = { item: 3, filename: 'BRIEF.PDF', type: 'application/pdf' };
  expect((await app.send(pdf, upper)).reply.status).toBe(204);
});

const bomb = () => makeZip([{ name: 'a', content: Buffer.alloc(120_000_000) }]);

test.each<[string, () => string | Buffer, Sent, string]>([
  ['a .jpg that is HTML', () => html, { item: 2, filename: 'a.jpg', type: 'image/jpeg' }, 'anders'],
  ['a .pdf that is HTML', () => html, { item: 3, filename: 'a.pdf' }, 'anders'],
  ['a .jpg that is a drawing', () => svg, { filename: 'a.jpg' }, 'anders'],
  [
    'a drawing among pictures',
    () => svg,
    { item: 2, filename: 'a.svg', type: 'image/svg+xml' },
    'SVG',
  ],
  [
    'a drawing behind a picture type',
    () => svg,
    { item: 2, filename: 'a', type: 'image/png' },
    'SVG',
  ],
  ['HTML behind a picture type', () => html, { item: 2, filename: 'a', type: 'image/png' }, 'geen'],
  ['a .docx that is any ZIP', () => makeZip([]), { item: 3, filename: 'a.docx' }, 'anders'],
  ['a ZIP bomb', bomb, { filename: 'a.zip', type: 'application/zip' }, 'uitgepakt'],
  [
    'a ZIP whose list lies',
    () => makeZip([{ name: 'a', content: Buffer.from('x'), claimed: 4e9 }]),
    { filename: 'a.zip' },
    'uitgepakt',
  ],
  [
    'a PDF that opens as a ZIP too',
    () => Buffer.concat([pdf, makeZip([{ name: 'a', content: Buffer.alloc(120_000_000) }])]),
    { item: 3, filename: 'a.pdf' },
    'anders',
  ],
  [
    'a ZIP that says less than comes out',
    () => makeZip([{ name: 'a', content: Buffer.alloc(120_000_000), claimed: 10 }]),
    { filename: 'a.zip' },
    'uitgepakt',
  ],
  ['a program', () => Buffer.from('7f454c4602010100'.padEnd(400, '0'), 'hex'), {}, 'programma'],
])('%s is refused when it is in, and nothing of it stays', async (_what, make, sent, text) => {
  const before = await kept();
  const { reply, url } = await app.send(make(), { filename: 'a', type: '', ...sent });
  const told = await problem(reply);
  expect([415, 422]).toContain(told.status);
  expect(told.message).toContain(text);
  expect((await app.call('GET', url)).status).toBe(404);
  expect(await kept()).toEqual(before);
});

test('offsets that lie are refused, and what is in stays as it was', async () => {
  const created = await app.create({ length: 10 });
  const url = created.headers.get('location') ?? '';
  await app.patch(url, 0, 'hello');
  for (const [offset, status] of [
    [0, 409],
    [4, 409],
    [6, 409],
    [10, 409],
    [9_999_999_999, 409],
    [-5, 400],
    ['5x', 400],
    ['5.5', 400],
    ['', 400],
  ] as const) {
    expect(await problem(await app.patch(url, offset, 'WORLD'))).toMatchObject({ status });
  }
  expect((await app.call('PATCH', url, {}, 'x')).status).toBeLessThan(500);
  expect((await app.patch(url, 5, 'x', { 'content-type': 'text/plain' })).status).toBe(400);
  expect((await app.patch(url, 5, 'x', { 'upload-length': '500' })).status).toBe(400);
  const head = await app.call('HEAD', url);
  expect(head.headers.get('upload-offset')).toBe('5');
});

test('more than was announced is refused, with a length and without', async () => {
  const created = await app.create({ length: 10 });
  const url = created.headers.get('location') ?? '';
  expect((await app.patch(url, 0, 'x'.repeat(11))).status).toBe(413);
  const stream = Readable.toWeb(Readable.from(['hello ', 'world, and more'])) as ReadableStream;
  expect((await app.patch(url, 0, stream)).status).toBe(413);
  const offset = Number((await app.call('HEAD', url)).headers.get('upload-offset'));
  expect(offset).toBeLessThanOrEqual(10);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\cv.txt', 'cv.txt'],
  ['c\0v.txt', 'cv.txt'],
  ['gpj.\u202etxt', 'gpj.txt'],
  ['a\r\nSet-Cookie: x.txt', 'aSet-Cookie- x.txt'],
  ['..', 'bestand'],
  [`${'é'.repeat(300)}.txt`, `${'é'.repeat(96)}.txt`],
])('the name %j becomes %j', async (filename, name) => {
  const { url } = await app.send('text', { filename, item: 5 });
  const { data } = await app.read(url);
  expect(data.filename).toBe(name);
  const served = await fetch(app.address + data.url);
  expect(served.status).toBe(200);
  expect(await served.text()).toBe('text');
});

test('addresses that are none lead nowhere', async () => {
  const { url } = await app.send('text');
  const id = url.slice(-32);
  for (const end of ['..', '%2e%2e', `${id}x`, '%00', `x?/${id}`, `..%2f${id}`, 'a'.repeat(300)]) {
    for (const method of ['HEAD', 'PATCH', 'DELETE', 'GET']) {
      const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      const reply = await app.call(method, `/api/v1.0/file/${end}`, headers);
      expect(reply.status, `${method} ${end}`).toBeGreaterThanOrEqual(400);
      expect(reply.status, `${method} ${end}`).toBeLessThan(500);
    }
  }
  expect((await app.call('GET', url)).status).toBe(200);
});

test('whatever a creation says, it is taken or refused, never a fault of ours', async () => {
  const key = fc.constantFrom(
    ...['filename', 'filetype', 'item_id', 'module_object', 'column_uploadfolder_id'],
    ...['entity', 'name', 'type', 'relativePath', '__proto__', 'constructor', 'toString', 'é', ''],
  );
  const value = fc.oneof(
    fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((text) => Buffer.from(text).toString('base64')),
    fc.constantFrom('Test', '1', '5', '-1', '2147483648').map((text) => btoa(text)),
    fc.constantFrom('', '====', 'a', 'Zg==\u00e9', '////', '/w==', '7aCA'),
  );
  const header = fc
    .array(fc.tuple(key, value), { maxLength: 8 })
    .map((pairs) => pairs.map((pair) => pair.join(' ')).join(','));
  const length = fc.oneof(fc.integer().map(String), fc.string({ maxLength: 6 }), fc.constant('4'));
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(header, length, async (metadata, size) => {
      const bytes = (text: string) =>
        Buffer.from(text)
          .toString('latin1')
          .replace(/[^\x20-\xff]/g, '');
      const reply = await app.host.app.inject({
        method: 'POST',
        url: '/api/v1.0/file',
        remoteAddress: `10.0.0.${turn++ % 250}`,
        headers: {
          authorization: `Bearer ${await token()}`,
          'tus-resumable': '1.0.0',
          'upload-length': bytes(size),
          'upload-metadata': bytes(metadata),
        },
      });
      expect([201, 400, 413, 415, 422]).toContain(reply.statusCode);
    }),
    { numRuns: 400 },
  );
});

let known: string | undefined;
const token = async () => {
  known ??= await app.tokenFor('fuzz', 'anonymous');
  return known;
};
