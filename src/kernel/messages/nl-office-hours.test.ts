import { expect, test } from 'vitest';
import { hoursTexts } from './nl-office-hours';

const { outcome } = hoursTexts;

test('what comes of many stores tells of each that was chosen', () => {
  const none = { changed: 0, kept: 0, same: 0, refused: [] };
  expect(outcome({ ...none, changed: 2, kept: 59, same: 1 })).toBe(
    'Er verandert iets bij 2 winkels. 59 winkels houden de eigen tijden die er staan. Bij 1 winkel staat dit er al.',
  );
  expect(outcome({ ...none, kept: 1 })).toBe(
    'Er verandert niets. 1 winkel houdt de eigen tijden die er staan.',
  );
  expect(outcome({ ...none, changed: 1, refused: [{}] })).toBe(
    'Er verandert iets bij 1 winkel. Bij 1 winkel kan het niet:',
  );
});
