import { variantTexts as texts } from '#kernel/messages/nl-variants';
import { formatEuro } from '#kernel/values/money';

/** A variant as the history has it; of long ago it may lack what came later. */
export type PastVariant = {
  id: number | null;
  color_id: number | null;
  size_id: number | null;
  sku?: string;
  gtin?: string;
  price_cents?: number | null;
  weight_grams?: number | null;
  state?: string;
};

/** Of longer lists the rest is counted. */
const MOST = 8;

type Cell = 'price_cents' | 'sku' | 'gtin' | 'weight_grams' | 'state';
const cells: readonly Cell[] = ['price_cents', 'sku', 'gtin', 'weight_grams', 'state'];

const write = (cell: Cell, value: string | number | null | undefined): string => {
  if (cell === 'price_cents') return value ? formatEuro(Number(value)) : texts.asArticle;
  if (cell === 'state') return value === 'Offline' ? texts.offline : texts.online;
  return value ? String(value) : texts.nothing;
};

const changesOf = (was: PastVariant, is: PastVariant): string =>
  cells
    .filter((cell) => (was[cell] || null) !== (is[cell] || null))
    .map((cell) => texts.changed(texts.cells[cell], write(cell, was[cell]), write(cell, is[cell])))
    .join(', ');

/** By what a variant is known again: by its number, and one that had none yet by its colour and size. */
const choiceOf = ({ color_id, size_id }: PastVariant): string => `${color_id} ${size_id}`;

/** What became of an article's variants, each by its name; undefined: nothing that has words. */
export const tellVariantChanges = (
  nameOf: (variant: PastVariant) => string,
  from: readonly PastVariant[],
  to: readonly PastVariant[],
): string | undefined => {
  const byId = new Map(from.map((one) => [one.id, one]));
  const byChoice = new Map(from.map((one) => [choiceOf(one), one]));
  const left = new Set(from);
  const told = to.flatMap((is) => {
    const was = (is.id !== null && byId.get(is.id)) || byChoice.get(choiceOf(is));
    if (!was) return [`${nameOf(is)}: ${texts.added}`];
    left.delete(was);
    const changes = changesOf(was, is);
    return changes === '' ? [] : [`${nameOf(is)}: ${changes}`];
  });
  const gone = [...left].map((one) => `${nameOf(one)}: ${texts.gone}`);
  const all = [...told, ...gone];
  const more = all.length - MOST;
  return [...all.slice(0, MOST), ...(more > 0 ? [texts.more(more)] : [])].join('; ') || undefined;
};
