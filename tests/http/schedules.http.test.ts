import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TreeBlock } from '#features/pages/contract';
import { blocks } from '#features/pages/server/tables';
import { weekend } from '#kernel/limits-content';
import { addPage } from '../harness/build-catalog';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { find, findAll, get, parseHtml, textOf } from '../harness/html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
});
afterAll(() => app.close());

const text = (id: string, title: string, schedule: unknown): TreeBlock => ({
  type: 'RichText',
  props: { id, version: 1, title, html: '<p>Kom langs.</p>', schedule },
});
const overview = (id: string, schedule: unknown): TreeBlock => ({
  type: 'ProductOverview',
  props: { id, version: 1, title: 'Aanbieding', limit: 3, paging: 'none', schedule },
});

/** Which of a page's scheduled blocks are `active`, and what stands on it. */
const look = async (url: string) => {
  const page = await app.show(url);
  const frames = findAll(page, 'etalage-scheduled');
  for (const { attributes } of frames) {
    expect(attributes.hidden === undefined).toBe(attributes.class === 'active');
  }
  return {
    active: frames.filter(({ attributes }) => attributes.class === 'active').length,
    frames: frames.length,
    titles: findAll(page, 'main h1').map(textOf),
  };
};

test('S2.12/7 S4.10/5 S9.6/3 one of two is active; a kept page is dropped at the very moment', async () => {
  app.clock.set('2026-11-20T15:59:00Z');
  await addPage(app.host, {
    path: '/weekend',
    title: 'Weekend',
    content: [
      text('oproep', 'Doordeweeks', { week: weekend, outside: true }),
      text('flyer', 'Weekend', { week: weekend }),
    ],
  });
  const at = async (instant: string) => {
    app.clock.set(instant);
    const { active, frames, titles } = await look('/weekend');
    expect({ active, frames }).toEqual({ active: 1, frames: 2 });
    return titles;
  };
  expect(await at('2026-11-20T15:59:59.999Z')).toEqual(['Doordeweeks']);
  expect(await at('2026-11-20T16:00:00Z')).toEqual(['Weekend']);
  expect(await at('2026-11-22T18:59:59.999Z')).toEqual(['Weekend']);
  expect(await at('2026-11-22T19:00:00Z')).toEqual(['Doordeweeks']);
  // The Sundays on which the clock is moved.
  expect(await at('2027-03-28T17:59:59.999Z')).toEqual(['Weekend']);
  expect(await at('2027-03-28T18:00:00Z')).toEqual(['Doordeweeks']);
  expect(await at('2027-10-31T18:59:59.999Z')).toEqual(['Weekend']);
  expect(await at('2027-10-31T19:00:00Z')).toEqual(['Doordeweeks']);
});

test('before its time nothing of a block is told, also not when it is asked for alone', async () => {
  app.clock.set('2026-12-01T12:00:00Z');
  await addPage(app.host, {
    path: '/actie',
    title: 'Actie',
    content: [overview('actie', { from: '2026-12-05', until: '2026-12-05' })],
  });
  const early = await app.get('/actie');
  expect(early.body).not.toContain('Aanbieding');
  expect(Object.keys(await app.head('/actie')).filter((name) => name.endsWith('_total'))).toEqual(
    [],
  );
  const number = get(parseHtml(early.body), 'etalage-scheduled').attributes['data-of'];
  const section = () => app.post(`/webcore/pagebuilder/view/${number}`);
  expect((await section()).body).not.toContain('Aanbieding');
  app.clock.set('2026-12-05T12:00:00Z');
  expect((await section()).body).toContain('Aanbieding');
  expect((await app.get('/actie')).body).toContain('Aanbieding');
  app.clock.set('2026-12-05T23:00:00Z');
  expect((await app.get('/actie')).body).not.toContain('Aanbieding');
});

test('a block is kept for the pages of some stores', async () => {
  await addPage(app.host, {
    path: '/per-winkel',
    title: 'Per winkel',
    content: [text('eigen', 'Alleen hier', { stores: [3] }), overview('gewoon', {})],
  });
  const page = await app.show('/per-winkel');
  expect(find(page, 'h1')).toBeUndefined();
  expect(find(page, 'etalage-scheduled')).toBeUndefined();
  expect(findAll(page, '[data-item]')).toHaveLength(3);
  const [own] = await app.db.select().from(blocks).where(eq(blocks.treeId, 'eigen'));
  const about = async (id: number) => {
    const fields = { entity_object: 'Location', entity_id: id };
    return (await app.post(`/webcore/pagebuilder/view/${own?.id}`, fields)).body;
  };
  expect(await about(3)).toContain('Alleen hier');
  expect(await about(4)).not.toContain('Alleen hier');
});

test('a schedule that can’t be read sets no limit', async () => {
  await addPage(app.host, {
    path: '/onleesbaar',
    title: 'Onleesbaar',
    content: [text('fout', 'Er staat iets', { week: 'altijd' })],
  });
  expect(textOf(get(await app.show('/onleesbaar'), 'h1'))).toBe('Er staat iets');
});
