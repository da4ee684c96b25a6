import { listInvoices } from '#features/invoices/api.server';
import { invoicePath } from '#features/invoices/contract';
import type { Order } from '#features/orders/api.server';
import { listRefunds } from '#features/payments/api.server';
import { presentReturn } from '#features/returns/api.server';
import type { Host } from '#platform/host';
import { readOrderHistory } from '../read';

/** An order in a list, as staff's programs read it. Cents with btw, times in ISO 8601. */
export const presentBrief = (order: Order) => ({
  number: order.number,
  state: order.state,
  payment_state: order.paymentState,
  payment_method: order.paymentMethod,
  delivery_method: order.deliveryMethod,
  email: order.email,
  name: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
  total_cents: order.totalCents,
  placed_at: order.placedAt.toISOString(),
});

/** An order with all that came after it. */
export const presentOrderDetails = async (host: Host, order: Order) => {
  const history = await readOrderHistory(host.db, order.id);
  const refunds = await listRefunds(host.db, order.id);
  const invoices = await listInvoices(host.db, order.id);
  return {
    ...presentBrief(order),
    remark: order.remark,
    gift_text: order.giftText,
    billing: order.billing,
    delivery: order.delivery,
    service_point: order.servicePoint,
    pickup: order.pickup,
    goods_cents: order.goodsCents,
    discount_cents: order.discountCents,
    delivery_cents: order.deliveryCents,
    gift_card_cents: order.giftCardCents,
    lines: history.lines.map((line) => ({
      variant_id: line.variantId,
      warehouse_id: line.warehouseId,
      title: line.title,
      choice: line.choice,
      kind: line.kind,
      quantity: line.quantity,
      unit_cents: line.unitCents,
    })),
    parcels: history.parcels.map((parcel) => ({
      carrier: parcel.carrier,
      tracking_code: parcel.trackingCode,
      tracking_url: parcel.trackingUrl,
      sent_at: parcel.sentAt.toISOString(),
      lines: parcel.lines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
    })),
    returns: history.returns.map((stored) => presentReturn(stored, refunds)),
    refunds: refunds.map(({ id, amountCents, reason, state }) => ({
      id,
      cents: amountCents,
      reason,
      state,
    })),
    invoices: invoices.map(({ number, series, issuedAt }) => ({
      number,
      kind: series,
      issued_at: issuedAt.toISOString(),
      href: invoicePath(order.token, number),
    })),
    log: history.events.map(({ kind, data, at }) => ({ kind, data, at: at.toISOString() })),
  };
};
