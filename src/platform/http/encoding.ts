import type { Encoding } from '#platform/cache/compress';

/** A coding's name as a whole word of the list, with its weight behind it. */
const named = (name: string) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i');

const BROTLI = named('br');
const GZIP = named('(?:x-)?gzip');

const accepts = (header: string, coding: RegExp): boolean => {
  const found = coding.exec(header);
  return found !== null && (found[1] === undefined || Number(found[1]) > 0);
};

/** Whether a reader takes gzip, for what is kept in no other coding. */
export const acceptsGzip = (accept: string | undefined): boolean => accepts(accept ?? '', GZIP);

/** Browsers send a handful of different headers: what each allows is worked out once. */
const MOST_KNOWN = 200;
const known = new Map<string, Encoding>();

/**
 * The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3): brotli, then gzip,
 * unless their weight is 0.
 */
export const chooseEncoding = (accept: string | undefined): Encoding => {
  if (!accept) return 'identity';
  const encoding = known.get(accept) ?? bestOf(accept);
  if (known.size < MOST_KNOWN) known.set(accept, encoding);
  return encoding;
};

const bestOf = (accept: string): Encoding => {
  if (accepts(accept, BROTLI)) return 'br';
  if (accepts(accept, GZIP)) return 'gzip';
  return 'identity';
};
