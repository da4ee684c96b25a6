import { readOrderHistory } from '#features/fulfilment/api.server';
import { listInvoices } from '#features/invoices/api.server';
import type { Order, OrderEvent } from '#features/orders/api.server';
import { listRefunds, moneyLeft } from '#features/payments/api.server';
import { cardCentsLeft } from '#features/promotions/api.server';
import { presentReturn } from '#features/returns/api.server';
import { orderTexts } from '#kernel/messages/nl-orders';
import type { Host } from '#platform/host';
import type { ToldEvent, ToldOrderDetails } from '../contract';
import { tellOrder } from './find-orders';

const paymentOf = ({ paymentMethod, paymentTitle }: Order): string =>
  orderTexts.payments[paymentMethod as keyof typeof orderTexts.payments] ??
  paymentTitle ??
  paymentMethod;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What of an event's data says something to people: the rest is for programs. */
const tellEvent = ({ kind, at, data }: OrderEvent): ToldEvent => {
  const { by, cents, reason, moneyCents, cardCents } = data;
  const given = isNumber(moneyCents) && isNumber(cardCents) ? moneyCents + cardCents : undefined;
  const amount = isNumber(cents) ? cents : given;
  return {
    ...{ kind, at: at.toISOString() },
    ...(isText(by) && { by }),
    ...(amount !== undefined && { cents: amount }),
    ...(isText(reason) && { reason }),
  };
};

/** An order with all that came after it, without what opens its buyer's page. */
export const tellOrderDetails = async (host: Host, order: Order): Promise<ToldOrderDetails> => {
  const { db } = host;
  const [history, refunds, invoices, moneyCents, cardCents] = await Promise.all([
    readOrderHistory(db, order.id),
    listRefunds(db, order.id),
    listInvoices(db, order.id),
    moneyLeft(db, order),
    cardCentsLeft(db, order.id),
  ]);
  const { pickup, servicePoint } = order;
  const place = pickup ?? servicePoint;
  const isStanding = order.state !== 'cancelled';
  return {
    ...tellOrder(order),
    payment: paymentOf(order),
    ...{ billing: order.billing, delivery: order.delivery },
    ...(place && { fetchedAt: { title: place.title, lines: place.lines } }),
    ...{ remark: order.remark, giftText: order.giftText },
    lines: history.lines.map(({ title, choice, quantity, unitCents, discountCents }) => ({
      ...{ title, choice, quantity, unitCents, discountCents },
    })),
    ...{ goodsCents: order.goodsCents, discountCents: order.discountCents },
    ...{ deliveryCents: order.deliveryCents, giftServiceCents: order.giftServiceCents },
    giftCardCents: order.giftCardCents,
    parcels: history.parcels.map(({ carrierTitle, trackingCode, trackingUrl, sentAt }) => ({
      ...{ carrier: carrierTitle, code: trackingCode, at: sentAt.toISOString() },
      ...(trackingUrl !== '' && { href: trackingUrl }),
    })),
    returns: history.returns.map((stored) => ({
      ...{ number: stored.number, state: presentReturn(stored, refunds).state },
      at: stored.announcedAt.toISOString(),
    })),
    refunds: refunds.map(({ id, amountCents, reason, state, createdAt }) => ({
      ...{ id, cents: amountCents, reason, state, at: createdAt.toISOString() },
    })),
    invoices: invoices.map(({ number, series, issuedAt }) => ({
      ...{ number, kind: series, at: issuedAt.toISOString() },
    })),
    events: history.events.map(tellEvent),
    // What cards paid of an order that was cancelled is on them again.
    left: { moneyCents, cardCents: isStanding ? cardCents : 0 },
  };
};
