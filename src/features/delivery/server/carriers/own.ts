import { eq, sql } from 'drizzle-orm';
import { findNearest } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import type { ServicePoint } from '../../contract';
import { servicePoints as table } from '../tables';
import type { Carrier, PointQuestion } from './carrier';

/** Degrees around a place in which points are read: some 35 km, more than anyone fetches from. */
const AROUND = { latitude: 0.35, longitude: 0.55 };

const present = (row: typeof table.$inferSelect): ServicePoint => ({ ...row, carrier: 'own' });

const listPoints = async (host: Host, { near, most }: PointQuestion): Promise<ServicePoint[]> => {
  if (!near) return [];
  const { latitude, longitude } = near;
  const rows = await host.db
    .select()
    .from(table)
    .where(
      sql`${table.latitude} between ${latitude - AROUND.latitude} and ${latitude + AROUND.latitude}
        and ${table.longitude} between ${longitude - AROUND.longitude}
          and ${longitude + AROUND.longitude}`,
    );
  return findNearest(near, rows, most).map(({ item, km }) => ({
    ...present(item),
    distanceKm: km,
  }));
};

const findPoint = async (host: Host, id: string): Promise<ServicePoint | undefined> => {
  const [row] = await host.db.select().from(table).where(eq(table.id, id));
  return row && present(row);
};

/** The carrier that comes along: a chain's own vans, and the points that it entered itself. */
export const own: Carrier = {
  name: 'own',
  title: 'Eigen bezorging',
  listPoints,
  findPoint,
  createShipment: async (_, { orderNumber, id }) => {
    const digits = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) % 1_000_000;
    const trackingCode = `${orderNumber}-${String(digits).padStart(6, '0')}`;
    // Nobody tells where its parcels are: the order's own page says that it is on its way.
    return { trackingCode, trackingUrl: '' };
  },
};
