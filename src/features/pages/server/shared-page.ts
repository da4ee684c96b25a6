import type { FastifyRequest } from 'fastify';
import { ANOTHER_STORE } from '#kernel/values/block-schedule';
import { storeIdIn } from '#kernel/values/my-store';
import type { CachedPage } from '#platform/cache/encode-page';
import { Flights } from '#platform/cache/flights';
import { variantKey } from '#platform/cache/page-cache';
import type { Host } from '#platform/host';
import { cacheKey } from '#platform/http/params';
import type { Page } from '#platform/http/send-page';
import type { BuiltPage } from './built-page';

/** What lies within a page's frame, to be put in another: a stretch of the whole page's own bytes. */
export type PageContent = {
  page: Omit<BuiltPage, 'main'>;
  span: readonly [start: number, end: number];
  /** As of a `CachedPage`. */
  stores?: readonly number[];
};

/** A page as everyone may see it, or all who chose a store: kept, or one that nobody keeps. */
export type SharedPage = { kept: CachedPage } | { once: Page; content: PageContent };

const flights = new WeakMap<Host, Flights<SharedPage>>();

/** Pages that are being made, each once for all who ask for it at the same moment. */
export const flightsOf = (host: Host): Flights<SharedPage> => {
  const known = flights.get(host) ?? new Flights<SharedPage>();
  flights.set(host, known);
  return known;
};

/** By which a page is kept; with a variant as it is for those who chose that store. */
export const keyFor = (url: string, variant: number | undefined): string =>
  variant === undefined ? cacheKey(url) : variantKey(cacheKey(url), variant);

type Making = {
  make: (variant?: number) => Promise<SharedPage>;
  /** The number of the store that the visitor made his, if there is one of that number. */
  findStore: () => Promise<number | undefined>;
};

/**
 * A page for a visitor: with a store of his own that the page names it is made apart, for all of that store, and
 * otherwise it is everyone's. What a cookie says beside those, true or not, leads to no more pages.
 */
export const makeFor = async (
  host: Host,
  { headers, url }: FastifyRequest,
  { make, findStore }: Making,
): Promise<SharedPage> => {
  if (storeIdIn(headers.cookie ?? '') === undefined) return make();
  const findKept = (variant?: number): SharedPage | undefined => {
    const kept = host.cache.findMade(keyFor(url, variant), host.clock.now().getTime());
    return kept && { kept };
  };
  const made = findKept() ?? (await make());
  const { stores } = 'once' in made ? made.content : made.kept;
  if (!stores) return made;
  const mine = await findStore();
  const variant =
    mine === undefined ? undefined : [mine, ANOTHER_STORE].find((one) => stores.includes(one));
  return variant === undefined ? made : (findKept(variant) ?? make(variant));
};
