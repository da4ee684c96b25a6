import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts } from '#kernel/messages/nl-prices';
import type { Db } from '#platform/db/types';
import type { ToldPriceLine, ToldPricePreview } from '../contract';
import type { Chosen } from './find-articles';
import type { Change } from './read-change';
import { type Article, costsAfter, type Step, stepOf } from './steps';

export type Planned = {
  steps: readonly Step[];
  refused: readonly { title: string; reason: string }[];
  unchanged: number;
  /** Tells these prices from all others. */
  print: string;
};

/** What a change comes to. */
export const planSteps = (
  articles: readonly Article[],
  change: Change,
  { only }: Pick<Chosen, 'only'>,
): Planned => {
  const steps: Step[] = [];
  const refused: { title: string; reason: string }[] = [];
  for (const article of articles) {
    const step = stepOf(article, change, only);
    if (typeof step === 'string') refused.push({ title: article.title, reason: step });
    else if (step) steps.push(step);
  }
  const told = steps.map(({ article: { id }, prices, van }) => [id, prices, van]);
  return {
    ...{ steps, refused, unchanged: articles.length - steps.length - refused.length },
    print: createHash('sha256').update(JSON.stringify(told)).digest('base64url'),
  };
};

type Costs = ReturnType<typeof costsAfter>;

/** What the database would tell beside new prices, by variant: it says so by what it does when they are written. */
const readPriors = async (
  db: Db,
  costs: Costs,
  at: Date,
): Promise<(readonly [id: number, cents: number | null])[]> => {
  const ids = sql.param(costs.map(({ id }) => id));
  const cents = sql.param(costs.map((one) => one.cents));
  const { rows } = await db.execute<{ id: number; cents: number | null }>(sql`
    select variant_id as id, cents from priors_after(${ids}::int[], ${cents}::int[],
      array_fill(${at.toISOString()}::timestamptz, array[${costs.length}::int]))`);
  return rows.map((row) => [row.id, row.cents] as const);
};

/** Of how many variants that is asked at once. */
const SHARE = 10_000;

/** The same of any number: of thousands the database works at several shares at a time. */
const priorsAfter = async (db: Db, costs: Costs, at: Date): Promise<Map<number, number | null>> => {
  const shares = Array.from({ length: Math.ceil(costs.length / SHARE) }, (_, nth) =>
    costs.slice(nth * SHARE, (nth + 1) * SHARE),
  );
  const read = await Promise.all(shares.map((share) => readPriors(db, share, at)));
  return new Map(read.flat());
};

/** The variants by which cards tell an earlier price: the cheapest. Where none is wished for, none is asked. */
const cheapestOf = (step: Step): Costs => {
  if (step.van.to === null) return [];
  const costs = costsAfter(step);
  const least = Math.min(...costs.map(({ cents }) => cents));
  return costs.filter(({ cents }) => cents === least);
};

/** As cards show it: of several as cheap the one that promises least. */
const vanOf = (cheapest: Costs, priors: ReadonlyMap<number, number | null>): number | null => {
  const [first] = cheapest;
  const van = Math.min(...cheapest.map(({ id }) => priors.get(id) ?? 0));
  return first && van > first.cents ? van : null;
};

const namesOf = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; what: string }>(sql`
    select v.id, concat_ws(', ', c.title, z.title) as what from variants v
    left join colors c on c.id = v.color_id left join sizes z on z.id = v.size_id
    where v.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, what }) => [id, what || priceTexts.ledger.plain]));
};

/** One line an article, but of chosen variants one each. */
const linesOf = (step: Step, van: number | null, names: ReadonlyMap<number, string>) => {
  const { article, prices } = step;
  const told = { productId: article.id, title: article.title, van };
  const [first] = prices;
  const own = prices.filter(({ variantId }) => variantId !== 0);
  if (first?.variantId === 0) {
    const { from, to } = first;
    return [{ ...told, what: '', from: from ?? to, to, own: own.length }];
  }
  return own.map(({ variantId, from, to }): ToldPriceLine => {
    const was = from ?? article.price_cents;
    return { ...told, what: names.get(variantId) ?? '', from: was, to, own: 0 };
  });
};

/** What a change comes to, told before it is done. */
export const tellPreview = async (
  db: Db,
  planned: Planned,
  at: Date,
): Promise<ToldPricePreview> => {
  const { steps, refused, unchanged, print } = planned;
  const cheapest = new Map(steps.map((step) => [step, cheapestOf(step)]));
  const priors = await priorsAfter(db, [...cheapest.values()].flat(), at);
  const vans = new Map([...cheapest].map(([step, costs]) => [step, vanOf(costs, priors)]));
  const shown = steps.slice(0, limits.told);
  const names = await namesOf(
    db,
    shown.flatMap(({ prices }) => prices.flatMap(({ variantId }) => variantId || [])),
  );
  return {
    ...{ changed: steps.length, unchanged, print },
    withVan: [...vans.values()].filter((van) => van !== null).length,
    lines: shown
      .flatMap((step) => linesOf(step, vans.get(step) ?? null, names))
      .slice(0, limits.told),
    refused: refused.slice(0, limits.told),
    refusedCount: refused.length,
  };
};
