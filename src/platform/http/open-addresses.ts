import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not on the open internet: this machine, local networks, reserved ranges. Two
 * lists, because a rule of one family matches addresses of the other by their written form.
 */
const closedFour = new BlockList();
const closedSix = new BlockList();
// biome-ignore format: pairs, several on a line
const four: [string, number][] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16],
  ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16],
  ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
];
/** Of IPv6 only 2000::/3 is given out; within it these lead elsewhere or nowhere. */
// biome-ignore format: pairs, several on a line
const six: [string, number][] = [
  ['::', 3], ['4000::', 2], ['8000::', 1], ['2001::', 23], ['2001:db8::', 32], ['2002::', 16],
];
for (const [net, bits] of four) closedFour.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of six) closedSix.addSubnet(net, bits, 'ipv6');

/** An IPv4 address written as IPv6 (`::ffff:a.b.c.d`) lies in `::/3`, so it is closed too. */
export const isOpenAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closedFour.check(address, 'ipv4');
  return family === 6 && !closedSix.check(address, 'ipv6');
};

class ClosedAddress extends Error {}

export type Address = { address: string; family: number };

/**
 * The addresses of a host name. Throws ClosedAddress when any of them is not on the open internet:
 * connect to what this answers, since the name may lead elsewhere a moment later.
 */
export const openAddresses = async (
  hostname: string,
  isOpen: (address: string) => boolean = isOpenAddress,
): Promise<Address[]> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await lookup(host, { all: true });
  if (found.length === 0 || !found.every(({ address }) => isOpen(address))) {
    throw new ClosedAddress(`${host} ligt niet op het open internet`);
  }
  return found;
};
