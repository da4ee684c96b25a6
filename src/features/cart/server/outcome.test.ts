import { expect, test } from 'vitest';
import { outcomeOf } from './outcome';

const added = { variantId: 1, available: 2, had: 0, has: 2, full: false, count: 2 };

test('S3.5/1 all that was asked is in the cart', () => {
  expect(outcomeOf(added, 2)).toEqual({ success: true });
});

test('S3.5/1 some of it: the visitor hears how many there are', () => {
  expect(outcomeOf(added, 5)).toEqual({
    success: true,
    message: 'Er zijn er nog 2; die liggen nu in je winkelmand.',
    capped: 2,
  });
  expect(outcomeOf({ ...added, available: 1, has: 1 }, 2).message).toMatch(/^Er is er nog 1;/);
});

test('S3.5/1 none of it: the visitor hears why', () => {
  const full = { ...added, had: 2 };
  expect(outcomeOf(full, 1)).toEqual({
    success: false,
    message: 'Er zijn er nog 2, en die liggen al in je winkelmand.',
  });
  expect(outcomeOf({ ...added, available: 0, has: 0 }, 1).message).toMatch(/uitverkocht/);
  expect(outcomeOf({ ...added, has: 0, full: true }, 1).message).toMatch(/vol/);
});

test('S3.5/1 more than a line holds: the visitor hears the most', () => {
  const plenty = { ...added, available: 500, had: 90, has: 99 };
  expect(outcomeOf(plenty, 20)).toMatchObject({ success: true });
  expect(outcomeOf({ ...plenty, had: 99 }, 1)).toMatchObject({ success: false });
  expect(outcomeOf(plenty, 20).message).toMatch(/99/);
});
