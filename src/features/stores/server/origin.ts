import { findCoordinates } from '#features/addresses/api.server';
import type { Coordinates } from '#kernel/values/distance';
import { postcodeDigits } from '#kernel/values/store-match';
import type { Host } from '#platform/host';
import { estimatePlace } from '../site/estimate';

/** Where a visitor says that he is. */
export type Origin = {
  at: Coordinates;
  /** Only about there: guessed from the postcode's digits. */
  rough: boolean;
};

/** Where a postcode is; undefined for any other text, and for one that nobody knows. */
export const findOrigin = async (host: Host, text: string): Promise<Origin | undefined> => {
  if (postcodeDigits(text) === undefined) return undefined;
  const known = await findCoordinates(host, text);
  if (known) return { at: known, rough: false };
  const about = await estimatePlace(text);
  return about && { at: about, rough: true };
};
