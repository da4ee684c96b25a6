import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { emptyingParts, linesBefore } from '#features/cart/api.server';
import { takingParts } from '#features/stock/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import { isSeat } from '#kernel/values/line-kind';
import { endEarly } from '#platform/db/durable';
import { findSqlState } from '#platform/db/errors';
import { preparedSql } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ComposedJobs } from '#platform/jobs/compose';
import {
  type OrderChannel,
  type OrderRequest,
  type PaymentMethod,
  type PaymentState,
  reviewMailRefused,
} from '../contract';
import { expiryOf, waitsAs } from '../payment';
import { paymentTermsOf } from './payment-terms';
import { hashBuyer } from './pending-order-limit';
import type { PricedOrder } from './price';
import type { StockAllocation } from './stock-allocation';

type Ordering = {
  request: OrderRequest;
  priced: PricedOrder;
  allocations: readonly StockAllocation[];
  payment: { id: PaymentMethod; title?: string };
};

/** All that is written of an order. */
export type Writing = {
  row: ReturnType<typeof rowOf>;
  allocations: readonly StockAllocation[];
  lines: number;
  noReviewMail?: boolean;
  telephone?: OrderRequest['telephone'];
};

/** The order as its table has it, but for its number. */
const rowOf = (host: Host, { request, priced, payment }: Ordering) => {
  const { totals, delivery } = priced;
  const placedAt = host.clock.now();
  const isPaid = totals.dueCents === 0;
  const waits = waitsAs(payment.id, priced.lines.some(isSeat));
  return {
    token: randomBytes(24).toString('base64url'),
    idempotency_key: request.key,
    session_id: request.sessionId,
    account_id: request.accountId,
    email: request.email,
    // What staff orders for others is no client's.
    client: isPaid || request.telephone ? undefined : hashBuyer(host, request),
    channel: (request.telephone ? 'telephone' : 'site') satisfies OrderChannel,
    state: 'placed',
    payment_method: payment.id,
    payment_title: payment.title,
    payment_state: (isPaid ? 'paid' : 'open') as PaymentState,
    delivery_method: delivery?.kind ?? 'home',
    delivery_id: delivery?.id,
    delivery_title: delivery?.title,
    // A transfer has yet to come in: until then nothing is made ready.
    delivery_promise:
      payment.id === 'transfer' ? undefined : (request.pickupReady ?? delivery?.promise),
    service_point: request.servicePoint,
    pickup_location_id: request.pickup?.id,
    pickup: request.pickup,
    billing: request.billing,
    delivery: request.delivery,
    remark: request.remark,
    goods_cents: totals.goodsCents,
    delivery_cents: totals.deliveryCents,
    discount_cents: totals.discountCents,
    discounts: totals.discounts,
    gift_service_cents: totals.giftServiceCents,
    gift_text: totals.giftServiceCents > 0 ? (request.giftText ?? '') : null,
    total_cents: totals.totalCents,
    gift_card_cents: totals.giftCardCents,
    gift_cards: totals.giftCards,
    vat: totals.vat,
    placed_at: placedAt,
    expires_at: expiryOf(waits, placedAt, paymentTermsOf(host)),
    paid_at: isPaid ? placedAt : null,
  };
};

/** An order as it will be written. */
export const prepareOrder = (host: Host, ordering: Ordering): Writing => ({
  row: rowOf(host, ordering),
  allocations: ordering.allocations,
  lines: ordering.priced.lines.length,
  noReviewMail: ordering.request.noReviewMail,
  telephone: ordering.request.telephone,
});

const eventsOf = ({ row, noReviewMail = false, telephone }: Writing) => [
  {
    kind: 'placed',
    data: { payment: row.payment_method, ...(telephone && { channel: row.channel, ...telephone }) },
  },
  ...(row.payment_state === 'paid' ? [{ kind: 'paid', data: {} }] : []),
  ...(noReviewMail
    ? [{ kind: reviewMailRefused, data: telephone ? { channel: row.channel } : {} }]
    : []),
];

const allocationColumns = sql`"variantId" int, "warehouseId" int, "productId" int, title text, choice text,
  quantity int, "unitCents" int, "vatRate" int, kind text, "discountCents" int`;

/** Columns of an order that are written, but for its number. */
// biome-ignore format: reads as one
const columns = [
  'token', 'idempotency_key', 'session_id', 'account_id', 'email', 'client', 'state', 'payment_method',
  'payment_title', 'payment_state', 'delivery_method', 'delivery_id', 'delivery_title',
  'delivery_promise', 'service_point', 'pickup_location_id', 'pickup', 'billing', 'delivery', 'remark',
  'goods_cents', 'delivery_cents', 'discount_cents', 'discounts', 'gift_service_cents', 'gift_text',
  'total_cents', 'gift_card_cents', 'gift_cards', 'vat', 'placed_at', 'expires_at', 'paid_at', 'channel',
] as const satisfies readonly (keyof Writing['row'])[];

const at = (name: string) => sql.placeholder(name);

/** What ends the statement, and what that says of the order. */
const refusals = { EO001: 'changed', EO002: 'unavailable' } as const;
export type Refusal = (typeof refusals)[keyof typeof refusals];

const ofCart = emptyingParts({
  sessionId: sql`${at('sessionId')}`,
  wanted: sql`wanted`,
  isPlaced: sql`exists (select from placed)`,
});

/** The statement for an order with these columns, which stores its jobs too. */
const statementOf = (name: string, list: SQL) => (jobs: SQL) =>
  preparedSql(
    name,
    sql`
    with placed as (
      insert into orders (number, ${list})
      select ${at('year')}::text || '-' || lpad(nextval('order_numbers')::text, 6, '0'), ${list}
      from jsonb_populate_record(null::orders, ${at('row')}::jsonb)
      on conflict (session_id, idempotency_key) do nothing returning id
    ), take as (
      select p.id as order_id, t.* from placed p,
        jsonb_to_recordset(${at('allocations')}::jsonb) as t(${allocationColumns})
    ), wanted as (
      select "variantId" as variant_id, min("unitCents") as cents, sum(quantity)::int as pieces
      from take group by 1
    ), same as (
      select 1 from wanted w join variants v on v.id = w.variant_id
      join products p on p.id = v.product_id and coalesce(v.price_cents, p.price_cents) = w.cents
    ), ${ofCart}, lines as (
      insert into order_lines (order_id, variant_id, warehouse_id, product_id, title, choice,
        quantity, unit_cents, vat_rate, kind, discount_cents)
      select order_id, "variantId", "warehouseId", "productId", title, choice, quantity,
        "unitCents", "vatRate", kind, "discountCents"
      from take returning 1
    ), events as (
      insert into order_events (order_id, kind, data, at)
      select p.id, e.kind, e.data, ${at('at')}::timestamptz from placed p,
        jsonb_to_recordset(${at('events')}::jsonb) as e(kind text, data jsonb)
      returning 1
    ), jobs as (
      ${jobs}
    ), ${takingParts(sql`take`)}, done as (
      select (select count(*) from emptied) as emptied, ${linesBefore} as left,
        (select count(*) from same) as same, (select count(*) from forgotten) as forgotten,
        (select count(*) from lines) as lines, (select count(*) from events) as events,
        ${endEarly} as early,
        (select count(*) from taken) as taken
    )
    select case
      when array[emptied, "left", same] <> array_fill(${at('lines')}::bigint, array[3])
        then refuse_order('EO001')
      when taken < (select count(*) from take) then refuse_order('EO002')
    end as refused from done`,
  );

const names = columns.join(', ');
const write = statementOf('order_write', sql.raw(names));
/** Of an order that got its number before, for the books of its codes and cards. */
const writeNumbered = statementOf('order_write_numbered', sql.raw(`id, ${names}`));

const refusalOf = (error: unknown): Refusal | undefined =>
  refusals[findSqlState(error) as keyof typeof refusals];

/**
 * Writes an order with its lines, log and jobs, empties the cart and takes the pieces, all in one
 * statement that can be a transaction of its own: on a wanted product everybody waits for who is
 * before him, so each must be quick, and none may wait for this process. Rows of stock are held in
 * one fixed order, so that two orders can't wait for each other; they come last. Answers what is in
 * the way, and then nothing was written, and a transaction that it was a part of must be given up:
 * the cart or a price changed since the order was priced (or its key has an order already), or
 * pieces went to another. Before anybody is told of the order, `makeDurable`.
 */
export const writeOrder = async (
  tx: Db,
  writing: Writing,
  { jobs, id }: { jobs: ComposedJobs; id?: number },
): Promise<Refusal | undefined> => {
  const { row, allocations, lines } = writing;
  const statement = jobs.within(id === undefined ? write : writeNumbered);
  try {
    await statement(tx, {
      ...jobs.values,
      row: JSON.stringify({ ...row, id }),
      allocations: JSON.stringify(allocations),
      events: JSON.stringify(eventsOf(writing)),
      year: dayOf(row.placed_at).slice(0, 4),
      at: row.placed_at.toISOString(),
      sessionId: row.session_id,
      lines,
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
};
