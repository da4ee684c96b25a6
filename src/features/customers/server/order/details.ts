import {
  isBeingPicked,
  listHeld,
  type OrderHistory,
  readOrderHistory,
} from '#features/fulfilment/api.server';
import { listInvoices } from '#features/invoices/api.server';
import { isPaid, type Order } from '#features/orders/api.server';
import { listAttempts, listRefunds, moneyLeft, waitsByHand } from '#features/payments/api.server';
import { cardCentsLeft } from '#features/promotions/api.server';
import {
  goesInParcel,
  isHeld,
  itemsLeft,
  leftToPack,
  presentReturn,
  takenBackOf,
} from '#features/returns/api.server';
import { orderTexts } from '#kernel/messages/nl-orders';
import type { Host } from '#platform/host';
import type { ToldOrderDetails } from '../../contract';
import { tellOrder } from '../find-orders';
import { sealWho } from '../person/who';
import { tellLines } from './lines';
import { listOrderMails } from './mail-copies';
import { mayMailLink } from './may-mail-link';
import { listSteps, tellSending, tellWaits } from './standing';
import { tellStory } from './story';

const paymentOf = ({ paymentMethod, paymentTitle }: Order): string =>
  orderTexts.payments[paymentMethod as keyof typeof orderTexts.payments] ??
  paymentTitle ??
  paymentMethod;

/** 'Thuis bezorgd, vrijdag 4 december' */
const wayOf = ({ deliveryTitle, deliveryMethod, deliveryPromise }: Order): string =>
  [deliveryTitle ?? orderTexts.deliveries[deliveryMethod], deliveryPromise]
    .filter(Boolean)
    .join(', ');

/** What may be changed of an order before it is packed. */
const tellChange = (order: Order, history: OrderHistory): ToldOrderDetails['change'] => {
  if (order.state !== 'placed') return { address: false, pieces: [] };
  const left = leftToPack(history);
  const address = order.deliveryMethod === 'home' && order.delivery !== null && left.length > 0;
  return { address, pieces: isHeld(order) ? left : [] };
};

/** An order with all that came after it, without what opens its buyer's page. */
export const tellOrderDetails = async (host: Host, order: Order): Promise<ToldOrderDetails> => {
  const { db } = host;
  const [history, refunds, invoices, moneyCents, cardCents, attempts, copies, isPicked, held] =
    await Promise.all([
      readOrderHistory(db, order.id),
      listRefunds(db, order.id),
      listInvoices(db, order.id),
      moneyLeft(db, order),
      cardCentsLeft(db, order.id),
      listAttempts(db, order.id),
      listOrderMails(db, order.id),
      isBeingPicked(host, db, order.id),
      listHeld(host, db, order.id),
    ]);
  const sending = await tellSending(host, order, { history, held });
  const waits = tellWaits(order, { history, isPicked, held });
  const { pickup, servicePoint } = order;
  const place = pickup ?? servicePoint;
  const byHand = refunds.filter(waitsByHand);
  const byHandCents = byHand.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isStanding = order.state !== 'cancelled';
  const told = tellOrder(order, history.lines, byHandCents);
  const erasedAt = history.events.findLast(({ kind }) => kind === 'erased')?.at.toISOString();
  const story = tellStory({
    ...{ history, attempts, copies },
    ...{ isReady: order.state === 'ready', mayMailLink: mayMailLink(order) },
  });
  return {
    ...told,
    ...(told.isErased && erasedAt && { erasedAt }),
    who: sealWho(host, order.email),
    payment: paymentOf(order),
    ...(history.lines.some(goesInParcel) && { way: wayOf(order) }),
    ...{ billing: order.billing, delivery: order.delivery },
    ...(place && { fetchedAt: { title: place.title, lines: place.lines } }),
    ...{ remark: order.remark, giftText: order.giftText },
    lines: tellLines(history),
    ...{ goodsCents: order.goodsCents, discountCents: order.discountCents },
    ...{ deliveryCents: order.deliveryCents, giftServiceCents: order.giftServiceCents },
    giftCardCents: order.giftCardCents,
    parcels: history.parcels.map(({ id, carrierTitle, trackingCode, trackingUrl, sentAt }) => ({
      ...{ id, carrier: carrierTitle, code: trackingCode, at: sentAt.toISOString() },
      ...(trackingUrl !== '' && { href: trackingUrl }),
    })),
    returns: history.returns.map((stored) => ({
      ...{ number: stored.number, state: presentReturn(stored, refunds).state },
      at: stored.announcedAt.toISOString(),
      ...(stored.lines.every((line) => line.state === 'cancelled') && { isUnsent: true as const }),
    })),
    refunds: refunds.map((refund) => ({
      ...{ id: refund.id, cents: refund.amountCents, reason: refund.reason, state: refund.state },
      isByHand: waitsByHand(refund) || refund.state === 'failed',
      at: refund.createdAt.toISOString(),
    })),
    invoices: invoices.map(({ number, series, issuedAt }) => ({
      ...{ number, kind: series, at: issuedAt.toISOString() },
    })),
    story: told.isErased ? story.map(({ again: _, ...entry }) => entry) : story,
    steps: listSteps(order, { history, isPicked, held }),
    ...(waits !== undefined && { waits }),
    ...(sending && { sending }),
    ...(mayMailLink(order) && order.expiresAt && { payBy: order.expiresAt.toISOString() }),
    change: tellChange(order, history),
    kept: isStanding ? itemsLeft(history.lines, takenBackOf(history)) : [],
    mayInvoice: isPaid(order) && isStanding && !invoices.some(({ series }) => series === 'invoice'),
    // What cards paid of an order that was cancelled is on them again.
    left: { moneyCents, cardCents: isStanding ? cardCents : 0 },
  };
};
