import { isGoods } from '#kernel/values/line-kind';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { DeliveryPrice } from '../contract';
import type { StoredLine } from './read';

/** What is sent: cents before discounts, and what it weighs. */
export type SentGoods = { goodsCents: number; weightGrams: number };

/** The price of the way that most orders go; undefined: nobody brings this home. */
type FindPrice = (host: Host, goods: SentGoods) => Promise<DeliveryPrice | undefined>;

/** Grams of an article whose weight nobody noted. */
const USUAL_GRAMS = 500;

const finders = new Registry<FindPrice>('cart delivery');

/** Whoever delivers says what that costs: the cart itself knows no ways of delivery. */
export const registerCartDelivery = (host: Host, find: FindPrice): void =>
  finders.add(host, 'delivery', find);

/** What of a cart is sent: all but gift cards and seats. */
export const sentGoodsOf = (lines: readonly StoredLine[]): SentGoods =>
  lines.filter(isGoods).reduce(
    (sum, line) => ({
      goodsCents: sum.goodsCents + line.quantity * line.unitCents,
      weightGrams: sum.weightGrams + line.quantity * (line.weightGrams ?? USUAL_GRAMS),
    }),
    { goodsCents: 0, weightGrams: 0 },
  );

/** What it costs to have a cart brought home in the usual way. */
export const findUsualPrice = async (
  host: Host,
  lines: readonly StoredLine[],
): Promise<DeliveryPrice> =>
  (await finders.find(host, 'delivery')?.(host, sentGoodsOf(lines))) ?? { priceCents: 0 };
