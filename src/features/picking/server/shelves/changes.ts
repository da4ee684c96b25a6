import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { ShelfChange } from '#features/stock/api.server';
import { shelfTexts as texts } from '#kernel/messages/nl-shelves';
import { defuse } from '#kernel/values/spreadsheet-cell';
import type { Db } from '#platform/db/types';
import { readArticles } from '../articles';
import { nameOfArticle } from '../names';
import type { LineProblem, ShelfFile } from './read-file';

export type ValidatedShelves = {
  changes: (ShelfChange & { name: string })[];
  problems: LineProblem[];
};

/** The articles of a warehouse with where they lie, as a Dutch spreadsheet opens it. */
export const writeShelves = async (db: Db, warehouseId: number): Promise<string> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from stock s join variants v on v.id = s.variant_id
    join products p on p.id = v.product_id and p.kind = 'goods'
    where s.warehouse_id = ${warehouseId}
      and (coalesce(v.sku, '') <> '' or coalesce(v.gtin, '') <> '')
    order by s.shelf = '', s.shelf, v.sku, v.id`);
  const articles = await readArticles(
    db,
    warehouseId,
    rows.map(({ id }) => id),
  );
  const lines = rows.map(({ id }) => {
    const article = articles.get(id);
    const { sku = '', gtin = '', shelf = '' } = article ?? {};
    return [sku, gtin, nameOfArticle(id, article), shelf].map(defuse);
  });
  return `\ufeff${stringify([texts.headers, ...lines], { delimiter: ';' })}`;
};

const findVariants = async (db: Db, { rows }: ShelfFile): Promise<Map<string, number>> => {
  const of = (isGtin: boolean) =>
    rows.filter((row) => row.isGtin === isGtin).map(({ key }) => key.toLowerCase());
  const { rows: found } = await db.execute<{ id: number; sku: string; gtin: string }>(sql`
    select v.id, lower(coalesce(v.sku, '')) as sku, coalesce(v.gtin, '') as gtin
    from variants v join products p on p.id = v.product_id and p.kind = 'goods'
    where lower(v.sku) = any(${sql.param(of(false))}::text[])
      or v.gtin = any(${sql.param(of(true))}::text[])
    order by v.id desc`);
  return new Map(
    found.flatMap(({ id, sku, gtin }) => [
      [`sku ${sku}`, id] as const,
      [`gtin ${gtin}`, id] as const,
    ]),
  );
};

/** What a file would change in a warehouse, and what of it can't be. */
export const validateShelves = async (
  db: Db,
  warehouseId: number,
  file: ShelfFile,
): Promise<ValidatedShelves> => {
  const known = await findVariants(db, file);
  const problems = [...file.problems];
  const wanted = new Map<number, { line: number; shelf: string }>();
  /** Lines that say otherwise of an article than one before them: which is meant only their writer knows. */
  const torn = new Set<number>();
  for (const { line, key, isGtin, shelf } of file.rows) {
    const variantId = known.get(`${isGtin ? 'gtin' : 'sku'} ${key.toLowerCase()}`);
    const before = variantId === undefined ? undefined : wanted.get(variantId);
    if (variantId === undefined) problems.push({ line, problem: texts.unknown(key) });
    else if (!before) wanted.set(variantId, { line, shelf });
    else if (before.shelf !== shelf) {
      if (!torn.has(variantId)) problems.push({ line: before.line, problem: texts.twice(line) });
      torn.add(variantId);
      problems.push({ line, problem: texts.twice(before.line) });
    }
  }
  for (const variantId of torn) wanted.delete(variantId);
  const articles = await readArticles(db, warehouseId, [...wanted.keys()]);
  const changes = [...wanted].flatMap(([variantId, { shelf: to }]) => {
    const article = articles.get(variantId);
    const from = article?.shelf ?? '';
    return from === to ? [] : [{ variantId, from, to, name: nameOfArticle(variantId, article) }];
  });
  return { changes, problems: problems.sort((one, other) => one.line - other.line) };
};
