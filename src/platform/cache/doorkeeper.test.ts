import { expect, test } from 'vitest';
import { Doorkeeper } from './doorkeeper';

test('a name is known once it came, and forgotten after many others', () => {
  const door = new Doorkeeper();
  expect(door.knows('/dames?kleur=rood')).toBe(false);
  expect(door.knows('/dames?kleur=rood')).toBe(true);
  for (let n = 0; n < 9_000; n += 1) door.knows(`/dames?prijs=${n}`);
  expect(door.knows('/dames?kleur=rood')).toBe(true);
  for (let n = 0; n < 40_000; n += 1) door.knows(`/heren?prijs=${n}`);
  expect(door.knows('/dames?kleur=rood')).toBe(false);
});

test('few that never came are taken for known, however alike they are', () => {
  const door = new Doorkeeper();
  let known = 0;
  for (let n = 0; n < 20_000; n += 1) {
    if (door.knows(`/dames?filter_price_min=${(n / 100).toFixed(2)}`)) known += 1;
  }
  expect(known).toBeLessThan(1_000);
});
