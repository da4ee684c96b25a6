import type { z } from 'zod';
import { codecOf } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import { type EntityField, NOW, wireName } from '#kernel/define/entity';
import { badRequest } from '#kernel/errors';
import { entityTexts, valueTexts as texts } from '#kernel/messages/nl-entities';
import type { Values } from '../contract';
import { isSame } from './is-same';

/** What is wrong, by the names of fields on the wire. */
export type Problems = Record<string, string>;

const schemas = new WeakMap<EntityField, z.ZodType>();

/** What a field's values are checked with. */
const schemaOf = (field: EntityField): z.ZodType => {
  // Which words there are changes meanwhile.
  if (field.vocabulary) return codecOf(field).schema(field);
  const known = schemas.get(field) ?? codecOf(field).schema(field);
  schemas.set(field, known);
  return known;
};

/** A field's value as it is stored; what is wrong with it is noted. */
export const readValue = (field: EntityField, value: unknown, problems: Problems): unknown => {
  const { success, data, error } = schemaOf(field).safeParse(value, { error: () => texts.value });
  if (success) return field.tidy && typeof data === 'string' ? field.tidy(data) : data;
  problems[wireName(field)] = error.issues[0]?.message ?? '';
  return undefined;
};

/** What is usual of a field, a moment's own default apart. */
export const usualOf = (field: EntityField): unknown =>
  field.default === undefined ? codecOf(field).empty : field.default;

/** What a new row holds of which nothing was said. */
export const usualValue = (field: EntityField, now: Date): unknown =>
  traitsOf(field).isMoment && field.default === NOW ? now.toISOString() : usualOf(field);

/** Whether there is nothing to take the place of what wasn't said. */
export const isMissing = (field: EntityField): boolean =>
  field.required === true && field.default === undefined;

/** What people call the field that a name on the wire begins with: `variants.0.sku` is of the variants. */
const labelIn = (fields: readonly EntityField[], wire: string): string =>
  fields.find((field) => wireName(field) === wire.split('.')[0])?.label ?? wire;

/**
 * Throws a 400 that names each field that is wrong, when any is: in its message by what people call it, in its
 * fields by what programs do.
 */
export const refuseProblems = (problems: Problems, fields: readonly EntityField[]): void => {
  const [first] = Object.entries(problems);
  if (!first) return;
  // What is wrong with the row as a whole has no field to be told at.
  const [wire, message] = first;
  const told = wire === '' ? message : `${labelIn(fields, wire)}: ${message}`;
  throw badRequest(entityTexts.wrong(told), problems);
};

const known = (fields: readonly EntityField[]): string => fields.map(wireName).join(', ');

/**
 * Reads what was sent of some fields, by their names on the wire; `mayWrite` says which of them the sender
 * may. What he may not write, but sends as it stands, is no problem: who reads a row and sends it back
 * changed does so.
 */
export const readSent = (
  fields: readonly EntityField[],
  sent: Values,
  { mayWrite, stands }: { mayWrite: (field: EntityField) => boolean; stands?: Values },
): { values: Values; problems: Problems } => {
  const byWire = new Map(fields.map((field) => [wireName(field), field]));
  const values: Values = {};
  const problems: Problems = {};
  for (const [wire, value] of Object.entries(sent)) {
    const field = byWire.get(wire);
    if (!field) problems[wire.slice(0, 60)] = entityTexts.unknownField(known(fields));
    else if (mayWrite(field)) values[wire] = readValue(field, value, problems);
    else if (!isSame(stands?.[wire], value)) {
      problems[wire] = entityTexts.mayNotWrite;
    }
  }
  return { values, problems };
};
