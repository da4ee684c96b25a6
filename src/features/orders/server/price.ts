import {
  findAdjustments,
  priceAll,
  readLines,
  type SentGoods,
  type StoredLine,
  sentGoodsOf,
} from '#features/cart/api.server';
import type { CartTotals } from '#features/cart/contract';
import { hasBulky } from '#features/catalog/api.server';
import {
  findTypedCards,
  findTypedDiscounts,
  type StoredCode,
} from '#features/promotions/api.server';
import type { PromotionProblem } from '#features/promotions/contract';
import { isGoods } from '#kernel/values/line-kind';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PricedDelivery, PriceRequest } from '../contract';
import { findDelivery } from './parts';

export type PricedOrder = {
  lines: StoredLine[];
  totals: CartTotals;
  /** Undefined: that way of delivery is not offered; the totals are then without delivery. */
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

/**
 * The one price of a way of delivery, for goods of so many cents before discounts; undefined when it
 * is not offered there. Whoever registered delivery is asked first.
 */
const deliveryPriceOf = async (
  host: Host,
  request: Pick<PriceRequest, 'deliveryId' | 'country' | 'zipcode'>,
  goods: SentGoods,
): Promise<PricedDelivery | undefined> => {
  const { deliveryId, country, zipcode } = request;
  const question = { country, zipcode, ...goods, at: host.clock.now() };
  return findDelivery(host)?.find(host, question, deliveryId);
};

/** No service point keeps what is too big for the post. */
const isTooBig = async (
  db: Db,
  delivery: PricedDelivery | undefined,
  lines: readonly StoredLine[],
): Promise<boolean> =>
  delivery?.kind === 'point' &&
  hasBulky(
    db,
    lines.filter(isGoods).map(({ variantId }) => variantId),
  );

/** What a cart of gift cards and seats alone needs: nothing is sent. */
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
  const goods = sentGoodsOf(lines);
  const { goodsCents } = goods;
  const found = await findTypedDiscounts(host, db, { codes, goodsCents, email, now, client });
  const cards = await findTypedCards(host, db, { codes: giftCards, client });
  const adjustments = await findAdjustments(host, lines);
  const pricing = {
    lines,
    adjustments,
    discounts: found.discounts,
    giftService,
    giftCards: cards.cards,
  };
  const asked = lines.some(isGoods) ? await deliveryPriceOf(host, request, goods) : mailed;
  const delivery = (await isTooBig(db, asked, lines)) ? undefined : asked;
  return {
    lines,
    totals: priceAll({
      ...pricing,
      delivery: () => delivery?.priceCents ?? 0,
      freeFromCents: delivery?.freeFromCents,
    }),
    delivery,
    problems: [...found.problems, ...cards.problems],
    codes: found.discounts,
  };
};
