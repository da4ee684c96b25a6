import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttp } from './app';
import type { BodyLimits } from './guard-bodies';
import { addFileRoutes } from './multipart';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const MB = 1024 * 1024;

/** A server with one route for fields and one for files, and what its routes saw. */
const serve = async (bodies: Partial<BodyLimits>) => {
  const app = await createHttp({
    ...{ development: false, https: false, trustProxy: true, logger: false, bodies },
  });
  app.setErrorHandler((error: { status?: number; statusCode?: number }, _request, reply) =>
    reply.code(error.status ?? error.statusCode ?? 500).send('refused'),
  );
  app.post('/fields', async ({ body }) => ({ fields: Object.keys(body as object).length }));
  app.get('/fields', async () => 'read');
  addFileRoutes(app, (room) =>
    room.post('/files', { config: { fileBody: 3 * MB } }, async (request) => {
      let bytes = 0;
      for await (const part of request.parts({ limits: { fileSize: 10 * MB } })) {
        if (part.type === 'file') for await (const chunk of part.file) bytes += chunk.length;
      }
      return { bytes };
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;

  const open = async (head: string[], from = '81.2.3.4'): Promise<Socket & { said: string }> => {
    const socket = Object.assign(connect(port, '127.0.0.1'), { said: '' });
    socket.on('error', () => {});
    socket.on('data', (data) => {
      socket.said += data;
    });
    closing.push(() => socket.destroy());
    await once(socket, 'connect');
    socket.write([...head, 'host: etalage.test', `x-forwarded-for: ${from}`, '', ''].join('\r\n'));
    return socket;
  };
  const post = (path: string, headers: string[], from?: string) =>
    open([`POST ${path} HTTP/1.1`, ...headers], from);
  return { app, open, post };
};

const FORM = 'content-type: application/x-www-form-urlencoded';
const PARTS = 'content-type: multipart/form-data; boundary=x';

const said = async (socket: Socket & { said: string }): Promise<string> => {
  await expect.poll(() => socket.said).toMatch(/^HTTP/);
  return socket.said.slice(9, 12);
};

const partOf = (name: string, value: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test('499 fields of 99 kB are refused by their length before any is read, multipart too', async () => {
  const { post } = await serve({});
  for (const type of [FORM, PARTS]) {
    const sender = await post('/fields', [type, `content-length: ${499 * 99_000}`]);
    expect(await said(sender)).toBe('413');
  }
});

test('without a length what comes is counted, multipart too', async () => {
  const { post } = await serve({});
  for (const type of [FORM, PARTS]) {
    const sender = await post('/fields', [type, 'transfer-encoding: chunked']);
    const part = partOf('a', 'x'.repeat(60_000));
    for (let n = 0; n < 40 && sender.writable && sender.said === ''; n += 1) {
      sender.write(`${part.length.toString(16)}\r\n${part}\r\n`);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await said(sender)).toBe('413');
  }
});

test('a form of 400 fields is read, and who was refused for its size hears why to the end', async () => {
  const { app, post } = await serve({});
  const fields = Array.from({ length: 400 }, (_, n) => partOf(`f${n}`, 'x')).join('');
  const reply = await app.inject({
    ...{ method: 'POST', url: '/fields', headers: { 'content-type': PARTS.slice(14) } },
    payload: `${fields}--x--\r\n`,
  });
  expect(reply.json()).toEqual({ fields: 400 });
  const sender = await post('/fields', [PARTS, `content-length: ${2 * MB}`]);
  expect(await said(sender)).toBe('413');
  // The same connection goes on once the rest was read to nowhere.
  sender.write('x'.repeat(2 * MB));
  sender.write('GET /fields HTTP/1.1\r\nhost: etalage.test\r\n\r\n');
  await expect.poll(() => sender.said).toContain('HTTP/1.1 200');
});

test('a route that takes files has its own limit, by length and by what came', async () => {
  const { app, post } = await serve({ bodyCheck: 20 });
  const file = (bytes: number) =>
    `--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\n${'x'.repeat(bytes)}\r\n--x--\r\n`;
  const reply = await app.inject({
    ...{ method: 'POST', url: '/files', headers: { 'content-type': PARTS.slice(14) } },
    payload: file(2 * MB),
  });
  expect(reply.json()).toEqual({ bytes: 2 * MB });
  const told = await post('/files', [PARTS, `content-length: ${4 * MB}`]);
  expect(await said(told)).toBe('413');
  const counted = await post('/files', [PARTS, 'transfer-encoding: chunked']);
  const body = file(4 * MB).slice(0, -100);
  counted.write(`${(2 * body.length).toString(16)}\r\n${body}`);
  await expect.poll(() => counted.closed).toBe(true);
  expect(counted.said).not.toContain('200 OK');
});

test('a byte now and then is not waited for: 408, and the connection is gone', async () => {
  const { post, open } = await serve({ bodyPatience: 100, bodyCheck: 20, slowestRate: 1e9 });
  for (const [path, ...headers] of [
    ['/fields', FORM, 'content-length: 1000'],
    ['/fields', PARTS, 'content-length: 1000'],
    ['/files', PARTS, 'content-length: 1000'],
  ]) {
    const sender = await post(path as string, headers);
    const drip = setInterval(() => sender.write('a'), 10);
    await expect.poll(() => sender.closed).toBe(true);
    clearInterval(drip);
    expect(sender.said).toMatch(/^HTTP\/1\.1 408 [\s\S]*te langzaam/);
  }
  const browser = await post('/fields', [FORM, 'content-length: 1000', 'accept: text/html']);
  await expect.poll(() => browser.closed).toBe(true);
  expect(browser.said).toMatch(/^HTTP\/1\.1 408 [\s\S]*text\/html[\s\S]*<h1>[^<]*te langzaam/);
  // What is answered without its body being read doesn't keep the connection either.
  const reader = await open(['GET /fields HTTP/1.1', 'content-length: 1000']);
  await expect.poll(() => reader.closed).toBe(true);
  expect(reader.said).toContain('200 OK');
});

test('what comes quickly enough gets longer', async () => {
  const { app, post } = await serve({ bodyPatience: 150, bodyCheck: 20, slowestRate: 100 });
  const sender = await post('/fields', [FORM, 'content-length: 3000']);
  await once(app.server, 'request');
  sender.write('a'.repeat(1500));
  const begun = performance.now();
  // Five times the patience, and the seconds that so many bytes give are not over.
  await expect.poll(() => performance.now() - begun > 800).toBe(true);
  expect(sender.said).toBe('');
  sender.write('a'.repeat(1500));
  expect(await said(sender)).toBe('200');
});

test('a client has few bodies unfinished, whatever its address is; others are not in its way', async () => {
  const { post } = await serve({ unfinished: 3, smallBody: 0 });
  const begin = (from: string) => post('/fields', [FORM, 'content-length: 10'], from);
  const first = [await begin('2a02:a440:1:2::1'), await begin('2a02:a440:1:2::2')];
  first.push(await begin('2a02:a440:1:2::3'));
  let refused: (Socket & { said: string }) | undefined;
  // The three before it may be heard a moment later than it is.
  await expect
    .poll(async () => {
      refused = await begin('2a02:a440:1:2::4');
      return said(refused);
    })
    .toBe('429');
  expect(refused?.said).toMatch(/retry-after: 5/i);
  const other = await begin('2a02:a440:1:3::1');
  other.write('a=12345678');
  expect(await said(other)).toBe('200');
  // A body that is whole makes room.
  first[0]?.write('a=12345678');
  expect(await said(first[0] as Socket & { said: string })).toBe('200');
  const next = await begin('2a02:a440:1:2::4');
  next.write('a=12345678');
  expect(await said(next)).toBe('200');
});

test('small bodies are counted apart, so that many may share an address', async () => {
  const { post } = await serve({ unfinished: 1, smallBody: 100, unfinishedSmall: 3 });
  const begin = (bytes: number) => post('/fields', [FORM, `content-length: ${bytes}`], '81.2.3.4');
  await begin(101);
  expect(await said(await begin(101))).toBe('429');
  await begin(100);
  await begin(100);
  await begin(100);
  expect(await said(await begin(100))).toBe('429');
});

test('all unfinished bodies together hold so much, and not more', async () => {
  const { post } = await serve({ heldBytes: 2 * MB, bodyCheck: 20, unfinished: 2 });
  for (let n = 0; n < 5; n += 1) {
    const sender = await post('/fields', [FORM, `content-length: ${MB}`], `81.2.3.${n}`);
    sender.write('x'.repeat(MB - 10));
  }
  await expect
    .poll(async () => {
      const late = await post('/fields', [FORM, 'content-length: 10'], '81.2.4.1');
      late.write('a=12345678');
      return said(late);
    })
    .toBe('503');
});
