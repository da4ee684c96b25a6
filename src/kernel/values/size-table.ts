/** What sizes measure, for articles of some kinds. */
export type SizeTable = {
  /** Categories by their address part: 'dames', 'accessoires/sokken'; those below them too. */
  categories: readonly string[];
  title: string;
  /** Where to measure, and which size to take when in doubt. */
  advice: string;
  /** The first row names the columns, the first column the sizes. */
  rows: readonly (readonly string[])[];
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isList = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);

const isRow = (value: unknown): value is string[] => isList(value, isText);

const isSizeTable = (value: unknown): value is SizeTable => {
  const { categories, title, advice, rows } = (value ?? {}) as Record<string, unknown>;
  return (
    isList(categories, isText) &&
    isText(title) &&
    isText(advice) &&
    isList(rows, isRow) &&
    rows.length > 1
  );
};

/** The tables of a site's setting; undefined: it has none, or none that can be read. */
export const readSizeTables = (setting: unknown): SizeTable[] | undefined => {
  const tables = Array.isArray(setting) ? setting.filter(isSizeTable) : [];
  return tables.length > 0 ? tables : undefined;
};

/** A range is written with either dash; W32 and L34 are a row by the first. */
const plain = (size: string): string => size.trim().replaceAll('–', '-').toLowerCase();

/** Whether a row tells what this size measures: the row '38 of M' tells it of 38 and of M. */
export const isRowOf = (row: string, size: string): boolean => {
  const names = row.split(/ of |, /).map(plain);
  const asked = plain(size);
  return names.includes(asked) || names.includes(/^(\d+)\/\d+$/.exec(asked)?.[1] ?? asked);
};

const isWithin = (category: string, above: string): boolean =>
  category === above || category.startsWith(`${above}/`);

/** The table of an article by its categories: the one that names the deepest of them. */
export const findSizeTable = (
  tables: readonly SizeTable[],
  categories: readonly string[],
): SizeTable | undefined => {
  const depths = tables.flatMap((table) =>
    table.categories
      .filter((above) => categories.some((category) => isWithin(category, above)))
      .map((above) => ({ table, depth: above.length })),
  );
  return depths.sort((a, b) => b.depth - a.depth)[0]?.table;
};
