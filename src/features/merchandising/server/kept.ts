import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import {
  type FoundArrangement,
  type ListOf,
  listsTag,
  registerArrangements,
} from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { listingKey } from '#kernel/values/listing-key';
import { searchedListing } from '#kernel/values/searched-key';
import type { Host } from '#platform/host';
import { changesAfter, versionAt } from './at';
import { listArrangements as table } from './tables';

/** Says that a list is arranged otherwise. */
export const LISTS_ARRANGED = 'lists.arranged';

/** The entity whose lists are arranged, and its name in addresses. */
export const PRODUCT = 'Product';
const ACCESS = 'product';

type Kept = typeof table.$inferSelect;

const readAll = (host: Host): Promise<Kept[]> =>
  host.db
    .select()
    .from(table)
    .where(
      and(
        ...[eq(table.siteId, getSite(host).id), isNull(table.withdrawnAt)],
        or(isNull(table.endsAt), gt(table.endsAt, host.clock.now())),
      ),
    )
    .orderBy(asc(table.id));

/** What a list is known by; undefined: nobody can arrange it, for words look in it for something. */
const keyOf = ({ filter, words }: ListOf): string | undefined => {
  if (words === '') return listingKey(filter);
  return Object.keys(filter).length === 0 ? searchedListing(words) : undefined;
};

/** By host what waits until it knows all that it was told of. */
const reading = new WeakMap<Host, () => Promise<void>>();

/** Who publishes sees it at once in the process that he wrote to: his answer waits for this, after the commit. */
export const untilRead = (host: Host): Promise<void> => reading.get(host)?.() ?? Promise.resolve();

/** Keeps how lists are arranged in each process: a page asks it of each of its lists. */
export const keepArrangements = async (host: Host): Promise<void> => {
  let byListing = new Map<string, Kept[]>();
  let last = Promise.resolve();
  const read = async () => {
    const next = new Map<string, Kept[]>();
    for (const one of await readAll(host)) {
      next.set(one.listing, [...(next.get(one.listing) ?? []), one]);
    }
    byListing = next;
    host.cache.drop([listsTag(ACCESS)]);
  };
  // One after the other: of two that read, the later one knows more.
  const readInTurn = (): Promise<void> => {
    const turn = last.then(read);
    last = turn.catch(() => {});
    return turn;
  };
  const find = (list: ListOf, now: Date): FoundArrangement => {
    const kept = byListing.size > 0 ? byListing.get(keyOf(list) ?? '') : undefined;
    if (!kept) return {};
    const one = versionAt(kept, now);
    const until = changesAfter(kept, now);
    return {
      ...(one && !isUsual(one) && { arranged: { ...one.arrangement, print: String(one.id) } }),
      ...(until && { until }),
    };
  };
  reading.set(host, () => last);
  registerArrangements(host, PRODUCT, find);
  host.events.subscribe(LISTS_ARRANGED, readInTurn);
  host.events.onReconnect(readInTurn);
  if (host.serves) await readInTurn();
};

/** Whether nothing is arranged. */
export const isUsual = ({ arrangement }: Pick<Kept, 'arrangement'>): boolean =>
  arrangement.pins.length + arrangement.hidden.length + arrangement.rules.length === 0;
