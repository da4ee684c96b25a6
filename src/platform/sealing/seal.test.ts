import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, sealKeys, unseal } from './seal';

const keys = sealKeys({ secret: 'a secret for tests that is long enough' }, 'tests');

test('a value that was sealed opens again for what it is about, and for nothing else', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (value, about, other) => {
      const sealed = seal(keys, value, about);
      expect(unseal(keys, sealed, about)).toBe(value);
      if (other !== about) expect(() => unseal(keys, sealed, other)).toThrow();
    }),
  );
});

test('there is one text of a sealed value: with anything more, less or else it stays shut', () => {
  const sealed = seal(keys, 'klant@brink.example', 'klant');
  for (const more of ['x', '=', ' ', '\n', '.', 'A']) {
    expect(() => unseal(keys, sealed + more, 'klant')).toThrow();
  }
  fc.assert(
    fc.property(
      fc.nat(sealed.length - 1),
      fc.string({ minLength: 1, maxLength: 1 }),
      (at, char) => {
        fc.pre(sealed[at] !== char);
        const changed = sealed.slice(0, at) + char + sealed.slice(at + 1);
        expect(() => unseal(keys, changed, 'klant')).toThrow();
      },
    ),
  );
});
