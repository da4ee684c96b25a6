import { expect, test } from 'vitest';
import { withoutUnseen } from './shown-frame';

const unseen = new Set(['/draft', '/other']);
const shown = (items: Parameters<typeof withoutUnseen>[0]) =>
  withoutUnseen(items, (href) => unseen.has(href));

test('a menu leaves out what visitors may not see, and keeps what stands under it', () => {
  const page = (title: string, href: string) => ({ title, href, items: [] });
  expect(
    shown([
      { title: 'Seen', href: '/seen' },
      { title: 'Draft', href: '/draft' },
      { title: 'Column', href: '/draft', children: [page('a', '/draft'), page('b', '/b')] },
      { title: 'Nothing left', href: '/draft', children: [page('a', '/other')] },
      {
        ...{ title: 'Groups', href: '/groups' },
        children: [
          { title: 'Group', href: '/draft', items: [{ title: 'x', href: '/x' }] },
          { title: 'Only said', items: [{ title: 'y', href: '/other' }] },
        ],
      },
    ]),
  ).toEqual([
    { title: 'Seen', href: '/seen' },
    { title: 'Column', href: '/b', children: [page('b', '/b')] },
    {
      ...{ title: 'Groups', href: '/groups' },
      children: [{ title: 'Group', items: [{ title: 'x', href: '/x' }] }],
    },
  ]);
});
