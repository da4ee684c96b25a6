import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Feature } from '#platform/host';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { preparePictures, queueSizes, storePicture } from './api.server';
import { media as feature } from './feature';
import { media } from './server/tables';

/** A page with pictures. */
const page: Feature = {
  name: 'proef',
  needs: [],
  setup: ({ app: server }) => {
    const source = (key: string) =>
      `<source srcSet="/media/${key}/320.avif 320w, /media/${key}/640.avif 640w">`;
    const large = '<source srcSet="/media/c-breed/320.avif 320w, /media/c-breed/1200.avif 1200w">';
    const cards = ['b-begin', 'stuk', 'a-daarna', 'b-begin', 'geen-foto'].map(source);
    server.get('/proefpagina', async (_, reply) =>
      reply.type('text/html').send(cards.join('') + large),
    );
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ features: [feature, page], work: true });
});
afterAll(() => app.close());

const draw = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#17442f' } })
    .jpeg()
    .toBuffer();

const store = (key: string, content: Buffer, width = 700) =>
  storePicture(app.host, { key, type: 'image/jpeg', width, height: 40, content });

const sized = async () =>
  (await app.db.select().from(media))
    .filter(({ sizedAt }) => sizedAt !== null)
    .map(({ key }) => key)
    .sort();

const made = async (key: string) => {
  const widths = [160, 320, 480, 640, 800, 1200, 1600];
  const there = await Promise.all(
    widths.map((width) => app.host.storage.has(`sizes/${key}/${width}.avif`)),
  );
  return widths.filter((_, place) => there[place]);
};

test('new pictures get the sizes that pages ask for, up to their own, without being asked', async () => {
  await store('smal', await draw(330), 330);
  await store('breed', await draw(700));
  await queueSizes(app.host);
  await expect.poll(sized).toEqual(['breed', 'smal']);
  expect(await made('breed')).toEqual([160, 320, 480, 640]);
  expect(await made('smal')).toEqual([160, 320]);
});

test('a picture that lies is made as wide as a page shows it, one that stands is not', async () => {
  await store('liggend', await draw(1300), 1300);
  const standing = await sharp(await draw(1300))
    .rotate(90)
    .toBuffer();
  await storePicture(app.host, {
    ...{ key: 'staand', type: 'image/jpeg', width: 1300, height: 2000, content: standing },
  });
  await queueSizes(app.host);
  await expect.poll(sized).toEqual(expect.arrayContaining(['liggend', 'staand']));
  expect(await made('liggend')).toEqual([160, 320, 480, 640, 800, 1200]);
  expect(await made('staand')).toEqual([160, 320, 480, 640]);
});

test('a picture that can’t be drawn keeps none of the others waiting', async () => {
  await store('a-stuk', Buffer.from('no picture'));
  await store('b-heel', await draw(700));
  await queueSizes(app.host);
  await expect.poll(sized).toContain('b-heel');
  expect(await made('a-stuk')).toEqual([]);
  expect(await made('b-heel')).toHaveLength(4);
});

test('a picture that is stored anew is looked at again', async () => {
  await store('smal', await draw(700));
  expect(await sized()).not.toContain('smal');
  await queueSizes(app.host);
  await expect.poll(sized).toContain('smal');
  expect(await made('smal')).toEqual([160, 320, 480, 640]);
});

test('what stands on a page is made at once when asked, its first picture and what is larger than a card for large screens too', async () => {
  await store('b-begin', await draw(1200), 1200);
  await store('a-daarna', await draw(1300), 1300);
  await store('c-breed', await draw(1200), 1200);
  await store('elders', await draw(700));
  // One that can't be drawn keeps none of the others.
  await store('stuk', Buffer.from('no picture'));
  const told: string[] = [];
  await preparePictures(app.host, ['/proefpagina', '/geen-pagina'], (done, total) => {
    told.push(`${done}/${total}`);
  });
  expect(told).toEqual(['1/4', '2/4', '3/4', '4/4']);
  expect(await made('a-daarna')).toEqual([160, 320, 480, 640]);
  expect(await made('b-begin')).toEqual([160, 320, 480, 640, 800, 1200]);
  const large = (key: string) => app.host.storage.has(`sizes/${key}/1200.avif`);
  expect(await large('b-begin')).toBe(true);
  expect(await large('c-breed')).toBe(true);
  expect(await large('a-daarna')).toBe(false);
  expect(await sized()).not.toContain('elders');
  // Its wide sizes are nobody's first page: they come in the background.
  expect(await sized()).not.toContain('a-daarna');
  await queueSizes(app.host);
  await expect.poll(sized).toContain('a-daarna');
  expect(await made('a-daarna')).toEqual([160, 320, 480, 640, 800, 1200]);
});
