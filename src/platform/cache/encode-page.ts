import type { Sharing } from '#platform/shared-cache/sharing';
import { Bodies } from './bodies';
import type { Encoding } from './compress';

/** A finished answer, ready to be written to a socket. */
export type CachedPage = {
  status: number;
  /** Further headers, names in lower case. */
  headers: Record<string, string>;
  /** Headers that only a HEAD reply carries: those of the page's sections. */
  headHeaders: Record<string, string>;
  bodies: Bodies;
  /** Whoever made one of these stores his own gets it made apart (see `variantKey`); left out: it is the same for all. */
  stores?: readonly number[];
  /** What it was made of, for visitors whose page differs in its frame alone. */
  content?: object;
  /** How caches before the site may share it, for as long as it is kept and wasn't dropped. */
  sharing?: Sharing | undefined;
};

/**
 * A page, in the encoding that was asked for. The bytes may be used for another afterwards. Where it says
 * what it said before, the bytes of then serve on: they may have been compressed better since.
 */
export const encodePage = (
  html: Buffer,
  encoding: Encoding,
  page: Omit<CachedPage, 'bodies'>,
  former?: Bodies,
): CachedPage => {
  const bodies = new Bodies(html, encoding);
  return { ...page, bodies: former?.isSameAs(bodies) ? former : bodies };
};
