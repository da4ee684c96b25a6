import { readKeys } from './choices';
import {
  choosingTypes,
  decidingTypes,
  type FieldCondition,
  type FieldDefinition,
  isEditable,
} from './definition';

/** Whether other fields may be asked by what is filled in here. */
const mayDecide = (field: FieldDefinition): boolean =>
  decidingTypes.includes(field.type) && !field.hidden && !field.disabled && isEditable(field, true);

/** What is filled in: each option that is chosen, or what was typed. */
const filledIn = (field: FieldDefinition, value: string): readonly string[] => {
  if (field.type === 'CheckboxField') return readKeys(value);
  return value.trim() === '' ? [] : [value];
};

const isMet = (
  { values }: FieldCondition,
  decider: FieldDefinition,
  valueIn: (field: FieldDefinition) => string,
): boolean => {
  const given = filledIn(decider, valueIn(decider));
  return values.length === 0 ? given.length > 0 : given.some((one) => values.includes(one));
};

/** The field by whose answer another is asked; a condition on what doesn't come before it is none. */
export const deciderOf = (
  { condition }: FieldDefinition,
  before: readonly FieldDefinition[],
): FieldDefinition | undefined => {
  const decider = condition && before.find(({ name }) => name === condition.field);
  return decider && mayDecide(decider) ? decider : undefined;
};

/**
 * The fields that are not asked, by name, given what is filled in: those whose condition isn't met, and those
 * that hang on one of them. A condition that is none asks always: better asked than lost.
 */
export const findUnasked = (
  fields: readonly FieldDefinition[],
  valueIn: (field: FieldDefinition) => string,
): ReadonlySet<string> => {
  const unasked = new Set<string>();
  for (const [at, field] of fields.entries()) {
    const decider = field.condition && deciderOf(field, fields.slice(0, at));
    if (!field.condition || !decider) continue;
    const isAsked = !unasked.has(decider.name) && isMet(field.condition, decider, valueIn);
    if (!isAsked) unasked.add(field.name);
  }
  return unasked;
};

/** What is wrong with the condition of a field, given those before it; undefined: nothing. */
export const conditionFault = (
  { condition }: FieldDefinition,
  before: readonly FieldDefinition[],
): 'gone' | 'never' | 'answer' | undefined => {
  if (!condition) return undefined;
  const decider = before.find(({ name }) => name === condition.field);
  if (!decider) return 'gone';
  if (!mayDecide(decider)) return 'never';
  // Options may lie in a definition that asks for something else now.
  const options = choosingTypes.includes(decider.type) ? decider.options : [];
  const known = new Set(options.map(({ value }) => value));
  return condition.values.every((one) => known.has(one)) ? undefined : 'answer';
};
