import { expect, test } from 'vitest';
import { recent as limits } from '../limits';
import { readRecent, withRecent } from './recent';

const DAY = 86_400_000;
const now = 20_000 * DAY + 5000;

test('what was looked at last stands first, once', () => {
  const kept = [3, 5, 3, 7].reduce<string | null>((so, id) => withRecent(so, id, now), null);
  expect(kept).toBe('20000:7,3,5');
  expect(readRecent(kept, now)).toEqual([7, 3, 5]);
});

test('so many are kept as are shown beside one’s own page', () => {
  let kept: string | null = null;
  for (let id = 1; id <= 30; id += 1) kept = withRecent(kept, id, now);
  expect(readRecent(kept, now)).toHaveLength(limits.most + 1);
  expect(readRecent(kept, now)[0]).toBe(30);
});

test('it is forgotten some time after the last look', () => {
  const kept = withRecent(null, 4, now);
  expect(readRecent(kept, now + limits.days * DAY)).toEqual([4]);
  expect(readRecent(kept, now + (limits.days + 1) * DAY)).toEqual([]);
  expect(withRecent(kept, 9, now + (limits.days + 1) * DAY)).toMatch(/:9$/);
});

test.each([[null], [''], ['x'], ['[1,2]'], ['x:1,2'], ['20000:'], ['20000:x,-']])(
  'of %j nothing is known',
  (kept) => {
    expect(readRecent(kept, now)).toEqual([]);
  },
);

test('numbers that no article has are left out', () => {
  const kept = `20000:${'9'.repeat(5000)},7,2147483648,2147483647,1.5,-3,1e400,NaN,12`;
  expect(readRecent(kept, now)).toEqual([7, 2147483647, 12]);
  expect(withRecent(kept, 5, now)).toBe('20000:5,7,2147483647,12');
});
