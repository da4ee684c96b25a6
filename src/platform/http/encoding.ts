import type { Encoding } from '#platform/cache/page-cache';

/**
 * The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3): brotli, then gzip,
 * unless their weight is 0.
 */
export const chooseEncoding = (accept: string | undefined): Encoding => {
  if (!accept) return 'identity';
  if (accepts(accept, 'br')) return 'br';
  if (accepts(accept, 'gzip')) return 'gzip';
  return 'identity';
};

const accepts = (header: string, name: string): boolean => {
  const at = header.indexOf(name);
  if (at === -1) return false;
  const rest = header.slice(at + name.length);
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(rest);
};
