import { isIPv4, isIPv6 } from 'node:net';

/** The four groups of an IPv6 address that name its network: '2001:db8:0:1'. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: gap }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * Who is behind a network address, as far as limits are concerned: whoever has IPv6 has more addresses
 * of one network than can be counted, so those are one. All other text is itself.
 */
export const clientOf = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
};
