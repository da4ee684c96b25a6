import { and, eq, inArray } from 'drizzle-orm';
import { readPictures } from '#features/media/api.server';
import { findEntity } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { listBlocks, settingFields } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import {
  type EntityField,
  type PictureRef,
  type ValueRules,
  type ValueTypeName,
  wireName,
} from '#kernel/define/entity';
import type { Label } from '#kernel/messages/language';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import type { Values } from '../contract';
import type { Problems } from './read-values';
import { findStored } from './stored';

/** Which of the numbers are of rows of an entity. */
const readIds = async (db: Db, host: Host, name: string, ids: number[]): Promise<Set<number>> => {
  const stored = findStored(host, name);
  const part = stored
    ? { table: stored.table, site: stored.table.siteId, id: stored.table.id }
    : findEntity(host, name)?.source.api;
  if (!part) throw new Error(`A field refers to '${name}', which the site doesn't have`);
  const isOne = and(eq(part.site, getSite(host).id), inArray(part.id, ids));
  const rows = await db.select({ id: part.id }).from(part.table).where(isOne);
  return new Set(rows.map(({ id }) => id as number));
};

type AnyField = Label & ValueRules & { name: string; wire?: string };

/** A value that names something, where it stands, and how a problem with it is told. */
type Named = { field: AnyField; holder: Values; wire: string; tell: (problem: string) => void };

/** All such values of some rows, those within groups too. */
const listNamed = (
  fields: readonly AnyField[],
  rows: readonly { values: Values; tell: (wire: string, problem: string) => void }[],
): Named[] =>
  fields.flatMap((field) => {
    const wire = wireName(field);
    return rows.flatMap(({ values, tell }) => {
      const value = values[wire];
      if (value === undefined || value === null) return [];
      const tellIt = (problem: string) => tell(wire, problem);
      const { pictures, isTree } = traitsOf(field);
      if (pictures === 'many') {
        const list = value as unknown as Values;
        return Object.keys(list).map((at) => ({ field, holder: list, wire: at, tell: tellIt }));
      }
      if (isTree) {
        return listInBlocks(field, value as Parameters<typeof listBlocks>[0], tellIt);
      }
      if (field.fields === undefined) return [{ field, holder: values, wire, tell: tellIt }];
      const groups = [value].flat() as Values[];
      return listNamed(
        field.fields,
        groups.map((group) => ({ values: group, tell: (_, problem) => tellIt(problem) })),
      );
    });
  });

/** Those of the blocks of a page, told with where they stand. */
const listInBlocks = (
  { blocks = () => [] }: AnyField,
  tree: Parameters<typeof listBlocks>[0],
  tell: (problem: string) => void,
): Named[] =>
  listBlocks(tree, blocks()).flatMap(({ definition, props, at }) =>
    listNamed(
      [...settingFields(definition).values()],
      [{ values: props, tell: (wire, problem) => tell(`${at}.${wire}: ${problem}`) }],
    ),
  );

const resolvePictures = async (db: Db, named: readonly Named[]): Promise<void> => {
  if (named.length === 0) return;
  const pictureIn = ({ holder, wire }: Named) => holder[wire] as PictureRef;
  const pictures = await readPictures(
    db,
    named.map((one) => pictureIn(one).key),
  );
  for (const one of named) {
    const { key, alt } = pictureIn(one);
    const picture = pictures.get(key);
    if (picture) one.holder[one.wire] = { key, width: picture.width, height: picture.height, alt };
    else one.tell(texts.noPicture(key));
  }
};

const resolveReferences = async (
  host: Host,
  db: Db,
  entity: string,
  named: readonly Named[],
  coming?: ReadonlySet<number>,
): Promise<void> => {
  const numbersIn = ({ holder, wire }: Named) => [holder[wire]].flat() as number[];
  const ids = await readIds(db, host, entity, named.flatMap(numbersIn));
  for (const one of named) {
    const lost = numbersIn(one).find((id) => !ids.has(id) && !coming?.has(id));
    if (lost !== undefined) one.tell(texts.noRow(one.field.label.toLowerCase(), lost));
  }
};

/**
 * Looks up what values name: pictures get their size, and rows of other entities must be there. What may not
 * stand in rich text is taken out. Answers what is wrong with each of `rows`, in their order; their pictures
 * and rich texts are replaced. `coming`: numbers of rows that are yet to be made, by their entity's name.
 */
export const resolveValues = async (
  host: Host,
  db: Db,
  fields: readonly EntityField[],
  rows: readonly Values[],
  coming?: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Problems[]> => {
  const problems: Problems[] = rows.map(() => ({}));
  const named = listNamed(
    fields,
    rows.map((values, at) => ({
      values,
      tell: (wire, problem) => {
        const found = problems[at];
        if (found) found[wire] ??= problem;
      },
    })),
  );
  const ofType = (...types: ValueTypeName[]) =>
    named.filter(({ field }) => types.includes(field.type));
  for (const { holder, wire } of ofType('HtmlField')) {
    holder[wire] = sanitizeRichText(String(holder[wire]));
  }
  await resolvePictures(db, ofType('ImageField', 'ImagesField'));
  const referring = ofType('ReferenceField', 'ReferencesField');
  for (const entity of new Set(referring.flatMap(({ field }) => field.entity ?? []))) {
    await resolveReferences(
      host,
      db,
      entity,
      referring.filter(({ field }) => field.entity === entity),
      coming?.get(entity),
    );
  }
  return problems;
};
