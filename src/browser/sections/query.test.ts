import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedNames,
  filtersOf,
  plainName,
  valuesOf,
  withForm,
  withPlace,
  withPlaces,
} from './query';

const query = (text: string) => new URLSearchParams(text);
const names = new Set(['filter_color', 'search', 'sort']);

describe('the query of an address', () => {
  test('S2.2/4 a submit takes the form over, begins paging anew and keeps what is not its own', () => {
    const before = query('debug=1&filter_color[]=3&page_12=2&limit_13=48&start_12=9&filter_size=1');
    const after = withForm(before, names, [
      ['filter_color', '4'],
      ['search', ''],
    ]);
    expect(String(after)).toBe('debug=1&filter_size=1&filter_color=4');
  });

  test('two controls that say the same say it once', () => {
    const after = withForm(query(''), names, [
      ['sort', 'price'],
      ['sort', 'price'],
    ]);
    expect(String(after)).toBe('sort=price');
  });

  test('S2.2/20 a load writes page_{id} and limit_{id}', () => {
    const after = withPlace(query('filter_color=1&page_12=1'), '12', { page: 3, limit: 24 });
    expect(String(after)).toBe('filter_color=1&page_12=3&limit_12=24');
  });

  test('S2.2/20 S4.1/4 other filters begin at page 1, another order stays; other sections do not move', () => {
    const before = query('filter_a=1&page_12=3&limit_12=48&page_13=2&limit_13=9&start_12=4');
    const sections = [
      { id: '12', page: 3, limit: 24 },
      { id: '14', page: 2, limit: 6 },
    ];
    const filtered = withPlaces(before, query('filter_a=2'), sections);
    expect(String(filtered)).toBe(
      'filter_a=2&page_13=2&limit_13=9&page_12=1&limit_12=48&page_14=1&limit_14=6',
    );
    const sorted = withPlaces(before, query('filter_a=1&sort=price'), sections);
    expect(String(sorted)).toBe(
      'filter_a=1&sort=price&page_13=2&limit_13=9&page_12=3&limit_12=48&page_14=2&limit_14=6',
    );
  });

  test('S3.1/1 a section is posted the filters, the search words and the order, no more', () => {
    const all = query('filter_a=1&filter_a=2&search=jas&sort=price&debug=1&page_12=2&searching=no');
    expect(filtersOf(all)).toEqual([
      ['filter_a', '1'],
      ['filter_a', '2'],
      ['search', 'jas'],
      ['sort', 'price'],
    ]);
  });

  test('a section is also posted from where it looks for what is near', () => {
    expect(filtersOf(query('place_input=3511+AW&filter_distance=20&pagina=1'))).toEqual([
      ['place_input', '3511 AW'],
      ['filter_distance', '20'],
    ]);
  });

  test('S2.1/16 a name with brackets is the same name', () => {
    expect(plainName('filter_importedlocation[]')).toBe('filter_importedlocation');
    expect(plainName('filter_a[2]')).toBe('filter_a');
    expect(valuesOf(query('filter_a[]=1&filter_a=2&filter_ab=3'), 'filter_a[]')).toEqual([
      '1',
      '2',
    ]);
  });

  const pair = fc.tuple(
    fc.constantFrom('filter_a', 'filter_b', 'search'),
    fc.stringMatching(/^\w{1,3}$/),
  );

  test('order and brackets make no other query; another value does', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 6 }), (pairs) => {
        const there = new URLSearchParams(pairs);
        const back = new URLSearchParams(
          [...pairs].reverse().map(([name, value]) => [`${name}[]`, value]),
        );
        expect(changedNames(there, back)).toEqual([]);
        back.append('filter_b', 'more');
        expect(changedNames(there, back)).toEqual(['filter_b']);
      }),
    );
  });

  test('taking a form over twice is taking it over once', () => {
    fc.assert(
      fc.property(
        fc.array(pair, { maxLength: 6 }),
        fc.array(pair, { maxLength: 6 }),
        (old, form) => {
          const own = new Set(['filter_a', 'search']);
          const entries = form.filter(([name]) => own.has(name));
          const once = withForm(new URLSearchParams(old), own, entries);
          expect(String(withForm(once, own, entries))).toBe(String(once));
        },
      ),
    );
  });
});
