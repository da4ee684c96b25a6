import type { FieldProblems } from '#fields/check';
import { controlId } from '#fields/definition';
import type { Problem } from '#fields/type';
import { type FormField, type FormStep, formField } from '../contract';

/** Messages by the name of the input, as server and checks give them. */
export type Errors = Readonly<Record<string, string>>;

/** Which input of a field has that name: '' is the field itself, else its part; undefined: another's. */
const partIn = (name: string, input: string): string | undefined => {
  if (input === name) return '';
  const isPart = input.startsWith(`${name}[`) && input.endsWith(']');
  return isPart ? input.slice(name.length + 1, -1) : undefined;
};

/** A field's messages: of itself, and of its inputs (`naam[zipcode]`). */
const problemsOf = ({ name }: FormField, errors: Errors): Problem[] =>
  Object.entries(errors).flatMap(([input, message]) => {
    const part = partIn(name, input);
    if (part === undefined) return [];
    return [part === '' ? { message } : { message, part }];
  });

/** What is wrong with fields, by their ids. */
export const fieldProblems = (steps: readonly FormStep[], errors: Errors): FieldProblems =>
  Object.fromEntries(
    steps
      .flatMap(({ fields }) => fields)
      .map((field) => [field.id, problemsOf(field, errors)] as const)
      .filter(([, problems]) => problems.length > 0),
  );

/** The step in which the first wrong field is; undefined: in none. */
export const wrongStep = (steps: readonly FormStep[], wrong: FieldProblems): number | undefined => {
  const at = steps.findIndex(({ fields }) => fields.some(({ id }) => id in wrong));
  return at < 0 ? undefined : at;
};

/** The first message that is about no field: of the whole form, or of an input that is not there. */
export const formProblem = (steps: readonly FormStep[], errors: Errors): string | undefined => {
  const fields = steps.flatMap((step) => step.fields);
  const own: readonly string[] = [formField.conditions, formField.captcha];
  const other = Object.entries(errors).find(
    ([input]) =>
      !own.includes(input) &&
      !fields.some(({ name }) => input === name || input.startsWith(`${name}[`)),
  );
  return other?.[1];
};

/** The first thing that is wrong: what is told, and where the focus goes (S5.1/4). */
export type FirstWrong = { message: string; step?: number; controlId?: string };

/**
 * The first of these errors in the form's order. `endId` gives the id of the control that one of the
 * form's own inputs (conditions, captcha) has.
 */
export const firstWrong = (
  steps: readonly FormStep[],
  errors: Errors,
  endId: (name: string) => string,
): FirstWrong | undefined => {
  const wrong = fieldProblems(steps, errors);
  const step = wrongStep(steps, wrong);
  const field = step === undefined ? undefined : steps[step]?.fields.find(({ id }) => id in wrong);
  const [problem] = (field && wrong[field.id]) ?? [];
  if (field && problem) return { message: problem.message, step, controlId: controlId(field) };
  for (const name of [formField.conditions, formField.captcha]) {
    const text = errors[name];
    if (text !== undefined) return { message: text, controlId: endId(name) };
  }
  const whole = formProblem(steps, errors);
  return whole === undefined ? undefined : { message: whole };
};

/** Without what is wrong with fields, or with inputs of fields, that are not asked. */
export const withoutUnasked = (errors: Errors, unasked: ReadonlySet<string>): Errors =>
  unasked.size === 0
    ? errors
    : Object.fromEntries(
        Object.entries(errors).filter(([input]) =>
          [...unasked].every((name) => partIn(name, input) === undefined),
        ),
      );
