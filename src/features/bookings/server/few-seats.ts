import { sql } from 'drizzle-orm';
import { calendarEntity, type EventRow } from '#features/content/api.server';
import { ENTITY_CHANGED, type EntityChanged, getEntity } from '#features/overviews/api.server';
import { bookings as limits } from '#kernel/limits-bookings';
import type { Host } from '#platform/host';
import { isBookable } from '../seats';

/** Of events that are booked and have few seats left, or none: how many. */
export const findFewSeats = async (
  host: Host,
  rows: readonly EventRow[],
): Promise<Map<number, number>> => {
  const now = host.clock.now();
  const open = rows.filter((row) => isBookable(row, now));
  if (open.length === 0) return new Map();
  const ids = JSON.stringify(open.map(({ seatVariantId }) => seatVariantId));
  const { rows: found } = await host.db.execute<{ id: number; left: number }>(sql`
    select v.id, coalesce(sum(s.pieces) filter (where w.kind = 'web'), 0)::int as left
    from variants v left join stock s on s.variant_id = v.id
      left join warehouses w on w.id = s.warehouse_id
    where v.id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))
    group by v.id`);
  const left = new Map(found.map((row) => [row.id, row.left]));
  return new Map(
    open.flatMap(({ id, seatVariantId }) => {
      const count = left.get(seatVariantId ?? 0);
      return count !== undefined && count <= limits.few ? [[id, count] as const] : [];
    }),
  );
};

const eventsOf = async (host: Host, productIds: readonly number[]): Promise<number[]> => {
  const { rows } = await host.db.execute<{ id: number }>(sql`
    select e.id from calendar_events e join variants v on v.id = e.seat_variant_id
    where v.product_id in (select value::int from jsonb_array_elements_text(
      ${JSON.stringify(productIds)}::jsonb))`);
  return rows.map(({ id }) => id);
};

/**
 * Seats are pieces of products: when those change, cards and pages of their events are made anew. Every
 * process hears it of itself, so nothing is told on.
 */
export const keepCardsFresh = (host: Host): void => {
  host.events.subscribe<EntityChanged>(ENTITY_CHANGED, async ({ entity, ids }) => {
    if (entity !== 'Product' || !ids) return;
    const events = await eventsOf(host, ids);
    if (events.length === 0) return;
    await getEntity(host, calendarEntity.name).refresh(events);
    const { access } = calendarEntity;
    host.cache.drop([access, ...events.map((id) => `${access}:${id}`)]);
  });
};
