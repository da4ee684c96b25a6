import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { findDeliveryOption, findServicePoint, weightOf } from '#features/delivery/api.server';
import type { ServicePoint } from '#features/delivery/contract';
import {
  addOrderEvent,
  changeDestination,
  type Destination,
  listOrderLines,
  lockOrder,
  mailChanged,
  type Order,
  orderEvents,
} from '#features/orders/api.server';
import { goesInParcel } from '#features/returns/api.server';
import type { By } from '#features/returns/contract';
import { AppError } from '#kernel/errors';
import { personLimits } from '#kernel/limits-fields';
import { orders as limits } from '#kernel/limits-orders';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { personTexts } from '#kernel/messages/nl-person';
import { formatEuro } from '#kernel/values/money';
import { findPartProblem, tidyPart } from '#kernel/values/person/rules';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { VisitorCause } from '#platform/mail/cause';
import { type AddressField, type AddressValues, addressFields } from '../contract';

const texts = fulfilmentTexts.change;

const textOf = (name: AddressField, country: string): string => {
  if (name === 'zipcode') return texts.zipcode(country);
  if (name === 'housenumber') return texts.housenumber;
  return texts.missing(texts.fields[name]);
};

/** What is wrong with an address, by field. */
export const checkAddress = (values: AddressValues, country: string): Partial<AddressValues> => {
  const errors: Partial<AddressValues> = {};
  for (const name of addressFields) {
    const required = name !== 'housenumber_suffix';
    const problem = findPartProblem(name, values[name], { required, country });
    if (problem === undefined) continue;
    errors[name] =
      problem === 'long'
        ? personTexts.long(texts.fields[name], personLimits[name])
        : textOf(name, country);
  }
  return errors;
};

type Words = {
  tooLate: string;
  notThere: string;
  dearer: (cents: string) => string;
};

/** Where an order would go, and how it is said that it can't. */
type Elsewhere = { zipcode: string; words: Words };

/** Throws a 422 when the order can't be delivered there in its own way, or costs more there. */
const requirePrice = async (host: Host, order: Order, to: Elsewhere): Promise<void> => {
  const { deliveryId } = order;
  if (!deliveryId || order.deliveryCents === 0) return requireOffer(host, order, to);
  const { words, zipcode } = to;
  const option = await findOption(host, order, zipcode);
  if (!option) throw new AppError(422, 'not_delivered', words.notThere);
  const more = option.priceCents - order.deliveryCents;
  if (more > 0) throw new AppError(422, 'dearer', words.dearer(formatEuro(more)));
};

/** Delivery that cost nothing may have been given away: only whether it goes there is asked. */
const requireOffer = async (
  host: Host,
  order: Order,
  { zipcode, words }: Elsewhere,
): Promise<void> => {
  if (!order.deliveryId) return;
  const option = await findOption(host, order, zipcode);
  if (!option) throw new AppError(422, 'not_delivered', words.notThere);
  const now = await findOption(host, order, (order.delivery ?? order.billing).zipcode);
  const more = option.priceCents - (now?.priceCents ?? 0);
  if (more > 0) throw new AppError(422, 'dearer', words.dearer(formatEuro(more)));
};

const findOption = async (host: Host, order: Order, zipcode: string) => {
  const lines = (await listOrderLines(host.db, order.id)).filter(goesInParcel);
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

const kinds = ['address-changed', 'point-changed'] as const;

/** Who changes it: its buyer, who may do so only so often, or somebody of the chain. */
export type ChangedBy = By & { cause: VisitorCause };

type Storing = ChangedBy & { kind: (typeof kinds)[number]; change: Destination };

/** Throws a 429 when where an order goes was changed often: each time its buyer gets a mail. */
const requireRoom = async (host: Host, tx: Tx, orderId: number): Promise<void> => {
  const since = new Date(host.clock.now().getTime() - 86_400_000);
  const [row] = await tx
    .select({ changes: count() })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        inArray(orderEvents.kind, kinds),
        gt(orderEvents.at, since),
      ),
    );
  if ((row?.changes ?? 0) >= limits.changesInADay) {
    throw new AppError(429, 'too_often', texts.tooOften(limits.changesInADay));
  }
};

/**
 * Stores a change and mails the buyer, unless the order was packed meanwhile: then it throws
 * a 409.
 */
const store = (host: Host, orderId: number, storing: Storing): Promise<void> =>
  transact(host.db, async (tx) => {
    const { kind, change, cause, by } = storing;
    const order = await lockOrder(tx, orderId);
    if (order.state !== 'placed') throw new AppError(409, 'too_late', texts.tooLate);
    if (by === 'customer') await requireRoom(host, tx, orderId);
    await changeDestination(tx, orderId, change);
    const from = kind === 'address-changed' ? order.delivery : order.servicePoint;
    const data = { by, from, to: Object.values(change)[0] };
    const eventId = await addOrderEvent(tx, { orderId, kind, data, at: host.clock.now() });
    await host.jobs.enqueue(mailChanged, { eventId, cause }, { tx });
  });

const byOf = (changed: VisitorCause | ChangedBy): ChangedBy =>
  'by' in changed ? changed : { by: 'customer', cause: changed };

/**
 * Sends an order to another address in the same country, as long as it isn't packed. Its price
 * stays: an address where delivery costs more is refused with a 422 that says how much.
 */
export const changeAddress = async (
  host: Host,
  order: Order,
  values: AddressValues,
  changed: VisitorCause | ChangedBy,
): Promise<void> => {
  const by = byOf(changed);
  const words: Words = by.by === 'customer' ? texts : fulfilmentTexts.staff.change;
  if (order.state !== 'placed' || order.deliveryMethod !== 'home' || !order.delivery) {
    throw new AppError(409, 'too_late', words.tooLate);
  }
  const country = order.delivery.country;
  const tidy = (name: AddressField) => tidyPart(name, values[name], country);
  const zipcode = tidy('zipcode');
  await requirePrice(host, order, { zipcode, words });
  const delivery = {
    ...order.delivery,
    firstName: tidy('firstname'),
    lastName: tidy('lastname'),
    street: tidy('street'),
    housenumber: tidy('housenumber'),
    housenumberSuffix: tidy('housenumber_suffix'),
    zipcode,
    place: tidy('place'),
  };
  await store(host, order.id, { kind: 'address-changed', change: { delivery }, ...by });
};

export const pointLines = (point: ServicePoint): string[] => [
  `${point.street} ${point.housenumber}`,
  `${point.zipcode} ${point.place}`,
];

/**
 * Sends an order to another service point of its carrier, as long as it isn't packed. Throws a 422
 * for what is no point, a 409 when it is too late.
 */
export const changePoint = async (
  host: Host,
  order: Order,
  id: string,
  cause: VisitorCause,
): Promise<void> => {
  const { servicePoint } = order;
  if (order.state !== 'placed' || !servicePoint) {
    throw new AppError(409, 'too_late', texts.tooLate);
  }
  const { carrier } = servicePoint;
  const country = (order.delivery ?? order.billing).country || 'NL';
  const point = id && id.length < 100 && (await findServicePoint(host, { carrier, id, country }));
  if (!point) throw new AppError(422, 'no_point', texts.notAPoint);
  const chosen = { id: point.id, carrier, title: point.title, lines: pointLines(point) };
  const change = { servicePoint: chosen };
  await store(host, order.id, { kind: 'point-changed', change, by: 'customer', cause });
};
