import { eq } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { codecOf, WrongValue } from '#fields/codecs';
import { wireName } from '#kernel/define/entity';
import { notFound } from '#kernel/errors';
import { entityTexts as texts } from '#kernel/messages/nl-entities';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import type { Values } from '../contract';
import { keyField } from '../files/read-file';
import { type Problems, readSent, refuseProblems } from './read-values';
import { readRows } from './rows';
import { columnOf, type StoredEntity, valuesOf } from './stored';

/** A row by what it is known by, or by its number. Throws a 404. */
export const readRowByKey = async (
  host: Host,
  stored: StoredEntity,
  key: string,
): Promise<{ id: number; values: Values }> => {
  const field = keyField(stored.entity);
  const siteId = getSite(host).id;
  const named = field
    ? await readRows(host.db, stored, siteId, eq(columnOf(stored, field.name), key))
    : [];
  const id = readWholeNumber(key);
  const [row] =
    named.length > 0 || id === undefined || id > 2 ** 31 - 1
      ? named
      : await readRows(host.db, stored, siteId, eq(stored.table.id, id));
  if (!row) throw notFound(texts.notFound);
  return { id: row.id, values: valuesOf(stored, row) };
};

/** A text that is JSON of a list or an object, which no cell of a file is. */
const asJson = (text: string): unknown => {
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Values as they are typed at a command, by their fields' names on the wire: as in a file, or as JSON. Throws a 400 that
 * names each field that is wrong.
 */
export const readItemTexts = (
  { entity }: StoredEntity,
  said: Readonly<Record<string, string>>,
  stands: Values,
): Values => {
  const problems: Problems = {};
  const sent = Object.entries(said).map(([wire, text]) => {
    const field = entity.fields.find((one) => wireName(one) === wire);
    const json = asJson(text);
    if (!field || json !== undefined) return [wire, json ?? text];
    try {
      return [wire, codecOf(field).read(text, field)];
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      problems[wire] = error.message;
      return [wire, undefined];
    }
  });
  refuseProblems(problems, entity.fields);
  const mayWrite = ({ writtenBy }: { writtenBy?: string }) => writtenBy !== 'nobody';
  const read = readSent(entity.fields, Object.fromEntries(sent), { mayWrite, stands });
  refuseProblems(read.problems, entity.fields);
  return read.values;
};
