import { expect, test } from 'vitest';
import { breadcrumbJsonLd } from './breadcrumbs';

test('the way to a page begins at home, counted from 1, with whole addresses', () => {
  expect(breadcrumbJsonLd('https://winkel.nl', [{ label: 'Jassen', href: '/jassen' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://winkel.nl/' },
      { '@type': 'ListItem', position: 2, name: 'Jassen', item: 'https://winkel.nl/jassen' },
    ],
  });
});
