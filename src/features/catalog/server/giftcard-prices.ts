import { sql } from 'drizzle-orm';
import { productTexts as texts } from '#kernel/messages/nl-entities';
import { formatEuro } from '#kernel/values/money';
import type { Db } from '#platform/db/types';
import type { VariantValue } from './parts';

type Product = { kind: string; price_cents: number; variants: readonly VariantValue[] };

/** The cents that a size such as '€ 25' or '€ 12,50' says; undefined: it says none. */
const centsIn = (title: string): number | undefined => {
  const [, euros, cents = '00'] = /^€\s*(\d{1,5})(?:[.,](\d\d|-))?$/.exec(title.trim()) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + (Number(cents) || 0);
};

/** Why a variant of a gift card can't cost that, by the size that is written on it; undefined: it can. */
export const giftcardProblem = (size: string | undefined, price: number): string | undefined => {
  const cents = size === undefined ? undefined : centsIn(size);
  return cents === undefined || cents === price
    ? undefined
    : texts.giftcardPrice(formatEuro(cents));
};

/** Variants of a gift card that cost another amount than is written on them, by their places. */
export const findGiftcardProblems = async (
  db: Db,
  { kind, price_cents, variants }: Product,
): Promise<{ at: number; cell: 'price_cents'; message: string }[]> => {
  if (kind !== 'giftcard') return [];
  const ids = variants.flatMap(({ size_id }) => size_id ?? []);
  const { rows } = await db.execute<{ id: number; title: string }>(
    sql`select id, title from sizes where id = any(${sql.param(ids)}::int[])`,
  );
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return variants.flatMap((one, at) => {
    const message = giftcardProblem(titles.get(one.size_id ?? 0), one.price_cents ?? price_cents);
    return message === undefined ? [] : [{ at, cell: 'price_cents' as const, message }];
  });
};
