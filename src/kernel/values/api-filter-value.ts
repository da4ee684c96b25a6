/** What a column is compared with. `null` stands for nothing filled in. */
export type Scalar = string | number | boolean | null;
export type FilterValue = Scalar | Scalar[];

type Limits = { ids: number; text: number };
type Result = { value: FilterValue; problem?: string };

const wrong = (problem: string): Result => ({ value: null, problem });

const isScalar = (value: unknown): value is Scalar =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value));

/** A NUL fits in no text of the database, nor does half of a character. */
const isText = (value: string, limit: number) =>
  value.length <= limit && !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/** Reads the value of a comparison: a list for `in`, one plain value for all others. */
export const readValue = (value: unknown, operator: string, limits: Limits): Result => {
  if (value === undefined) return wrong('Dit ontbreekt.');
  const list = operator === 'in' && !Array.isArray(value) ? [value] : value;
  if (Array.isArray(list) !== (operator === 'in')) {
    return wrong("Een lijst hoort bij 'in', en bij niets anders.");
  }
  const all: unknown[] = Array.isArray(list) ? list : [list];
  if (all.length === 0 || all.length > limits.ids)
    return wrong(`Een lijst heeft 1 tot ${limits.ids} waarden.`);
  if (!all.every(isScalar))
    return wrong('Een waarde is een tekst, een getal, true, false of null.');
  const tooLong = all.some((one) => typeof one === 'string' && !isText(one, limits.text));
  if (tooLong) return wrong(`Een tekst heeft hoogstens ${limits.text} gewone tekens.`);
  if (operator !== '=' && operator !== '<>' && all.includes(null)) {
    return wrong("null hoort bij '=' en '<>'.");
  }
  return { value: list as FilterValue };
};
