import type { DeliveryAsk, DeliveryMethodRow, DeliveryZone } from './contract';

const digitsOf = (zipcode: string | undefined): string | undefined =>
  /^\s*(\d{4})/.exec(zipcode ?? '')?.[1];

/** Whether a zone is all of its country. */
export const isWhole = ({ zipcodes = [] }: DeliveryZone): boolean => zipcodes.length === 0;

const holds = (zone: DeliveryZone, country: string, digits: string | undefined): boolean => {
  if (zone.country !== country) return false;
  if (isWhole(zone)) return true;
  const { zipcodes = [] } = zone;
  return digits !== undefined && zipcodes.some(([from, to]) => from <= digits && digits <= to);
};

/** The zone of a method that an address lies in; undefined: it doesn't go there. */
export const zoneOf = (
  { zones }: Pick<DeliveryMethodRow, 'zones'>,
  { country, zipcode }: Pick<DeliveryAsk, 'country' | 'zipcode'>,
): DeliveryZone | undefined => zones.find((zone) => holds(zone, country, digitsOf(zipcode)));

/** Whether a method goes to an address at all, whatever is in the parcel. */
export const goesTo = (
  method: Pick<DeliveryMethodRow, 'zones'>,
  to: Pick<DeliveryAsk, 'country' | 'zipcode'>,
): boolean => zoneOf(method, to) !== undefined;

/**
 * What a method costs, in cents; undefined when it doesn't go there or the parcel is too heavy. A
 * threshold makes it free whatever the weight.
 */
export const priceOf = (
  method: Pick<DeliveryMethodRow, 'zones'>,
  ask: Omit<DeliveryAsk, 'at'>,
): number | undefined => {
  const zone = zoneOf(method, ask);
  const band = zone?.bands.find(({ upToGrams }) => ask.weightGrams <= upToGrams);
  if (!zone || !band) return undefined;
  const isFree = zone.freeFromCents !== undefined && ask.goodsCents >= zone.freeFromCents;
  return isFree ? 0 : band.cents;
};
