import type { Coordinates } from '#kernel/values/distance';
import { postcodeDigits } from '#kernel/values/store-match';

/**
 * About where a postcode is, for when nobody tells it; undefined for another text. The table is
 * fetched when it is first needed.
 */
export const estimatePlace = async (text: string): Promise<Coordinates | undefined> => {
  const digits = postcodeDigits(text);
  if (digits === undefined) return undefined;
  const { estimatePostcode } = await import('#kernel/values/distance-postcodes');
  return estimatePostcode(digits);
};
