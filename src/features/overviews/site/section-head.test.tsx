import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { get, parseHtml, textOf } from '../../../../tests/harness/html';
import type { SectionCell, SectionProps } from '../contract';
import { SectionHead } from './section-head.view';

const item = (id: number): SectionCell => ({ kind: 'item', id, html: '' });
const spare: SectionCell = { kind: 'cta', html: '' };

const head = (more: Partial<SectionProps>): string => {
  const props = {
    ...{
      id: '4',
      title: 'Nieuw',
      level: 2,
      intro: '',
      noun: { one: 'artikel', many: 'artikelen' },
    },
    ...{ total: 40, cells: [item(1), item(2), spare, item(3)], chips: [], orders: [] },
    ...more,
  } as unknown as SectionProps;
  return renderToStaticMarkup(<SectionHead {...props} titleId="section-4-title" />);
};

const statusOf = (more: Partial<SectionProps>, part = '[data-section-status]'): string =>
  textOf(get(parseHtml(head(more)), part));

test('S2.2/1 a section without a way to the others counts what stands there, and no more', () => {
  expect(statusOf({})).toBe('3 artikelen');
  expect(statusOf({ cells: [item(1), spare] })).toBe('1 artikel');
});

test('S2.2/12 which page it is is there to be heard, and no part of how many there are', () => {
  const paged = { pagination: { page: 2, pages: 4 } as SectionProps['pagination'], page: 2 };
  expect(statusOf(paged)).toBe('40 artikelen');
  expect(statusOf(paged, '[data-section-said]')).toMatch(/^40 artikelen ?, pagina 2 van 4$/);
});

test('only what can become another number is told when it does', () => {
  const roleOf = (more: Partial<SectionProps>) =>
    get(parseHtml(head(more)), '[data-section-said]').attributes.role;
  expect(roleOf({})).toBeUndefined();
  expect(roleOf({ formId: 'refine-4' })).toBe('status');
  expect(roleOf({ loadMore: {} as SectionProps['loadMore'] })).toBe('status');
});

test('S2.2/1 where one can filter or go on, all that there are is counted', () => {
  expect(statusOf({ formId: 'refine-4' })).toBe('40 artikelen');
  expect(statusOf({ loadMore: {} as SectionProps['loadMore'] })).toBe('40 artikelen');
});
