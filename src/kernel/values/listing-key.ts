/** What a list is known by: the options that it is fixed to, whatever page it stands on. */
export type ListedBy = Readonly<Record<string, readonly number[]>>;

/** The list of all articles. */
const ALL = 'alles';
const LAST_ID = 2 ** 31 - 1;
const MOST = 200;

/** 'category=12' or 'brand=3.4;category=12': the same for lists of the same, in whatever order it was chosen. */
export const listingKey = (filter: ListedBy): string => {
  const parts = Object.entries(filter)
    .filter(([, ids]) => ids.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([column, ids]) => {
      const sorted = [...new Set(ids)].toSorted((one, other) => one - other);
      return `${column}=${sorted.join('.')}`;
    });
  return parts.length === 0 ? ALL : parts.join(';');
};

/** What a list is fixed to; undefined: that is none. */
export const readListingKey = (key: string): Record<string, number[]> | undefined => {
  if (key === ALL) return {};
  if (key.length > MOST || !/^\w+=\d+(?:\.\d+)*(?:;\w+=\d+(?:\.\d+)*)*$/.test(key))
    return undefined;
  const filter = Object.fromEntries(
    key.split(';').map((part) => {
      const [column = '', ids = ''] = part.split('=');
      return [column, ids.split('.').map(Number)];
    }),
  );
  const isFine = Object.values(filter).every((ids) => ids.every((id) => id >= 1 && id <= LAST_ID));
  // One list has one key.
  return isFine && listingKey(filter) === key ? filter : undefined;
};
