import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll, get, parseHtml, textOf } from '../../../../tests/harness/html';
import { Gallery, type GalleryProps } from './gallery.view';

const picture = (key: string) => ({ key, width: 800, height: 1000, alt: `Foto ${key}` });

test('WCAG 4.1.2: a keyboard stops at each picture and nowhere else, and hears which it is', () => {
  const product = {
    title: 'Overslagjurk Roos',
    pictures: ['a', 'b'].map((key) => ({ ...picture(key), colorId: null })),
    chosen: { colorId: 1 },
  } as unknown as GalleryProps['product'];
  const page = parseHtml(renderToStaticMarkup(<Gallery product={product} />));
  expect(findAll(page, '[tabindex]')).toEqual([]);
  expect(get(page, 'ul').attributes['aria-label']).toBe('Foto’s van Overslagjurk Roos');
  const names = findAll(page, 'a').map(
    (link) => `${get(link, 'img').attributes.alt} ${textOf(link)}`,
  );
  expect(names).toEqual(['Foto a Vergroot deze foto', 'Foto b Vergroot deze foto']);
});

test('each picture says which of how many of its colour it is, to see and not to hear', () => {
  const product = {
    title: 'Overslagjurk Roos',
    pictures: ['a1', 'a2', 'b1', 'b2', 'b3', 'c1'].map((key) => ({
      ...picture(key),
      colorId: 'abc'.indexOf(key[0] ?? ''),
    })),
    chosen: { colorId: 1 },
  } as unknown as GalleryProps['product'];
  const places = (given: GalleryProps['product']) =>
    findAll(parseHtml(renderToStaticMarkup(<Gallery product={given} />)), 'a').map(
      ({ attributes }) => attributes['data-at'],
    );
  expect(places(product)).toEqual(['1 / 2', '2 / 2', '1 / 3', '2 / 3', '3 / 3', undefined]);
  const shared = product.pictures.map((one, at) => (at === 0 ? { ...one, colorId: null } : one));
  expect(places({ ...product, pictures: shared })[0]).toBeUndefined();
  const css = readFileSync(new URL('gallery.module.css', import.meta.url), 'utf8');
  expect(css).toContain("content: attr(data-at) / ''");
});

test('on a phone a browser fetches pictures for the width that the style gives them', () => {
  const product = {
    title: 'Overslagjurk Roos',
    pictures: [{ ...picture('a'), colorId: null }],
    chosen: { colorId: 1 },
  } as unknown as GalleryProps['product'];
  const page = parseHtml(renderToStaticMarkup(<Gallery product={product} />));
  const css = readFileSync(new URL('gallery.module.css', import.meta.url), 'utf8');
  const width = /flex: 0 0 (?<width>.+);/.exec(css)?.groups?.width ?? 'none';
  expect(String(get(page, 'source').attributes.sizes).endsWith(`, ${width}`)).toBe(true);
});

test('an odd number is led by a large picture: the last has a neighbour', () => {
  const widths = (keys: string) => {
    const pictures = [...keys].map((key) => ({ ...picture(key), colorId: null }));
    const product = { title: 'Tafel', pictures, chosen: { colorId: 1 } };
    const given = product as unknown as GalleryProps['product'];
    const page = parseHtml(renderToStaticMarkup(<Gallery product={given} />));
    return findAll(page, 'li').map((item) =>
      String(get(item, 'source').attributes.sizes).includes('69rem'),
    );
  };
  expect(widths('abc')).toEqual([true, false, false]);
  expect(widths('ab')).toEqual([false, false]);
  expect(widths('a')).toEqual([true]);
});
