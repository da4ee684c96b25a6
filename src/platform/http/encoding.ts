import type { Encoding } from '#platform/cache/encode-page';

/** A coding's name as a whole word of the list, with its weight behind it. */
const named = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i');

const BROTLI = named('br');
const GZIP = named('(?:x-)?gzip');

const accepts = (header: string, coding: RegExp): boolean => {
  const found = coding.exec(header);
  return found !== null && (found[1] === undefined || Number(found[1]) > 0);
};

/**
 * The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3): brotli, then gzip,
 * unless their weight is 0.
 */
export const chooseEncoding = (accept: string | undefined): Encoding => {
  if (!accept) return 'identity';
  if (accepts(accept, BROTLI)) return 'br';
  if (accepts(accept, GZIP)) return 'gzip';
  return 'identity';
};
