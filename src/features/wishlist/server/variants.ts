import { sql } from 'drizzle-orm';
import type { Host } from '#platform/host';

/** A colour and size of a product that is for sale. Cents, btw included. */
export type SaleVariant = {
  productId: number;
  title: string;
  colorId: number | null;
  color: string | null;
  sizeId: number | null;
  size: string | null;
  priceCents: number;
  /** Pieces that the web shop can send. */
  pieces: number;
  /** Whether a store has one. */
  isInStores: boolean;
};

/** What can be bought of products, by product; those of a colour by their sizes, the colours as they came. */
export const findSaleVariants = async (
  { db }: Pick<Host, 'db'>,
  productIds: readonly number[],
): Promise<Map<number, SaleVariant[]>> => {
  const byProduct = new Map<number, SaleVariant[]>();
  if (productIds.length === 0) return byProduct;
  const { rows } = await db.execute<SaleVariant>(sql`
    select v.product_id as "productId", p.title, v.color_id as "colorId", c.title as color,
      v.size_id as "sizeId", z.title as size,
      coalesce(v.price_cents, p.price_cents) as "priceCents",
      coalesce((select sum(s.pieces) from stock s join warehouses w on w.id = s.warehouse_id
        where s.variant_id = v.id and w.kind = 'web'), 0)::int as pieces,
      exists (select from stock s join warehouses w on w.id = s.warehouse_id
        where s.variant_id = v.id and w.kind = 'store' and s.pieces > 0) as "isInStores"
    from variants v join products p on p.id = v.product_id and p.state = 'Online'
    left join colors c on c.id = v.color_id
    left join sizes z on z.id = v.size_id
    where v.product_id = any(${sql.param([...productIds])}::int[]) and v.state = 'Online'
    order by z.sort nulls first, v.id`);
  for (const row of rows) {
    byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), row]);
  }
  return byProduct;
};

/** What somebody chose of a product; null: nothing. */
export type Choice = { colorId: number | null; sizeId: number | null };

/**
 * What can be bought of a choice: of its colour, or of the one that a product's page begins with (the
 * first that is there), and of its size when it is made in that.
 */
export const matchChoice = (
  variants: readonly SaleVariant[],
  { colorId, sizeId }: Choice,
): { colorId: number | null; ofColor: SaleVariant[]; chosen?: SaleVariant } => {
  const oldest = variants.find((one) => one.pieces > 0) ?? variants[0];
  const isMade = variants.some((one) => one.colorId === colorId);
  const shown = isMade ? colorId : (oldest?.colorId ?? null);
  const ofColor = variants.filter((one) => one.colorId === shown);
  const only = ofColor.length === 1 ? ofColor[0] : undefined;
  const chosen = sizeId === null ? only : ofColor.find((one) => one.sizeId === sizeId);
  return { colorId: shown, ofColor, ...(chosen && { chosen }) };
};

/** What a choice costs, whether it can be sent and whether stores have it: of its size, or of the cheapest and of any. */
export const offerOf = ({
  ofColor,
  chosen,
}: Pick<ReturnType<typeof matchChoice>, 'ofColor' | 'chosen'>) => {
  const these = chosen ? [chosen] : ofColor;
  return {
    priceCents: these.length > 0 ? Math.min(...these.map((one) => one.priceCents)) : null,
    isAvailable: these.some((one) => one.pieces > 0),
    isInStores: these.some((one) => one.isInStores),
  };
};
