import { presentChoice, type StoredLine, spread } from '#features/cart/api.server';
import { allocate } from '../allocate';

/** Pieces of a line from one place, as an order keeps them. Cents, btw included. */
export type StockAllocation = {
  variantId: number;
  warehouseId: number;
  productId: number;
  title: string;
  choice: string;
  quantity: number;
  unitCents: number;
  vatRate: number;
  kind: StoredLine['kind'];
  discountCents: number;
};

/** Where the pieces of lines are taken. A line from two places shares its discount between them. */
export const allocateStock = (
  lines: readonly StoredLine[],
  lineDiscounts: readonly number[],
): StockAllocation[] =>
  lines.flatMap((line, at) => {
    const places = allocate(line.quantity, line.places) ?? [];
    const worth = places.map(({ pieces }) => pieces * line.unitCents);
    const discounts = spread(lineDiscounts[at] ?? 0, worth);
    return places.map(({ warehouseId, pieces }, nth) => ({
      variantId: line.variantId,
      warehouseId,
      productId: line.productId,
      title: line.title,
      choice: presentChoice(line),
      quantity: pieces,
      unitCents: line.unitCents,
      vatRate: line.vatRate,
      kind: line.kind,
      discountCents: discounts[nth] ?? 0,
    }));
  });
