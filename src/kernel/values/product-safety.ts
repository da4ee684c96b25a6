/** Who answers for a product's safety: article 19 of Regulation (EU) 2023/988. */
export type Operator = {
  name: string;
  /** Postal address on one line. */
  address: string;
  /** An e-mail address, or that of a page with a form. */
  contact: string;
};

/** The maker or importer; of one outside the Union also who answers for it within. */
export type Maker = Operator & { responsible?: Operator };

/** What the law wants to be told of an article before it is ordered. */
export type ProductSafety = {
  /** The article's own, or else its brand's. */
  maker: Maker | null;
  /** Fibres with percentages, as `formatComposition` writes it; empty when it is no textile. */
  composition: string;
  /** Leather, fur, horn or down in a textile: article 12 of Regulation (EU) 1007/2011. */
  hasAnimalParts: boolean;
  warnings: string[];
};

/** What the law asks of an article and its data lack. */
export type MissingInfo = 'maker' | 'composition';

/** Gift cards have no maker to tell of, and only textiles a composition. */
export const missingInfo = (product: {
  kind: 'goods' | 'giftcard';
  isTextile: boolean;
  maker: Maker | null;
  composition: string;
}): MissingInfo[] => {
  if (product.kind !== 'goods') return [];
  return [
    ...(product.maker === null ? (['maker'] as const) : []),
    ...(product.isTextile && product.composition === '' ? (['composition'] as const) : []),
  ];
};

/** A link to where the maker can be written to. */
export const contactHref = (contact: string): string =>
  contact.includes('@') ? `mailto:${contact}` : contact;
