import { expect, test } from 'vitest';
import { ownTexts, ownTextWires } from './site-texts';

test('each text has a place and a name of its own, and says something of itself', () => {
  expect(new Set(ownTextWires).size).toBe(ownTextWires.length);
  for (const { name, dutch, english, most } of ownTexts) {
    expect(dutch, name).not.toBe('');
    expect(english, name).not.toBe('');
    if (!name.startsWith('promise')) expect(dutch.length, name).toBeLessThanOrEqual(most);
  }
});
