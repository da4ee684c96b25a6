import { decidingTypes } from '#fields/definition';
import { optionsOf } from '../inputs/definitions';
import { listIn, recordIn } from '../inputs/rows';

export type Definition = Record<string, unknown>;
export type Step = { id?: string; legend?: string; fields?: Definition[] };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** By what its answers are kept. */
export const nameIn = ({ name, id }: Definition): string => text(name) || text(id);

/** What people read of a field. */
export const labelIn = (field: Definition): string => text(field.label) || nameIn(field);

const deciding: ReadonlySet<string> = new Set(decidingTypes);

const isYes = (value: unknown): boolean => value === true || value === 'Y';

/** Fields before it by whose answer a field may be asked. */
export const decidersIn = (before: readonly Definition[]): Definition[] =>
  before.filter(
    (field) =>
      nameIn(field) !== '' &&
      deciding.has(text(field.type) || 'TextField') &&
      ![field.hidden, field.readonly, field.disabled].some(isYes),
  );

export type Condition = { field: string; values: string[] };

/** When a field is asked; undefined: always. */
export const conditionIn = ({ condition }: Definition): Condition | undefined => {
  const { field, values } = recordIn<unknown>(condition);
  if (text(field) === '') return undefined;
  return { field: text(field), values: listIn<unknown>(values).map(String) };
};

const fieldsOf = (steps: readonly Step[]): Definition[] =>
  steps.flatMap(({ fields = [] }) => fields);

/** The one value of these that became another, where nothing else differs. */
const renamed = (
  before: readonly string[],
  after: readonly string[],
): [from: string, to: string] | undefined => {
  if (before.length !== after.length) return undefined;
  const changed = before.flatMap((one, at) => (one === after[at] ? [] : [at]));
  const [at] = changed;
  if (changed.length !== 1 || at === undefined) return undefined;
  const [from = '', to = ''] = [before[at], after[at]];
  return from === '' || to === '' || after.includes(from) ? undefined : [from, to];
};

const withCondition = (
  steps: readonly Step[],
  change: (condition: Condition) => Condition,
): Step[] =>
  steps.map((step) => ({
    ...step,
    fields: (step.fields ?? []).map((field) => {
      const condition = conditionIn(field);
      return condition ? { ...field, condition: change(condition) } : field;
    }),
  }));

/**
 * Steps of which one field, or one of its answers, was called otherwise just now: what is asked after it goes
 * on being asked after it.
 */
export const followNames = (before: readonly Step[], after: readonly Step[]): Step[] => {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const name = renamed(old.map(nameIn), now.map(nameIn));
  if (name) {
    const [from, to] = name;
    return withCondition(after, (one) => (one.field === from ? { ...one, field: to } : one));
  }
  if (old.length !== now.length) return [...after];
  const at = now.findIndex((field, nth) => field.options !== old[nth]?.options);
  const values = (field: Definition | undefined) =>
    field ? optionsOf(field).map(({ value }) => value) : [];
  const answer = at < 0 ? undefined : renamed(values(old[at]), values(now[at]));
  if (!answer) return [...after];
  const [from, to] = answer;
  const decider = nameIn(now[at] ?? {});
  return withCondition(after, (one) =>
    one.field === decider
      ? { ...one, values: one.values.map((value) => (value === from ? to : value)) }
      : one,
  );
};
