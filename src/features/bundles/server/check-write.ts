import { sql } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { bundleWriteTexts as texts } from '#kernel/messages/nl-entities';
import { formatEuro } from '#kernel/values/money';
import type { Tx } from '#platform/db/types';
import type { PartValue } from './stored';

type Part = { id: number; title: string; kind: string; cents: number };

/** What is sold of products at least, in cents: the cheapest kind of each. */
const readParts = async (tx: Tx, ids: readonly number[]): Promise<Map<number, Part>> => {
  const { rows } = await tx.execute<Part>(sql`
    select p.id, p.title, p.kind, coalesce((
      select min(coalesce(v.price_cents, p.price_cents)) from variants v
      where v.product_id = p.id and v.state = 'Online'), p.price_cents) as cents
    from products p where p.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
};

const PARTS = 'parts';
const PRICE = 'price_cents';

const isTouched = (before: object | null, after: object): boolean =>
  [PARTS, PRICE].some((name) => {
    const [was, is] = [before, after].map((values) => (values as Record<string, unknown>)?.[name]);
    return JSON.stringify(was) !== JSON.stringify(is);
  });

/**
 * What is wrong with a bundle as a whole. One of which a part became cheaper meanwhile may still be put
 * offline, or told otherwise.
 */
export const checkBundle: Check = async (_host, tx, { before, after }) => {
  if (after === null || !isTouched(before, after)) return {};
  const parts = after[PARTS] as PartValue[];
  const ids = parts.map(({ product_id }) => product_id);
  if (new Set(ids).size < ids.length) return { [PARTS]: texts.twice };
  const known = await readParts(tx, ids);
  // The cart takes nothing off gift cards and seats.
  const other = [...known.values()].find(({ kind }) => kind !== 'goods');
  if (other) return { [PARTS]: texts.notGoods(other.title) };
  const apart = parts.reduce(
    (sum, { product_id, quantity }) => sum + quantity * (known.get(product_id)?.cents ?? 0),
    0,
  );
  const problems: Record<string, string> =
    (after[PRICE] as number) > apart ? { [PRICE]: texts.dear(formatEuro(apart)) } : {};
  return problems;
};

/** An article that a bundle holds stays: without it the bundle would be another one at the same price. */
export const checkBundledProduct: Check = async (_host, tx, { id, after }) => {
  if (id === undefined || after !== null) return {};
  const { rows } = await tx.execute<{ title: string }>(sql`
    select b.title from bundle_parts bp join bundles b on b.id = bp.bundle_id
    where bp.product_id = ${id} order by b.id limit 1`);
  const [held] = rows;
  const problems: Record<string, string> = held ? { '': texts.held(held.title) } : {};
  return problems;
};
