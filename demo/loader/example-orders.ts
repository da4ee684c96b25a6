import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { presentChoice } from '#features/cart/api.server';
import { storeParcel } from '#features/fulfilment/api.server';
import { issueInvoice } from '#features/invoices/api.server';
import { addOrderEvent, orderLines, orders } from '#features/orders/api.server';
import {
  type OrderAddress,
  type OrderState,
  type PickupPlace,
  reviewMailRefused,
} from '#features/orders/contract';
import { dayOf } from '#kernel/values/dutch-dates';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { vatOf } from './sales';

/** An order: what is in it, and how many ms before now it came where, in turn. */
export type Example = {
  number: string;
  articles: readonly string[];
  delivery: 'home' | 'pickup';
  way: readonly (readonly [kind: 'placed' | 'paid' | OrderState, ago: number])[];
};

/** Who ordered; `accountId`: left out: without an account. */
export type Buyer = { accountId?: number; email: string; address: OrderAddress };

type Article = {
  access: string;
  productId: number;
  variantId: number;
  title: string;
  cents: number;
  vatRate: number;
  color: string | null;
  size: string | null;
};

/** Of each article a variant that the web shop can send. */
export const readArticles = async ({ db }: Host, names: readonly string[]): Promise<Article[]> => {
  const { rows } = await db.execute<Article>(sql`
    select distinct on (p.id) p.access, p.id as "productId", v.id as "variantId", p.title,
      coalesce(v.price_cents, p.price_cents) as cents, p.vat_rate as "vatRate",
      co.title as color, si.title as size
    from products p join variants v on v.product_id = p.id
    join stock s on s.variant_id = v.id join warehouses w on w.id = s.warehouse_id and w.kind = 'web'
    left join colors co on co.id = v.color_id left join sizes si on si.id = v.size_id
    where p.access = any(${sql.param([...names])}::text[]) order by p.id, v.id`);
  return names.flatMap((name) => rows.find(({ access }) => access === name) ?? []);
};

type Place = { warehouseId: number; pickup: PickupPlace };

/** Where pieces are taken: the web shop, and the first store of a place. */
export const readPlaces = async (
  { db }: Host,
  place: string,
): Promise<{ web: number; store: Place }> => {
  const { rows } = await db.execute<{
    kind: string;
    warehouseId: number;
    id: number;
    title: string;
    lines: string[];
  }>(sql`
    select w.kind, w.id as "warehouseId", l.id, l.title, jsonb_build_array(concat_ws(' ', l.address_street, l.address_housenumber),
      l.address_zipcode || ' ' || l.address_place) as lines
    from warehouses w left join locations l on l.id = w.location_id
    where w.kind = 'web' or l.address_place = ${place} order by w.id`);
  const web = rows.find(({ kind }) => kind === 'web');
  const store = rows.find(({ kind }) => kind === 'store');
  if (!web || !store) throw new Error('The demo has no warehouse or no store for its customer');
  const { warehouseId, id, title, lines } = store;
  return { web: web.warehouseId, store: { warehouseId, pickup: { id, title, lines } } };
};

type Bought = { buyer: Buyer; now: Date; web: number; store: Place };

const orderOf = (example: Example, articles: readonly Article[], bought: Bought) => {
  const { buyer, now, store } = bought;
  const { accountId, email, address } = buyer;
  const at = (kind: string) => {
    const ago = example.way.find(([one]) => one === kind)?.[1] ?? 0;
    return new Date(now.getTime() - ago);
  };
  const cents = articles.reduce((sum, one) => sum + one.cents, 0);
  const number = `${now.getFullYear()}-${example.number}`;
  const isFetched = example.delivery === 'pickup';
  return {
    ...{ number, token: randomBytes(24).toString('base64url'), idempotencyKey: number },
    ...(accountId !== undefined && { accountId }),
    ...{ email, state: example.way.findLast(([kind]) => kind !== 'paid')?.[0] as OrderState },
    ...{ paymentMethod: 'ideal', paymentTitle: 'iDEAL', paymentState: 'paid' as const },
    ...{ deliveryMethod: example.delivery, deliveryId: example.delivery },
    deliveryTitle: isFetched ? 'Ophalen in de winkel' : 'Thuis bezorgd',
    ...(isFetched && { pickup: store.pickup, pickupLocationId: store.pickup.id }),
    ...{ billing: address, delivery: isFetched ? null : address },
    ...{ goodsCents: cents, deliveryCents: 0, totalCents: cents, vat: vatOf(articles) },
    ...{ placedAt: at('placed'), paidAt: at('paid') },
  };
};

/** What is noted of an order on its way; what left has a parcel that can be followed, and an invoice. */
const noteWay = async (
  host: Host,
  tx: Tx,
  order: typeof orders.$inferSelect,
  { example, articles, now }: { example: Example; articles: readonly Article[]; now: Date },
): Promise<void> => {
  const orderId = order.id;
  const lines = articles.map(({ variantId }) => ({ variantId, quantity: 1 }));
  for (const [kind, ago] of example.way) {
    const at = new Date(now.getTime() - ago);
    if (kind === 'sent') {
      const trackingCode = `3SBRNK${example.number}`;
      // No parcel of that number was ever sent: a link to the carrier would lead nowhere.
      const shipment = { trackingCode, trackingUrl: '' };
      const parcel = { carrier: 'postnl', title: 'PostNL', shipment, items: lines };
      await storeParcel(tx, { orderId, ...parcel, at });
      await addOrderEvent(tx, { orderId, kind: 'parcel', data: { trackingCode, lines }, at });
      await issueInvoice(host, tx, order, { suppliedOn: dayOf(at), issuedAt: at });
    }
    await addOrderEvent(tx, { orderId, kind, at });
  }
  // Nobody reads that mailbox.
  await addOrderEvent(tx, { orderId, kind: reviewMailRefused, at: now });
};

/** Writes an order as it would stand by now; one that is there stays. */
export const insertExample = async (
  host: Host,
  example: Example,
  bought: Bought,
): Promise<void> => {
  const articles = await readArticles(host, example.articles);
  await transact(host.db, async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values(orderOf(example, articles, bought))
      // Orders stay when the demo is loaded anew.
      .onConflictDoNothing()
      .returning();
    if (!order) return;
    const warehouseId = order.pickup ? bought.store.warehouseId : bought.web;
    await tx.insert(orderLines).values(
      articles.map(({ variantId, productId, title, cents, vatRate, color, size }) => ({
        ...{ orderId: order.id, variantId, productId, warehouseId, title, vatRate },
        ...{ choice: presentChoice({ color, size, event: null }), quantity: 1, unitCents: cents },
      })),
    );
    await noteWay(host, tx, order, { example, articles, now: bought.now });
  });
};
