import type { ToldEntity, ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { officeTexts } from '#kernel/messages/nl-office';

/** Fields under a title, short ones beside each other, or one without. */
type Part = { title?: string; isRow?: boolean; fields: readonly ToldField[] };

const isShort = (field: ToldField): boolean => {
  const { isShort: short = 0 } = traitsOf(field);
  return short === true || (field.most ?? Number.POSITIVE_INFINITY) <= short;
};

/** Where a row stands and from when until when: beside what it says. */
const isBeside = (field: ToldField): boolean =>
  field.name === 'state' || traitsOf(field).isBeside === true;

const titles: Readonly<Record<string, string>> = officeTexts.form.sections;

const sectionOf = ({ name }: ToldField): string | undefined => titles[name.split('_', 1)[0] ?? ''];

/** Which fields stand together under a title, by their names. */
export type Sections = readonly (readonly [title: string, names: readonly string[]])[];

/** The fields under titles of an entity's own; what none of them names comes last. */
const inSections = (fields: readonly ToldField[], sections: Sections): Part[] => {
  const named = new Set(sections.flatMap(([, names]) => names));
  const parts = sections.map(([title, names]) => ({
    title,
    fields: names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
  }));
  return [...parts, { fields: fields.filter(({ name }) => !named.has(name)) }].filter(
    (part) => part.fields.length > 0,
  );
};

/**
 * The fields of a form in their order: the one that names the row first, those that belong together by their
 * names (`address_street`) in a part, and those of its state beside all others.
 */
export const arrange = (
  { fields, title }: Pick<ToldEntity, 'fields' | 'title'>,
  sections?: Sections,
): { main: readonly Part[]; side: readonly ToldField[] } => {
  const first = fields.filter(({ name }) => name === title);
  const others = fields.filter((field) => field.name !== title && !isBeside(field));
  const side = fields.filter((field) => field.name !== title && isBeside(field));
  if (sections) return { main: [{ fields: first }, ...inSections(others, sections)], side };
  const parts = new Map<string, ToldField[]>();
  for (const field of others) {
    const key = sectionOf(field) ?? '';
    parts.set(key || `.${field.name}`, [...(parts.get(key || `.${field.name}`) ?? []), field]);
  }
  const main = [...parts].map(([key, of]) =>
    key.startsWith('.') || of.length === 1
      ? { fields: of }
      : { title: key, fields: of, isRow: of.every(isShort) },
  );
  return {
    main: [...(first.length > 0 ? [{ fields: first }] : []), ...main],
    side,
  };
};
