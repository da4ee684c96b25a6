import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ApiFilter,
  filterLimits,
  operators,
  quoted,
  readFilters,
  writeFilters,
} from './api-filter';

const read = (...filters: unknown[]) => readFilters(filters.map((one) => JSON.stringify(one)));
const problems = (...filters: unknown[]) => Object.keys(read(...filters).problems);

test('S7.4/3 a field filter is read in its short and in its long form', () => {
  const meant = { filter_type: 'FieldFilter', column: 'id', operator: '<>', value: 35 };
  expect(read({ filter_type: 'FieldFilter', c: 'id', v: 35, o: '<>' }).filters).toEqual([meant]);
  expect(read({ column: 'id', operator: '<>', value: 35 }).filters).toEqual([meant]);
  expect(read({ column: 'state', value: 'Online' }).filters).toEqual([
    { filter_type: 'FieldFilter', column: 'state', operator: '=', value: 'Online' },
  ]);
});

test('S7.10/3 a related filter is read, its ids once each', () => {
  const given = { linked_ids: [3, '4', 3], module: 'Location', module_link: 'Popup' };
  expect(read({ filter_type: 'RelatedFilter', ...given }).filters).toEqual([
    { filter_type: 'RelatedFilter', ...given, linked_ids: [3, 4], match_all: false },
  ]);
});

test('S7.9/3 filters come repeated, or as one list, and empty ones say nothing', () => {
  const [a, b] = [
    { column: 'id', value: 1 },
    { column: 'id', value: 2 },
  ];
  const apart = readFilters([JSON.stringify(a), '', JSON.stringify(b)]);
  expect(apart.filters).toHaveLength(2);
  expect(readFilters([JSON.stringify([a, b])])).toEqual(apart);
});

test('what is wrong is told by its place', () => {
  expect(problems({ column: 'id', value: 1 }, { value: 1 })).toEqual(['filter[1].column']);
  expect(problems({ column: 'id', operator: 'or 1=1', value: 1 })).toEqual(['filter[0].operator']);
  expect(problems({ filter_type: 'SqlFilter' })).toEqual(['filter[0].filter_type']);
  expect(problems({ column: 'id' })).toEqual(['filter[0].value']);
  expect(problems({ column: 'id', operator: '=', value: [1] })).toEqual(['filter[0].value']);
  expect(problems({ column: 'id', operator: '<', value: null })).toEqual(['filter[0].value']);
  expect(problems({ column: 'a', value: { b: 1 } })).toEqual(['filter[0].value']);
  expect(problems({ column: 'a', value: 'x\0y' })).toEqual(['filter[0].value']);
  expect(problems({ column: 'a', value: '\ud800' })).toEqual(['filter[0].value']);
  expect(problems({ column: '__proto__', value: 1 })).toEqual(['filter[0].column']);
  expect(problems({ module: 'A', linked_ids: [] })).toEqual(['filter[0].linked_ids']);
  expect(problems({ module: 'A', linked_ids: [1.5] })).toEqual(['filter[0].linked_ids']);
  expect(problems({ module: 'A', linked_ids: [2 ** 31] })).toEqual(['filter[0].linked_ids']);
  expect(problems({ module: 'A', linked_ids: [1], match_all: 'yes' })).toEqual([
    'filter[0].match_all',
  ]);
  expect(problems([1], 'text', null)).toEqual(['filter[0]', 'filter[1]', 'filter[2]']);
  expect(readFilters(['{"column":']).problems).toEqual({ 'filter[0]': 'Dit is geen JSON.' });
});

test('no request asks too much', () => {
  const filter = { column: 'id', value: 1 };
  const most = Array.from({ length: filterLimits.filters }, () => filter);
  expect(problems(...most)).toEqual([]);
  expect(problems(...most, filter)).toEqual(['filter']);
  const ids = Array.from({ length: 10_000 }, (_, id) => id + 1);
  expect(problems({ module: 'A', linked_ids: ids })).toEqual(['filter[0].linked_ids']);
  expect(problems({ column: 'id', operator: 'in', value: ids })).toEqual(['filter[0].value']);
  expect(problems({ column: 'a', value: 'x'.repeat(201) })).toEqual(['filter[0].value']);
  const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
  expect(Object.keys(readFilters([deep]).problems)).toEqual(['filter[0]']);
  const nested = `{"column":"a","value":${deep}}`;
  expect(Object.keys(readFilters([nested]).problems)).toEqual(['filter[0].value']);
});

const name = fc.stringMatching(/^[A-Za-z][\w-]{0,10}$/);
const scalar = fc.oneof(fc.stringMatching(/^[ -~é]{0,30}$/), fc.integer(), fc.boolean());
const fieldFilter = fc
  .tuple(name, fc.constantFrom(...operators), fc.array(scalar, { minLength: 1, maxLength: 4 }))
  .map(([column, operator, values]) => ({
    filter_type: 'FieldFilter' as const,
    column,
    operator,
    value: operator === 'in' ? values : (values[0] ?? 1),
  }));
const relatedFilter = fc.record({
  filter_type: fc.constant('RelatedFilter' as const),
  linked_ids: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 }),
  module: name,
  module_link: name,
  match_all: fc.boolean(),
});

test('S7.9/3 what is written is read again as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fieldFilter, relatedFilter), { maxLength: 20 }), (filters) => {
      const texts = writeFilters(filters as ApiFilter[]).map(([, text]) => text);
      expect(readFilters(texts)).toEqual({ filters, problems: {} });
    }),
  );
});

test('whatever is sent is read or refused', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.json(), fc.string())), (texts) => {
      const { filters } = readFilters(texts);
      expect(filters.length).toBeLessThanOrEqual(filterLimits.filters);
    }),
  );
});

test.each([
  [{ column: 'id', value: [1] }, "Een lijst hoort bij 'in', en bij niets anders."],
  [{ column: 'id', operator: 'in', value: [] }, 'Een lijst heeft 1 tot'],
  [{ column: 'id', value: { a: 1 } }, 'Een waarde is een tekst, een getal, true, false of null.'],
  [{ column: 'id', value: 'a\0' }, 'gewone tekens.'],
  [{ column: 'id', operator: '>', value: null }, "null hoort bij '=' en '<>'."],
  [{ column: 'id' }, 'Dit ontbreekt.'],
])('S7.4/3 of %j it is said what is wrong', (filter, text) => {
  expect(Object.values(read(filter).problems).join(' ')).toContain(text);
});

test.each([
  [[1], 'Een filter is een object met filter_type.'],
  [[{ filter_type: 'SqlFilter' }], "Onbekend filter 'SqlFilter'."],
  [[{ filter_type: 7 }], "Onbekend filter '7'."],
  [[{ value: 1 }], 'Dit ontbreekt.'],
  [[{ column: 'a b', value: 1 }], "'a b' is geen naam."],
  [[{ column: ['id'], value: 1 }], `'["id"]' is geen naam.`],
  [[{ module: 'A', linked_ids: [] }], 'Dit is een lijst van 1 tot 500 nummers.'],
  [[{ module: 'A', linked_ids: [1], match_all: 1 }], 'Dit is true of false.'],
  [[{ column: 'a', operator: '!', value: 1 }], "Onbekende vergelijking '!'. Kies uit = <> <"],
])('S7.4/3 %j: %s', (filters, text) => {
  const { filters: read, problems } = readFilters([JSON.stringify(filters)]);
  expect(Object.values(problems).join(' ')).toContain(text);
  expect(read).not.toContain(undefined);
});

test('a name is letters, digits, _ and -, sixty at most, and begins with a letter', () => {
  const isName = (column: string) => problems({ column, value: 1 }).length === 0;
  expect(['id', 'Size_2-x', 'a'.repeat(60)].every(isName)).toBe(true);
  expect(['', '1d', '_id', 'a.b', 'id ', ' id', 'id;', 'a'.repeat(61)].some(isName)).toBe(false);
});

test('each id of a list is one by itself: a whole number above 0', () => {
  const isList = (...linked_ids: unknown[]) => problems({ module: 'A', linked_ids }).length === 0;
  expect(isList(1, '22', 2 ** 31 - 1)).toBe(true);
  for (const wrong of [0, -1, '2x', 'x2', '', '12345678901', null, [1]]) {
    expect(isList(1, wrong), JSON.stringify(wrong)).toBe(false);
  }
  expect(read({ module: 'A', linked_ids: 5 }).filters).toMatchObject([{ linked_ids: [5] }]);
  const most = Array.from({ length: filterLimits.ids }, (_, at) => at + 1);
  expect(isList(...most)).toBe(true);
  expect(problems({ column: 'id', operator: 'in', value: most })).toEqual([]);
});

test('nothing filled in is asked by = and <>, and by no other', () => {
  const takesNull = operators.filter((operator) => {
    const value = operator === 'in' ? [null] : null;
    return problems({ column: 'a', operator, value }).length === 0;
  });
  expect(takesNull).toEqual(['=', '<>']);
});

test('what was sent is told back in short: sixty characters of it', () => {
  expect(quoted('a'.repeat(60))).toBe(`'${'a'.repeat(60)}'`);
  expect(quoted('a'.repeat(61))).toBe(`'${'a'.repeat(60)}…'`);
  expect(quoted({ a: 1 })).toBe(`'{"a":1}'`);
  expect(quoted(undefined)).toBe("'undefined'");
});

test('S7.9/3 each filter is a parameter of its own', () => {
  expect(writeFilters([{ filter_type: 'FieldFilter', c: 'id', v: 3, o: '=' }])).toEqual([
    ['filter[]', '{"filter_type":"FieldFilter","c":"id","v":3,"o":"="}'],
  ]);
});

test('S7.10/3 a related filter names the module that its ids are of, and may name its own', () => {
  expect(problems({ linked_ids: [1] })).toEqual(['filter[0].module']);
  expect(problems({ linked_ids: [1], module: 'A b' })).toEqual(['filter[0].module']);
  const other = { linked_ids: [1], module: 'A', module_link: '1' };
  expect(problems(other)).toEqual(['filter[0].module_link']);
  expect(read({ linked_ids: [1], module: 'A', match_all: true }).filters).toEqual([
    { filter_type: 'RelatedFilter', linked_ids: [1], module: 'A', match_all: true },
  ]);
});

test('one value of a list stands for a list of one, and too many filters are none', () => {
  expect(read({ column: 'id', operator: 'in', value: 3 }).filters).toMatchObject([{ value: [3] }]);
  const many = Array.from({ length: 21 }, () => ({ column: 'id', value: 1 }));
  expect(read(...many)).toEqual({ filters: [], problems: { filter: 'Hoogstens 20 filters.' } });
  expect(readFilters([JSON.stringify(many), '{'])).toEqual(read(...many));
});
