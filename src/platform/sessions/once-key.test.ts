import { expect, test } from 'vitest';
import { isOnceKey, newOnceKey, usedKeyOf } from './once-key';

const secret = 'a secret for tests that is long enough';
const mine = { act: 'order', sessionId: 'mine' };

test('a key is good for its act in its session, and nobody else makes one', () => {
  const key = newOnceKey(secret, mine);
  expect(key).toMatch(/^[\w-]{46}$/);
  expect(newOnceKey(secret, mine)).not.toBe(key);
  expect(isOnceKey(secret, mine, key)).toBe(true);
  expect(isOnceKey(secret, { ...mine, sessionId: 'yours' }, key)).toBe(false);
  expect(isOnceKey(secret, { ...mine, act: 'reservation' }, key)).toBe(false);
  expect(isOnceKey('another secret that is long enough too', mine, key)).toBe(false);
  const changed = (key.startsWith('A') ? 'B' : 'A') + key.slice(1);
  for (const strange of [undefined, '', changed, key.slice(1), `${key}A`, 'é'.repeat(46)]) {
    expect(isOnceKey(secret, mine, strange)).toBe(false);
  }
});

test('the same key with something else is another', () => {
  const used = usedKeyOf(secret, 'key', ['An', 'an@klant.nl']);
  expect(usedKeyOf(secret, 'key', ['An', 'an@klant.nl'])).toBe(used);
  expect(usedKeyOf(secret, 'key', ['Ana', 'n@klant.nl'])).not.toBe(used);
  expect(usedKeyOf(secret, 'other', ['An', 'an@klant.nl'])).not.toBe(used);
});
