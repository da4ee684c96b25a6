import { isIP } from 'node:net';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';

/** For whom passkeys are, in WebAuthn's words: the site, as its visitors' browsers know it. */
export type RelyingParty = { id: string; name: string; origin: string };

/** The site by its own address (SITE_URL), whatever a request or a proxy says. */
export const relyingParty = (host: Host): RelyingParty => {
  const { origin, hostname } = new URL(host.config.siteUrl);
  return { id: hostname, name: getSite(host).name, origin };
};

/** Whether browsers make passkeys for this site: over https or on localhost, and not by a bare IP address. */
export const isOffered = (host: Host): boolean => {
  const { protocol, hostname } = new URL(host.config.siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
};
