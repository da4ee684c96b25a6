import { type EntityIndex, findLists, getEntity } from '#features/overviews/api.server';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { type ListedBy, listingKey, readListingKey } from '#kernel/values/listing-key';
import type { Host } from '#platform/host';
import { PRODUCT } from './kept';

/** A list of the site: what is in it, in which order, on which pages. */
export type Listing = {
  key: string;
  title: string;
  filter: Record<string, number[]>;
  order: string;
  pages: { path: string; title: string }[];
};

export const productIndex = (host: Host): EntityIndex => getEntity(host, PRODUCT);

/** 'Dames, Truien': what it is, with what it is below. */
const nameOf = (index: EntityIndex, column: string, id: number): string => {
  const option = index.findOption(column, id);
  const above = option?.parent === undefined ? undefined : index.findOption(column, option.parent);
  return [above?.label, option?.label ?? `${column} ${id}`].filter(Boolean).join(', ');
};

const titleOf = (index: EntityIndex, filter: ListedBy): string =>
  Object.entries(filter)
    .map(([column, ids]) => ids.map((id) => nameOf(index, column, id)).join(' en '))
    .join(' · ') || texts.all;

/** The lists of articles that stand on pages, and `others` that once did. */
export const findListings = async (
  host: Host,
  others: readonly string[],
): Promise<Map<string, Listing>> => {
  const index = productIndex(host);
  const [first] = index.source.entity.orders;
  const listings = new Map<string, Listing>();
  const add = (filter: Record<string, number[]>, order: string): Listing => {
    const key = listingKey(filter);
    const known = listings.get(key);
    if (known) return known;
    const listing = { key, title: titleOf(index, filter), filter, order, pages: [] };
    listings.set(key, listing);
    return listing;
  };
  for (const { path, title, filter, order } of await findLists(host, index)) {
    const { pages } = add(filter, order);
    if (!pages.some((page) => page.path === path)) pages.push({ path, title });
  }
  for (const key of others) {
    const filter = readListingKey(key);
    if (filter) add(filter, first?.name ?? '');
  }
  return listings;
};
