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
  const worth = new Map(rows.map(({ id, title }) => [id, centsIn(title)]));
  return variants.flatMap((one, at) => {
    const cents = worth.get(one.size_id ?? 0);
    if (cents === undefined || (one.price_cents ?? price_cents) === cents) return [];
    return [{ at, cell: 'price_cents' as const, message: texts.giftcardPrice(formatEuro(cents)) }];
  });
};
