import { prices as limits } from '../limits-prices';
import { productTexts } from '../messages/nl-entities';
import { gridTexts as texts } from '../messages/nl-grid';
import { isSku } from './sku';

const isPrice = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= limits.highest;

const isLine = (value: unknown, most: number): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
  typeof value === 'string' && value.length <= most && !/[\u0000-\u001f]/.test(value);

/** `variant` 0: the article's own. */
type GridCell = { variant: number; cell: string; to: unknown };

/** What is wrong with what was typed in a cell of the grid; undefined: nothing that it tells by itself. */
export const gridCellProblem = ({ variant, cell, to }: GridCell): string | undefined => {
  if (cell === 'price_cents' || cell === 'van_price_cents') {
    const mayBeEmpty = variant !== 0 || cell === 'van_price_cents';
    if (isPrice(to) || (to === null && mayBeEmpty)) return undefined;
    return mayBeEmpty ? texts.priceOrEmpty : texts.price;
  }
  if (cell === 'state') return to === 'Online' || to === 'Offline' ? undefined : texts.state;
  const most = cell === 'sku' ? texts.most.sku : texts.most.gtin;
  if (!isLine(to, most)) return texts.line(most);
  return cell === 'sku' && to !== '' && !isSku(String(to)) ? productTexts.sku : undefined;
};
