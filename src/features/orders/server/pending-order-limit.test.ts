import { expect, test } from 'vitest';
import type { Host } from '#platform/host';
import { hashClient } from './pending-order-limit';

const host = { config: { secret: 'a secret that is long enough' } } as Host;
const hash = (address: string | undefined) => hashClient(host, address);

test('a client is counted by one name, however its address is written', () => {
  const four = hash('81.2.3.4');
  expect(four).toMatch(/^[\w-]{22}$/);
  expect(hash('::ffff:81.2.3.4')).toBe(four);
  expect(hash('::ffff:5102:304')).toBe(four);
  expect(hash('81.2.3.5')).not.toBe(four);
  expect(hash('2a02:a440:1:2::7')).toBe(hash('2a02:a440:1:2:3:4:5:6'));
});

test.each(['10.0.0.9', '::ffff:10.0.0.9', '::ffff:7f00:1', '::1', '', undefined])(
  '%s is a proxy that was not named, or nobody: all come by it, so it is not counted',
  (address) => {
    expect(hash(address)).toBeUndefined();
  },
);
