import { findCoordinates } from '#features/addresses/api.server';
import type { Host } from '#platform/host';
import type { ServicePoint } from '../contract';
import { findCarrier } from './carriers/registry';
import { listMethods } from './methods';

/** Points that a visitor chooses from. */
const MOST = 8;

type Where = { carrier: string; zipcode: string; country: string };

/**
 * A carrier's service points near a postcode, the nearest first. 'unavailable': the carrier doesn't
 * answer, which is no reason to hold an order up.
 */
export const listServicePoints = async (
  host: Host,
  { carrier, zipcode, country }: Where,
): Promise<ServicePoint[] | 'unavailable'> => {
  const found = findCarrier(host, carrier);
  if (!found) return [];
  const near = country === 'NL' ? await findCoordinates(host, zipcode) : undefined;
  try {
    return await found.listPoints(host, { zipcode, country, near, most: MOST });
  } catch (error) {
    host.log.warn({ err: error, carrier }, 'A carrier gives no service points');
    return 'unavailable';
  }
};

/** The service point with an id; undefined when its carrier knows none, or doesn't answer. */
export const findServicePoint = async (
  host: Host,
  { carrier, id, country = 'NL' }: { carrier: string; id: string; country?: string },
): Promise<ServicePoint | undefined> => {
  try {
    return await findCarrier(host, carrier)?.findPoint(host, id, country);
  } catch (error) {
    host.log.warn({ err: error, carrier }, 'A carrier does not tell about a service point');
    return undefined;
  }
};

/** The carrier whose points are offered: that of the first way to a service point. */
export const pointCarrier = async (host: Host): Promise<string | undefined> =>
  (await listMethods(host)).find(({ kind }) => kind === 'point')?.carrier;
