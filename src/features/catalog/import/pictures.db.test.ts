import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#platform/config/log';
import type { Host } from '#platform/host';
import { createPictures } from '#platform/pictures/pool';
import { createStorage } from '#platform/storage/storage';
import { createTestDatabase, type TestDatabase } from '../../../../tests/harness/database';
import { fetchFile } from './fetch-file';
import { fetchPictures } from './pictures';

let database: TestDatabase;
let server: Server;
let folder: string;
let host: Host;
let origin: string;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#22575f' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-pictures-'));
  host = {
    db: database.db,
    storage: createStorage({ config: { dataFolder: folder } }),
    pictures: createPictures({ log: silentLog }),
  } as Host;
  const jpeg = await picture(40, 20);
  server = createServer((request, reply) => {
    const url = request.url ?? '';
    if (url === '/ok.jpg') reply.end(jpeg);
    else if (url === '/elsewhere.jpg') reply.writeHead(302, { location: '/ok.jpg' }).end();
    else if (url === '/inside.jpg')
      reply.writeHead(302, { location: `http://127.0.0.2:${new URL(origin).port}/ok.jpg` }).end();
    else if (url === '/file.jpg') reply.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (url === '/round.jpg') reply.writeHead(302, { location: '/round.jpg' }).end();
    else if (url === '/half.jpg') reply.end(jpeg.subarray(0, 200));
    else if (url === '/drawn.jpg')
      reply
        .setHeader('content-type', 'image/jpeg')
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    else if (url === '/huge.jpg')
      reply.writeHead(200, { 'content-length': 30_000_000 }).flushHeaders();
    else if (url === '/slow.jpg') reply.writeHead(200).write('x');
    else reply.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});

afterAll(async () => {
  host.pictures.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
  await database.drop();
});

const isOpen = (address: string) => address === '127.0.0.1';
const get = (path: string) => fetchFile(origin + path, { isOpen, timeout: 500 });

test.each([
  ['/file.jpg', 'geen http'],
  ['/inside.jpg', 'open internet'],
  ['/round.jpg', 'doorverwijzingen'],
  ['/huge.jpg', '20 MB'],
  ['/slow.jpg', 'te lang'],
  ['/none.jpg', '404'],
])('%s is not fetched: %s', async (path, reason) => {
  await expect(get(path)).rejects.toThrow(reason);
});

test('this machine and local networks are not asked', async () => {
  await expect(fetchFile(`${origin}/ok.jpg`)).rejects.toThrow('open internet');
  await expect(fetchFile('http://localhost/ok.jpg')).rejects.toThrow('open internet');
});

test('pictures come in later: what fails is told, kept, and tried again when asked', async () => {
  const add = (key: string, path: string) =>
    database.db.execute(sql`insert into media (key, state, type, width, height, remote_url)
      values (${key}, 'missing', '', 0, 0, ${origin + path})`);
  await add('a', '/ok.jpg');
  await add('b', '/elsewhere.jpg');
  await add('c', '/half.jpg');
  await add('d', '/drawn.jpg');
  await database.db.execute(
    sql`insert into products (access, title, price_cents) values ('p', 'P', 100)`,
  );
  await database.db.execute(
    sql`insert into product_pictures (product_id, media_key) values (1, 'a'), (1, 'c')`,
  );
  const announced: number[] = [];
  const run = (retry: boolean) =>
    fetchPictures(host, {
      isOpen,
      timeout: 2000,
      retry,
      announce: async (ids) => void announced.push(...ids),
    });
  const first = await run(false);
  expect(first.fetched).toBe(2);
  expect(
    first.failed.map(({ url, problem }) => [url.slice(origin.length), problem]).sort(),
  ).toEqual([
    ['/drawn.jpg', 'geen JPEG, PNG, GIF, WebP of AVIF'],
    ['/half.jpg', 'beschadigd of te groot om te tonen'],
  ]);
  expect(announced).toEqual([1]);
  const { rows } = await database.db.execute(
    sql`select key, state, type, width, height, problem is not null as failed from media order by key`,
  );
  expect(rows).toEqual([
    { key: 'a', state: 'ready', type: 'image/jpeg', width: 20, height: 40, failed: false },
    { key: 'b', state: 'ready', type: 'image/jpeg', width: 20, height: 40, failed: false },
    { key: 'c', state: 'missing', type: '', width: 0, height: 0, failed: true },
    { key: 'd', state: 'missing', type: '', width: 0, height: 0, failed: true },
  ]);
  expect(await host.storage.has('media/a')).toBe(true);
  expect(await run(false)).toEqual({ fetched: 0, failed: [] });
  expect((await run(true)).failed).toHaveLength(2);
});
