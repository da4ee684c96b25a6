import { expect, test } from 'vitest';
import type { EntityRight, Rights, SpecialRight } from '../contract';
import { exceeds } from './lacking';

const rights = (
  entities: readonly EntityRight[],
  special: readonly SpecialRight[] = [],
): Rights => ({
  ...{ entities, special },
});
const all = ['read', 'create', 'change', 'delete'] as const;
const everything = rights([{ entity: '*', actions: all }], ['refund', 'rights']);

test('rights exceed others by a special right, an action, a field, all stores, and what comes later', () => {
  const news = (line: Omit<EntityRight, 'entity'>) => rights([{ entity: 'News', ...line }]);
  expect(exceeds(everything, [everything])).toBe(false);
  expect(exceeds(rights([], ['audit']), [everything])).toBe(true);
  expect(exceeds(news({ actions: all }), [everything])).toBe(false);
  expect(exceeds(news({ actions: ['read', 'delete'] }), [news({ actions: ['read'] })])).toBe(true);
  const few = news({ actions: ['change'], fields: ['title'] });
  expect(exceeds(few, [news({ actions: ['change'] })])).toBe(false);
  expect(exceeds(news({ actions: ['change'] }), [few])).toBe(true);
  expect(exceeds(news({ actions: ['change'], fields: ['title', 'state'] }), [few])).toBe(true);
  const own = news({ actions: ['read'], ownStores: true });
  expect(exceeds(own, [news({ actions: ['read'] })])).toBe(false);
  expect(exceeds(news({ actions: ['read'] }), [own])).toBe(true);
  expect(
    exceeds(everything, [rights([{ entity: 'News', actions: all }], ['refund', 'rights'])]),
  ).toBe(true);
});

test('a line of its own that is narrower than that of all others is what counts', () => {
  const narrow = rights([
    { entity: 'News', actions: ['read'] },
    { entity: '*', actions: all },
  ]);
  expect(exceeds(rights([{ entity: '*', actions: all }]), [narrow])).toBe(true);
  expect(exceeds(narrow, [narrow])).toBe(false);
  // What the line of all others lets do with an entity that neither names.
  expect(exceeds(rights([{ entity: '*', actions: ['delete'] }]), [narrow], ['Faq', 'News'])).toBe(
    true,
  );
});

test('what two have together may be given, but no mixture of theirs', () => {
  const one = rights([{ entity: 'News', actions: ['change'], fields: ['title'] }]);
  const other = rights([{ entity: 'News', actions: ['read', 'create'] }]);
  const both = rights([{ entity: 'News', actions: ['read', 'change'], fields: ['title'] }]);
  expect(exceeds(both, [one, other])).toBe(false);
  const mixed = rights([{ entity: 'News', actions: ['change'], fields: ['title', 'state'] }]);
  expect(exceeds(mixed, [one, other])).toBe(true);
});
