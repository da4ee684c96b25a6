import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storePicture } from '#features/media/api.server';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
  const red = { r: 200, g: 30, b: 30 };
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: red } })
    .withExif({ IFD0: { Copyright: 'niemand' } })
    .jpeg()
    .toBuffer();
  await storePicture(app.host, {
    key: 'rood',
    type: 'image/jpeg',
    width: 900,
    height: 600,
    content,
  });
});
afterAll(() => app.close());

const picture = (url: string) => app.inject({ method: 'GET', url });

test.each([
  ['jpg', 'image/jpeg', 'jpeg'],
  ['webp', 'image/webp', 'webp'],
  ['avif', 'image/avif', 'heif'],
])(
  'a picture comes as %s, in the size that was asked for, without what lay in it',
  async (ending, type, format) => {
    const reply = await picture(`/media/rood/320.${ending}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const meta = await sharp(reply.rawPayload).metadata();
    expect(meta).toMatchObject({ format, width: 320, height: 213 });
    expect(meta.exif).toBeUndefined();
  },
);

test('a picture is never enlarged', async () => {
  const { rawPayload } = await picture('/media/rood/1200.jpg');
  expect((await sharp(rawPayload).metadata()).width).toBe(900);
});

test('a size is made once, however many ask for it at once, and then kept', async () => {
  const get = vi.spyOn(app.host.storage, 'get');
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => picture('/media/rood/640.webp')),
  );
  for (const { rawPayload } of replies) expect(rawPayload).toEqual(replies[0]?.rawPayload);
  const originals = () => get.mock.calls.filter(([key]) => key === 'media/rood');
  expect(originals()).toHaveLength(1);
  await picture('/media/rood/640.webp');
  expect(originals()).toHaveLength(1);
});

test('when the process dies that makes a picture, that is a 503 to try again, and nothing else breaks', async () => {
  const { pictures } = app.host;
  const { make } = pictures;
  vi.spyOn(pictures, 'make').mockImplementationOnce((...asked) => {
    const making = make(...asked);
    for (const pid of pictures.pids) process.kill(pid, 'SIGKILL');
    return making;
  });
  const [broken, other] = await Promise.all([picture('/media/rood/480.webp'), picture('/healthz')]);
  expect(broken.statusCode).toBe(503);
  expect(broken.headers['retry-after']).toBe('5');
  expect(other.statusCode).toBe(200);
  expect((await picture('/media/rood/480.webp')).statusCode).toBe(200);
});
