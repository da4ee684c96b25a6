import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailLogo } from '#kernel/wire-mail';
import { theme } from '#ui/theme/theme';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { getSite } from './api.server';
import { settings } from './feature';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ features: [settings] });
});
afterAll(() => app.close());

const draw = async (name: string) => {
  Object.assign(getSite(app.host), { name });
  const reply = await app.inject({ url: mailLogo.path });
  expect(reply.headers['content-type']).toBe('image/png');
  const picture = sharp(reply.rawPayload);
  const { width, height } = await picture.metadata();
  expect([width, height]).toEqual([mailLogo.width * 2, mailLogo.height * 2]);
  return { bytes: reply.rawPayload.length, pixels: await picture.removeAlpha().raw().toBuffer() };
};

/** How many pixels have about this colour. */
const count = (pixels: Buffer, color: string): number => {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (wanted.every((value, part) => Math.abs(value - (pixels[at + part] ?? 0)) < 12)) found += 1;
  }
  return found;
};

test('the mark of mails is drawn small, of any name, with a bright dot where that has an i', async () => {
  const { bytes, pixels } = await draw('Brink');
  expect(bytes).toBeLessThan(10_000);
  for (const color of [theme.brand, theme.onBrand, theme.accent]) {
    expect(count(pixels, color)).toBeGreaterThan(100);
  }
  const none = await draw('Warenhuis De Lange Zomeravond & Zn.'.replaceAll('i', 'e'));
  expect(count(none.pixels, theme.onBrand)).toBeGreaterThan(100);
  expect(count(none.pixels, theme.accent)).toBe(0);
});
