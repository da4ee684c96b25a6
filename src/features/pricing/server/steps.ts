import type { Values } from '#features/entities/api.server';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts } from '#kernel/messages/nl-prices';
import { changePrice } from '#kernel/values/price-change';
import type { Change } from './read-change';

const texts = priceTexts.reasons;

/** What prices need to know of a variant; of one that is held, all that it holds. */
export type Variant = {
  id: number;
  price_cents: number | null;
  state: 'Online' | 'Offline';
};

/** What prices need to know of an article, by its fields' names on the wire. */
export type Article = {
  id: number;
  title: string;
  state: 'Online' | 'Offline';
  kind: string;
  price_cents: number;
  van_price_cents: number | null;
  variants: readonly Variant[];
};

/** One price that changes; `variantId` 0: the article's own. */
export type Price = { variantId: number; from: number | null; to: number };

/** What becomes of an article's prices; `van`: of its wished van-price. */
export type Step = {
  article: Article;
  prices: readonly Price[];
  van: { from: number | null; to: number | null };
};

export const articleOf = (id: number, values: Values): Article => ({
  ...(values as Omit<Article, 'id'>),
  id,
});

const problemOf = (cents: number, { floor }: Change): string | undefined => {
  if (cents < 1) return texts.zero;
  if (cents > limits.highest) return texts.high;
  return floor !== null && cents < floor ? texts.floor(cents) : undefined;
};

/**
 * The wished van-price beside a new price. One that isn't above what is asked is none; which amount is shown says
 * the price ledger alone.
 */
const vanAfter = ({ price_cents, van_price_cents: van }: Article, to: number, isSale: boolean) => {
  if (isSale && to < price_cents) return Math.max(van ?? 0, price_cents);
  return van !== null && van <= to ? null : van;
};

/**
 * What becomes of an article, or why it takes no part; undefined: it stays as it is. `only`: those variants, which
 * get a price of their own.
 */
export const stepOf = (
  article: Article,
  change: Change,
  only?: ReadonlySet<number>,
): Step | string | undefined => {
  if (article.kind !== 'goods') return texts.giftcard;
  const { price_cents: own, van_price_cents: van, variants } = article;
  const asked = only
    ? variants.filter(({ id }) => only.has(id))
    : variants.filter(({ price_cents }) => price_cents !== null);
  const all: Price[] = asked.map(({ id, price_cents }) => ({
    ...{ variantId: id, from: price_cents },
    to: changePrice(price_cents ?? own, change.rule),
  }));
  const to = only ? own : changePrice(own, change.rule);
  if (!only) all.unshift({ variantId: 0, from: own, to });
  // What costs the same takes no part, nor does a floor above it.
  const prices = all.filter((one) => one.to !== (one.from ?? own));
  const problem = prices.flatMap((one) => problemOf(one.to, change) ?? []).at(0);
  if (problem !== undefined) return problem;
  const after = only ? van : vanAfter(article, to, change.isSale);
  return prices.length === 0 ? undefined : { article, prices, van: { from: van, to: after } };
};

/** What variants that are for sale cost after a step, by their numbers. */
export const costsAfter = ({ article, prices }: Step): { id: number; cents: number }[] => {
  const after = new Map(prices.map(({ variantId, to }) => [variantId, to]));
  if (article.state !== 'Online') return [];
  const own = after.get(0) ?? article.price_cents;
  return article.variants
    .filter(({ state }) => state === 'Online')
    .map(({ id, price_cents }) => ({ id, cents: after.get(id) ?? price_cents ?? own }));
};

/** What is written of an article, by its fields' names. */
export const valuesOfStep = ({ article, prices, van }: Step): Values => {
  const after = new Map(prices.map(({ variantId, to }) => [variantId, to]));
  const own = after.get(0);
  const isOfVariants = prices.some(({ variantId }) => variantId !== 0);
  return {
    ...(own !== undefined && { price_cents: own, van_price_cents: van.to }),
    ...(isOfVariants && {
      variants: article.variants.map((one) => ({
        ...one,
        price_cents: after.get(one.id) ?? one.price_cents,
      })),
    }),
  };
};
