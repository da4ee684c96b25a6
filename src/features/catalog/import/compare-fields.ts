import { formatComposition, parseComposition } from '#kernel/values/composition';
import type { Maker, Operator } from '#kernel/values/product-safety';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { colorAccess } from './colors';
import type { PictureDraft, ProductFields } from './draft';
import { changedPlain, tellPlain } from './plain';
import { fold } from './values';

const sameText = (a: string | null, b: string | null): boolean =>
  (a ?? '').trim() === (b ?? '').trim();

const sameRecord = (a: Record<string, string>, b: Record<string, string>): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

const sameOperator = (a: Operator | undefined, b: Operator | undefined): boolean =>
  a?.name === b?.name && a?.address === b?.address && a?.contact === b?.contact;

const sameMaker = (a: Maker | null, b: Maker | null): boolean =>
  sameOperator(a ?? undefined, b ?? undefined) && sameOperator(a?.responsible, b?.responsible);

/** Whether texts are the same, in the same order. */
export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);

/** What was stored before it was sanitised, or by other rules, is the same if it would come out so. */
const sameHtml = (draft: string, current: string): boolean =>
  sameText(draft, current) || sameText(draft, sanitizeRichText(current));

/** What was stored in another order of fibres is the same. */
const tidyComposition = (text: string): string => {
  const parts = parseComposition(text);
  return 'fault' in parts ? text : formatComposition(parts);
};

const isSame: {
  [Field in keyof ProductFields]?: (a: ProductFields[Field], b: ProductFields[Field]) => boolean;
} = {
  title: sameText,
  intro: sameText,
  description: sameHtml,
  brand: (a, b) => fold(a) === fold(b),
  material: (a, b) => fold(a) === fold(b),
  attributes: sameRecord,
  tags: sameList,
  maker: sameMaker,
  composition: (a, b) => sameText(a, b) || sameText(a, tidyComposition(b)),
  warnings: sameList,
  seoTitle: sameText,
  seoDescription: sameText,
};

/** Whether pictures are the same, in the same order, with the same words. */
export const samePictures = (a: readonly PictureDraft[], b: readonly PictureDraft[]): boolean =>
  a.length === b.length &&
  a.every((one, at) => {
    const other = b[at];
    const sameColor = colorAccess(one.color) === colorAccess(other?.color ?? '');
    return one.key === other?.key && sameText(one.alt, other.alt) && sameColor;
  });

/** Those of a file's fields that differ from what is there. */
export const changedFields = (
  draft: Partial<ProductFields>,
  current: ProductFields,
): Partial<ProductFields> => {
  const { plain, ...rest } = draft;
  const changed = Object.entries(rest).filter(([name, value]) => {
    if (value === undefined) return false;
    const field = name as keyof ProductFields;
    const same = isSame[field] as ((a: unknown, b: unknown) => boolean) | undefined;
    return same ? !same(value, current[field]) : value !== current[field];
  });
  const changedColumns = plain && changedPlain(plain, current.plain);
  return { ...Object.fromEntries(changed), ...(changedColumns && { plain: changedColumns }) };
};

/** A value, short enough for a line. */
export const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** What changes, for people. */
export const tell = (
  { plain, ...changed }: Partial<ProductFields>,
  current: ProductFields,
): string[] => [
  ...Object.entries(changed).map(([name, value]) =>
    name === 'description'
      ? 'description'
      : `${name} ${shown(current[name as keyof ProductFields])} → ${shown(value)}`,
  ),
  ...(plain ? tellPlain(plain, current.plain) : []),
];
