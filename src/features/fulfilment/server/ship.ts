import { isDeepStrictEqual } from 'node:util';
import { buyerOf, findCarrier, findMethod, type Shipment } from '#features/delivery/api.server';
import { issueInvoice } from '#features/invoices/api.server';
import {
  addOrderEvent,
  lockOrder,
  moveOrder,
  type Order,
  type OrderLine,
} from '#features/orders/api.server';
import { goesInParcel, leftToPack } from '#features/returns/api.server';
import type { By, ItemQuantity } from '#features/returns/contract';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { returnTexts } from '#kernel/messages/nl-returns';
import { dayOf } from '#kernel/values/dutch-dates';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { freeOf, tellHeld } from '../held';
import { readTrackingUrl } from '../tracking-url';
import { type Announced, announce, forgetCode } from './announce';
import { mailShipped } from './mail/jobs';
import { type Parcel, readOrderHistory } from './read';
import { requireStep } from './step';
import { parcelLabels, parcels } from './tables';
import { listHeld } from './walks';

const texts = fulfilmentTexts.staff;

export type ShipRequest = By & {
  /** What is in the parcel; absent: all that is left. */
  lines?: readonly ItemQuantity[];
  /** Of whoever brings it; absent: that of the way of delivery. */
  carrier?: string;
  /** When it was announced to the carrier elsewhere; absent: that is done here. */
  trackingCode?: string;
  trackingUrl?: string;
  /**
   * How many parcels of it had left when whoever sends this one looked: others since mean a 409, so that
   * two who send the same part send it once. Absent: it isn't asked.
   */
  parcelsSeen?: number;
  /** What its sender knows this parcel by, so that another of the same content is another. */
  key?: string;
  /** Its buyer isn't mailed of the parcel: whoever sends it told him, or had him told. */
  noMail?: boolean;
  /**
   * Who sends it: the office, which has nothing that lies in a box, or who packs a box, of what is in it. Absent: a
   * program, which may be the one that packs; what lies nowhere or in a store it hasn't either.
   */
  from?: 'office' | 'box';
};

type Left = {
  lines: OrderLine[];
  /** What is still to be sent, and what of it who sends has at hand. */
  left: ItemQuantity[];
  free: ItemQuantity[];
  /** Where the rest is. */
  held: string | undefined;
  parcelsLeft: number;
};

/** What goes in this parcel. Throws a 422 for what isn't in the order or went already, a 409 for what isn't at hand. */
const chooseItems = (
  { left, free, held }: Pick<Left, 'left' | 'free' | 'held'>,
  wanted: readonly ItemQuantity[] | undefined,
): ItemQuantity[] => {
  if (!wanted) {
    if (free.length === 0 && held) throw new AppError(409, 'held', held);
    return free.map(({ variantId, quantity }) => ({ variantId, quantity }));
  }
  const known = new Map(left.map(({ variantId, quantity }) => [variantId, quantity]));
  const seen = new Set<number>();
  for (const { variantId, quantity } of wanted) {
    const isThere = quantity > 0 && quantity <= (known.get(variantId) ?? 0);
    if (!isThere || seen.has(variantId)) {
      throw new AppError(422, 'not_in_order', texts.notInOrder);
    }
    seen.add(variantId);
    const here = free.find((one) => one.variantId === variantId)?.quantity ?? 0;
    if (quantity > here) throw new AppError(409, 'held', held ?? texts.notInOrder);
  }
  return wanted.map(({ variantId, quantity }) => ({ variantId, quantity }));
};

const leftOf = async (host: Host, db: Db, order: Order, { from }: ShipRequest): Promise<Left> => {
  const history = await readOrderHistory(db, order.id);
  const all = from === 'box' ? [] : await listHeld(host, db, order.id);
  const held = all.filter(({ where }) => from || where === 'short' || where === 'store');
  const left = leftToPack(history);
  return {
    ...{ lines: history.lines.filter(goesInParcel), left, free: freeOf(left, held) },
    held: tellHeld(history.lines, left, held),
    parcelsLeft: history.parcels.length,
  };
};

/** Throws a 409 when somebody sent a parcel meanwhile. */
const requireSeen = ({ parcelsSeen }: ShipRequest, parcelsLeft: number): void => {
  if (parcelsSeen === undefined || parcelsSeen === parcelsLeft) return;
  throw new AppError(409, 'parcel_left', texts.parcelLeft);
};

/** Who brings an order unless staff says otherwise. */
export const usualCarrier = async (host: Host, order: Order): Promise<string> => {
  if (order.servicePoint) return order.servicePoint.carrier;
  return (order.deliveryId && (await findMethod(host, order.deliveryId))?.carrier) || 'own';
};

/** Where a parcel of that code is followed, by who brings it; empty: that has no page. */
const usualUrl = (host: Host, order: Order, { carrier, code }: { carrier: string; code: string }) =>
  readTrackingUrl(findCarrier(host, carrier)?.trackingUrl?.(code, buyerOf(order)) ?? '') ?? '';

const readTracking = (
  host: Host,
  order: Order,
  { trackingCode, ...request }: ShipRequest & { carrier: string },
): Announced | undefined => {
  const trackingUrl = request.trackingUrl
    ? readTrackingUrl(request.trackingUrl)
    : usualUrl(host, order, { carrier: request.carrier, code: trackingCode ?? '' });
  if (trackingUrl === undefined) throw new AppError(422, 'tracking', texts.badTracking);
  return trackingCode ? { shipment: { trackingCode, trackingUrl } } : undefined;
};

/**
 * Sends an order, or a part of it: announces the parcel to its carrier, mails the buyer how to
 * follow it, and with the last item brings the order on its way and makes its invoice. Throws a
 * 409 or 422 when it can't be sent so, or when its buyer changed where it goes meanwhile, a 502 when the carrier doesn't answer.
 */
export const shipOrder = async (
  host: Host,
  order: Order,
  request: ShipRequest,
): Promise<Parcel | undefined> => {
  requireStep(order, 'ship');
  const found = await leftOf(host, host.db, order, request);
  const { lines, parcelsLeft } = found;
  requireSeen(request, parcelsLeft);
  const items = chooseItems(found, request.lines);
  const carrierName = request.carrier || (await usualCarrier(host, order));
  const hasParcel = lines.length > 0;
  if (hasParcel && items.length === 0)
    throw new AppError(409, 'nothing_left', returnTexts.staff.nothingLeft);
  const sent = hasParcel
    ? (readTracking(host, order, { ...request, carrier: carrierName }) ??
      (await announce(host, order, carrierName, { items, parcelsLeft, key: request.key ?? '' })))
    : undefined;
  const title = findCarrier(host, carrierName)?.title ?? carrierName;
  return transact(host.db, (tx) =>
    store(host, tx, order, { request, sent, carrier: carrierName, title }),
  );
};

/** Whether an order still goes where its parcel was announced to go. */
const goesTo = (order: Order, announced: Order): boolean =>
  isDeepStrictEqual(order.delivery, announced.delivery) &&
  isDeepStrictEqual(order.servicePoint, announced.servicePoint);

type Sending = {
  request: ShipRequest;
  /** Undefined: there are only gift cards, which are mailed. */
  sent: Announced | undefined;
  carrier: string;
  title: string;
};

const store = async (
  host: Host,
  tx: Tx,
  announced: Order,
  { request, sent, carrier, title }: Sending,
): Promise<Parcel | undefined> => {
  const orderId = announced.id;
  const order = await lockOrder(tx, orderId);
  requireStep(order, 'ship');
  if (!goesTo(order, announced)) throw new AppError(409, 'moved', texts.moved);
  const found = await leftOf(host, tx, order, request);
  const { left, parcelsLeft } = found;
  requireSeen(request, parcelsLeft);
  const items = chooseItems(found, request.lines);
  if (sent && items.length === 0)
    throw new AppError(409, 'nothing_left', returnTexts.staff.nothingLeft);
  const at = host.clock.now();
  const { by } = request;
  const parcel =
    sent &&
    (await storeParcel(tx, { orderId, shipment: sent.shipment, carrier, title, items, at }));
  if (sent?.announcedAs) await forgetCode(tx, sent.announcedAs);
  if (parcel) {
    const { trackingCode } = parcel;
    const { noMail } = request;
    const data = { by, parcelId: parcel.id, trackingCode, lines: items, ...(noMail && { noMail }) };
    await addOrderEvent(tx, { orderId, kind: 'parcel', data, at });
    if (!noMail) await host.jobs.enqueue(mailShipped, { orderId, parcelId: parcel.id }, { tx });
  }
  const count = (all: readonly ItemQuantity[]) =>
    all.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count(items) < count(left)) {
    // From now on it is too late for its buyer to change or cancel it.
    if (order.state === 'placed') await moveOrder(host, tx, orderId, 'packed', { by });
    return parcel;
  }
  await moveOrder(host, tx, orderId, 'sent', { by });
  await issueInvoice(host, tx, order, { suppliedOn: dayOf(at) });
  return parcel;
};

type NewParcel = {
  orderId: number;
  shipment: Shipment;
  carrier: string;
  title: string;
  items: ItemQuantity[];
  at: Date;
};

/** Notes a parcel that left. */
export const storeParcel = async (tx: Tx, parcel: NewParcel): Promise<Parcel> => {
  const { orderId, carrier, title, items, at } = parcel;
  const { label, ...shipment } = parcel.shipment;
  const [row] = await tx
    .insert(parcels)
    .values({ orderId, carrier, carrierTitle: title, ...shipment, lines: items, sentAt: at })
    .returning();
  if (!row) throw new Error('The parcel was not stored');
  if (label) {
    const { fileType } = label;
    const file = label.file.toString('base64');
    await tx.insert(parcelLabels).values({ parcelId: row.id, file, fileType });
  }
  return row;
};
