import { type SQL, sql } from 'drizzle-orm';
import { normalizeNumber } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import type { Host } from '#platform/host';
import { parcelReturnPath, type Waiting } from '../contract';
import { findParcelReturn } from './returns';

type Row = { number: string; count: number };

export type FoundParcels = { waiting: Waiting[]; count: number };

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns that wait for a parcel, or lie in the warehouse to be assessed: the oldest first. What a store has is that
 * store's, as is what was fetched in one.
 */
const list = async (host: Host, is: SQL): Promise<FoundParcels> => {
  const { rows } = await host.db.execute<Row>(sql`
    select r.number, count(*) over ()::int as count
    from returns r join orders o on o.id = r.order_id left join return_labels l on l.return_id = r.id
    where o.site_id = ${getSite(host).id} and r.state in ('announced', 'received')
      and o.delivery_method <> 'pickup' and ${is}
      and not exists (
        select from order_events e where e.order_id = r.order_id and e.data ->> 'storeId' is not null
          and ((e.kind = 'return-received' and (e.data ->> 'returnId')::int = r.id)
            or (e.kind = 'withdrawn' and e.data ->> 'number' = r.number)))
    order by r.announced_at, r.id limit ${limits.found}`);
  const found = await Promise.all(rows.map(({ number }) => findParcelReturn(host, number)));
  return {
    count: rows[0]?.count ?? 0,
    waiting: found.flatMap((one) => {
      if (!one) return [];
      const { stored } = one;
      return {
        kind: 'order' as const,
        href: parcelReturnPath.one(stored.number),
        ...{ number: stored.number, name: stored.name, isLate: stored.isLate },
        what: texts.pieces(stored.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
        when: texts.announcedOn(formatWeekdayMoment(stored.announcedAt)),
      };
    }),
  };
};

/** What a buyer said to send, or what came and waits to be assessed. */
export const listParcelReturns = (host: Host): Promise<FoundParcels> =>
  list(host, sql`(r.state = 'received' or r.way is distinct from 'store')`);

/** By the number of the return or its order, the code on its label, or the name of who sends it. */
export const findParcelReturns = (host: Host, typed: string): Promise<FoundParcels> => {
  const words = typed.toLowerCase().split(/\s+/).slice(0, 6);
  const isCalled = sql.join(
    words.map((word) => sql`lower(r.name) like ${containing(word)}`),
    sql` and `,
  );
  return list(
    host,
    sql`(r.number = ${typed.toUpperCase()} or o.number = ${normalizeNumber(typed)}
      or upper(l.tracking_code) = ${typed.toUpperCase()} or (${isCalled}))`,
  );
};
