import { settingFields } from '#fields/codecs';
import type { EntityField } from '#kernel/define/entity';
import type { StoredEntity } from '../server/stored';

type Referring = Pick<EntityField, 'blocks'> & {
  type: string;
  entity?: string;
  fields?: readonly Referring[];
};

/** What pictures are rows of: values name them by their keys. */
const PICTURE_ENTITY = 'Media';
const holdsPictures = new Set(['ImageField', 'ImagesField', 'BlocksField']);

/** The entities that a field refers to, within its groups and its blocks too. */
export const namedBy = ({ type, entity, fields = [], blocks }: Referring): string[] => [
  ...(holdsPictures.has(type) ? [PICTURE_ENTITY] : []),
  ...(entity === undefined ? [] : [entity]),
  ...fields.flatMap(namedBy),
  ...(blocks?.() ?? []).flatMap((block) => [...settingFields(block).values()].flatMap(namedBy)),
];

type Item = { key: string | undefined; values: Readonly<Record<string, unknown>> };

/** Items of an entity so that each comes after the one that it names by that one's key, such as the page above it. */
export const afterNamed = <T extends Item>(items: readonly T[], wire: string): T[] => {
  const byKey = new Map(items.map((item) => [item.values[wire], item]));
  const placed = new Set<T>();
  const visiting = new Set<T>();
  const place = (item: T): void => {
    if (visiting.has(item)) return;
    visiting.add(item);
    for (const [name, value] of Object.entries(item.values)) {
      const other = name === wire || typeof value !== 'string' ? undefined : byKey.get(value);
      if (other) place(other);
    }
    placed.add(item);
  };
  for (const item of items) place(item);
  return [...placed];
};

/** Entities in an order in which what a row refers to comes before it, as far as there is one. */
export const inOrder = (all: readonly StoredEntity[]): StoredEntity[] => {
  const byName = new Map(all.map((stored) => [stored.entity.name, stored]));
  const placed = new Set<StoredEntity>();
  const visiting = new Set<StoredEntity>();
  const place = (stored: StoredEntity): void => {
    if (placed.has(stored) || visiting.has(stored)) return;
    visiting.add(stored);
    for (const name of stored.entity.fields.flatMap((field) => namedBy(field))) {
      const other = byName.get(name);
      if (other) place(other);
    }
    placed.add(stored);
  };
  for (const stored of all) place(stored);
  return [...placed];
};
