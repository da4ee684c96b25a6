import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { plainVoids } from '#platform/render/void-elements';
import { withLanguage } from '#ui/language';
import type { SectionCell, SectionProps } from '../contract';
import { Section } from '../site/section.view';
import { SectionFragments } from './section-fragments';

const words = fc.constantFrom('', 'wol', '"><b>', "'s avonds", 'a & b');
const some = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const count = fc.integer({ min: 1, max: 3000 });

const cell: fc.Arbitrary<SectionCell> = fc.oneof(
  fc.record({ kind: fc.constant('item' as const), id: count, html: fc.constant('<p>Jas</p>') }),
  fc.record({ kind: fc.constantFrom('cta' as const, 'hidden' as const), html: fc.constant('x') }),
  fc.constant({ kind: 'spacer' as const }),
);

const pagination = fc
  .record({ page: fc.integer({ min: 1, max: 9 }), more: fc.integer({ min: 0, max: 9 }) })
  .chain(({ page, more }) =>
    fc.record({
      blockId: fc.constant('1'),
      title: fc.constantFrom(undefined, 'Jassen'),
      page: fc.constant(page),
      pages: fc.constant(page + more),
      maxVisibleButtons: fc.constantFrom(2, 5),
      href: words.map((text) => (to: number) => `/jassen?search=${text}&page_1=${to}`),
    }),
  );

const loadMore = fc.record({
  ...{ blockId: fc.constant('1'), href: words, current: count, total: count, pending: count },
  auto: fc.boolean(),
});

const section: fc.Arbitrary<SectionProps> = fc.record({
  ...{ id: fc.constantFrom('1', '2'), virtual: fc.boolean(), type: fc.constant('ProductOverview') },
  ...{ title: words, level: fc.constantFrom<(1 | 2)[]>(1, 2), intro: words },
  total: fc.integer({ min: 0, max: 3000 }),
  ...{ limit: count, page: count, start: count, loadLimit: fc.constantFrom(12, 24) },
  noun: fc.constant({ one: 'artikel', many: 'artikelen' }),
  ...{ url: fc.constant('/webcore/pagebuilder/view/1'), moduleAccess: fc.constant('product') },
  ...{ blockFilters: some(words), ajaxFilterId: fc.constant('a'), entityId: some(words) },
  ...{ entityObject: some(words), language: fc.constant('nl_NL'), columns: fc.constantFrom(3, 4) },
  layout: fc.constantFrom<SectionProps['layout'][]>('grid', 'list'),
  ...{ lang: fc.constantFrom(undefined, 'nl'), cells: fc.array(cell, { maxLength: 4 }) },
  formId: fc.constantFrom(undefined, 'refine-1'),
  listFilter: fc.constantFrom(undefined, 'every' as const, 'some' as const),
  orders: fc.constantFrom(
    [],
    [
      { name: 'new', label: 'Nieuw', selected: true },
      { name: 'price', label: 'Prijs', selected: false },
    ],
  ),
  chips: fc.uniqueArray(fc.record({ label: words, href: words }), {
    selector: ({ href }) => href,
    maxLength: 3,
  }),
  resetHref: words,
  ...{ pagination: some(pagination), loadMore: some(loadMore) },
  read: some(fc.record({ corrected: some(words), also: fc.array(words, { maxLength: 2 }) })),
  empty: fc.constant({ suggestions: [] }),
  more: some(fc.record({ label: words, href: words })),
  note: some(words),
});

test('S3.1/3 S2.2/12 a section of kept fragments is the same as one that is rendered whole', () => {
  const fragments = new SectionFragments();
  fc.assert(
    fc.property(section, section, fc.constantFrom('nl_NL', 'en_GB'), (one, other, language) => {
      // What differs from one that is kept in a single thing is the likeliest to be taken for it.
      const alike = Object.entries(other).map(([name, value]) => ({ ...one, [name]: value }));
      for (const props of [one, ...alike]) {
        const whole = renderToStaticMarkup(withLanguage(language, <Section {...props} />));
        expect(fragments.render(props, language)).toBe(plainVoids(whole));
      }
    }),
    { numRuns: 30 },
  );
});

const jackets: SectionProps = {
  ...{ id: '1', virtual: false, type: 'ProductOverview', title: 'Jassen', level: 1, intro: '' },
  ...{ total: 12, limit: 24, page: 1, start: 0, loadLimit: 24 },
  noun: { one: 'artikel', many: 'artikelen' },
  ...{ url: '/u', moduleAccess: 'product', ajaxFilterId: 'a', language: 'nl_NL', layout: 'grid' },
  ...{ columns: 3, formId: 'f', orders: [], resetHref: '/jassen', empty: { suggestions: [] } },
  cells: [{ kind: 'item', id: 1, html: '\x007\0' }],
  chips: [{ label: 'tot € 10', href: '/jassen?a=1' }],
};

test('other totals, chips and cards take no rendering; what else changes is rendered anew', () => {
  const write = vi.fn(renderToStaticMarkup);
  const fragments = new SectionFragments({ write });
  // The mark of a card that is kept as bytes stays one.
  expect(fragments.render(jackets, 'nl_NL')).toContain('data-item="1">\x007\0</li>');
  const rendered = write.mock.calls.length;
  const chips = [{ label: 'tot € 20', href: '/jassen?a=2' }];
  const other = fragments.render({ ...jackets, total: 34, cells: [], chips }, 'nl_NL');
  for (const text of ['data-total="34"', '34 artikelen', 'tot € 20']) expect(other).toContain(text);
  expect(other).not.toContain('data-item');
  expect(write).toHaveBeenCalledTimes(rendered);
  expect(fragments.render({ ...jackets, title: 'Mantels' }, 'nl_NL')).toContain('Mantels');
  expect(write).toHaveBeenCalledTimes(rendered + 1);
});
