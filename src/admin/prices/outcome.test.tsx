import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Outcome } from './outcome';

test('the table of what prices become has a name', () => {
  const line = { productId: 1, title: 'Trui', what: '', from: 1000, to: 800, own: 0, van: null };
  const none = { unchanged: 0, withVan: 0, refused: [], refusedCount: 0, print: '' };
  const drawn = renderToStaticMarkup(<Outcome preview={{ ...none, changed: 1, lines: [line] }} />);
  expect(drawn).toMatch(/<table[^>]*><caption[^>]*>Prijzen, van oud naar nieuw<\/caption>/);
});
