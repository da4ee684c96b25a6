import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned, sign } from './sign';

const now = new Date('2026-03-02T10:00:00Z');

test('a signature holds for its own secret, body and time', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (secret, body, other) => {
      const header = sign(secret, body, now);
      expect(isSigned(secret, body, header, now)).toBe(true);
      expect(isSigned(`${secret}x`, body, header, now)).toBe(false);
      if (other !== body) expect(isSigned(secret, other, header, now)).toBe(false);
      expect(isSigned(secret, body, other, now)).toBe(false);
    }),
  );
});

test('it is the HMAC that other languages make', () => {
  // echo -n '1772445600.{}' | openssl dgst -sha256 -hmac geheim
  const mac = 'b7dc050d0727db65648c92acadaec055afaedbf4096488c23621356e4f710d71';
  expect(sign('geheim', '{}', now)).toBe(`t=1772445600,v1=${mac}`);
});

test('an old notice is not taken for a new one', () => {
  const header = sign('geheim', '{}', now);
  expect(isSigned('geheim', '{}', header, new Date(now.getTime() + 299_000))).toBe(true);
  expect(isSigned('geheim', '{}', header, new Date(now.getTime() + 301_000))).toBe(false);
});
