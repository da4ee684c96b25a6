import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll, parseHtml } from '../../../../tests/harness/html';
import type { ProductCard } from '../contract';
import { ProductCardView } from './product-card.view';

const offer = { priceCents: 4995, priceFrom: false, soldOut: false, onlyInStores: false };

test('WCAG 4.1.2 a colour of a card says its name once: it is no description besides', () => {
  const color = (id: number, title: string) => ({ id, title, hex: '#000', pictures: [], offer });
  const card = {
    ...offer,
    ...{ id: 1, href: '/artikel/jas', title: 'Jas', brand: 'Brink', sized: true },
    colors: [color(1, 'Zwart'), color(2, 'Blauw')],
  } as unknown as ProductCard;
  const page = parseHtml(renderToStaticMarkup(<ProductCardView card={card} />));
  const names = findAll(page, 'a[data-card-color]').map(({ attributes }) => [
    attributes.title,
    attributes['aria-label'],
  ]);
  expect(names).toEqual([
    [undefined, 'Zwart'],
    [undefined, 'Blauw'],
  ]);
});
