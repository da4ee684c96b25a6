import { changedFields, sameList, samePictures, shown, tell } from './compare-fields';
import {
  changedVariants,
  giftcardRefusal,
  newVariant,
  type VariantChange,
  type VariantInsert,
} from './compare-variants';
import type { CurrentProduct, PictureDraft, ProductDraft, ProductFields } from './draft';
import { usualPlain } from './plain';

/** What has to be written for one product, and how a report tells it. */
export type Plan = {
  kind: 'new' | 'changed' | 'unchanged';
  access: string;
  /** Of a product that is there. */
  id?: number;
  /** What changes, for people: `prijs 50,00 → 60,00`. */
  changes: string[];
  /** All of a new product's, else only those that change. */
  fields: Partial<ProductFields>;
  /** Access of each; undefined: they stay. */
  categories?: string[];
  pictures?: PictureDraft[];
  inserts: VariantInsert[];
  updates: VariantChange[];
  /** Pieces in the web warehouse of variants that are there. */
  stock: { variantId: number; pieces: number }[];
};

export type CompareSettings = {
  /** A category's access by what the file says. */
  resolve: (term: string) => string;
  /** New products are kept from visitors, and those that are there keep their state. */
  newOffline: boolean;
  /** Variants that the file doesn't list are kept from visitors. */
  hideMissing: boolean;
  /** Of new products for which the file gives none. */
  category?: string;
  now: Date;
};

/** A price before that is not higher is none. */
const tidyVanPrice = (
  fields: Partial<ProductFields>,
  current?: ProductFields,
): Partial<ProductFields> => {
  const van = fields.vanPriceCents;
  const price = fields.priceCents ?? current?.priceCents ?? 0;
  if (van === undefined || van === null || van > price || van === current?.vanPriceCents)
    return fields;
  return { ...fields, vanPriceCents: null };
};

const tellPictures = (draft: readonly PictureDraft[], current: readonly PictureDraft[]): string =>
  sameList(
    draft.map(({ key }) => key),
    current.map(({ key }) => key),
  )
    ? 'tekst of kleur bij afbeeldingen'
    : `afbeeldingen ${current.length} → ${draft.length}`;

const defaults = (now: Date): Omit<ProductFields, 'title' | 'priceCents'> => ({
  intro: '',
  description: '',
  brand: '',
  material: '',
  state: 'Online',
  vanPriceCents: null,
  vatRate: 21,
  kind: 'goods',
  attributes: {},
  tags: [],
  maker: null,
  textile: null,
  composition: '',
  hasAnimalParts: false,
  warnings: [],
  seoTitle: null,
  seoDescription: null,
  publishedAt: now.toISOString(),
  plain: usualPlain(),
});

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

const lowestPrice = ({ variants }: ProductDraft): number | undefined => {
  const prices = variants.flatMap(({ priceCents }) => priceCents ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** Why a product that isn't there can't be made; undefined when it can. */
const lacking = (draft: ProductDraft, priceCents: number | undefined): string | undefined => {
  if (!draft.fields.title && !draft.usualTitle)
    return 'titel ontbreekt, en dit artikel is er nog niet';
  if (draft.variants.length === 0) return 'geen enkele variant van dit nieuwe artikel is bruikbaar';
  return priceCents === undefined ? 'prijs ontbreekt' : undefined;
};

const planNew = (draft: ProductDraft, settings: CompareSettings): Plan | { refused: string } => {
  const priceCents = draft.fields.priceCents ?? lowestPrice(draft);
  const refused = lacking(draft, priceCents);
  if (refused || priceCents === undefined) return { refused: refused ?? '' };
  const usual = defaults(settings.now);
  const plain = { ...usual.plain, ...draft.fields.plain };
  const title = draft.fields.title ?? draft.usualTitle;
  const fields = { ...usual, ...given({ ...draft.fields, title }), priceCents, plain };
  const { variants, access } = draft;
  const inserts = variants.map((variant) => newVariant(variant, priceCents));
  const wrong = giftcardRefusal(fields, { inserts, updates: [] });
  if (wrong !== undefined) return { refused: wrong };
  const categories = draft.categories ?? (settings.category ? [settings.category] : []);
  return {
    kind: 'new',
    access,
    changes: [`${variants.length} ${variants.length === 1 ? 'variant' : 'varianten'}`],
    fields: {
      ...tidyVanPrice(fields),
      ...(settings.newOffline ? { state: 'Offline' as const } : {}),
    },
    categories: [...new Set(categories.map(settings.resolve))],
    pictures: draft.pictures,
    inserts,
    updates: [],
    stock: [],
  };
};

const planChange = (
  draft: ProductDraft,
  current: CurrentProduct,
  settings: CompareSettings,
): Plan | { refused: string } => {
  const wanted = settings.newOffline ? { ...draft.fields, state: undefined } : draft.fields;
  const fields = changedFields(tidyVanPrice(wanted, current.fields), current.fields);
  const changes = tell(fields, current.fields);
  const priceCents = fields.priceCents ?? current.fields.priceCents;
  const { inserts, updates, stock, told } = changedVariants(draft, current, priceCents, settings);
  changes.push(...told);
  const isPriced = ['kind', 'priceCents'].some((name) => Object.hasOwn(fields, name));
  const wrong =
    isPriced || inserts.length + updates.length > 0
      ? giftcardRefusal({ ...current.fields, ...fields }, { inserts, updates }, current.variants)
      : undefined;
  if (wrong !== undefined) return { refused: wrong };
  const terms = draft.categories && [...new Set(draft.categories.map(settings.resolve))];
  const categories =
    terms && !sameList([...terms].sort(), [...current.categories].sort()) ? terms : undefined;
  if (categories) changes.push(`categorieën ${shown(current.categories)} → ${shown(categories)}`);
  const pictures =
    draft.pictures && !samePictures(draft.pictures, current.pictures) ? draft.pictures : undefined;
  if (pictures) changes.push(tellPictures(pictures, current.pictures));
  const { id, access } = current;
  const kind = changes.length > 0 ? 'changed' : 'unchanged';
  return { kind, id, access, changes, fields, categories, pictures, inserts, updates, stock };
};

/** What a file's product changes about what is there. Throws BadCell for a category without sense. */
export const compare = (
  draft: ProductDraft,
  current: CurrentProduct | undefined,
  settings: CompareSettings,
): Plan | { refused: string } =>
  current ? planChange(draft, current, settings) : planNew(draft, settings);
