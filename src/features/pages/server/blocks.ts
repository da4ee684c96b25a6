import type { ComponentType } from 'react';
import { scheduleField } from '#fields/schedule/field';
import type {
  BlockDefinition,
  BlockInput,
  BlockInstance,
  BlockSettings,
} from '#kernel/define/block';
import type { PictureRef } from '#kernel/define/entity';
import { readSettings, setting } from '#kernel/define/field';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { TreeBlock } from '../contract';
import type { RenderContext } from './context';

type AnyValues = Record<string, unknown>;

/** How blocks of a type get their data, and what that data says besides. */
export type BlockLoad<B extends BlockDefinition = BlockDefinition, D = unknown> = {
  /** Gets every instance on the page at once and answers by instance id: one query a type. */
  load: (
    context: RenderContext,
    instances: readonly Instance<B>[],
  ) => Promise<Map<number | string, D>>;
  /** Reply headers of a section (S3.1/4). */
  headers?: (instance: Instance<B>, data: D) => Record<string, string>;
  /** The picture that says best what was loaded: a page is shared with its first block's. */
  loadedPicture?: (data: D) => PictureRef | undefined;
  /** What the page's title says besides: where in its list one is. The first block that says so. */
  place?: (data: D, language: string) => string | undefined;
  tags?: () => string[];
  /** When what it shows stops being true by itself, e.g. because a store closes. */
  until?: (data: D) => Date | undefined;
};

type Instance<B> = BlockInstance<BlockSettings<B>>;

/** A block type on the server: its definition, how it gets its data, how it shows. */
export type ServerBlock<B extends BlockDefinition = BlockDefinition, D = unknown> = {
  definition: B;
  /** What its view is given; null: there is nothing to show. */
  propsOf: (input: BlockInput<B, D>) => object | null;
  // biome-ignore lint/suspicious/noExplicitAny: what propsOf makes
  view: ComponentType<any>;
} & Partial<BlockLoad<B, D>>;

// biome-ignore lint/suspicious/noExplicitAny: block types differ in settings and data
export type AnyServerBlock = ServerBlock<any, any>;

const types = new Registry<AnyServerBlock>('block');

/** Plugs a block type in. Throws when another has its name. */
export const registerBlock = (host: Host, block: AnyServerBlock): void =>
  types.add(host, block.definition.type, block);

export const findBlockType = (host: Host, type: string): AnyServerBlock | undefined =>
  types.find(host, type);

/** The definitions of all blocks that there are. */
export const listBlockTypes = (host: Host): BlockDefinition[] =>
  types.list(host).map(({ definition }) => definition);

/** What every block can be set to, beside what its type knows. */
const commonSettings = {
  schedule: setting(scheduleField, 'Wanneer, en bij welke winkels, te zien'),
};

/** A stored block's settings that every block has. */
export const readCommonSettings = (stored: Readonly<AnyValues>) =>
  readSettings(commonSettings, stored);

/** By what is stored: a published block is read as long as its page is kept. */
const read = new WeakMap<object, { definition: BlockDefinition; settings: AnyValues }>();

/** Reads a stored block's settings in the present version's form. Not to be written in. */
export const readBlockSettings = (
  definition: BlockDefinition,
  stored: Readonly<AnyValues>,
): Readonly<AnyValues> => {
  const known = read.get(stored);
  if (known?.definition === definition) return known.settings;
  const settings = upgradeAndRead(definition, stored);
  read.set(stored, { definition, settings });
  return settings;
};

const upgradeAndRead = (definition: BlockDefinition, stored: AnyValues): AnyValues => {
  const from = typeof stored.version === 'number' ? stored.version : 1;
  const upgraded =
    from < definition.version && definition.upgrade ? definition.upgrade(stored, from) : stored;
  return readSettings(definition.settings, upgraded);
};

/** The blocks in a tree block's slots, by slot name; those too that the server filled. */
export const slotsOf = (host: Host, block: TreeBlock): Record<string, TreeBlock[]> => {
  const definition = types.find(host, block.type)?.definition;
  const result: Record<string, TreeBlock[]> = {};
  for (const slot of [...(definition?.slots ?? []), definition?.filled ?? []].flat()) {
    const content = block.props[slot];
    if (Array.isArray(content)) result[slot] = content as TreeBlock[];
  }
  return result;
};
