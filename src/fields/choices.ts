import { fieldLimits } from '#kernel/limits-fields';
import type { FieldDefinition } from './definition';

/** Whether choices are put away in a dropdown, since there are many (S2.14/26). */
export const isDropdown = ({ options }: FieldDefinition): boolean =>
  options.length > fieldLimits.mostOpenOptions;

/** Whether 'Geen' stands with the choices (S2.14/25). */
export const hasNoneOption = ({ showNoneOption, required }: FieldDefinition): boolean =>
  showNoneOption && !required;

/** The value of 'Geen' among radios. */
export const NONE = '';
/** Its key among checkboxes, and their value when it is chosen: nothing, but on purpose. */
export const CHOSEN_NONE = '[]';

/** What visitors read of an option; '' when there is none of that value. */
export const optionLabel = ({ options }: FieldDefinition, value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

/** The posted value if it is one of the options, else ''. */
export const knownOption = ({ options }: FieldDefinition, value = ''): string =>
  options.some((option) => option.value === value) ? value : '';

/** The chosen keys from a JSON array of them (S3.2/10); of any other text, none. */
export const readKeys = (value: string): string[] => {
  try {
    const keys: unknown = JSON.parse(value);
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string').map(String) : [];
  } catch {
    return [];
  }
};

/** Chosen keys as a field's value; no choice is an empty value. */
export const writeKeys = (keys: readonly string[]): string =>
  keys.length === 0 ? '' : JSON.stringify(keys);
