import { sql } from 'drizzle-orm';
import type { StockAvailability, StockNear, StockPlace } from '#features/catalog/contract';
import { findOrigin, getDirectory, type Location, type Origin } from '#features/stores/api.server';
import { storeHref, unlisted } from '#features/stores/contract';
import { distanceKm, formatDistance, formatRoughly } from '#kernel/values/distance';
import { postcodeDigits } from '#kernel/values/store-match';
import type { Host } from '#platform/host';

type Row = {
  location_id: number | null;
  title: string;
  access: string | null;
  place: string | null;
  latitude: number | null;
  longitude: number | null;
  kind: string;
  pieces: number;
};

type Place = { latitude: number; longitude: number };

const placeOf = (row: Pick<Row, keyof Place> | undefined): Place | undefined => {
  const { latitude = null, longitude = null } = row ?? {};
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
};

const kmTo = (row: Row, from: Place | undefined): number | undefined => {
  const place = placeOf(row);
  return from && place && distanceKm(from, place);
};

const presentPlace = (row: Row, km: number | undefined, isRough: boolean): StockPlace => ({
  locationId: row.location_id ?? undefined,
  title: row.title,
  href: row.access ? storeHref(row.access) : undefined,
  place: row.place ?? '',
  pieces: row.pieces,
  distance: km === undefined ? undefined : (isRough ? formatRoughly : formatDistance)(km),
});

/** A store that has none. */
const emptyPlace = ({ id, title, access, place }: Location): StockPlace => ({
  ...{ locationId: id, title, href: storeHref(access), place, pieces: 0 },
});

const FAR = Number.POSITIVE_INFINITY;

/**
 * The stores among the rows, the nearest first where that is asked, or those near the visitor's own store,
 * whose distance to it says nothing of him; those on no map come last.
 */
const placesOf = (
  rows: readonly Row[],
  { origin, own }: { origin?: Origin; own?: Place },
): StockPlace[] => {
  const from = origin?.at ?? own;
  const measured = rows
    .filter(({ kind }) => kind === 'store')
    .map((row) => ({ row, km: kmTo(row, from) }));
  if (from) measured.sort((a, b) => (a.km ?? FAR) - (b.km ?? FAR));
  return measured.map(({ row, km }) => presentPlace(row, origin && km, origin?.rough ?? false));
};

const nearOf = (text: string, origin: Origin | undefined): StockNear => {
  if (postcodeDigits(text) === undefined) return { text, kind: 'wrong' };
  if (!origin) return { text, kind: 'unknown' };
  return { text: text.toUpperCase(), kind: origin.rough ? 'rough' : 'found' };
};

const findRows = async (host: Host, variantIds: readonly number[]): Promise<Row[]> => {
  const { rows } = await host.db.execute<Row>(sql`
    select l.id as location_id, coalesce(l.title, w.title) as title, l.access,
      l.address_place as place, l.coord_latitude as latitude, l.coord_longitude as longitude,
      w.kind, sum(s.pieces)::int as pieces
    from stock s
    join warehouses w on w.id = s.warehouse_id
    left join locations l on l.id = w.location_id and l.state = 'Online' and l.kind = 'store'
      and l.id <> all(${sql.param([...unlisted])}::int[])
    where s.variant_id = any(${sql.param([...variantIds])}::int[]) and s.pieces > 0
    group by w.id, l.id
    order by sum(s.pieces) desc, l.address_place, w.id`);
  return rows;
};

/**
 * Where variants lie now, taken together: at the web warehouse and in each store that has them.
 * `near`: a postcode; from one that is known the nearest store comes first. `mine`: the visitor's own store,
 * told apart.
 */
export const findAvailability = async (
  host: Host,
  variantIds: readonly number[],
  { near = '', mine }: { near?: string; mine?: number } = {},
): Promise<StockAvailability> => {
  const [rows, origin, { stores: known }] = await Promise.all([
    findRows(host, variantIds),
    findOrigin(host, near),
    getDirectory(host),
  ]);
  const own = known.find(({ id }) => id === mine);
  const stores = placesOf(rows, { origin, own: placeOf(own) });
  return {
    web: rows.filter(({ kind }) => kind === 'web').reduce((sum, { pieces }) => sum + pieces, 0),
    stores,
    mine: own && (stores.find(({ locationId }) => locationId === mine) ?? emptyPlace(own)),
    near: near === '' ? undefined : nearOf(near, origin),
    at: host.clock.now().toISOString(),
  };
};
