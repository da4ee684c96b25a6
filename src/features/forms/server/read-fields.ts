import type { Params } from '#features/pages/api.server';
import { checkField } from '#fields/check';
import type { FieldDefinition } from '#fields/definition';
import { wordsOf } from './form';
import { type Errors, readValues, type Values } from './values';

/**
 * What fields of the library were sent with, by name, and what is wrong with it, by the name of the
 * input: what can't be sent by such a field, and what the library asks of it (S5.2). Fields that aren't
 * among them are ignored.
 */
export const readFields = (
  fields: readonly FieldDefinition[],
  params: Params,
  language: string,
): { values: Values; errors: Errors } => {
  const steps = [{ id: 'velden', legend: '', fields: [...fields] }];
  const { values, errors } = readValues(steps, params, wordsOf({ language }));
  for (const field of fields) {
    const [problem] = checkField(field, values[field.name] ?? '');
    if (problem) errors[field.name] ??= problem.message;
  }
  return { values, errors };
};
