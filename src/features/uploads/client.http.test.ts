import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadDashboard } from '#kernel/limits-uploads';
import { createSecondApp } from '../../../tests/harness/second-app';
import { createUploadApp, testFeatures, type UploadApp } from '../../../tests/harness/upload-app';
import { makePhoto } from './files.test-support';
import { rawOf } from './server/raw';

let app: UploadApp;
let token: string;

beforeAll(async () => {
  app = await createUploadApp();
  token = await app.tokenFor('klant', 'anonymous');
});
afterAll(() => app.close());

/** An upload by a client as browsers have it, and its end. */
const clientOf = (content: Buffer, options: Partial<UploadOptions> = {}) => {
  let upload: Upload | undefined;
  const done = new Promise<string>((resolve, reject) => {
    upload = new Upload(content, {
      endpoint: `${app.address}/api/v1.0/file`,
      chunkSize: uploadDashboard.chunkSize,
      retryDelays: [...uploadDashboard.retryDelays],
      headers: { authorization: `Bearer ${token}`, authenticationmethod: 'JWT' },
      metadata: {
        entity: 'Image',
        module_object: 'Test',
        item_id: '5',
        column_uploadfolder_id: '12',
        filename: 'film.bin',
        filetype: 'application/octet-stream',
        relativePath: 'null',
      },
      onSuccess: () => resolve(upload?.url ?? ''),
      onError: reject,
      ...options,
    });
  });
  return { upload: upload as Upload, done };
};

const bytesOf = async (url: string): Promise<Buffer> => {
  const { data } = await app.read(url);
  return Buffer.from(await (await fetch(app.address + data.url)).arrayBuffer());
};

test('S7.10/1 S9.8/2 tus-js-client sends a file in pieces, stops half-way and goes on', async () => {
  const content = randomBytes(17_000_001);
  const sent: number[] = [];
  const first = clientOf(content, {
    onChunkComplete: (size) => {
      sent.push(size);
      if (sent.length === 2) void first.upload.abort();
    },
  });
  first.upload.start();
  await expect.poll(() => sent.length).toBe(2);
  const url = first.upload.url ?? '';
  const second = clientOf(content, { uploadUrl: url, onChunkComplete: (size) => sent.push(size) });
  second.upload.start();
  expect(await second.done).toBe(url);
  expect(sent).toEqual([5_000_000, 5_000_000, 5_000_000, 2_000_001]);
  expect((await bytesOf(url)).equals(content)).toBe(true);
  expect((await app.read(url)).data.filename).toBe('film.bin');
});

test('S8.8/1 a client is told in Dutch why a file is not taken, and does not try again', async () => {
  let asked = 0;
  const { upload, done } = clientOf(Buffer.alloc(20), {
    metadata: { module_object: 'Test', item_id: '2', filename: 'a.exe', filetype: 'text/plain' },
    onBeforeRequest: () => {
      asked += 1;
    },
  });
  upload.start();
  const error = (await done.catch((problem) => problem)) as DetailedError;
  expect(error.originalResponse?.getStatus()).toBe(415);
  expect(JSON.parse(error.originalResponse?.getBody() ?? '').message).toContain('geen bestand');
  expect(asked).toBe(1);
});

test('a token that expires half-way is refreshed, and the same upload goes on', async () => {
  const content = randomBytes(12_000_000);
  let refreshed = 0;
  const { upload, done } = clientOf(content, {
    onChunkComplete: (_size, accepted) => {
      if (accepted === 5_000_000) app.clock.advance(16 * 60_000);
    },
    onBeforeRequest: (request) => request.setHeader('authorization', `Bearer ${token}`),
    onShouldRetry: (error) => error.originalResponse?.getStatus() === 401,
    onAfterResponse: async (_request, reply) => {
      if (reply.getStatus() !== 401) return;
      refreshed += 1;
      token = await app.tokenFor(`weer-${refreshed}`, 'anonymous');
    },
  });
  upload.start();
  const url = await done;
  await app.renewToken();
  expect(refreshed).toBe(1);
  expect((await bytesOf(url)).equals(content)).toBe(true);
});

test('S7.10/2 a process that died after the last byte: whoever asks next gets a whole file', async () => {
  const created = await app.create({ item: 5, length: 12 });
  const url = created.headers.get('location') ?? '';
  await rawOf(app.host).write(url.slice(-32), 0, Readable.from([Buffer.from('all that was')]));
  const head = await app.call('HEAD', url);
  expect(head.headers.get('upload-offset')).toBe('12');
  const replies = await Promise.all([1, 2, 3].map(() => app.read(url)));
  for (const { data } of replies) expect(data).toMatchObject({ size: 12, type: 'text/plain' });
  expect(String(await bytesOf(url))).toBe('all that was');
});

test('two processes that finish the same file at once: it is whole, and what was sent is gone', async () => {
  const second = await createSecondApp(app as never, testFeatures);
  const address = await second.host.app.listen({ port: 0, host: '127.0.0.1' });
  const photo = await makePhoto(900, 600);
  for (let round = 0; round < 5; round += 1) {
    const sent = { filename: 'foto.jpg', type: 'image/jpeg', length: photo.length };
    const created = await app.create({ item: 2, ...sent });
    const url = created.headers.get('location') ?? '';
    await rawOf(app.host).write(url.slice(-32), 0, Readable.from([photo]));
    const replies = await Promise.all([app.address, address].map((at) => app.read(at + url)));
    for (const { data } of replies) expect(data).toMatchObject({ width: 600, height: 900 });
    expect((await app.read(url)).data.type).toBe('image/jpeg');
    expect(await app.host.storage.has(`tus/${url.slice(-32)}`)).toBe(false);
  }
  second.host.app.server.closeAllConnections();
  await second.close();
});

test('a client that comes back through another process gets what the first holds', async () => {
  const second = await createSecondApp(app as never, testFeatures);
  const address = await second.host.app.listen({ port: 0, host: '127.0.0.1' });
  const created = await app.create({ item: 5, length: 11 });
  const url = created.headers.get('location') ?? '';

  // Sends half and then nothing more: a phone in a tunnel.
  let more: (() => void) | undefined;
  const hanging = Readable.from(
    (async function* () {
      yield Buffer.from('hello ');
      await new Promise<void>((resolve) => {
        more = resolve;
      });
    })(),
  );
  const first = app.patch(url, 0, Readable.toWeb(hanging) as never).catch(() => undefined);
  await expect.poll(() => rawOf(app.host).offset(url.slice(-32))).toBe(6);
  const head = await app.call('HEAD', address + url);
  expect(head.status).toBe(200);
  expect(head.headers.get('upload-offset')).toBe('6');
  expect((await app.patch(address + url, 6, 'world')).status).toBe(204);
  expect(String(await bytesOf(url))).toBe('hello world');
  more?.();
  await first;
  await second.close();
});

test('many at once at the same offset: one writes, and the file is whole', async () => {
  const content = randomBytes(2_000_000);
  const created = await app.create({ item: 5, length: content.length, filename: 'film.bin' });
  const url = created.headers.get('location') ?? '';
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => app.patch(url, 0, content).catch(() => undefined)),
  );
  for (const reply of replies) expect(reply?.status ?? 400).toBeLessThan(500);
  const head = await app.call('HEAD', url);
  const offset = Number(head.headers.get('upload-offset'));
  if (offset < content.length) await app.patch(url, offset, content.subarray(offset));
  expect((await bytesOf(url)).equals(content)).toBe(true);
});
