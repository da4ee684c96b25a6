import { type EntityIndex, findLists, getEntity } from '#features/overviews/api.server';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { type ListedBy, listingKey, readListingKey } from '#kernel/values/listing-key';
import { readSearchedKey, searchedKey, searchedListing } from '#kernel/values/searched-key';
import { field, path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { PRODUCT } from './kept';

/** A list of the site: what is in it, in which order, on which pages. */
export type Listing = {
  /** What it is called in addresses. */
  key: string;
  /** What it is known by: of all forms of the same words the same. */
  listing: string;
  title: string;
  filter: Record<string, number[]>;
  /** The words that it is found by; '': by none. */
  words: string;
  /** Ids that bear the number that was typed. */
  first: readonly number[];
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

/** The list of what some words find; undefined: they hold none. */
const listingOf = (words: string): Listing | undefined => {
  const key = searchedKey(words);
  const listing = searchedListing(words);
  if (key === undefined || listing === undefined) return undefined;
  const title = texts.searched(words);
  const at = `${path.search}?${new URLSearchParams({ [field.search]: words })}`;
  return {
    ...{ key, listing, title, words, filter: {}, first: [], order: '' },
    pages: [{ path: at, title }],
  };
};

/** The list of what words find that an address names; undefined: it names none. */
export const findSearched = async (host: Host, key: string): Promise<Listing | undefined> => {
  const words = readSearchedKey(key);
  const listing = words === undefined ? undefined : listingOf(words);
  return listing && { ...listing, first: await productIndex(host).findNumbered(listing.words) };
};

/** The lists of articles that stand on pages, and `others` that once did, or that words find; by what they are known by. */
export const findListings = async (
  host: Host,
  others: readonly { listing: string; words: string }[],
): Promise<Map<string, Listing>> => {
  const index = productIndex(host);
  const [first] = index.source.entity.orders;
  const listings = new Map<string, Listing>();
  const add = (filter: Record<string, number[]>, order: string): Listing => {
    const key = listingKey(filter);
    const known = listings.get(key);
    if (known) return known;
    const title = titleOf(index, filter);
    const own = { listing: key, words: '', first: [], pages: [] };
    const listing = { ...own, key, title, filter, order };
    listings.set(key, listing);
    return listing;
  };
  for (const { path, title, filter, order } of await findLists(host, index)) {
    const { pages } = add(filter, order);
    if (!pages.some((page) => page.path === path)) pages.push({ path, title });
  }
  for (const { listing, words } of others) {
    const filter = readListingKey(listing);
    const searched = listingOf(words);
    if (filter) add(filter, first?.name ?? '');
    else if (searched && !listings.has(listing)) listings.set(listing, searched);
  }
  return listings;
};
