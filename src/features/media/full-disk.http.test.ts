import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { storePicture } from './api.server';
import { media as feature } from './feature';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ features: [feature] });
});
afterAll(() => app.close());

test('a picture is sent also while the disk is full, and kept once there is room', async () => {
  const content = await sharp({
    create: { width: 700, height: 40, channels: 3, background: '#17442f' },
  })
    .jpeg()
    .toBuffer();
  await storePicture(app.host, {
    ...{ key: 'breed', type: 'image/jpeg', width: 700, height: 40 },
    content,
  });
  const { storage, log } = app.host;
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const put = vi.spyOn(storage, 'put').mockRejectedValue(full);
  const first = await app.inject('/media/breed/320.webp');
  expect(first.statusCode).toBe(200);
  expect((await sharp(first.rawPayload).metadata()).width).toBe(320);
  expect(warned).toHaveBeenCalledOnce();
  put.mockRestore();
  expect(await storage.has('sizes/breed/320.webp')).toBe(false);

  expect((await app.inject('/media/breed/320.webp')).statusCode).toBe(200);
  expect(await storage.has('sizes/breed/320.webp')).toBe(true);
});
