import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { KeptReads } from '#platform/cache/kept-reads';
import { prepared } from '#platform/db/prepared';
import type { Host } from '#platform/host';
import { unlisted } from '../contract';
import { locations } from './tables';

export type Location = typeof locations.$inferSelect;

const online = eq(locations.state, 'Online');
const isStore = and(online, eq(locations.kind, 'store'), notInArray(locations.id, [...unlisted]));

const inOrder = [asc(locations.place), asc(locations.title)];

/** Stores that visitors may see, by place; of `ids` those that they may. */
export const listStores = (host: Host, ids?: readonly number[]): Promise<Location[]> =>
  host.db
    .select()
    .from(locations)
    .where(ids ? and(isStore, inArray(locations.id, [...ids])) : isStore)
    .orderBy(...inOrder);

const withService = prepared((db) => {
  const { id, title, place, zipcode, street, housenumber, housenumberSuffix } = locations;
  const { hours, specialHours } = locations;
  const address = { street, housenumber, housenumberSuffix, zipcode, place };
  return db
    .select({ id, title, ...address, hours, specialHours })
    .from(locations)
    .where(and(isStore, sql`${locations.services} ? ${sql.placeholder('service')}`))
    .orderBy(...inOrder)
    .prepare('stores_with_service');
});

type Served = Awaited<ReturnType<ReturnType<typeof withService>['execute']>>;

const served = new WeakMap<Host, KeptReads<Served>>();

const servedOf = (host: Host): KeptReads<Served> => {
  const reads = served.get(host) ?? new KeptReads<Served>();
  served.set(host, reads);
  return reads;
};

/** Stores with a service such as 'afhalen', by place: their names, addresses and hours. */
export const listStoresWith = async (host: Host, service: string): Promise<Served> => {
  const now = host.clock.now().getTime();
  const read = () => withService(host.db).execute({ service });
  return (await servedOf(host).get(service, now, read)) ?? [];
};

/** Forgets what was read of stores: one changed. */
export const dropStores = (host: Host): void => servedOf(host).drop();

/** A store by its address part. */
export const findStore = async (host: Host, access: string): Promise<Location | undefined> => {
  const [row] = await host.db
    .select()
    .from(locations)
    .where(and(isStore, eq(locations.access, access)));
  return row;
};

/** All places by their names, offices and warehouses too. */
export const listLocations = (host: Host): Promise<Location[]> =>
  host.db.select().from(locations).where(online).orderBy(asc(locations.title));

/** Places by id, offices and warehouses too. */
export const findLocations = async (
  host: Host,
  ids: readonly number[],
): Promise<Map<number, Location>> => {
  const rows = await host.db
    .select()
    .from(locations)
    .where(and(online, inArray(locations.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
};

/** A place by its number, an office or a warehouse too. */
export const findLocation = async (host: Host, id: number): Promise<Location | undefined> =>
  (await findLocations(host, [id])).get(id);

/** Whether a place has a page of its own. */
export const hasPage = ({ id, kind }: Location): boolean =>
  kind === 'store' && !unlisted.includes(id);
