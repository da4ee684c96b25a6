import type { FormField } from '../contract';
import type { Errors } from './problems';

const tidy = (value: string): string => value.trim().toLowerCase();

/**
 * What is not the same as the field that it repeats, by the name of the input. While one of the two is
 * empty nothing is said: that one is missing is said already.
 */
export const repeatErrors = (
  fields: readonly FormField[],
  textOf: (name: string) => string,
): Errors =>
  Object.fromEntries(
    fields.flatMap(({ name, repeats }) => {
      if (!repeats) return [];
      const [first, second] = [tidy(textOf(repeats.name)), tidy(textOf(name))];
      return first === '' || second === '' || first === second ? [] : [[name, repeats.text]];
    }),
  );
