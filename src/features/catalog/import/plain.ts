import { isDeepStrictEqual } from 'node:util';
import { codecOf, WrongValue } from '#fields/codecs';
import { fileName } from '#kernel/define/entity';
import { plainProductFields as fields } from '../fields';
import { BadCell, guardText, readText } from './values';

type Values = Record<string, unknown>;

/** The longest cell of a plain column, in characters. */
const LONGEST = 200_000;

/** What new products hold in their plain columns. */
export const usualPlain = (): Values =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.default === undefined ? codecOf(field).empty : field.default,
    ]),
  );

const read = (text: string, field: (typeof fields)[number]): unknown => {
  const { read: readCell, schema } = codecOf(field);
  try {
    const { success, data, error } = schema(field).safeParse(readCell(text, field));
    if (success) return data;
    throw new WrongValue(error.issues[0]?.message ?? '');
  } catch (error) {
    if (!(error instanceof WrongValue)) throw error;
    throw new BadCell(`${fileName(field)}: ${error.message}`);
  }
};

/** What a line says of plain columns; undefined when the file has none of them. Throws BadCell. */
export const readPlain = (cell: (column: string) => string | undefined): Values | undefined => {
  const said = fields.flatMap((field) => {
    const text = cell(fileName(field));
    if (text === undefined) return [];
    return [[field.name, read(readText(text, fileName(field), LONGEST), field)]];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
};

/** Those that differ from what is there, told for people; undefined when none does. */
export const changedPlain = (said: Values, current: Values): Values | undefined => {
  const changed = Object.entries(said).filter(
    ([name, value]) => !isDeepStrictEqual(value, current[name]),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
};

export const tellPlain = (changed: Values, current: Values): string[] =>
  fields
    .filter(({ name }) => Object.hasOwn(changed, name))
    .map((field) => {
      const { tell } = codecOf(field);
      return `${fileName(field)} ${tell(current[field.name], field)} → ${tell(changed[field.name], field)}`;
    });

/** The cells of plain columns, by their names in files. */
export const plainCells = (values: Values): Record<string, string> =>
  Object.fromEntries(
    fields.map((field) => [
      fileName(field),
      guardText(codecOf(field).write(values[field.name], field)),
    ]),
  );
