import { search } from '#kernel/limits';

const SHAPE = /^[\p{L}\d][\p{L}\d ./_-]*$/u;

/**
 * What a visitor typed, read as the beginning of an article number: an own number (SKU) in lower
 * case, and the digits alone where it may be a barcode (EAN). Undefined for what is plain words, or
 * shorter than four characters.
 */
export const readArticleNumber = (typed: string): { sku: string; ean?: string } | undefined => {
  const sku = typed.trim().toLowerCase();
  if (sku.length < search.shortestNumber || !SHAPE.test(sku)) return undefined;
  const isOneWord = !sku.includes(' ');
  const hasSign = /\d/.test(sku) || (isOneWord && /[./_-]/.test(sku));
  if (!hasSign) return undefined;
  const digits = sku.replace(/[ .-]/g, '');
  const isEan = /^\d{4,14}$/.test(digits);
  return isEan ? { sku, ean: digits } : { sku };
};
