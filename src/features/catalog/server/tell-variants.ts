import { sql } from 'drizzle-orm';
import type { StoredPart } from '#features/entities/api.server';
import { variantTexts as texts } from '#kernel/messages/nl-variants';
import { type PastVariant, tellVariantChanges } from '../tell-variants';

const listIn = (value: unknown): PastVariant[] =>
  Array.isArray(value) ? (value as PastVariant[]) : [];

type Named = { kind: 'color' | 'size'; id: number; title: string };

/** Tells what became of variants by the names of their colours and sizes. */
export const variantsTeller: NonNullable<StoredPart['teller']> = async (db, values) => {
  const all = values.flatMap(listIn);
  const ids = (name: 'color_id' | 'size_id') =>
    sql.param([...new Set(all.flatMap((one) => one[name] ?? []))]);
  const { rows } =
    all.length === 0
      ? { rows: [] }
      : await db.execute<Named>(sql`
          select 'color' as kind, id, title from colors where id = any(${ids('color_id')}::int[])
          union all
          select 'size', id, title from sizes where id = any(${ids('size_id')}::int[])`);
  const titles = new Map(rows.map(({ kind, id, title }) => [`${kind} ${id}`, title]));
  const name = (kind: Named['kind'], id: number | null): string | undefined =>
    id === null ? undefined : (titles.get(`${kind} ${id}`) ?? texts.unknown(id));
  const nameOf = ({ color_id, size_id }: PastVariant): string =>
    [name('color', color_id), name('size', size_id)].filter(Boolean).join(', ') || texts.plain;
  return (from, to) => tellVariantChanges(nameOf, listIn(from), listIn(to));
};
