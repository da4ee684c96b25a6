import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadMore } from './load-more.view';
import { Pagination } from './pagination.view';

const pagination = (page: number, pages: number): string =>
  renderToStaticMarkup(
    <Pagination
      blockId="12"
      page={page}
      pages={pages}
      maxVisibleButtons={2}
      href={(to) => `?page_12=${to}`}
    />,
  );

const targets = (html: string): string[] =>
  [...html.matchAll(/href="\?page_12=(\d+)" data-page-to="\1"/g)].map((match) => match[1] ?? '');

test('S2.2/12 first, previous, the numbers around, next and last are real links', () => {
  const html = pagination(5, 12);
  expect(targets(html)).toEqual(['1', '4', '5', '6', '6', '12']);
  for (const name of ['Eerste', 'Vorige', 'Volgende', 'Laatste']) expect(html).toContain(name);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});

test('S2.2/13 no pagination for one page', () => {
  expect(pagination(1, 1)).toBe('');
});

test('S4.1/6 on the last page there is no way on', () => {
  const html = pagination(12, 12);
  expect(targets(html)).toEqual(['1', '11', '11', '12']);
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(2);
});

const more = (current: number, total: number): string =>
  renderToStaticMarkup(
    <LoadMore
      blockId="12"
      href="?limit_12=48"
      current={current}
      total={total}
      pending={total - current}
      auto={false}
    />,
  );

test('S2.2/18 load more tells how many are shown, how many there are and how many come', () => {
  const html = more(24, 38);
  expect(html).toContain('data-count="current">24<');
  expect(html).toContain('data-count="total">38<');
  expect(html).toContain('data-count="pending">14<');
});

test('S2.2/19 load more is gone once all are loaded', () => {
  expect(more(38, 38)).toBe('');
});
