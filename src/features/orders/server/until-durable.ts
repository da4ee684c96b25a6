import { makeDurable } from '#platform/db/durable';
import type { Host } from '#platform/host';
import type { Order } from './order';

/** In ms: far longer than PostgreSQL leaves a commit unwritten, with the slowest of disks. */
const YOUNG = 15 * 60_000;

/**
 * Answers orders that were read once they are durable. A placed order can be seen before it is on the
 * disk; whoever is told of it in between could lose it with a crash. An older one costs nothing.
 */
export const untilDurable = async <Found extends Pick<Order, 'placedAt'>>(
  host: Host,
  found: Found[],
): Promise<Found[]> => {
  const since = host.clock.now().getTime() - YOUNG;
  if (found.some(({ placedAt }) => placedAt.getTime() > since)) await makeDurable(host.db);
  return found;
};
