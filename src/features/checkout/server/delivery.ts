import { createElement } from 'react';
import { CartTotalsView, type StoredLine } from '#features/cart/api.server';
import { findServicePoint, goesTo, listMethods, pointCarrier } from '#features/delivery/api.server';
import type { DeliveryMethodRow, ServicePoint } from '#features/delivery/contract';
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
  /** Ways to the door stay that don't go to the address: who filled in a wrong one mends it below them. */
  keepsHome?: boolean;
};

export type Choices = {
  /** At least one, though perhaps none is offered. */
  choices: DeliveryChoice[];
  /** The one that the visitor chose, or else the first that is offered. */
  chosen: DeliveryChoice;
  isSent: boolean;
  /** The one that is chosen is offered. */
  isDelivered: boolean;
  problems: PromotionProblem[];
};

type Way = { id: string; kind: DeliveryKind } & Partial<Pick<DeliveryMethodRow, 'title' | 'zones'>>;

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

type Asked = ReturnType<typeof priceRequestOf>;

/** Whether it is the address alone that a way to the door isn't offered for. */
const isElsewhere = ({ kind, zones }: Way, { country, zipcode }: Asked): boolean =>
  kind === 'home' && zones !== undefined && !goesTo({ zones }, { country, zipcode });

type Priced = { way: Way; isOffered: boolean; isElsewhere: boolean };

/** The way to the door that stays where none is offered, for the address alone: the one that was chosen, or else the first. */
const homeKept = <Of extends Priced>(priced: readonly Of[], chosen?: string): Of | undefined => {
  if (priced.some(({ way, isOffered }) => way.kind === 'home' && isOffered)) return undefined;
  const away = priced.filter((one) => one.isElsewhere);
  return away.find(({ way }) => way.id === chosen) ?? away[0];
};

/**
 * All ways in which this cart can be had, each with what it comes to. One that isn't offered where
 * the visitor lives is left out (but see `keepsHome`); when none is, the usual one stands there to tell the sums by.
 */
export const listChoices = async (host: Host, choosing: Choosing): Promise<Choices> => {
  const { lines, values, sessionId, client, stores, keepsHome = false } = choosing;
  const isSent = lines.some(isGoods);
  const seats = seatsAmong(lines);
  const ways = isSent ? await listWays(host, stores) : [usual];
  const priced = await Promise.all(
    ways.map(async (way) => {
      const request = { sessionId, client, ...priceRequestOf(values, way) };
      const price = await priceOrder(host, host.db, request, { lines });
      const isOffered = price.delivery !== undefined;
      return { way, price, isOffered, isElsewhere: isElsewhere(way, request) };
    }),
  );
  const isAny = priced.some(({ isOffered }) => isOffered);
  const kept = keepsHome ? homeKept(priced, values.delivery_method) : undefined;
  const shown = isAny
    ? priced.filter((one) => one.isOffered || one === kept)
    : [kept ?? priced[0]].flatMap((one) => one ?? []);
  const choices = shown.map(({ way: { id, kind, title }, price, isOffered }): DeliveryChoice => {
    const { totals, delivery } = price;
    const method = kind === 'home' ? 'home' : 'pickup';
    return {
      ...{ id, kind, isOffered },
      title: delivery?.title ?? title ?? titles[kind],
      promise: delivery?.promise ?? '',
      priceCents: totals.deliveryCents,
      totals,
      sums: createElement(CartTotalsView, { totals, method, vat: true, seats }),
    };
  });
  const chosen =
    choices.find(({ id }) => id === values.delivery_method) ??
    choices.find(({ isOffered }) => isOffered) ??
    choices[0];
  if (!chosen) throw new Error('There is no way of delivery');
  const problems = priced[0]?.price.problems ?? [];
  return { choices, chosen, isSent, isDelivered: chosen.isOffered, problems };
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
