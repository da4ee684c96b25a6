import { expect, test } from 'vitest';
import type { ToldField } from '#features/office/contract';
import {
  type Entry,
  everyEntry,
  type Move,
  moveEntry,
  type Path,
  takeEntry,
  whyNot,
} from './entries';

const told = { sorts: false, filters: false, mayWrite: true };
const line = (name: string): ToldField => ({
  ...told,
  name,
  label: name,
  type: 'TextField',
  usual: '',
});
const list = (name: string, ...fields: ToldField[]): ToldField => ({
  ...{ ...told, name, label: name, type: 'GroupsField', usual: [], fields },
});
const field = list(
  'navigation',
  line('title'),
  line('all'),
  list('children', line('title'), line('href'), list('items', line('title'), line('href'))),
);

const link = (title: string): Entry => ({ title, href: `/${title}` });
const navigation: Entry[] = [
  {
    ...{ title: 'dames', all: 'alle' },
    children: [
      { title: 'kleding', href: '', items: [link('jassen'), link('truien')] },
      { title: 'schoenen', href: '/s', items: [] },
    ],
  },
  { title: 'heren', all: '', children: [] },
];

const read = (entries: readonly Entry[]): string[] =>
  everyEntry(field, entries, 3).map(
    ({ entry, path }) => `${'-'.repeat(path.length - 1)}${entry.title}`,
  );

const moved = (path: Path, move: Move) => moveEntry(field, navigation, path, { move, deepest: 3 });

test('an entry goes up and down among its own, and no further', () => {
  const next = moved([0, 0, 1], 'up');
  expect(next?.path).toEqual([0, 0, 0]);
  expect(read(next?.list ?? [])).toEqual([
    ...['dames', '-kleding', '--truien', '--jassen', '-schoenen', 'heren'],
  ]);
  expect(moved([0, 0, 0], 'up')).toBeUndefined();
  expect(moved([1], 'down')).toBeUndefined();
  expect(read(moved([0], 'down')?.list ?? [])[0]).toBe('heren');
});

test('an entry goes under the one before it and out again, with what it has on both levels', () => {
  const into = moved([0, 1], 'into');
  expect([into?.path, read(into?.list ?? []).slice(1, 5)]).toEqual([
    [0, 0, 2],
    ['-kleding', '--jassen', '--truien', '--schoenen'],
  ]);
  const back = moveEntry(field, into?.list ?? [], [0, 0, 2], { move: 'out', deepest: 3 });
  expect(back?.list).toEqual(navigation);
  expect(read(moved([1], 'into')?.list ?? []).at(-1)).toBe('-heren');
});

test('nothing that stands in an entry is lost by moving it', () => {
  const twice = [navigation[1] as Entry, navigation[0] as Entry];
  expect(moveEntry(field, twice, [1], { move: 'into', deepest: 3 })).toBeUndefined();
  const alone = [{ title: 'a', children: [] }, ...takeEntry(field, navigation, [0, 0]).slice(0, 1)];
  const into = moveEntry(field, alone, [1], { move: 'into', deepest: 3 });
  expect(read(into?.list ?? [])).toEqual(['a', '-dames', '--schoenen']);
});

test('an entry that can’t go somewhere says why', () => {
  const placed = (path: number[]) => ({ entry: {}, path, field: {} as never, siblings: 2 });
  const why = (path: number[], move: 'up' | 'down' | 'into' | 'out') =>
    whyNot(placed(path), { move, deepest: 2 });
  expect(why([0], 'up')).toBe('up');
  expect(why([0], 'into')).toBe('first');
  expect(why([1, 1], 'into')).toBe('deep');
  expect(why([1], 'into')).toBe('held');
});
