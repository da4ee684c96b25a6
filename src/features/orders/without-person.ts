/** A word of ours: a state, a reason by its name, a number of something. Nothing that somebody typed. */
const CODE = /^(?:[a-z][a-z-]{0,23}|[A-Z]{0,2}-?\d{4}-\d{4,8}(?:-\d+)?)$/;

/** Which parts of an entry in an order's log hold such a word: others may hold what people write. */
const WORDS: ReadonlySet<string> = new Set([
  ...['number', 'what', 'state', 'method', 'provider', 'mail', 'way', 'outcome', 'kind'],
]);

const strip = (value: unknown, name: string): unknown => {
  if (typeof value === 'string') return WORDS.has(name) && CODE.test(value) ? value : undefined;
  if (Array.isArray(value)) {
    return value.map((one) => strip(one, name)).filter((one) => one !== undefined);
  }
  if (typeof value === 'object' && value !== null) return withoutPerson(value);
  return value;
};

/** What an entry in an order's log says, without anything that may tell of a person. */
export const withoutPerson = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const left = strip(value, name);
      return left === undefined ? [] : [[name, left]];
    }),
  );
