import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media as pictures } from '#features/media/api.server';
import { media } from '#features/media/feature';
import { mailLogo } from '#kernel/wire-mail';
import { theme } from '#ui/theme/theme';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { getSite, senderOf } from './api.server';
import { settings } from './feature';
import { setSite } from './server/current';

const key = 'ons-logo-1f09c2ab';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ features: [media, settings] });
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

const letter = (color: string, ground?: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}<rect x="40" y="40" width="400" height="120" fill="${color}"/></svg>`,
  );

/** Chooses a logo in the theme; each has a key of its own, as the office gives. */
const choose = async (name: string, content: Buffer | undefined) => {
  const own = `${name}-${key}`;
  if (content) {
    await app.host.storage.put(`media/${own}`, await sharp(content).png().toBuffer());
    await app.host.db.insert(pictures).values({
      ...{ key: own, type: 'image/png', title: name, state: 'ready' },
      ...{ width: 600, height: 200 },
    });
  }
  const site = getSite(app.host);
  const theme = { logo: { key: own, width: 600, height: 200, alt: '' } };
  setSite(app.host, { ...site, settings: { ...site.settings, theme } });
};

test('a logo of the chain stands there instead, on a ground that it is seen on', async () => {
  await choose('rood', letter('#c01020'));
  const red = await draw('Brink');
  expect(count(red.pixels, '#c01020')).toBeGreaterThan(1000);
  expect(count(red.pixels, theme.ground)).toBeGreaterThan(1000);
  // White is seen on no light ground.
  await choose('wit', letter('#ffffff'));
  const white = await draw('Brink');
  expect(count(white.pixels, '#ffffff')).toBeGreaterThan(1000);
  expect(count(white.pixels, theme.brand)).toBeGreaterThan(1000);
  // One that is gone leaves the name.
  await choose('weg', undefined);
  const gone = await draw('Brink');
  expect(count(gone.pixels, theme.onBrand)).toBeGreaterThan(100);
});

test('another logo has another address in mails; those that were sent go on being answered', async () => {
  const ask = async (version?: string) => {
    const url = version === undefined ? mailLogo.path : `${mailLogo.path}?v=${version}`;
    const { statusCode, headers } = await app.inject({ url });
    return [statusCode, headers['cache-control']];
  };
  await choose('oud', letter('#c01020'));
  const old = senderOf(app.host).mark ?? '';
  expect(old).toMatch(/^[\da-f]{12}$/);
  expect(await ask(old)).toEqual([200, 'public, max-age=86400']);
  await choose('nieuw', letter('#1020c0'));
  const now = senderOf(app.host).mark ?? '';
  expect(now).not.toBe(old);
  expect(await ask(now)).toEqual([200, 'public, max-age=86400']);
  expect(await ask(old)).toEqual([200, 'public, max-age=60']);
  expect(await ask()).toEqual([200, 'public, max-age=86400']);
});
