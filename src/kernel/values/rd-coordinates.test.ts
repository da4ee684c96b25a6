import { expect, test } from 'vitest';
import { fromRd, isRd } from './rd-coordinates';

test('metres of the Dutch grid are where they are on the globe', () => {
  // The towers of Amersfoort and of the Westerkerk, as the land registry tells them.
  const points = [
    [155_000, 463_000, 52.1551744, 5.38720621],
    [120_700.723, 487_525.501, 52.37453253, 4.88352559],
  ] as const;
  for (const [x, y, latitude, longitude] of points) {
    const found = fromRd(x, y);
    expect(found.latitude).toBeCloseTo(latitude, 5);
    expect(found.longitude).toBeCloseTo(longitude, 5);
  }
  expect([isRd(155_000, 463_000), isRd(52.1, 5.4)]).toEqual([true, false]);
});
