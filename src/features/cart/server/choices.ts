import { sql } from 'drizzle-orm';
import { getEntity } from '#features/overviews/api.server';
import type { LineKind } from '#kernel/values/line-kind';
import type { Host } from '#platform/host';

/** What was asked of a product: ids of colour and size, where they were given. */
export type Asked = { productId: number; colorId: number | null; sizeId: number | null };

type Choice = { id: number; title: string };

/** A product's colours and sizes that are for sale, to choose from. */
export type Choices = {
  title: string;
  href: string;
  /** A gift card: its sizes are amounts. */
  isMailed: boolean;
  colors: Choice[];
  sizes: Choice[];
  variants: { id: number; colorId: number | null; sizeId: number | null }[];
};

type Row = {
  id: number;
  access: string;
  title: string;
  kind: string;
  color_id: number | null;
  color: string | null;
  size_id: number | null;
  size: string | null;
};

const unique = (rows: Row[], id: 'color_id' | 'size_id', title: 'color' | 'size'): Choice[] => [
  ...new Map(
    rows.flatMap((row) =>
      row[id] === null ? [] : [[row[id], { id: row[id], title: row[title] ?? '' }] as const],
    ),
  ).values(),
];

/** A product's page, or an event's: the entity knows its address. */
export const hrefOf = (host: Host, access: string, kind: LineKind = 'goods'): string =>
  getEntity(host, kind === 'seat' ? 'Calendar' : 'Product').source.entity.href(access);

/** Undefined: there is no such product for sale. */
export const findChoices = async (host: Host, productId: number): Promise<Choices | undefined> => {
  const result = await host.db.execute(sql`
    select v.id, p.access, p.title, p.kind, v.color_id, c.title as color, v.size_id, z.title as size
    from variants v
    join products p on p.id = v.product_id and p.state = 'Online'
    left join colors c on c.id = v.color_id
    left join sizes z on z.id = v.size_id
    where p.id = ${productId} and v.state = 'Online'
    order by z.sort, v.id`);
  const rows = result.rows as Row[];
  const [first] = rows;
  if (!first) return undefined;
  return {
    title: first.title,
    href: hrefOf(host, first.access),
    isMailed: first.kind === 'giftcard',
    colors: unique(rows, 'color_id', 'color'),
    sizes: unique(rows, 'size_id', 'size'),
    variants: rows.map((row) => ({ id: row.id, colorId: row.color_id, sizeId: row.size_id })),
  };
};
