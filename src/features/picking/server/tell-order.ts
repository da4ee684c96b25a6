import { findCarrier, findMethod } from '#features/delivery/api.server';
import { assessStep, type OrderHistory } from '#features/fulfilment/api.server';
import { addressLines, type Order } from '#features/orders/api.server';
import { namesOf } from '#features/returns/api.server';
import type { ItemQuantity } from '#features/returns/contract';
import { getSite, type Site } from '#features/settings/api.server';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { orderTexts } from '#kernel/messages/nl-orders';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import type { Host } from '#platform/host';
import type { LeftParcel, PackItem } from '../site/pack.view';
import type { SlipProps } from '../site/slip.view';
import { readArticles } from './articles';
import type { PickLine, PickTask } from './claim';
import { readRefunded } from './left';
import { tellArticle } from './names';
import { parcelOf } from './pack';

/** Where its parcel goes. */
export const addressOf = ({ servicePoint, delivery, billing }: Order): string[] => {
  const to = addressLines(delivery ?? billing);
  if (!servicePoint) return to;
  return [to[0] ?? '', servicePoint.title, ...servicePoint.lines];
};

/** Where a parcel comes back to that can't be delivered: what the site says of who runs it, as far as it does. */
export const senderLines = (
  name: string,
  { street, zipcode, place }: Pick<Site['identity'], 'street' | 'zipcode' | 'place'>,
): string[] => [name, street, `${zipcode} ${place}`].map((line) => line.trim()).filter(Boolean);

/** Who brings it, as `shipOrder` will choose. */
export const carrierTitleOf = async (host: Host, order: Order): Promise<string> => {
  const method = order.deliveryId ? await findMethod(host, order.deliveryId) : undefined;
  const name = order.servicePoint?.carrier ?? method?.carrier ?? 'own';
  return findCarrier(host, name)?.title ?? name;
};

/** Why an order can't be sent now; undefined: it can. */
export const problemOf = (order: Order): string | undefined => {
  const assessed = assessStep('ship', order);
  if (!('problem' in assessed)) return undefined;
  const { problems, wrongState, stepNames } = fulfilmentTexts.staff;
  return assessed.problem === 'state'
    ? wrongState(order.number, orderTexts.states[order.state], stepNames.ship)
    : problems[assessed.problem];
};

export const tellItems = async (
  host: Host,
  warehouseId: number,
  items: readonly ItemQuantity[],
  refunded: ReadonlySet<number> = new Set(),
): Promise<PackItem[]> => {
  const articles = await readArticles(
    host.db,
    warehouseId,
    items.map(({ variantId }) => variantId),
  );
  return items.map(({ variantId, quantity }) => ({
    ...tellArticle(variantId, articles.get(variantId)),
    quantity,
    ...(refunded.has(variantId) && { asks: texts.refunded }),
  }));
};

/** What was laid in a box. */
export const pickedOf = (lines: readonly PickLine[]): ItemQuantity[] =>
  lines
    .filter(({ picked }) => picked > 0)
    .map(({ variantId, picked }) => ({ variantId, quantity: picked }));

/** What of an order left before, parcel by parcel. */
export const tellLeft = ({ lines, parcels }: OrderHistory): LeftParcel[] =>
  parcels.map(({ id, sentAt, trackingCode, lines: items }) => ({
    ...{ id, when: texts.leftWith(formatDay(dayOf(sentAt)), trackingCode) },
    items: namesOf(lines, items),
  }));

/** The paper that goes in a box: what is in it, or what was when it was sent. */
export const slipOf = async (host: Host, task: PickTask, order: Order): Promise<SlipProps> => {
  const { lines, items: now, rest, short, history } = await parcelOf(host, task);
  const gone = history.parcels.find(({ id }) => id === task.parcelId)?.lines;
  const items = task.state === 'sent' ? (gone ?? pickedOf(lines)) : now;
  const told = await tellItems(host, task.warehouseId, items);
  const refunded = (await readRefunded(host.db, [order.id])).get(order.id);
  const isGift = order.giftText !== null;
  const priceOf = (variantId: number, quantity: number) =>
    (history.lines.find((line) => line.variantId === variantId)?.unitCents ?? 0) * quantity;
  return {
    site: getSite(host).name,
    number: order.number,
    placedOn: formatDay(dayOf(order.placedAt)),
    address: addressOf(order),
    lines: told.map(({ variantId, title, choice, sku, quantity }) => ({
      ...{ variantId, sku, quantity, what: choice ? `${title}, ${choice}` : title },
      ...(!isGift && { price: formatEuro(priceOf(variantId, quantity)) }),
    })),
    ...(order.giftText && { giftText: order.giftText }),
    asks: task.state === 'packing' && items.some(({ variantId }) => refunded?.has(variantId)),
    ...{ comesMore: rest > 0, lacksSome: short > 0 },
  };
};
