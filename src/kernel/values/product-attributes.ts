/** Attributes of products that a chain names itself: what their texts say, and how they are told. */

/** One choice of an attribute; `aliases`: other ways in which articles and files write it. */
export type AttributeOption = { id: number; label: string; english: string; aliases: string[] };

export type AttributeKind = 'choice' | 'choices' | 'number' | 'flag' | 'text';

export type ProductAttribute = {
  id: number;
  /** The name under which articles have it. */
  title: string;
  english: string;
  /** Its name in addresses. */
  access: string;
  kind: AttributeKind;
  /** Of numbers: 'cm', 'liter'; '': none. */
  unit: string;
  options: readonly AttributeOption[];
  /** Numbers of the categories whose articles it is of, with all below them; none: all articles. */
  categories: readonly number[];
  isFilter: boolean;
};

/** Numbers are kept in whole hundredths, so that bounds compare without rounding. */
export const ATTRIBUTE_SCALE = 100;

const flagOptions: readonly AttributeOption[] = [
  { id: 1, label: 'Ja', english: 'Yes', aliases: ['j', 'yes', 'y', 'true', 'waar', '1', 'x'] },
  { id: 2, label: 'Nee', english: 'No', aliases: ['n', 'no', 'false', 'onwaar', '0'] },
];

/** A text as it is compared: case and spaces say nothing. */
export const sameText = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The choices that an attribute has; none: it is a number or a text. */
export const optionsOf = ({
  kind,
  options,
}: Pick<ProductAttribute, 'kind' | 'options'>): readonly AttributeOption[] => {
  if (kind === 'flag') return flagOptions;
  return kind === 'choice' || kind === 'choices' ? options : [];
};

/** Several choices stand with a semicolon between them: 'katoen; elastaan'. */
const partsOf = ({ kind }: Pick<ProductAttribute, 'kind'>, text: string): string[] =>
  (kind === 'choices' ? text.split(';') : [text]).map((part) => part.trim()).filter(Boolean);

const findOption = (
  attribute: Pick<ProductAttribute, 'kind' | 'options'>,
  part: string,
): AttributeOption | undefined =>
  optionsOf(attribute).find(({ label, aliases }) =>
    [label, ...aliases].some((one) => sameText(one) === sameText(part)),
  );

/** '1.250,5 cm', '12.5' or '12' as a number; undefined for what is none. */
export const readAmount = (text: string, unit: string): number | undefined => {
  const bare = sameText(text);
  const own = sameText(unit);
  const digits = own !== '' && bare.endsWith(own) ? bare.slice(0, -own.length).trim() : bare;
  const isGrouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits);
  const plain = isGrouped ? digits.replaceAll('.', '') : digits;
  return /^-?\d{1,12}(?:[.,]\d{1,6})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
};

/** What an article's text says to filter by: numbers of choices, or an amount in hundredths. */
export const readAttribute = (
  attribute: ProductAttribute,
  text: string,
): { options: number[]; number?: number } => {
  if (attribute.kind === 'number') {
    const amount = readAmount(text, attribute.unit);
    return {
      options: [],
      ...(amount !== undefined && { number: Math.round(amount * ATTRIBUTE_SCALE) }),
    };
  }
  const found = partsOf(attribute, text).flatMap((part) => findOption(attribute, part)?.id ?? []);
  return { options: [...new Set(found)] };
};

/** As visitors read it: choices by their labels, a number with its unit. */
const tellAttribute = (attribute: ProductAttribute, text: string): string => {
  const { kind, unit } = attribute;
  if (kind === 'text') return text;
  if (kind === 'number') {
    const amount = readAmount(text, unit);
    if (amount === undefined) return text;
    return `${amount.toLocaleString('nl-NL', { maximumFractionDigits: 6 })} ${unit}`.trim();
  }
  const told = partsOf(attribute, text).map((part) => findOption(attribute, part)?.label ?? part);
  return [...new Set(told)].join(', ');
};

/** The part of a text that is none of an attribute's; undefined where all of it is. */
export const strangePart = (attribute: ProductAttribute, text: string): string | undefined => {
  if (attribute.kind === 'text') return undefined;
  if (attribute.kind === 'number') {
    return readAmount(text, attribute.unit) === undefined ? text : undefined;
  }
  return partsOf(attribute, text).find((part) => !findOption(attribute, part));
};

/**
 * What an article has, label and value: attributes that the chain named first, in its order, then what
 * else stands there.
 */
export const tellAttributes = (
  attributes: readonly ProductAttribute[],
  pairs: Readonly<Record<string, string>>,
): [label: string, value: string][] => {
  const left = new Map(Object.entries(pairs));
  const named = attributes.flatMap((attribute): [string, string][] => {
    const text = left.get(attribute.title);
    left.delete(attribute.title);
    return text === undefined ? [] : [[attribute.title, tellAttribute(attribute, text)]];
  });
  return [...named, ...left];
};
