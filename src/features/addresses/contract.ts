/** An address as a lookup tells it (S3.8/1); what isn't known is an empty text. */
export type LookedUp = {
  street: string;
  housenumber: string;
  zipcode: string;
  place: string;
  /** The province. */
  state: string;
};

export type LookupReply = { data: LookedUp; errors: string[] };

/** The second form of the same (S3.8/2). `errno` 0: found. */
export type GeoReply = {
  straatnaam: string;
  plaatsnaam: string;
  provincie: string;
  errno: number;
  error: string;
};

/** Numbers of what can go wrong (S8.4/2). */
export const geoErrors = {
  none: 0,
  noZipcode: 2,
  malformed: 4,
  unknown: 5,
  unavailable: 9,
} as const;
