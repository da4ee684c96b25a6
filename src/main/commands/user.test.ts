import { expect, test } from 'vitest';
import { findProblem } from './user';

test('user add: a password that others try first is refused, and so is the holder’s own name', async () => {
  const add = (password?: string) =>
    findProblem('marit.jansen@winkel.example', { password, name: 'Marit Jansen', role: 'staff' });
  expect(await add('1234567890')).toContain('Maak het langer');
  expect(await add('maritjansen')).toContain('Maak het langer');
  expect(await add('kort')).toContain('minstens 8 tekens');
  expect(await add('kaas en brood')).toBeUndefined();
  // One is made up.
  expect(await add()).toBeUndefined();
});
