import { and, eq, inArray } from 'drizzle-orm';
import { readPictures } from '#features/media/api.server';
import { findEntity } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { type EntityField, type PictureRef, wireName } from '#kernel/define/entity';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Values } from '../contract';
import type { Problems } from './read-values';

const readIds = async (db: Db, host: Host, name: string, ids: number[]): Promise<Set<number>> => {
  const part = findEntity(host, name)?.source.api;
  if (!part) throw new Error(`A field refers to '${name}', which the site doesn't have`);
  const isOne = and(eq(part.site, getSite(host).id), inArray(part.id, ids));
  const rows = await db.select({ id: part.id }).from(part.table).where(isOne);
  return new Set(rows.map(({ id }) => id as number));
};

/**
 * Looks up what values name: pictures get their size, and rows of other entities must be there. Answers
 * what is wrong with each of `rows`, in their order; their pictures are replaced.
 */
export const resolveValues = async (
  host: Host,
  db: Db,
  fields: readonly EntityField[],
  rows: readonly Values[],
): Promise<Problems[]> => {
  const problems: Problems[] = rows.map(() => ({}));
  for (const field of fields) {
    const wire = wireName(field);
    const given = rows.flatMap((row, at) =>
      row[wire] === undefined || row[wire] === null ? [] : [{ row, at, value: row[wire] }],
    );
    if (given.length === 0) continue;
    if (field.type === 'ImageField') {
      const named = given.map(({ value }) => (value as PictureRef).key);
      const pictures = await readPictures(db, named);
      for (const { row, at, value } of given) {
        const { key, alt } = value as PictureRef;
        const picture = pictures.get(key);
        if (picture) row[wire] = { key, width: picture.width, height: picture.height, alt };
        else (problems[at] ?? {})[wire] = texts.noPicture(key);
      }
    }
    if (field.type === 'ReferenceField' && field.entity) {
      const ids = await readIds(
        db,
        host,
        field.entity,
        given.map(({ value }) => value as number),
      );
      for (const { at, value } of given) {
        if (!ids.has(value as number)) {
          (problems[at] ?? {})[wire] = texts.noRow(field.label.toLowerCase(), value as number);
        }
      }
    }
  }
  return problems;
};
