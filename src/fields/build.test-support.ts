import type { FieldDefinition } from './definition';
import { readField } from './read-definition';

/** A definition for a test: called 'Naam' unless told otherwise. */
export const aField = (raw: Record<string, unknown> = {}): FieldDefinition => {
  const field = readField({ name: 'naam', label: 'Naam', ...raw });
  if (!field) throw new Error('this is no field');
  return field;
};

/** What a form was sent with, by name. */
export const posted =
  (values: Record<string, string | string[]>) =>
  (name: string): string[] => {
    const value = values[name] ?? [];
    return typeof value === 'string' ? [value] : value;
  };
