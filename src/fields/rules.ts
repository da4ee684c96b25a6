import type { FieldDefinition } from './definition';
import { errorsOf } from './field-texts';
import type { Problem } from './type';

/** What messages call a field (S5.2/2). */
export const nameOf = (field: FieldDefinition): string =>
  field.label.replaceAll('*', '').trim() || errorsOf(field).unnamed;

export type Rule = (value: string, field: FieldDefinition) => readonly Problem[];

const fine: readonly Problem[] = [];

/** S5.2/2 */
export const mustBeFilled: Rule = (value, field) =>
  value.trim() === '' ? [{ message: errorsOf(field).required(nameOf(field)) }] : fine;

const asPattern = (pattern: string): RegExp | undefined => {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    // As in a browser: a pattern that can't be read asks nothing.
    return undefined;
  }
};

/** S5.2/3 */
export const mustMatch: Rule = (value, field) => {
  const pattern = field.pattern === '' ? undefined : asPattern(field.pattern);
  if (!pattern || pattern.test(value)) return fine;
  return [{ message: errorsOf(field).invalid(nameOf(field)) }];
};

/** A rule that gives its message when a value does not hold to it. */
export const must =
  (holds: (value: string) => boolean, message: (field: FieldDefinition) => string): Rule =>
  (value, field) =>
    holds(value.trim()) ? fine : [{ message: message(field) }];

/** Rules one after another: the first that is broken speaks. */
export const firstProblem =
  (...rules: readonly Rule[]): Rule =>
  (value, field) => {
    for (const rule of rules) {
      const problems = rule(value, field);
      if (problems.length > 0) return problems;
    }
    return fine;
  };

/** The rules of a line of text: filled in, and as its pattern wants it. */
export const textRules: Rule = firstProblem(mustBeFilled, mustMatch);
