import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldKeys, seal, unseal } from './seal';

const secret = 'a secret that is long enough for this';
const keys = fieldKeys({ secret });

test('what was sealed opens again, and says nothing before', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (value, about) => {
      const sealed = seal(keys, value, about);
      expect(unseal(keys, sealed, about)).toBe(value);
      if (value.length > 3) expect(sealed).not.toContain(value);
      expect(seal(keys, value, about)).not.toBe(sealed);
    }),
  );
});

test('a sealed value that was changed or moved does not open', () => {
  const sealed = seal(keys, '111222333', 'form 1 nummer');
  expect(() => unseal(keys, sealed, 'form 2 nummer')).toThrow();
  const parts = sealed.split('.');
  for (const at of [2, 3, 4]) {
    const part = parts[at] ?? '';
    const changed = parts.with(at, (part[0] === 'A' ? 'B' : 'A') + part.slice(1)).join('.');
    expect(() => unseal(keys, changed, 'form 1 nummer')).toThrow();
  }
  for (const wrong of ['', 'v1', 'v2.a.b.c.d', '111222333']) {
    expect(() => unseal(keys, wrong, 'x')).toThrow();
  }
});

test('a key can be put before another: old values open, new ones are sealed with the new', () => {
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)];
  const old = seal(fieldKeys({ secret, fieldKeys: [first] }), 'oud', 'x');
  const both = fieldKeys({ secret, fieldKeys: [second, first] });
  expect(unseal(both, old, 'x')).toBe('oud');
  expect(unseal(both, seal(keys, 'eerst', 'x'), 'x')).toBe('eerst');
  const fresh = seal(both, 'nieuw', 'x');
  expect(unseal(fieldKeys({ secret, fieldKeys: [second] }), fresh, 'x')).toBe('nieuw');
  expect(() => unseal(fieldKeys({ secret, fieldKeys: [second] }), old, 'x')).toThrow(/key/);
});
