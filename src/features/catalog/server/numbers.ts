import { sql } from 'drizzle-orm';
import { productTexts as texts } from '#kernel/messages/nl-entities';
import { isGtin } from '#kernel/values/gtin';
import { isSku } from '#kernel/values/sku';
import type { Db, Tx } from '#platform/db/types';
import { choiceOf, type VariantValue } from './parts';

/** What is wrong with a number of a variant, the one at a place of those that are written. */
export const numberCells = ['sku', 'gtin'] as const;
export type NumberCell = (typeof numberCells)[number];
export type NumberProblem = { at: number; cell: NumberCell; message: string };

type Written = {
  siteId: number;
  /** Undefined: the product is new. */
  productId: number | undefined;
  before: readonly VariantValue[];
  after: readonly VariantValue[];
};

/** By what numbers count as the same. */
export const keyOfNumber = (text: string): string => text.trim().toLowerCase();

/** Those of which a number is another than it was, or that are for sale again; the rest is let be. */
const changedIn = ({ before, after }: Written, cell: NumberCell): number[] => {
  const byId = new Map(before.map((one) => [one.id, one]));
  const byChoice = new Map(before.map((one) => [choiceOf(one), one]));
  return after.flatMap((one, at) => {
    const stood = byId.get(one.id ?? 0) ?? byChoice.get(choiceOf(one));
    const isBack = stood?.state === 'Offline' && one.state === 'Online';
    const isNew =
      stood === undefined || keyOfNumber(stood[cell]) !== keyOfNumber(one[cell]) || isBack;
    return isNew && keyOfNumber(one[cell]) !== '' ? [at] : [];
  });
};

/** Those of which an article number is written otherwise than it was, if only by a space. */
const retypedIn = ({ before, after }: Written): number[] => {
  const byId = new Map(before.map((one) => [one.id, one]));
  const byChoice = new Map(before.map((one) => [choiceOf(one), one]));
  return after.flatMap((one, at) => {
    const stood = byId.get(one.id ?? 0) ?? byChoice.get(choiceOf(one));
    return one.sku !== '' && one.sku !== stood?.sku ? [at] : [];
  });
};

type Taken = { cell: NumberCell; number: string; title: string };

/** Which of these numbers variants that are for sale have; `others`: of other products than those. */
export const readTaken = async (
  db: Db,
  { siteId, others }: { siteId: number; others: readonly number[] },
  skus: readonly string[],
  gtins: readonly string[],
): Promise<Taken[]> => {
  if (skus.length + gtins.length === 0) return [];
  const other = sql`p.site_id = ${siteId} and v.state = 'Online'
    and p.id <> all(${sql.param([...others])}::int[])`;
  const { rows } = await db.execute<Taken>(sql`
    select 'sku' as cell, lower(trim(v.sku)) as number, p.title from variants v
    join products p on p.id = v.product_id
    where ${other} and lower(v.sku) = any(${sql.param([...skus])}::text[])
    union all
    select 'gtin', trim(v.gtin), p.title from variants v join products p on p.id = v.product_id
    where ${other} and v.gtin = any(${sql.param([...gtins])}::text[])`);
  return rows;
};

/**
 * What is wrong with numbers that a write gives variants: a barcode that can't be one, a number that another of
 * the product has, or one of another product. What stood there before is let be.
 */
export const findNumberProblems = async (db: Db, write: Written): Promise<NumberProblem[]> => {
  const { after, siteId, productId = 0 } = write;
  const changed = { sku: changedIn(write, 'sku'), gtin: changedIn(write, 'gtin') };
  const numbers = (cell: NumberCell) => [
    ...new Set(changed[cell].map((at) => keyOfNumber(after[at]?.[cell] ?? ''))),
  ];
  const taken = await readTaken(
    db,
    { siteId, others: [productId] },
    numbers('sku'),
    numbers('gtin'),
  );
  const titles = new Map(taken.map(({ cell, number, title }) => [`${cell} ${number}`, title]));
  const wrong = retypedIn(write)
    .filter((at) => !isSku(after[at]?.sku ?? ''))
    .map((at): NumberProblem => ({ at, cell: 'sku', message: texts.sku }));
  const others = numberCells.flatMap((cell) => {
    const counts = new Map<string, number>();
    for (const one of after)
      counts.set(keyOfNumber(one[cell]), (counts.get(keyOfNumber(one[cell])) ?? 0) + 1);
    return changed[cell].flatMap((at): NumberProblem[] => {
      const text = after[at]?.[cell] ?? '';
      const title = titles.get(`${cell} ${keyOfNumber(text)}`);
      const message =
        cell === 'gtin' && !isGtin(text)
          ? texts.gtin
          : (counts.get(keyOfNumber(text)) ?? 0) > 1
            ? texts.twice[cell](text)
            : title !== undefined && texts.takenBy[cell](text, title);
      return message ? [{ at, cell, message }] : [];
    });
  });
  return [...wrong, ...others];
};

/** Of two who give a site's variants numbers at once, the second sees what the first gave. */
export const takeNumbersTurn = async (tx: Tx, siteId: number): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`variant numbers ${siteId}`}, 0))`,
  );
};

/** Whether a write gives a variant a number. */
export const givesNumbers = (write: Written): boolean =>
  changedIn(write, 'sku').length + changedIn(write, 'gtin').length + retypedIn(write).length > 0;
