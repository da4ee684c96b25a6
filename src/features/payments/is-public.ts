import { isIP } from 'node:net';

/**
 * Whether others can reach a site by its address: a payment service refuses to send notices to one
 * that it can't reach.
 */
export const isPublic = (siteUrl: string): boolean => {
  const { hostname } = new URL(siteUrl);
  const isName = hostname.includes('.') && isIP(hostname.replace(/[[\]]/g, '')) === 0;
  return isName && !/\.(local|localhost|internal|test|invalid|home|lan)$/.test(hostname);
};
