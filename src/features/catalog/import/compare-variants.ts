import { formatAmount } from '#kernel/values/money';
import { giftcardProblem } from '../server/giftcard-prices';
import { choiceKey } from './choice';
import type { CurrentProduct, CurrentVariant, ProductDraft, VariantDraft } from './draft';

/** A variant as it will be stored; a price only when it differs from the product's. */
export type VariantInsert = Omit<CurrentVariant, 'id'>;

/** What of a variant is stored anew: all of it, so that one statement does for all. */
export type VariantChange = Omit<CurrentVariant, 'pieces' | 'color' | 'size'>;

/** A variant's own price, when it has one beside the product's. */
const ownPrice = (price: number | null, product: number): number | null =>
  price === product ? null : price;

export const newVariant = (draft: VariantDraft, productPrice: number): VariantInsert => ({
  color: draft.color,
  size: draft.size,
  sku: draft.sku ?? null,
  gtin: draft.gtin ?? null,
  priceCents: ownPrice(draft.priceCents ?? null, productPrice),
  weightGrams: draft.weightGrams ?? null,
  state: draft.state ?? 'Online',
  pieces: draft.pieces ?? 0,
});

const nameOf = ({ color, size }: { color: string; size: string }): string =>
  [color, size].filter(Boolean).join(' ') || 'variant';

const amount = (cents: number | null) => (cents === null ? 'als artikel' : formatAmount(cents));

/** What changes about a variant that is there; undefined when nothing does. */
const changeOf = (draft: VariantDraft, current: CurrentVariant, productPrice: number) => {
  const { id } = current;
  const told: string[] = [];
  const pick = <T>(name: string, wanted: T | undefined, stored: T): T => {
    if (wanted === undefined || wanted === stored) return stored;
    told.push(`${name} ${stored ?? '–'} → ${wanted ?? '–'}`);
    return wanted;
  };
  const wanted = draft.priceCents === undefined ? undefined : (draft.priceCents ?? productPrice);
  const costs = current.priceCents ?? productPrice;
  const priceCents =
    wanted === undefined || wanted === costs ? current.priceCents : ownPrice(wanted, productPrice);
  if (priceCents !== current.priceCents) {
    told.push(`prijs ${amount(current.priceCents)} → ${amount(priceCents)}`);
  }
  const change: VariantChange = {
    id,
    priceCents,
    sku: pick('sku', draft.sku, current.sku),
    gtin: pick('gtin', draft.gtin, current.gtin),
    weightGrams: pick('gewicht', draft.weightGrams, current.weightGrams),
    state: pick('state', draft.state, current.state),
  };
  return told.length > 0 ? { change, told } : undefined;
};

/**
 * Variants that the file leaves out: they stay, unless asked otherwise; but one without a choice
 * beside ones with a choice could never be chosen.
 */
const toHide = (draft: ProductDraft, missing: readonly CurrentVariant[], hideMissing: boolean) => {
  const choices = draft.variants.some(({ color, size }) => color || size);
  return missing.filter(
    (one) =>
      one.state === 'Online' &&
      ((hideMissing && draft.complete) || (choices && !one.color && !one.size)),
  );
};

/** What changes about a product's variants and their stock, and how to tell it. */
export const changedVariants = (
  draft: ProductDraft,
  current: CurrentProduct,
  productPrice: number,
  { hideMissing }: { hideMissing: boolean },
) => {
  const left = new Map(current.variants.map((variant) => [choiceKey(variant), variant]));
  const inserts: VariantInsert[] = [];
  const updates: VariantChange[] = [];
  const stock: { variantId: number; pieces: number }[] = [];
  const told: string[] = [];
  for (const variant of draft.variants) {
    const stored = left.get(choiceKey(variant));
    if (!stored) {
      inserts.push(newVariant(variant, productPrice));
      told.push(`${nameOf(variant)}: nieuw`);
      continue;
    }
    left.delete(choiceKey(variant));
    const found = changeOf(variant, stored, productPrice);
    if (found) updates.push(found.change);
    const { pieces } = variant;
    const moved = pieces !== undefined && pieces !== stored.pieces;
    if (moved) stock.push({ variantId: stored.id, pieces });
    const words = [
      ...(found?.told ?? []),
      ...(moved ? [`voorraad ${stored.pieces} → ${pieces}`] : []),
    ];
    if (words.length > 0) told.push(`${nameOf(stored)}: ${words.join(', ')}`);
  }
  for (const { pieces: _, color, size, ...gone } of toHide(
    draft,
    [...left.values()],
    hideMissing,
  )) {
    updates.push({ ...gone, state: 'Offline' });
    told.push(`${nameOf({ color, size })}: staat niet meer in het bestand, offline`);
  }
  return { inserts, updates, stock, told };
};

/** Why a gift card can't cost what a plan says; what the plan leaves as it was is let be. */
export const giftcardRefusal = (
  { kind, priceCents }: { kind: string; priceCents: number },
  { inserts, updates }: { inserts: readonly VariantInsert[]; updates: readonly VariantChange[] },
  current: readonly CurrentVariant[] = [],
): string | undefined => {
  if (kind !== 'giftcard') return undefined;
  const changes = new Map(updates.map((one) => [one.id, one]));
  const after = [...current.map((one) => ({ ...one, ...changes.get(one.id) })), ...inserts];
  return after
    .flatMap((one) => giftcardProblem(one.size, one.priceCents ?? priceCents) ?? [])
    .at(0);
};
