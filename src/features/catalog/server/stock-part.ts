import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { ProductDetail } from '../contract';

/** `near`: the nearest to that postcode first; `mine`: the visitor's own store before all others. */
export type StockSeen = { near: string; mine?: number };

/** Shows where a variant lies, as HTML. */
type StockPart = (host: Host, variantId: number, seen: StockSeen) => Promise<string>;

const parts = new Registry<StockPart>('stock part');

/** Whoever keeps stock says how a product page shows it: the catalogue itself knows none. */
export const registerStockPart = (host: Host, part: StockPart): void =>
  parts.add(host, 'stock', part);

/** The stock of the chosen variant; empty while a choice has to be made, and of what is mailed. */
export const stockOf = async (
  host: Host,
  product: ProductDetail,
  seen: StockSeen,
): Promise<string> => {
  const { colorId, sizeId } = product.chosen;
  const variant = product.variants.find((one) => one.colorId === colorId && one.sizeId === sizeId);
  const part = parts.find(host, 'stock');
  return variant && part && !product.isMailed ? part(host, variant.id, seen) : '';
};
