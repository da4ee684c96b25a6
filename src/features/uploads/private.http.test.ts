import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadApp, type UploadApp } from '../../../tests/harness/upload-app';
import { makePhoto } from './files.test-support';

let app: UploadApp;
let files: string;

beforeAll(async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'etalage-open-'));
  files = join(dataFolder, 'files');
  // As earlier versions left it.
  mkdirSync(join(files, 'uploads', 'ab'), { recursive: true });
  writeFileSync(join(files, 'uploads', 'ab', 'cv'), 'a CV', { mode: 0o644 });
  chmodSync(files, 0o755);
  app = await createUploadApp({ dataFolder });
});
afterAll(async () => {
  await app.close();
  rmSync(join(files, '..'), { recursive: true, force: true });
});

/** What others of the machine can do anything with. */
const open = () =>
  ['', ...readdirSync(files, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(files, name)).mode & 0o077) !== 0,
  );

test('a site that starts closes what others of the machine could read', async () => {
  await expect.poll(open).toEqual([]);
});

test('what comes in, whole or half, can be read by nobody else on the machine', async () => {
  const created = await app.create({ length: 10 });
  const url = created.headers.get('location') ?? '';
  await app.patch(url, 0, 'hello');
  expect(readdirSync(join(files, 'tus'))).toContain(url.slice(-32));
  await app.send(await makePhoto(), { item: 2, filename: 'foto.jpg', type: 'image/jpeg' });
  expect(open()).toEqual([]);
});
