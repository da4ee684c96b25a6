import { expect, test } from 'vitest';
import { isOpen } from './read';

test('one can react until the end of the last day, and never to what is offline', () => {
  const vacancy = (validThrough: string | null, state: 'Online' | 'Offline' = 'Online') =>
    ({ state, validThrough }) as Parameters<typeof isOpen>[0];
  expect(isOpen(vacancy('2027-01-31'), '2027-01-31')).toBe(true);
  expect(isOpen(vacancy('2027-01-31'), '2027-02-01')).toBe(false);
  expect(isOpen(vacancy(null), '2027-02-01')).toBe(true);
  expect(isOpen(vacancy('2027-01-31', 'Offline'), '2027-01-01')).toBe(false);
});
