import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from 'tus-js-client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeForm } from '#features/forms/api.server';
import { findUploads } from '#features/uploads/api.server';
import { buildIfStale } from '../../bin/build.mjs';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { type BuiltServer, startBuiltServer } from './built-server';

const SIZE = 40_000_000;

let database: TestDatabase;
let folder: string;
let server: BuiltServer;
let formId: number;

beforeAll(() => buildIfStale());

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-cluster-'));
  formId = await storeForm(database.db, {
    name: 'klacht',
    title: 'Klacht',
    steps: [
      {
        id: 'een',
        legend: 'Je klacht',
        fields: [
          {
            name: 'film',
            label: 'Film',
            type: 'UploadField',
            upload: { max_file_size: SIZE, allowed_file_types: ['.bin'] },
          },
        ],
      },
    ],
  });
  server = await startBuiltServer(database.url, folder);
});

afterEach(async () => {
  await server.kill();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const getToken = async (): Promise<string> => {
  const user = await (await fetch(`${server.address}/webcore/api-user`)).json();
  const reply = await fetch(`${server.address}/api/v1.0/auth/jwt/access_token`, {
    method: 'POST',
    body: new URLSearchParams(user.data),
  });
  return (await reply.json()).data.access_token;
};

const restart = async () => {
  await server.kill();
  server = await startBuiltServer(database.url, folder);
};

const metadata = () => ({
  entity: 'Image',
  module_object: 'Form',
  item_id: String(formId),
  column_uploadfolder_id: 'film',
  filename: 'film.bin',
  filetype: 'application/octet-stream',
});

const wholeFile = async (url: string) => {
  const { data } = await (await fetch(server.address + url)).json();
  const [upload] = await findUploads(database.db, [data.id]);
  return { data, upload };
};

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

test('S7.10/1 a server killed in the middle of a PATCH, again and again: the upload goes on', async () => {
  const content = randomBytes(SIZE);
  const headers = { authorization: `Bearer ${await getToken()}`, 'tus-resumable': '1.0.0' };
  const encoded = Object.entries(metadata()).map(([name, value]) => `${name} ${btoa(value)}`);
  const created = await fetch(`${server.address}/api/v1.0/file`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(SIZE),
      'upload-metadata': encoded.join(','),
    },
  });
  expect(await created.text()).toBe('');
  const url = created.headers.get('location') ?? '';
  const offsetNow = async () => {
    const head = await fetch(server.address + url, { method: 'HEAD', headers });
    expect(head.status).toBe(200);
    return Number(head.headers.get('upload-offset'));
  };

  const place = join(folder, 'files', 'tus', url.slice(-32));
  let offset = 0;
  for (let round = 1; round <= 4; round += 1) {
    const stop = offset + 3_000_000 + round * 111_111;
    // The server dies when some of that is in, with the rest of the request under way.
    const pieces = Readable.from(
      (async function* () {
        for (let at = offset; at < SIZE; at += 65_536) {
          if (at > stop) {
            await vi.waitUntil(() => statSync(place).size > offset + 500_000, { timeout: 60_000 });
            await server.kill();
          }
          yield content.subarray(at, Math.min(at + 65_536, SIZE));
        }
      })(),
    );
    const sending = fetch(server.address + url, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: Readable.toWeb(pieces),
      duplex: 'half',
    } as unknown as RequestInit);
    await expect(sending).rejects.toThrow();
    await restart();
    const next = await offsetNow();
    expect(next).toBeGreaterThan(offset);
    expect(next).toBeLessThan(SIZE);
    offset = next;
  }

  const lie = await fetch(server.address + url, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': String(offset - 1),
      'content-type': 'application/offset+octet-stream',
    },
    body: 'x',
  });
  expect(lie.status).toBe(409);
  await new Promise<void>((resolve, reject) => {
    new Upload(content, {
      uploadUrl: server.address + url,
      chunkSize: 5_000_000,
      headers,
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
  const { data, upload } = await wholeFile(url);
  expect(data).toMatchObject({ filename: 'film.bin', size: SIZE });
  expect(upload?.sha256).toBe(sha256(content));
});

test('S7.10/1 a server killed while it works on the last piece: the file is whole all the same', async () => {
  const content = randomBytes(SIZE);
  const headers = { authorization: `Bearer ${await getToken()}` };
  const upload = new Upload(content, {
    endpoint: `${server.address}/api/v1.0/file`,
    metadata: metadata(),
    headers,
    retryDelays: null,
  });
  const ended = new Promise<void>((resolve) => {
    upload.options.onSuccess = () => resolve();
    upload.options.onError = () => resolve();
    // All is sent: what is left is to check the file, to store it, and to say so.
    upload.options.onProgress = (sent) => {
      if (sent === SIZE) void server.kill();
    };
  });
  upload.start();
  await ended;
  const { pathname } = new URL(upload.url ?? '');
  await restart();

  await new Promise<void>((resolve, reject) => {
    new Upload(content, {
      uploadUrl: server.address + pathname,
      headers,
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
  const whole = await wholeFile(pathname);
  expect(whole.upload?.sha256).toBe(sha256(content));
});
