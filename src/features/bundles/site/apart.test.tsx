import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll, parseHtml, textOf } from '../../../../tests/harness/html';
import type { BundleDetail } from '../contract';
import { BundlePage } from './bundle-page.view';

const variant = (id: number, choice: string, unitCents: number, soldOut = false) => ({
  id,
  choice,
  unitCents,
  soldOut,
});

const set = (coats: ReturnType<typeof variant>[]): BundleDetail => ({
  id: 1,
  href: '/sets/winterset',
  title: 'Winterset',
  intro: '',
  priceCents: 9000,
  parts: [
    { productId: 1, href: '/a', title: 'Jas', quantity: 1, variants: coats },
    { productId: 2, href: '/b', title: 'Boek', quantity: 2, variants: [variant(9, '', 1000)] },
  ],
});

const html = (bundle: BundleDetail, chosen = {}) =>
  parseHtml(renderToStaticMarkup(<BundlePage bundle={bundle} token="t" chosen={chosen} />));

/** What the page says of the saving; undefined: nothing. */
const said = (...given: Parameters<typeof html>) => {
  const [place] = findAll(html(...given), 'p[data-bundle-saving]');
  if (!place || 'hidden' in place.attributes) return undefined;
  return textOf(place).replace(/\s+/g, ' ').replace(' .', '.');
};

const coats = [variant(5, 'M', 8000), variant(6, 'L', 9500), variant(7, 'S', 6000)];

test('where choices differ in price, the saving is the least there is, or that of what is chosen', () => {
  expect(said(set(coats.slice(0, 2)))).toBe(
    'Los samen vanaf € 100,00. Samen minstens € 10,00 voordeliger.',
  );
  expect(said(set(coats), { part_1: ['6'] })).toBe(
    'Los samen € 115,00. Samen € 25,00 voordeliger.',
  );
  // The cheapest costs less apart: nothing is promised until another is chosen.
  expect(said(set(coats))).toBeUndefined();
  // What is sold out does not count.
  expect(said(set([variant(5, 'M', 8000, true), variant(6, 'L', 9500)]))).toBe(
    'Los samen € 115,00. Samen € 25,00 voordeliger.',
  );
});

test('each choice tells its price where they differ, and what the browser counts with', () => {
  const options = findAll(html(set(coats.slice(0, 2))), 'option');
  expect(options.map((one) => textOf(one).replace(/\s+/g, ' '))).toEqual([
    'Maak een keuze',
    'M, € 80,00',
    'L, € 95,00',
  ]);
  expect(options.map(({ attributes }) => attributes['data-cents'])).toEqual([
    '8000',
    '8000',
    '9500',
  ]);
});
