import type { ReactNode } from 'react';
import { scheduleField } from '#fields/schedule/field';
import type { BlockDefinition, BlockInstance } from '#kernel/define/block';
import type { PictureRef } from '#kernel/define/entity';
import { type AnySettings, readSettings, type SettingsOf, setting } from '#kernel/define/field';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { TreeBlock } from '../contract';
import type { RenderContext } from './context';

type AnyValues = Record<string, unknown>;

/** A block type on the server: its definition, how it gets its data, how it shows. */
export type ServerBlock<S extends AnySettings = AnySettings, D = unknown> = {
  definition: BlockDefinition<S>;
  /** Gets every instance on the page at once and answers by instance id: one query a type. */
  load?: (
    context: RenderContext,
    instances: readonly BlockInstance<SettingsOf<S>>[],
  ) => Promise<Map<number | string, D>>;
  view: (props: {
    instance: BlockInstance<SettingsOf<S>>;
    data: D | undefined;
    context: RenderContext;
  }) => ReactNode;
  /** The view writes its own section element. */
  ownSection?: boolean;
  /** Counts what stands in its slots: what isn't to be seen now leaves no place there. */
  slides?: boolean;
  /** Reply headers of a section (S3.1/4). */
  headers?: (instance: BlockInstance<SettingsOf<S>>, data: D) => Record<string, string>;
  /** The picture that says best what it shows: a page is shared with its first block's. */
  picture?: (
    instance: BlockInstance<SettingsOf<S>>,
    data: D | undefined,
  ) => PictureRef | null | undefined;
  /** What the page's title says besides: where in its list one is. The first block that says so. */
  place?: (instance: BlockInstance<SettingsOf<S>>, data: D, language: string) => string | undefined;
  tags?: (instance: BlockInstance<SettingsOf<S>>, data: D | undefined) => string[];
  /** When what it shows stops being true by itself, e.g. because a store closes. */
  until?: (instance: BlockInstance<SettingsOf<S>>, data: D) => Date | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: block types differ in settings and data
export type AnyServerBlock = ServerBlock<any, any>;

const types = new Registry<AnyServerBlock>('block');

/** Plugs a block type in. Throws when another has its name. */
export const registerBlock = <S extends AnySettings, D>(
  host: Host,
  block: ServerBlock<S, D>,
): void => types.add(host, block.definition.type, block);

export const findBlockType = (host: Host, type: string): AnyServerBlock | undefined =>
  types.find(host, type);

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

/** The blocks in a tree block's slots, by slot name. */
export const slotsOf = (host: Host, block: TreeBlock): Record<string, TreeBlock[]> => {
  const definition = types.find(host, block.type)?.definition;
  const result: Record<string, TreeBlock[]> = {};
  for (const slot of definition?.slots ?? []) {
    const content = block.props[slot];
    if (Array.isArray(content)) result[slot] = content as TreeBlock[];
  }
  return result;
};
