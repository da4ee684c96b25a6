import { eq } from 'drizzle-orm';
import { findDeliveryOption, findServicePoint } from '#features/delivery/api.server';
import type { ServicePoint } from '#features/delivery/contract';
import {
  addOrderEvent,
  listOrderLines,
  lockOrder,
  type Order,
  orders,
} from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { isHousenumber } from '#kernel/values/housenumber';
import { formatEuro } from '#kernel/values/money';
import { isPostcode, tidyPostcode } from '#kernel/values/postcode';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { AddressValues } from '../contract';
import { isSent } from '../pieces';
import { weightOf } from './staff/ship';

const texts = aftersaleTexts.change;

const zipcodes: Record<string, (text: string) => boolean> = {
  NL: isPostcode,
  BE: (text) => /^[1-9]\d{3}$/.test(text),
  DE: (text) => /^\d{5}$/.test(text),
};

/** What is wrong with an address, by field. */
export const checkAddress = (values: AddressValues, country: string): Partial<AddressValues> => {
  const isZipcode = zipcodes[country] ?? ((text: string) => text !== '');
  const errors: Partial<AddressValues> = {};
  for (const name of ['firstname', 'lastname', 'street', 'place'] as const) {
    if (values[name] === '') errors[name] = texts.missing(texts.fields[name]);
  }
  if (!isZipcode(values.zipcode)) errors.zipcode = texts.zipcode;
  if (!isHousenumber(values.housenumber)) errors.housenumber = texts.housenumber;
  return errors;
};

/** Throws a 422 when the order can't be delivered there in its own way, or costs more there. */
const requirePrice = async (host: Host, order: Order, zipcode: string): Promise<void> => {
  const { deliveryId } = order;
  if (!deliveryId || order.deliveryCents === 0) return requireOffer(host, order, zipcode);
  const option = await findOption(host, order, zipcode);
  if (!option) throw new AppError(422, 'not_delivered', texts.notThere);
  const more = option.priceCents - order.deliveryCents;
  if (more > 0) throw new AppError(422, 'dearer', texts.dearer(formatEuro(more)));
};

/** Delivery that cost nothing may have been given away: only whether it goes there is asked. */
const requireOffer = async (host: Host, order: Order, zipcode: string): Promise<void> => {
  if (!order.deliveryId) return;
  const option = await findOption(host, order, zipcode);
  if (!option) throw new AppError(422, 'not_delivered', texts.notThere);
  const now = await findOption(host, order, (order.delivery ?? order.billing).zipcode);
  const more = option.priceCents - (now?.priceCents ?? 0);
  if (more > 0) throw new AppError(422, 'dearer', texts.dearer(formatEuro(more)));
};

const findOption = async (host: Host, order: Order, zipcode: string) => {
  const lines = (await listOrderLines(host.db, order.id)).filter(isSent);
  const goods = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  const ask = {
    country: (order.delivery ?? order.billing).country || 'NL',
    zipcode,
    weightGrams: await weightOf(host.db, lines),
    // Before discounts, as when it was ordered: a code makes no delivery dearer.
    goodsCents: goods,
    at: order.placedAt,
  };
  return findDeliveryOption(host, ask, order.deliveryId ?? 'home');
};

type Change = Partial<Pick<typeof orders.$inferInsert, 'delivery' | 'servicePoint'>>;

/** Writes a change down, unless the order was packed meanwhile: then it throws a 409. */
const store = (host: Host, orderId: number, kind: string, change: Change): Promise<void> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.state !== 'placed') throw new AppError(409, 'too_late', texts.tooLate);
    await tx.update(orders).set(change).where(eq(orders.id, orderId));
    const from = kind === 'address-changed' ? order.delivery : order.servicePoint;
    const data = { by: 'customer', from, to: Object.values(change)[0] };
    await addOrderEvent(tx, { orderId, kind, data, at: host.clock.now() });
  });

/**
 * Sends an order to another address in the same country, as long as it isn't packed. Its price
 * stays: an address where delivery costs more is refused with a 422 that says how much.
 */
export const changeAddress = async (
  host: Host,
  order: Order,
  values: AddressValues,
): Promise<void> => {
  if (order.state !== 'placed' || order.deliveryMethod !== 'home' || !order.delivery) {
    throw new AppError(409, 'too_late', texts.tooLate);
  }
  const country = order.delivery.country;
  const zipcode = country === 'NL' ? tidyPostcode(values.zipcode) : values.zipcode;
  await requirePrice(host, order, zipcode);
  await store(host, order.id, 'address-changed', {
    delivery: {
      ...order.delivery,
      firstName: values.firstname,
      lastName: values.lastname,
      street: values.street,
      housenumber: values.housenumber,
      housenumberSuffix: values.housenumber_suffix,
      zipcode,
      place: values.place,
    },
  });
};

export const pointLines = (point: ServicePoint): string[] => [
  `${point.street} ${point.housenumber}`,
  `${point.zipcode} ${point.place}`,
];

/**
 * Sends an order to another service point of its carrier, as long as it isn't packed. Throws a 422
 * for what is no point, a 409 when it is too late.
 */
export const changePoint = async (host: Host, order: Order, id: string): Promise<void> => {
  const { servicePoint } = order;
  if (order.state !== 'placed' || !servicePoint) {
    throw new AppError(409, 'too_late', texts.tooLate);
  }
  const { carrier } = servicePoint;
  const country = (order.delivery ?? order.billing).country || 'NL';
  const point = id && id.length < 100 && (await findServicePoint(host, { carrier, id, country }));
  if (!point) throw new AppError(422, 'no_point', texts.notAPoint);
  await store(host, order.id, 'point-changed', {
    servicePoint: { id: point.id, carrier, title: point.title, lines: pointLines(point) },
  });
};
