import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Adjustment } from '../contract';
import type { StoredLine } from './read';

/** Finds what lines cost less because they are together. */
type FindAdjustments = (host: Host, lines: readonly StoredLine[]) => Promise<Adjustment[]>;

const finders = new Registry<FindAdjustments>('cart adjustment');

/** Whoever sells articles together says what that takes off: the cart itself knows no bundles. */
export const registerCartAdjustment = (host: Host, name: string, find: FindAdjustments): void =>
  finders.add(host, name, find);

export const findAdjustments = async (
  host: Host,
  lines: readonly StoredLine[],
): Promise<Adjustment[]> =>
  (await Promise.all(finders.list(host).map((find) => find(host, lines)))).flat();
