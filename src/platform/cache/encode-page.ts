import { createHash } from 'node:crypto';
import { Bodies } from './bodies';
import type { Encoding } from './compress';

/** A finished answer, ready to be written to a socket. */
export type CachedPage = {
  status: number;
  etag: string;
  /** Further headers, names in lower case. */
  headers: Record<string, string>;
  /** Headers that only a HEAD reply carries: those of the page's sections. */
  headHeaders: Record<string, string>;
  bodies: Bodies;
  /** What it was made of, for visitors whose page differs in its frame alone. */
  content?: object;
};

/**
 * A page, in the encoding that was asked for, with the name by which a browser asks whether it is still the
 * same. The bytes may be used for another afterwards.
 */
export const encodePage = (
  html: Buffer,
  encoding: Encoding,
  page: Omit<CachedPage, 'bodies' | 'etag'>,
): CachedPage => {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { ...page, etag, bodies: new Bodies(html, encoding) };
};
