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

/**
 * The fields that are not asked, by name, given what is filled in: those whose condition isn't met, and those
 * that hang on one of them. A condition on what doesn't come before its field is none: better asked than lost.
 */
export const findUnasked = (
  fields: readonly FieldDefinition[],
  valueIn: (field: FieldDefinition) => string,
): ReadonlySet<string> => {
  const before = new Map<string, FieldDefinition>();
  const unasked = new Set<string>();
  for (const field of fields) {
    const decider = field.condition && before.get(field.condition.field);
    if (field.condition && decider && mayDecide(decider)) {
      const isAsked = !unasked.has(decider.name) && isMet(field.condition, decider, valueIn);
      if (!isAsked) unasked.add(field.name);
    }
    before.set(field.name, field);
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
