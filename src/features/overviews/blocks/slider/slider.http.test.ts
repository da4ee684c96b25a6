import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TreeBlock } from '#features/pages/contract';
import { sliders, weekend } from '#kernel/limits-content';
import { addPage } from '../../../../../tests/harness/build-catalog';
import { type CatalogApp, createCatalogApp } from '../../../../../tests/harness/catalog-app';
import { type Element, find, findAll, get, textOf } from '../../../../../tests/harness/html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
});
afterAll(() => app.close());

const block = (type: string, id: string, props: Record<string, unknown> = {}): TreeBlock => ({
  type,
  props: { id, version: 1, ...props },
});

const slidesIn = (root: Element) => findAll(root, '[aria-roledescription=dia]');

test('S2.12/15 S9.9/4 a block tells its page how its slider looks, and an editor may say otherwise', async () => {
  await addPage(app.host, {
    path: '/schuif',
    title: 'Schuif',
    content: [
      block('ProductSlider', 'gewoon', { title: 'Net binnen', limit: 7 }),
      block('ProductSlider', 'anders', {
        items: '12, 7, 12, 999',
        perViewDesktop: '4',
        perViewMobile: '3,5',
        autoplay: 500,
        arrows: false,
        fade: true,
        loop: true,
      }),
      block('ProductSlider', 'leeg', { items: '999' }),
    ],
  });
  const [usual, own, ...others] = findAll(await app.show('/schuif'), 'etalage-slider');
  expect(others).toEqual([]);
  const { perView, speed, autoplay, fade, loop } = sliders.usual;
  expect(usual?.attributes).toMatchObject({
    'data-desktop': String(perView.desktop),
    'data-tablet': String(perView.tablet),
    'data-mobile': String(perView.mobile),
    'data-gap': '30',
    'data-gap-mobile': '30',
  });
  expect(JSON.parse(usual?.attributes['data-slider'] ?? '')).toEqual({
    ...{ speed, autoplay, fade, loop },
  });
  expect(slidesIn(usual as Element).map(({ attributes }) => attributes['aria-label'])).toEqual(
    Array.from({ length: 7 }, (_, at) => `${at + 1} van 7`),
  );
  // In the order that was asked, each once; what can't be chosen is the kind's own.
  expect(slidesIn(own as Element).map((slide) => textOf(get(slide, 'h2')))).toEqual([
    expect.stringContaining('Artikel 12'),
    expect.stringContaining('Artikel 07'),
  ]);
  expect(own?.attributes).toMatchObject({ 'data-desktop': '4', 'data-mobile': '2.2' });
  // Nobody reads along in half a second; several at once don’t fade; a click can do what a finger does.
  expect(JSON.parse(own?.attributes['data-slider'] ?? '')).toMatchObject({
    ...{ autoplay: 3000, fade: false, loop: true },
  });
  expect(findAll(own as Element, '[data-slider-to]')).toHaveLength(2);
});

test('S2.12/1 an editor chooses items of a kind, in an order of his own', async () => {
  await addPage(app.host, {
    path: '/gekozen',
    title: 'Gekozen',
    content: [block('ProductView', 'keuze', { title: 'Onze keuze', items: '3 1' })],
  });
  const page = await app.show('/gekozen');
  expect(findAll(page, '[data-item] h3').map(textOf)).toEqual([
    expect.stringContaining('Artikel 03'),
    expect.stringContaining('Artikel 01'),
  ]);
});

test('a slider made by hand has a slide for each block in its slot that is shown now', async () => {
  app.clock.set('2026-11-18T12:00:00Z');
  const text = (id: string, more = {}) =>
    block('RichText', id, { html: `<p>Over ${id}.</p>`, ...more });
  await addPage(app.host, {
    path: '/met-de-hand',
    title: 'Met de hand',
    content: [
      block('BannerSlider', 'opening', {
        title: 'De pagina',
        slides: [
          block('Hero', 'een', { title: 'Een', level: '2', isFirst: true }),
          block('Hero', 'twee', { title: 'Twee', level: '2' }),
        ],
      }),
      block('Slider', 'eigen', {
        title: 'Zelf gemaakt',
        slides: [text('wol'), text('het weekend', { schedule: { week: weekend } }), text('leer')],
      }),
    ],
  });
  const sliderAt = async (place: number) => {
    const page = await app.show('/met-de-hand');
    return findAll(page, 'etalage-slider')[place] as Element;
  };
  const page = await app.show('/met-de-hand');
  expect(findAll(page, 'h1').map(textOf)).toEqual(['De pagina']);
  expect(slidesIn(await sliderAt(0)).map((slide) => textOf(get(slide, 'h2')))).toEqual([
    'Een',
    'Twee',
  ]);
  expect(find(await sliderAt(0), '[data-slider-to]')).toBeUndefined();
  expect(findAll(await sliderAt(0), '[data-slider-dot]')).toHaveLength(2);
  expect(slidesIn(await sliderAt(1)).map(textOf)).toEqual(['Over wol.', 'Over leer.']);
  app.clock.set('2026-11-21T12:00:00Z');
  expect(slidesIn(await sliderAt(1)).map(textOf)).toEqual([
    'Over wol.',
    'Over het weekend.',
    'Over leer.',
  ]);
});
