import { sql } from 'drizzle-orm';
import { presentChoice } from '#features/cart/api.server';
import { variants } from '#features/catalog/api.server';
import { calendarEvents } from '#features/content/api.server';
import { getSite } from '#features/settings/api.server';
import { stock, warehouses } from '#features/stock/api.server';
import { orders as limits } from '#kernel/limits-orders';
import type { Host } from '#platform/host';
import type { ToldArticle } from '../contract';
import { escaped, wordsOf } from './words';

type Row = {
  productId: number;
  variantId: number;
  title: string;
  startsAt: string;
  endsAt: string;
  unitCents: number;
  pieces: number;
};

/** Events by their name that are still to begin, of which seats are sold; free ones are booked on their page. */
export const findSeats = async (host: Host, search: string): Promise<ToldArticle[]> => {
  const named = wordsOf(search).map(
    (word) => sql`${calendarEvents.title} ilike ${`%${escaped(word)}%`}`,
  );
  const { rows } = await host.db.execute<Row>(sql`
    select ${variants.productId} as "productId", ${variants.id} as "variantId", ${calendarEvents.title} as title,
      ${calendarEvents.startsAt} as "startsAt", ${calendarEvents.endsAt} as "endsAt",
      ${calendarEvents.priceCents} as "unitCents",
      coalesce((select sum(${stock.pieces}) from ${stock}
        join ${warehouses} on ${warehouses.id} = ${stock.warehouseId} and ${warehouses.kind} = 'web'
        where ${stock.variantId} = ${variants.id}), 0)::int as pieces
    from ${calendarEvents} join ${variants} on ${variants.id} = ${calendarEvents.seatVariantId}
    where ${calendarEvents.siteId} = ${getSite(host).id} and ${calendarEvents.state} = 'Online'
      and ${variants.state} = 'Online' and ${calendarEvents.priceCents} > 0
      and ${calendarEvents.startsAt} > ${host.clock.now().toISOString()}::timestamptz
      and ${sql.join(named, sql` and `)}
    order by ${calendarEvents.startsAt}, ${calendarEvents.id} limit ${limits.telephoneArticles}`);
  return rows.map(({ productId, variantId, title, startsAt, endsAt, unitCents, pieces }) => {
    const event = { startsAt, endsAt } as Parameters<typeof presentChoice>[0]['event'];
    const choice = presentChoice({ color: null, size: null, event });
    return {
      ...{ productId, title },
      variants: [{ variantId, choice, sku: '', pieces, unitCents, isSeat: true as const }],
    };
  });
};
