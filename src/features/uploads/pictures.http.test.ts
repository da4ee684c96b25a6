import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uploadLimits } from '#kernel/limits-uploads';
import { jpegQuality } from '../../../tests/harness/jpeg-quality';
import { createUploadApp, type UploadApp } from '../../../tests/harness/upload-app';
import { html, makePhoto, makePng } from './files.test-support';
import { senderClient } from './server/budget';
import { lookInto } from './server/looks';

let app: UploadApp;

beforeAll(async () => {
  app = await createUploadApp();
});
afterAll(() => app.close());

const sendPicture = async (content: Buffer, filename = 'foto.jpg', type = 'image/jpeg') => {
  const { reply, url } = await app.send(content, { item: 2, filename, type });
  expect(await reply.text()).toBe('');
  const { data } = await app.read(url);
  const served = async (size = '') => {
    const answer = await fetch(`${app.address}${data.url}${size}`);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  return { data, served };
};

test('a photo is turned upright and tells nothing of where it was taken', async () => {
  const photo = await makePhoto();
  expect(await exifr.gps(photo)).toMatchObject({ latitude: expect.closeTo(52.083, 2) });
  const { data, served } = await sendPicture(photo);
  expect(data).toMatchObject({ type: 'image/jpeg', width: 80, height: 120 });
  const { answer, bytes } = await served();
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('content-disposition')).toMatch(/^inline;/);
  const kept = await sharp(bytes).metadata();
  expect(kept).toMatchObject({ width: 80, height: 120, format: 'jpeg' });
  expect(kept.exif).toBeUndefined();
  expect(kept.orientation).toBeUndefined();
  expect(await exifr.gps(bytes)).toBeUndefined();
  expect(bytes.includes('Telefoon')).toBe(false);
  expect(bytes.length).toBe(data.size);
});

test('S9.8/6 a picture of more than 5,000,000 px is reduced, no side over 4096 px, thumbnail 200 px of quality 80', async () => {
  const large = await sendPicture(makePng(4000, 3000), 'groot.png', 'image/png');
  expect(large.data.width * large.data.height).toBeLessThanOrEqual(5_000_000);
  expect(large.data.width / large.data.height).toBeCloseTo(4 / 3, 2);
  const long = await sendPicture(makePng(9000, 100), 'lang.png', 'image/png');
  expect(long.data).toMatchObject({ width: 4096 });
  const { bytes, answer } = await large.served('?size=thumb');
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 150, format: 'jpeg' });
  expect(jpegQuality(bytes)).toBe(80);
  const medium = await large.served('?size=medium');
  expect(await sharp(medium.bytes).metadata()).toMatchObject({ width: 800, height: 600 });
  expect((await large.served('?size=huge')).answer.status).toBe(404);
});

test('what hides in or behind a picture is gone from the one that is kept', async () => {
  const clean = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#204080' },
  })
    .png()
    .toBuffer();
  const { served } = await sendPicture(Buffer.concat([clean, Buffer.from(html)]), 'a.png');
  const { bytes } = await served();
  expect(bytes.includes('script')).toBe(false);
});

test('a picture is called what it is, and moving ones keep moving', async () => {
  const png = await sendPicture(makePng(30, 30), 'eigenlijk-png.jpg');
  expect(png.data).toMatchObject({ filename: 'eigenlijk-png.png', type: 'image/png' });
  const frames = Buffer.alloc(10 * 20 * 3, 0);
  frames.fill(255, 10 * 10 * 3);
  const gif = await sharp(frames, {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })
    .gif()
    .toBuffer();
  const moving = await sendPicture(gif, 'kort.gif', 'image/gif');
  expect(moving.data).toMatchObject({ width: 10, height: 10, type: 'image/gif' });
  expect(await sharp((await moving.served()).bytes).metadata()).toMatchObject({ pages: 2 });
});

/** A GIF or WebP of so many frames, each of another colour. */
const makeMoving = (side: number, frames: number, format: 'gif' | 'webp'): Promise<Buffer> => {
  const points = Buffer.alloc(side * side * frames * 3);
  for (let n = 0; n < frames; n += 1) {
    points.fill((n * 37) % 256, n * side * side * 3, (n + 1) * side * side * 3);
  }
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(points, { raw }).toFormat(format, { effort: 1 }).toBuffer();
};

test.each(['gif', 'webp'] as const)(
  'a moving picture (%s) of too many points in all is kept as its first frame',
  async (format) => {
    const content = await makeMoving(500, 41, format);
    const sent = await sendPicture(content, `lang.${format}`, `image/${format}`);
    expect(sent.data).toMatchObject({ width: 500, height: 500, type: `image/${format}` });
    const kept = await sharp((await sent.served()).bytes).metadata();
    expect(kept.pages ?? 1).toBe(1);
  },
);

test('where too many files wait to be looked into, one more is told when to come back', async () => {
  const client = senderClient(app.host, '127.0.0.1');
  let end = () => {};
  const busy = new Promise<void>((resolve) => {
    end = resolve;
  });
  const waiting = Array.from({ length: uploadLimits.mostWaitingOfOne + 1 }, () =>
    lookInto({ client, id: '' }, () => busy),
  );
  const content = makePng(20, 20);
  const { reply, url } = await app.send(content, { item: 2, filename: 'a.png', type: 'image/png' });
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('10');
  expect((await reply.json()).message).toContain('Probeer het zo nog eens');
  // Another sender is not kept waiting by this one.
  await lookInto({ client: 'another', id: '' }, async () => {});
  end();
  await Promise.all(waiting);
  expect((await app.read(url)).data, 'what was sent is still there').toMatchObject({ width: 20 });
});

test('a picture whose process dies is no broken one: what was sent stays, to be tried again', async () => {
  const { pictures } = app.host;
  const { look } = pictures;
  vi.spyOn(pictures, 'look').mockImplementationOnce((...asked) => {
    const looking = look(...asked);
    for (const pid of pictures.pids) process.kill(pid, 'SIGKILL');
    return looking;
  });
  const content = makePng(20, 20);
  const { reply, url } = await app.send(content, { item: 2, filename: 'b.png', type: 'image/png' });
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('10');
  expect((await app.read(url)).data, 'what was sent is still there').toMatchObject({ width: 20 });
});

test.each([
  ['30,000 by 30,000 px', () => makePng(30_000, 30_000), 422, 'te veel beeldpunten'],
  ['cut off', async () => (await makePhoto(800, 800)).subarray(0, 900), 422, 'beschadigd'],
  ['a name for nothing', () => Buffer.from('BM'.padEnd(60, '\0')), 415, 'kunnen we niet openen'],
])('a picture that is %s is refused and nothing of it stays', async (_what, make, status, text) => {
  const before = await stored();
  const content = await make();
  const { reply, url } = await app.send(content, { item: 2, filename: 'foto.x', type: 'image/x' });
  expect(reply.status).toBe(status);
  expect((await reply.json()).message).toContain(text);
  expect((await app.call('HEAD', url)).status).toBe(404);
  expect(await stored()).toEqual(before);
});

const stored = async () => {
  const { rows } = await app.db.execute('select count(*)::int as n from uploads');
  return rows;
};
