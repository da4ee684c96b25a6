import {
  findAdjustments,
  priceAll,
  readLines,
  type StoredLine,
  usualDelivery,
} from '#features/cart/api.server';
import type { CartTotals, DeliveryMethod } from '#features/cart/contract';
import { findDiscounts, findTypedCards, type StoredCode } from '#features/promotions/api.server';
import type { PromotionProblem } from '#features/promotions/contract';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PricedDelivery, PriceRequest } from '../contract';
import { findDelivery } from './parts';

/** Of an article whose weight nobody noted. */
const USUAL_GRAMS = 500;

export type PricedOrder = {
  lines: StoredLine[];
  totals: CartTotals;
  /** Undefined: that way of delivery is not offered; the totals are then those of home delivery. */
  delivery: PricedDelivery | undefined;
  /** What is wrong with the codes and cards that were typed: those don't count. */
  problems: PromotionProblem[];
  /** The codes that count. */
  codes: StoredCode[];
};

export type PriceOptions = {
  /** The cart's lines, when they were read already. */
  lines?: StoredLine[];
};

const kindOf = (id: string): DeliveryMethod => (id === 'pickup' ? 'pickup' : 'home');

/** Built in: at home and in a store, as the chain's limits say. */
const usual = (id: string, goodsCents: number): PricedDelivery | undefined => {
  if (id !== 'home' && id !== 'pickup') return undefined;
  const { delivery, freeFromCents } = usualDelivery(kindOf(id));
  return { id, kind: kindOf(id), priceCents: delivery(goodsCents), freeFromCents };
};

/**
 * The one price of a way of delivery, for goods of so many cents before discounts; undefined when it
 * is not offered there. Whoever registered delivery is asked first.
 */
const deliveryPriceOf = async (
  host: Host,
  request: Pick<PriceRequest, 'deliveryId' | 'country' | 'zipcode'>,
  goods: { goodsCents: number; weightGrams: number },
): Promise<PricedDelivery | undefined> => {
  const { deliveryId, country, zipcode } = request;
  const part = findDelivery(host);
  if (!part) return usual(deliveryId, goods.goodsCents);
  return part.find(host, { country, zipcode, ...goods, at: host.clock.now() }, deliveryId);
};

const isSent = (line: StoredLine): boolean => line.kind !== 'giftcard';

/** What a cart of gift cards alone needs: nothing is sent. */
const mailed: PricedDelivery = { id: 'home', kind: 'home', priceCents: 0 };

/**
 * All that an order costs and why: prices, codes, delivery and cards are read here, and what the
 * browser says sets none of them.
 */
export const priceOrder = async (
  host: Host,
  db: Db,
  request: PriceRequest,
  { lines: read }: PriceOptions = {},
): Promise<PricedOrder> => {
  const { codes = [], giftCards = [], giftService, email, client } = request;
  const now = host.clock.now();
  const lines = read ?? (await readLines(db, request.sessionId));
  const sent = lines.filter(isSent);
  const goodsCents = sent.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
  const grams = sent.reduce(
    (sum, line) => sum + line.quantity * (line.weightGrams ?? USUAL_GRAMS),
    0,
  );
  const found = await findDiscounts(db, { codes, goodsCents, email, now });
  const cards = await findTypedCards(host, db, { codes: giftCards, client });
  const adjustments = await findAdjustments(host, lines);
  const pricing = {
    lines,
    adjustments,
    discounts: found.discounts,
    giftService,
    giftCards: cards.cards,
  };
  const goods = { goodsCents, weightGrams: grams };
  const delivery = sent.length === 0 ? mailed : await deliveryPriceOf(host, request, goods);
  const price = delivery ?? usual('home', goods.goodsCents);
  return {
    lines,
    totals: priceAll({
      ...pricing,
      delivery: () => price?.priceCents ?? 0,
      freeFromCents: price?.freeFromCents,
    }),
    delivery,
    problems: [...found.problems, ...cards.problems],
    codes: found.discounts,
  };
};
