import {
  filters,
  type StoredEntity,
  type StoredRow,
  sorts,
  usualValue,
  type Values,
  valuesOf,
} from '#features/entities/api.server';
import { may, rightOf, type StaffMember } from '#features/staff/contract';
import { codecOf } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import { type EntityField, type GroupField, wireName } from '#kernel/define/entity';
import { valueTexts } from '#kernel/messages/nl-entities';
import type { ListedRow, ToldEntity, ToldField, ToldRow } from '../contract';
import { begunWith } from './first-publish';
import { mayReadOf, mayWriteOf } from './guard';

/** Fields that name a row, the first of them that an entity has. */
const naming = ['title', 'question', 'name', 'label', 'code'];

/** The field whose value names a row. */
export const titleOf = ({ entity }: StoredEntity): string => {
  const names = entity.fields.map(wireName);
  const first = entity.fields.find((one) => traitsOf(one).text === 'line');
  return (
    naming.find((name) => names.includes(name)) ?? entity.key ?? (first ? wireName(first) : 'id')
  );
};

const rulesOf = (field: EntityField | GroupField): Omit<ToldField, 'usual' | 'mayWrite'> => ({
  name: wireName(field),
  label: field.label,
  type: field.type,
  sorts: false,
  filters: false,
  ...(field.required && { required: true }),
  ...(field.orNull && { orNull: true }),
  ...(field.mayBeNull && { mayBeNull: true }),
  ...(field.least !== undefined && { least: field.least }),
  ...(field.most !== undefined && { most: field.most }),
  ...(field.whole && { whole: true }),
  ...(field.pattern && { pattern: field.pattern }),
  ...(field.options && { options: field.options }),
  ...(field.entity && { entity: field.entity }),
  ...(field.fields && { fields: field.fields.map(tellGroupField) }),
});

export const tellGroupField = (field: GroupField): ToldField => ({
  ...rulesOf(field),
  usual: field.default ?? codecOf(field).empty,
  mayWrite: true,
});

const MOST_COLUMNS = 5;

const columnsOf = (stored: StoredEntity, fields: readonly EntityField[]): string[] => {
  const title = titleOf(stored);
  const key = stored.entity.key;
  const others = fields
    .filter((field) => wireName(field) !== title && wireName(field) !== 'state')
    .filter((field) => traitsOf(field).inLists || wireName(field) === key)
    .filter((field) => sorts(stored, field));
  const has = (name: string) => fields.some((field) => wireName(field) === name);
  return [
    title,
    ...(has('state') ? ['state'] : []),
    ...(has('address_place') ? ['address_place'] : []),
    ...others.map(wireName),
  ].slice(0, MOST_COLUMNS);
};

/** An entity as a member's office knows it. */
export const tellEntity = (member: StaffMember, stored: StoredEntity, now: Date): ToldEntity => {
  const { entity } = stored;
  const mayWrite = mayWriteOf(member, stored);
  const fields = entity.fields.filter(mayReadOf(member, stored));
  const begun = begunWith(entity.name);
  const mayDo = (action: 'create' | 'change' | 'delete') => may(member.rights, entity.name, action);
  return {
    ...{ name: entity.name, access: entity.access, noun: entity.noun },
    label: { one: entity.label.one, many: entity.label.many },
    fields: fields.map((field) => ({
      ...rulesOf(field),
      ...(field.help && { help: field.help }),
      usual: wireName(field) in begun ? begun[wireName(field)] : usualValue(field, now),
      mayWrite: mayWrite(field),
      sorts: sorts(stored, field),
      filters: filters(stored, field),
    })),
    title: titleOf(stored),
    columns: columnsOf(stored, fields),
    isLimited: rightOf(member.rights, entity.name)?.fields !== undefined,
    may: { create: mayDo('create'), change: mayDo('change'), delete: mayDo('delete') },
  };
};

/** What is read of a row for a list: the columns, and what names it and leads to it. */
export const fieldsOfList = (stored: StoredEntity, columns: readonly string[]): string[] => {
  const { key } = stored.entity;
  return [titleOf(stored), 'state', ...(key ? [key] : []), ...columns];
};

const hrefOf = ({ entity }: StoredEntity, values: Values): string | undefined => {
  if (!entity.key || (values.state !== undefined && values.state !== 'Online')) return undefined;
  const href = entity.href(String(values[entity.key] ?? ''));
  return href.startsWith('/') ? href : undefined;
};

const withoutHidden = (member: StaffMember, stored: StoredEntity, values: Values): Values => {
  const mayRead = mayReadOf(member, stored);
  const hidden = stored.entity.fields.filter((field) => !mayRead(field)).map(wireName);
  return Object.fromEntries(Object.entries(values).filter(([wire]) => !hidden.includes(wire)));
};

type Written = { id: number; revision: number; values: Values };

/** A row as a form holds it. */
export const tellRow = (
  member: StaffMember,
  stored: StoredEntity,
  { id, revision, values }: Written,
): ToldRow => {
  const href = hrefOf(stored, values);
  return {
    ...{ id, revision, title: String(values[titleOf(stored)] || id) },
    ...(href && { href }),
    values: withoutHidden(member, stored, values),
  };
};

/** A row of a list: of the columns asked for what they say, and of those that can be changed there what they hold. */
export const tellListed = (
  member: StaffMember,
  stored: StoredEntity,
  row: StoredRow,
  columns: readonly string[],
): ListedRow => {
  const values = valuesOf(stored, row);
  const whole = tellRow(member, stored, { id: row.id, revision: row.revision, values });
  const shown = stored.entity.fields.filter(
    (field) => columns.includes(wireName(field)) && Object.hasOwn(whole.values, wireName(field)),
  );
  const { values: _, ...rest } = whole;
  return {
    ...rest,
    told: Object.fromEntries(
      shown.map((field) => {
        const told = codecOf(field).tell(values[wireName(field)], field);
        // A list of them is read at a glance: what isn't there is nothing to read.
        return [wireName(field), told === valueTexts.nothing ? '' : told];
      }),
    ),
    values: Object.fromEntries(
      shown
        .filter((field) => traitsOf(field).isSimple)
        .map((field) => [wireName(field), values[wireName(field)]]),
    ),
  };
};
