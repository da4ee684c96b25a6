import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { groupBy } from './group-by';
import { ofSite, type PlanItem } from './plans';
import type { Article } from './steps';
import { pricePlanItems as items, pricePlans as plans } from './tables';

/**
 * Articles as they stand at a moment ahead: what a plan that runs puts back before it, is put back.
 */
export const articlesAt = async (
  db: Db,
  host: Host,
  stands: readonly Article[],
  at: Date,
): Promise<Article[]> => {
  if (stands.length === 0) return [];
  const found = await db
    .select({ item: items })
    .from(items)
    .innerJoin(plans, eq(plans.id, items.planId))
    .where(
      and(
        ...[ofSite(host), eq(plans.state, 'running'), sql`${plans.endsAt} <= ${at.toISOString()}`],
        ...[eq(items.isWritten, true)],
        inArray(
          items.productId,
          stands.map(({ id }) => id),
        ),
      ),
    );
  const byArticle = groupBy(found, ({ item }) => item.productId);
  return stands.map((article) =>
    (byArticle.get(article.id) ?? []).reduce((one, { item }) => putBack(one, item), article),
  );
};

/** An article with a planned price taken back, if it still stands there. */
export const putBack = (
  article: Article,
  item: Omit<PlanItem, 'planId' | 'productId' | 'isWritten'>,
): Article => {
  const { variantId, fromCents, toCents, fromVanCents, toVanCents } = item;
  if (variantId !== 0) {
    const variants = article.variants.map((one) =>
      one.id === variantId && one.price_cents === toCents
        ? { ...one, price_cents: fromCents }
        : one,
    );
    return { ...article, variants };
  }
  if (article.price_cents !== toCents || fromCents === null) return article;
  const isVanSame = article.van_price_cents === toVanCents;
  const van = isVanSame ? fromVanCents : article.van_price_cents;
  const isLow = van !== null && van <= fromCents;
  return { ...article, price_cents: fromCents, van_price_cents: isLow ? null : van };
};
