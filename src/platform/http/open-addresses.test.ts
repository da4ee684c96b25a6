import { expect, test } from 'vitest';
import { isOpenAddress, openAddresses } from './open-addresses';

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450::1'])(
  '%s is on the open internet',
  (address) => {
    expect(isOpenAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isOpenAddress(address)).toBe(false);
});

test('a host that is written as an address is checked as one', async () => {
  await expect(openAddresses('[::1]')).rejects.toThrow('open internet');
  await expect(openAddresses(new URL('http://2130706433/').hostname)).rejects.toThrow(
    'open internet',
  );
  expect(await openAddresses('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
});
