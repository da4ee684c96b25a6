import type { Coordinates } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import { builtInCoordinates } from './built-in';
import { importedCoordinates } from './imported';

/**
 * Where a Dutch postcode is: '3511 AW', '3511aw' or '3511'. From the imported postcodes, else from
 * the table that comes along; undefined when neither knows its four digits.
 */
export const findCoordinates = async (
  host: Host,
  zipcode: string,
): Promise<Coordinates | undefined> => {
  const [, digits, letters = ''] = /^([1-9]\d{3})\s?([a-z]{2})?$/i.exec(zipcode.trim()) ?? [];
  if (digits === undefined) return undefined;
  const found = await importedCoordinates(host, digits + letters.toUpperCase());
  return found ?? builtInCoordinates(digits);
};
