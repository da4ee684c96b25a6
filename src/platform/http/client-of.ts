import { isIPv4, isIPv6 } from 'node:net';

/** The two groups of an IPv6 address that an IPv4 address fills: '81.2.3.4' is '5102', '304'. */
const groupsOfFour = (address: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
};

const groupsIn = (part: string): string[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (isIPv4(group) ? groupsOfFour(group) : group));

/** All eight groups of an IPv6 address, in any of the ways it can be written. */
const groupsOf = (address: string): number[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
};

/** The IPv4 address in two groups: 0x5102, 0x304 is '81.2.3.4'. */
const four = ([high = 0, low = 0]: readonly number[]): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');

const clientOfSix = (address: string): string => {
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return four(groups.slice(6));
  // 6to4 gives whoever has one IPv4 address 65,536 networks.
  if (groups[0] === 0x2002) return four(groups.slice(1, 3));
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::`;
};

/**
 * Who sends a request or is behind a network address, as far as limits are concerned. All that counts
 * clients asks this. An IPv4 address is one client, however it is written (`::ffff:5102:304` too); of
 * IPv6 a network (/64) is, since whoever has one has more addresses than can be counted: '2001:db8:0:1::'.
 * All other text, such as an e-mail address, is itself; so is what came from here.
 */
export const clientOf = (from: string | { readonly ip: string }): string => {
  const address = typeof from === 'string' ? from : from.ip;
  return isIPv6(address) ? clientOfSix(address) : address;
};
