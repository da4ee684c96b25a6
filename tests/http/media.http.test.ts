import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storePicture } from '#features/media/api.server';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { eventually } from '../harness/eventually';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
  const red = { r: 200, g: 30, b: 30 };
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: red } })
    .withExif({ IFD0: { Copyright: 'niemand' } })
    .jpeg()
    .toBuffer();
  for (const key of ['rood', 'ook-rood']) {
    await storePicture(app.host, { key, type: 'image/jpeg', width: 900, height: 600, content });
  }
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
    Array.from({ length: 5 }, () => picture('/media/rood/800.webp')),
  );
  for (const { rawPayload } of replies) expect(rawPayload).toEqual(replies[0]?.rawPayload);
  const originals = () => get.mock.calls.filter(([key]) => key === 'media/rood');
  expect(originals()).toHaveLength(1);
  await picture('/media/rood/800.webp');
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
  const [broken, other] = await Promise.all([picture('/media/rood/800.avif'), picture('/healthz')]);
  expect(broken.statusCode).toBe(503);
  expect(broken.headers['retry-after']).toBe('5');
  expect(other.statusCode).toBe(200);
  expect((await picture('/media/rood/800.avif')).statusCode).toBe(200);
});

test('nobody waits for a size while one is kept that is more than half as wide', async () => {
  await picture('/media/ook-rood/480.jpg');
  const width = async ({ rawPayload }: { rawPayload: Buffer }) =>
    (await sharp(rawPayload).metadata()).width;
  const first = await picture('/media/ook-rood/800.jpg');
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await width(first)).toBe(480);
  // No cache keeps it in place of the one that was asked for, which comes meanwhile.
  expect(first.headers['cache-control']).toBe('no-store');
  await eventually(async () =>
    expect(await width(await picture('/media/ook-rood/800.jpg'))).toBe(800),
  );
  const then = await picture('/media/ook-rood/800.jpg');
  expect(then.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a picture that is gone has no smaller one in its place', async () => {
  expect((await picture('/media/weg/800.jpg')).statusCode).toBe(404);
});
