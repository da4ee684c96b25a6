import type { Maker } from '#kernel/values/product-safety';

export type State = 'Online' | 'Offline';

/** What a product says of itself. Money in cents, btw included; names empty when there is none. */
export type ProductFields = {
  title: string;
  intro: string;
  /** Sanitised HTML. */
  description: string;
  brand: string;
  material: string;
  state: State;
  priceCents: number;
  vanPriceCents: number | null;
  /** Percent. */
  vatRate: number;
  kind: 'goods' | 'giftcard';
  attributes: Record<string, string>;
  tags: string[];
  /** The article's own; null: its brand's. */
  maker: Maker | null;
  /** Null: as its categories say. */
  textile: boolean | null;
  composition: string;
  hasAnimalParts: boolean;
  warnings: string[];
  seoTitle: string | null;
  seoDescription: string | null;
  /** ISO time. */
  publishedAt: string;
  /** Plain columns by their fields' names. */
  plain: Record<string, unknown>;
};

/** What a file says of a variant. What is undefined stays as it is. */
export type VariantDraft = {
  line: number;
  /** Names of the choice; empty when there is none. */
  color: string;
  size: string;
  sku?: string | null;
  gtin?: string | null;
  /** What it costs; null: as much as the product. */
  priceCents?: number | null;
  weightGrams?: number | null;
  state?: State;
  /** In the web warehouse. */
  pieces?: number;
};

/** A picture by its key; `url`: where it has to be fetched. */
export type PictureDraft = { key: string; url?: string; color: string; alt: string };

/** What a file says of a product. What is undefined stays as it is. */
export type ProductDraft = {
  /** The first line that it stands on. */
  line: number;
  access: string;
  fields: Partial<ProductFields>;
  /** What a new one is called in a file without titles. */
  usualTitle?: string;
  /** As the file writes them: a name, an address part or `Dames > Jurken`. */
  categories?: string[];
  pictures?: PictureDraft[];
  variants: VariantDraft[];
  /** No line of it was refused: variants that it doesn't list are not in the file. */
  complete: boolean;
};

/** A product as the lines of one group tell it. */
export type ReadDraft = Omit<ProductDraft, 'complete'>;

/** A variant as it is stored. */
export type CurrentVariant = Required<Omit<VariantDraft, 'line'>> & { id: number };

/** A product as it is stored; categories by their access. */
export type CurrentProduct = {
  id: number;
  access: string;
  fields: ProductFields;
  categories: string[];
  pictures: PictureDraft[];
  variants: CurrentVariant[];
};

/** What a line is refused for, or noted about. */
export type Remark = { line: number; access: string; reason: string };

/** Where reading a product leaves its remarks. */
export type Remarks = { refuse: (remark: Remark) => void; note: (remark: Remark) => void };

/** The most characters or items of each. */
export const most = {
  title: 255,
  intro: 5000,
  description: 100_000,
  name: 120,
  sku: 80,
  alt: 500,
  url: 2000,
  tags: 100,
  attributes: 60,
  attribute: 1000,
  warnings: 20,
  warning: 500,
  operator: 300,
  composition: 1000,
  pictures: 250,
  seoTitle: 255,
  seoDescription: 1000,
  variants: 2500,
  pieces: 10_000_000,
  grams: 10_000_000,
} as const;
