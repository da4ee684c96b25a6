import { z } from 'zod';
import { type GroupField, type ValueRules, wireName } from '#kernel/define/entity';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { type AnyCodec, type Codec, WrongValue } from './codec';

type Group = Record<string, unknown>;
type CodecOf = (rules: Pick<ValueRules, 'type'>) => AnyCodec;

const MOST_GROUPS = 2500;

/** For the API's description: a transform has no schema of its own. */
const describeGroup = (codecOf: CodecOf, fields: readonly GroupField[]): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      fields.map((field) => {
        const schema = codecOf(field).schema(field);
        const isNeeded = field.required && field.default === undefined;
        return [wireName(field), isNeeded ? schema : schema.optional()];
      }),
    ),
  );

/** What is wrong with a value of a group: which it is, in words. */
class WrongPart extends Error {}

/** One value of a group as it is stored. Throws WrongPart. */
const readPart = (codecOf: CodecOf, field: GroupField, sent: unknown): unknown => {
  const { schema, empty } = codecOf(field);
  const isNeeded = field.required === true && field.default === undefined;
  const value = isNeeded ? sent : (sent ?? field.default ?? empty);
  const { success, data, error } = schema(field).safeParse(value, { error: () => texts.value });
  if (success) return data;
  const told = sent === undefined ? texts.needed : error.issues[0]?.message;
  throw new WrongPart(`${field.label}: ${told}`);
};

/** A group of which a value is wrong is refused by that value's label. */
const groupSchema = (codecOf: CodecOf, fields: readonly GroupField[]): z.ZodType<Group> => {
  const byWire = new Map(fields.map((field) => [wireName(field), field]));
  const error = texts.group([...byWire.keys()].join(', '));
  return z
    .record(z.string(), z.unknown(), { error })
    .refine((value) => Object.keys(value).every((name) => byWire.has(name)), { error, abort: true })
    .transform((value, context) => {
      try {
        return Object.fromEntries(
          [...byWire].map(([wire, field]) => [wire, readPart(codecOf, field, value[wire])]),
        );
      } catch (problem) {
        if (!(problem instanceof WrongPart)) throw problem;
        context.addIssue({ code: 'custom', message: problem.message });
        return z.NEVER;
      }
    });
};

type Rules = Pick<ValueRules, 'fields' | 'byProperty'>;

/** A value's name in what the column holds. */
const storedName = (field: GroupField, { byProperty }: Rules): string =>
  byProperty ? field.name : wireName(field);

/** A group as it is told: what was stored without it holds what is usual. */
const fill = (codecOf: CodecOf, rules: Rules, stored: Group): Group =>
  Object.fromEntries(
    (rules.fields ?? []).map((field) => {
      const { fromColumn = (value: unknown) => value, empty } = codecOf(field);
      const value = fromColumn(stored[storedName(field, rules)], field) ?? field.default ?? empty;
      return [wireName(field), value];
    }),
  );

/** Whether a value says nothing that its type wouldn't say by itself. */
const isSilent = (value: unknown, { default: usual }: GroupField): boolean => {
  if (value === null || value === undefined) return true;
  return usual === undefined && (value === '' || (Array.isArray(value) && value.length === 0));
};

/** A group as it is stored: without what it doesn't say. */
const strip = (codecOf: CodecOf, rules: Rules, value: Group): Group =>
  Object.fromEntries(
    (rules.fields ?? []).flatMap((field) => {
      const { toColumn = (one: unknown) => one } = codecOf(field);
      const one = value[wireName(field)];
      const name = storedName(field, rules);
      return isSilent(one, field) ? [] : [[name, toColumn(one, field)]];
    }),
  );

const readJson = (text: string, error: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongValue(error);
  }
};

const tellGroup = (codecOf: CodecOf, fields: readonly GroupField[], value: Group): string =>
  fields
    .flatMap((field) => {
      const { tell, empty } = codecOf(field);
      const one = value[wireName(field)];
      const isEmpty = one === null || one === undefined || one === (field.default ?? empty);
      return isEmpty ? [] : [`${field.label.toLowerCase()} ${tell(one, field)}`];
    })
    .join(', ') || texts.nothing;

/** Some values that belong together, or none; in a file as JSON. */
export const groupCodec = (codecOf: CodecOf): Codec<Group | null> => ({
  schema: ({ fields = [], required }) => {
    const group = groupSchema(codecOf, fields);
    return required ? group : group.nullable();
  },
  described: ({ fields = [], required }) =>
    required ? describeGroup(codecOf, fields) : describeGroup(codecOf, fields).nullable(),
  empty: null,
  read: (text) => (text.trim() === '' ? null : readJson(text, texts.groupCell)),
  write: (value) => (value === null ? '' : JSON.stringify(value)),
  tell: (value, { fields = [] }) =>
    value === null ? texts.nothing : tellGroup(codecOf, fields, value),
  fromColumn: (stored, rules) =>
    stored === null || stored === undefined ? null : fill(codecOf, rules, stored as Group),
  toColumn: (value, rules) => (value === null ? null : strip(codecOf, rules, value)),
});

/** A list of such groups, in an order that counts; in a file as JSON. */
export const groupsCodec = (codecOf: CodecOf): Codec<Group[]> => ({
  schema: ({ fields = [], required, least = 0, most = MOST_GROUPS }) => {
    const min = Math.max(least, required ? 1 : 0);
    return z
      .array(groupSchema(codecOf, fields), { error: texts.groups })
      .min(min, { error: min > 1 ? texts.atLeast(min) : texts.needed })
      .max(most, { error: texts.atMost(most) });
  },
  described: ({ fields = [], required, least = 0, most = MOST_GROUPS }) =>
    z
      .array(describeGroup(codecOf, fields))
      .min(Math.max(least, required ? 1 : 0))
      .max(most),
  empty: [],
  read: (text) => (text.trim() === '' ? [] : readJson(text, texts.groupsCell)),
  write: (value) => (value.length === 0 ? '' : JSON.stringify(value)),
  tell: (value, { fields = [] }) =>
    value.map((one) => tellGroup(codecOf, fields, one)).join('; ') || texts.nothing,
  fromColumn: (stored, rules) =>
    ((stored ?? []) as Group[]).map((one) => fill(codecOf, rules, one)),
  toColumn: (value, rules) => value.map((one) => strip(codecOf, rules, one)),
});
