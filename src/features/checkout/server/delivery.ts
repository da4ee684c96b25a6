import { createElement } from 'react';
import { CartTotalsView, type StoredLine } from '#features/cart/api.server';
import { findServicePoint, listMethods, pointCarrier } from '#features/delivery/api.server';
import type { ServicePoint } from '#features/delivery/contract';
import { priceOrder } from '#features/orders/api.server';
import type { DeliveryKind } from '#features/orders/contract';
import type { PromotionProblem } from '#features/promotions/contract';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { isGoods, seatsAmong } from '#kernel/values/line-kind';
import type { Host } from '#platform/host';
import type { CheckoutValues, DeliveryChoice, PickupStore } from '../contract';
import { priceRequestOf } from './values';

export type Choosing = {
  sessionId: string;
  lines: StoredLine[];
  values: CheckoutValues;
  stores: readonly PickupStore[];
  client?: string;
};

export type Choices = {
  /** At least one, though perhaps none is offered. */
  choices: DeliveryChoice[];
  /** The one that the visitor chose, or else the first. */
  chosen: DeliveryChoice;
  isSent: boolean;
  isDelivered: boolean;
  problems: PromotionProblem[];
};

type Way = { id: string; kind: DeliveryKind };

const usual: Way = { id: 'home', kind: 'home' };

const titles: Record<DeliveryKind, string> = {
  home: texts.home,
  pickup: texts.pickup,
  point: texts.point,
};

/** Ways that there are, offered for this order or not. */
const listWays = async (host: Host, stores: readonly PickupStore[]): Promise<Way[]> => {
  const ways = (await listMethods(host)).filter(
    ({ kind }) => kind !== 'pickup' || stores.length > 0,
  );
  return ways.length > 0 ? ways : [usual];
};

/**
 * All ways in which this cart can be had, each with what it comes to. One that isn't offered where
 * the visitor lives is left out; when none is, the usual one stands there to tell the sums by.
 */
export const listChoices = async (host: Host, choosing: Choosing): Promise<Choices> => {
  const { lines, values, sessionId, client, stores } = choosing;
  const isSent = lines.some(isGoods);
  const seats = seatsAmong(lines);
  const ways = isSent ? await listWays(host, stores) : [usual];
  const priced = await Promise.all(
    ways.map(async (way) => {
      const request = { sessionId, client, ...priceRequestOf(values, way) };
      return { way, price: await priceOrder(host, host.db, request, { lines }) };
    }),
  );
  const offered = priced.filter(({ price }) => price.delivery !== undefined);
  const shown = offered.length > 0 ? offered : priced.slice(0, 1);
  const choices = shown.map(({ way, price }): DeliveryChoice => {
    const { totals, delivery } = price;
    const method = way.kind === 'home' ? 'home' : 'pickup';
    return {
      ...way,
      title: delivery?.title ?? titles[way.kind],
      promise: delivery?.promise ?? '',
      priceCents: totals.deliveryCents,
      totals,
      sums: createElement(CartTotalsView, { totals, method, vat: true, seats }),
    };
  });
  const chosen = choices.find(({ id }) => id === values.delivery_method) ?? choices[0];
  if (!chosen) throw new Error('There is no way of delivery');
  const problems = priced[0]?.price.problems ?? [];
  return { choices, chosen, isSent, isDelivered: offered.length > 0, problems };
};

/** The service point that was chosen, as its carrier knows it. */
export const findChosenPoint = async (
  host: Host,
  values: CheckoutValues,
): Promise<ServicePoint | undefined> => {
  const id = values.pickup_point ?? values.pickup_point_id;
  const carrier = await pointCarrier(host);
  return id && carrier ? findServicePoint(host, { carrier, id }) : undefined;
};
