import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { queueSizes, storePicture } from './api.server';
import { media as feature } from './feature';
import { media } from './server/tables';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ features: [feature], work: true });
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
  const widths = [160, 320, 480, 640];
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
