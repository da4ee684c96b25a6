import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { ProductDetail, StockNear } from '../contract';

/** `near`: the nearest to that postcode first; `mine`: the visitor's own store before all others. */
export type StockOrigin = { near: string; mine?: number };

/** Where a variant lies, as HTML, and what came of the postcode from which the nearest comes first. */
type ShownStock = { html: string; nearKind?: StockNear['kind'] };
type StockPart = (host: Host, variantId: number, origin: StockOrigin) => Promise<ShownStock>;

const parts = new Registry<StockPart>('stock part');

/** Whoever keeps stock says how a product page shows it: the catalogue itself knows none. */
export const registerStockPart = (host: Host, part: StockPart): void =>
  parts.add(host, 'stock', part);

/** The stock of the chosen variant; empty while a choice has to be made, and of what is mailed. */
export const stockOf = async (
  host: Host,
  product: ProductDetail,
  origin: StockOrigin,
): Promise<ShownStock> => {
  const { colorId, sizeId } = product.chosen;
  const variant = product.variants.find((one) => one.colorId === colorId && one.sizeId === sizeId);
  const part = parts.find(host, 'stock');
  return variant && part && !product.isMailed ? part(host, variant.id, origin) : { html: '' };
};
