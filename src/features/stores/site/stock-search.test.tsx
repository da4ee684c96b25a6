import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { storeTexts } from '#kernel/messages/nl-stores';
import { StockSearch } from './stock-search.view';

test('the search through a store stands below the heading of what lies there', () => {
  const html = renderToStaticMarkup(
    <StockSearch section="voorraad" action="/locaties/utrecht" search="" store="Brink Utrecht" />,
  );
  const heading = html.indexOf(`<h2>${storeTexts.stock.title}</h2>`);
  expect(heading).toBeGreaterThanOrEqual(0);
  expect(html.indexOf('type="search"')).toBeGreaterThan(heading);
});
