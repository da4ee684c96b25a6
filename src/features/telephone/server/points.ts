import { listServicePoints, pointCarrier } from '#features/delivery/api.server';
import { isPostcode } from '#kernel/values/postcode';
import type { Host } from '#platform/host';
import type { ToldPoints } from '../contract';

/** Service points near a postcode, the nearest first: those that the checkout offers. */
export const findPoints = async (host: Host, zipcode: string): Promise<ToldPoints> => {
  const carrier = await pointCarrier(host);
  if (!carrier || !isPostcode(zipcode)) return { points: [] };
  const found = await listServicePoints(host, { carrier, zipcode, country: 'NL' });
  if (found === 'unavailable') return { points: [], isAway: true };
  return {
    points: found.map(({ id, title, street, housenumber, zipcode: at, place, hours }) => ({
      ...{ id, title, place, hours },
      address: `${street} ${housenumber}, ${at} ${place}`,
    })),
  };
};
