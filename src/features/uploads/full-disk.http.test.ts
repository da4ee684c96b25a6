import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUploadApp, type UploadApp } from '../../../tests/harness/upload-app';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

describe('below what must stay free of the disk', () => {
  let app: UploadApp;
  beforeAll(async () => {
    app = await createUploadApp({ uploadFreeDisk: 2 ** 60 });
  });
  afterAll(() => app.close());

  test('nothing is begun, and the sender hears in Dutch to come back', async () => {
    const reply = await app.create({ length: 10 });
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('600');
    expect(await reply.json()).toMatchObject({
      code: 'upload_no_room',
      message: 'We hebben nu geen ruimte voor bestanden. Probeer het later nog eens.',
    });
    const { rows } = await app.db.execute('select 1 from uploads');
    expect(rows).toEqual([]);
  });

  test('what was begun is not gone on with, and goes on once there is room', async () => {
    const { config } = app.host;
    config.uploadFreeDisk = 0;
    const created = await app.create({ length: 10 });
    const url = created.headers.get('location') ?? '';
    config.uploadFreeDisk = 2 ** 60;
    const refused = await app.patch(url, 0, 'hello');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('600');
    config.uploadFreeDisk = 0;
    expect((await app.patch(url, 0, 'helloworld')).status).toBe(204);
    config.uploadFreeDisk = 2 ** 60;
  });
});

describe('on a disk that is full', () => {
  let app: UploadApp;
  beforeAll(async () => {
    app = await createUploadApp();
  });
  afterAll(() => app.close());

  test('a piece that could not be written is a 503, and the upload goes on later', async () => {
    const created = await app.create({ length: 10 });
    const url = created.headers.get('location') ?? '';
    const place = join(app.host.config.dataFolder, 'files', 'tus', url.slice(-32));
    await rm(place);
    // Whatever is written there: no space left on device.
    symlinkSync('/dev/full', place);
    const refused = await app.patch(url, 0, 'helloworld');
    expect(refused.status).toBe(503);
    expect((await refused.json()).message).toContain('geen ruimte');
    await rm(place);
    const empty = await app.create({ length: 10 });
    expect(empty.status).toBe(201);
  });
});

const canMount = (() => {
  const place = mkdtempSync(join(tmpdir(), 'etalage-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
})();

describe.skipIf(!canMount)('on a real disk of 3 MB', () => {
  let app: UploadApp;
  let files: string;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'etalage-small-'));
    files = join(folder, 'files');
    mkdirSync(files);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', files]);
    app = await createUploadApp({ dataFolder: folder });
  });
  afterAll(async () => {
    await app.close();
    execFileSync('umount', [files]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('a file that is in but can’t be stored is tried again, and comes in once there is room', async () => {
    const { reply, url } = await app.send(Buffer.alloc(2_000_000, 'tekst '));
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('600');
    const asked = await app.call('GET', url);
    expect(asked.status).toBe(503);
    expect(asked.headers.get('retry-after')).toBe('600');
    expect((await asked.json()).message).toContain('geen ruimte');
    expect(filesIn(files), 'what was sent, and no half of what is made of it').toHaveLength(1);
    execFileSync('mount', ['-o', 'remount,size=9m', files]);
    expect((await app.read(url)).data).toMatchObject({ size: 2_000_000 });
    expect(filesIn(files)).toHaveLength(1);
    execFileSync('mount', ['-o', 'remount,size=3m', files]);
  });
});
