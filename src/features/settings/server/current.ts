import type { Host } from '#platform/host';
import type { sites } from './tables';

export type Site = typeof sites.$inferSelect;

const current = new WeakMap<Host, Site>();

export const setSite = (host: Host, site: Site): void => {
  current.set(host, site);
};

/** The site that this process serves. Throws before `loadSite`. */
export const getSite = (host: Host): Site => {
  const site = current.get(host);
  if (!site) throw new Error('The site was not loaded yet');
  return site;
};
