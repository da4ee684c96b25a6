import { ONE_SIZE } from '#kernel/values/size-order';
import { field } from '#kernel/wire';
import type { CartLine } from '../contract';
import type { StoredLine } from './read';

/** Within a sentence both its letters have their accent; at the beginning only the second has. */
const oneSize = ONE_SIZE.replace('E', 'é');

/** 'maat M', but 'één maat' and '€ 25': not all that is chosen is a size. */
const presentSize = (size: string): string => {
  if (size === ONE_SIZE) return oneSize;
  return size.startsWith('€') ? size : `maat ${size}`;
};

/** 'Marine, maat M' */
export const presentChoice = ({ color, size }: Pick<StoredLine, 'color' | 'size'>): string => {
  if (!color && size === ONE_SIZE) return ONE_SIZE;
  const parts = [color, size && presentSize(size)].filter(Boolean).join(', ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
};

/** Pieces of a line that can be sent now. */
export const availableOf = (line: Pick<StoredLine, 'sold' | 'places'>): number =>
  line.sold ? line.places.reduce((sum, place) => sum + place.pieces, 0) : 0;

const addressOf = (line: StoredLine, href: (access: string) => string): string => {
  const query = new URLSearchParams();
  if (line.colorId !== null) query.set(field.colorId, String(line.colorId));
  if (line.sizeId !== null) query.set(field.sizeId, String(line.sizeId));
  const text = query.toString();
  return text ? `${href(line.access)}?${text}` : href(line.access);
};

/** A line as a visitor sees it. `href` gives a product's page. */
export const presentLine = (line: StoredLine, href: (access: string) => string): CartLine => ({
  id: line.id,
  variantId: line.variantId,
  productId: line.productId,
  href: addressOf(line, href),
  title: line.title,
  brand: line.brand ?? '',
  choice: presentChoice(line),
  picture: line.picture ?? undefined,
  quantity: line.quantity,
  unitCents: line.unitCents,
  vanUnitCents:
    line.vanCents !== null && line.vanCents > line.unitCents ? line.vanCents : undefined,
  totalCents: line.quantity * line.unitCents,
  vatRate: line.vatRate,
  kind: line.kind,
  available: availableOf(line),
  sold: line.sold,
  priceWas: line.seenCents === line.unitCents ? undefined : line.seenCents,
});
