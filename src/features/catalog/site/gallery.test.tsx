import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll, parseHtml } from '../../../../tests/harness/html';
import { Gallery, type GalleryProps } from './gallery.view';

const picture = (key: string) => ({ key, width: 800, height: 1000, alt: `Foto ${key}` });

test('WCAG 4.1.2: the pictures that a keyboard stops at have the name of their article', () => {
  const product = {
    title: 'Overslagjurk Roos',
    pictures: ['a', 'b'].map((key) => ({ ...picture(key), colorId: null })),
    chosen: { colorId: 1 },
  } as unknown as GalleryProps['product'];
  const page = parseHtml(renderToStaticMarkup(<Gallery product={product} />));
  const stops = findAll(page, '[tabindex="0"]');
  expect(stops.map(({ attributes }) => attributes['aria-label'])).toEqual([
    'Foto’s van Overslagjurk Roos',
  ]);
});
