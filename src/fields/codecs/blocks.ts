import { z } from 'zod';
import type { BlockDefinition } from '#kernel/define/block';
import type { ValueRules } from '#kernel/define/entity';
import { valueTexts as texts, blocksTexts as told } from '#kernel/messages/nl-entities';
import { type AnyCodec, type Codec, WrongValue } from './codec';
import { isHeld } from './json';
import { type SettingField, scheduleSetting, settingFields } from './settings';
import { linkCodec } from './text';

type Block = { type: string; props: Record<string, unknown> };
type Tree = {
  root: { props?: Record<string, unknown> };
  content: Block[];
  zones: Record<string, never>;
};
type CodecOf = (rules: Pick<ValueRules, 'type'>) => AnyCodec;

/** Characters of JSON of a page, what it may hold, and how deep that may stand in each other. */
const LONGEST = 500_000;
const MOST_BLOCKS = 500;
const DEEPEST = 8;

const ID = /^[A-Za-z\d][\w-]{0,79}$/;

/** What is wrong with a tree, and where. */
class WrongBlock extends Error {
  constructor(at: string, problem: string) {
    super(at === '' ? problem : `${at}: ${problem}`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shorten = (name: string): string => name.slice(0, 60);

const refuseOthers = (value: object, names: readonly string[], at: string): void => {
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined) throw new WrongBlock(at, told.unknownName(shorten(other), names));
};

type Reading = {
  codecOf: CodecOf;
  blocks: ReadonlyMap<string, BlockDefinition>;
  ids: Set<string>;
};

const readSetting = (
  codecOf: CodecOf,
  field: SettingField,
  value: unknown,
  at: string,
): unknown => {
  const { schema, toColumn = (one: unknown) => one } = codecOf(field);
  const read = schema(field).safeParse(value, { error: () => texts.value });
  // Groups stand in a page without what they don't say, as they do in a column.
  if (read.success) return field.fields ? toColumn(read.data, field) : read.data;
  throw new WrongBlock(at, read.error.issues[0]?.message ?? texts.value);
};

/** The version of a block's settings, brought to the present one. Answers the settings. */
const upgraded = (
  { version: present, upgrade }: BlockDefinition,
  { version = present, ...settings }: Record<string, unknown>,
  at: string,
): Record<string, unknown> => {
  const isOne = typeof version === 'number' && Number.isInteger(version) && version >= 1;
  if (!isOne || version > present) throw new WrongBlock(`${at}.version`, told.version(present));
  if (version === present || !upgrade) return settings;
  const { version: _, ...made } = upgrade({ ...settings, version }, version);
  return made;
};

const readBlock = (reading: Reading, sent: unknown, at: string, depth: number): Block => {
  if (!isObject(sent) || typeof sent.type !== 'string' || !isObject(sent.props)) {
    throw new WrongBlock(at, told.block);
  }
  refuseOthers(sent, ['type', 'props'], at);
  const definition = reading.blocks.get(sent.type);
  if (!definition) throw new WrongBlock(`${at}.type`, told.unknownBlock(shorten(sent.type)));
  const { id, ...rest } = sent.props;
  if (typeof id !== 'string' || !ID.test(id)) throw new WrongBlock(`${at}.id`, told.id);
  if (reading.ids.has(id)) throw new WrongBlock(`${at}.id`, told.sameId(id));
  if (reading.ids.size >= MOST_BLOCKS) throw new WrongBlock('', told.most(MOST_BLOCKS));
  reading.ids.add(id);
  const fields = settingFields(definition);
  const slots = definition.slots ?? [];
  const names = [...fields.keys(), scheduleSetting.name, ...slots];
  const settings = upgraded(definition, rest, at);
  refuseOthers(settings, names, at);
  const values = Object.entries(settings).map(([name, value]) => {
    const there = `${at}.${name}`;
    if (slots.includes(name)) return [name, readBlocks(reading, value, there, depth + 1)];
    const field = fields.get(name) ?? scheduleSetting;
    return [name, readSetting(reading.codecOf, field, value, there)];
  });
  const props = { id, version: definition.version, ...Object.fromEntries(values) };
  return { type: definition.type, props };
};

const readBlocks = (reading: Reading, sent: unknown, at: string, depth: number): Block[] => {
  if (!Array.isArray(sent)) throw new WrongBlock(at, told.blocks);
  if (depth > DEEPEST) throw new WrongBlock(at, told.deepest(DEEPEST));
  return sent.map((one, nth) => readBlock(reading, one, `${at}[${nth}]`, depth));
};

const readRoot = (sent: unknown): Tree['root'] => {
  if (!isObject(sent)) throw new WrongBlock('root', told.root);
  refuseOthers(sent, ['props'], 'root');
  const { props } = sent;
  if (props === undefined) return {};
  if (!isObject(props)) throw new WrongBlock('root.props', told.root);
  refuseOthers(props, ['counterpart'], 'root.props');
  const { counterpart } = props;
  const isPath = (value: unknown) =>
    typeof value === 'string' &&
    value.startsWith('/') &&
    linkCodec.schema({ type: 'LinkField' }).safeParse(value).success;
  const isNumber = Number.isSafeInteger(counterpart) && Number(counterpart) > 0;
  if (counterpart !== undefined && !isNumber && !isPath(counterpart)) {
    throw new WrongBlock('root.props.counterpart', told.counterpart);
  }
  return { props };
};

const readTree = (codecOf: CodecOf, { blocks = () => [] }: ValueRules, sent: unknown): Tree => {
  if (!isObject(sent)) throw new WrongBlock('', told.tree);
  if (!isHeld(sent, LONGEST)) throw new WrongBlock('', told.large(LONGEST));
  refuseOthers(sent, ['root', 'content', 'zones'], '');
  const { root = {}, zones = {}, content } = sent;
  if (!isObject(zones) || Object.keys(zones).length > 0) throw new WrongBlock('zones', told.zones);
  const byType = new Map(blocks().map((one) => [one.type, one]));
  const reading = { codecOf, blocks: byType, ids: new Set<string>() };
  return { root: readRoot(root), content: readBlocks(reading, content, 'content', 1), zones: {} };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongValue(texts.groupCell);
  }
};

/**
 * What a page is built of: blocks in blocks, each checked by its definition. What is wrong is told with where it
 * stands, as `content[2].items[0].title`. In a file as JSON.
 */
export const blocksCodec = (codecOf: CodecOf): Codec<Tree> => ({
  schema: (rules) =>
    z.unknown().transform((value, context) => {
      try {
        return readTree(codecOf, rules, value);
      } catch (problem) {
        if (!(problem instanceof WrongBlock)) throw problem;
        context.addIssue({ code: 'custom', message: problem.message });
        return z.NEVER;
      }
    }),
  described: () => z.record(z.string(), z.unknown()) as unknown as z.ZodType<Tree>,
  empty: { root: {}, content: [], zones: {} },
  read: (text) => (text.trim() === '' ? { content: [] } : readJson(text)),
  write: (value) => JSON.stringify(value),
  tell: ({ content }, { blocks = () => [] }) => {
    const labels = new Map(blocks().map(({ type, label }) => [type, label]));
    return content.map(({ type }) => labels.get(type) ?? type).join(', ') || texts.nothing;
  },
});

/** Blocks of a tree, those in others too, each with where it stands. */
export const listBlocks = (
  tree: Pick<Tree, 'content'>,
  blocks: readonly BlockDefinition[],
): { definition: BlockDefinition; props: Record<string, unknown>; at: string }[] => {
  const byType = new Map(blocks.map((one) => [one.type, one]));
  const list = (content: readonly Block[], at: string): ReturnType<typeof listBlocks> =>
    content.flatMap(({ type, props }, nth) => {
      const definition = byType.get(type);
      if (!definition) return [];
      const there = `${at}[${nth}]`;
      const inSlots = (definition.slots ?? []).flatMap((slot) =>
        list((props[slot] ?? []) as Block[], `${there}.${slot}`),
      );
      return [{ definition, props, at: there }, ...inSlots];
    });
  return list(tree.content, 'content');
};
