import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import { unlisted } from '../contract';
import { locations } from './tables';

export type Location = typeof locations.$inferSelect;

const online = eq(locations.state, 'Online');
const isStore = and(online, eq(locations.kind, 'store'), notInArray(locations.id, [...unlisted]));

/** As `placeOrder` has it: ’s-Hertogenbosch stands at the H. */
const named = (column: typeof locations.place | typeof locations.title) =>
  asc(sql`regexp_replace(${column}, ${"(^|\\s)['’‘][st][- ]\\s*"}, ${'\\1'}, 'i')`);

const inOrder = [named(locations.place), named(locations.title)];

/** Stores that visitors may see, by place; of `ids` those that they may. */
export const listStores = (host: Host, ids?: readonly number[]): Promise<Location[]> =>
  host.db
    .select()
    .from(locations)
    .where(ids ? and(isStore, inArray(locations.id, [...ids])) : isStore)
    .orderBy(...inOrder);

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
  host.db.select().from(locations).where(online).orderBy(named(locations.title));

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
