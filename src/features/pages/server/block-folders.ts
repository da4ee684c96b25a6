import type { ComponentType } from 'react';
import type { BlockDefinition, BlockInput } from '#kernel/define/block';
import type { AnySettings } from '#kernel/define/field';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { type AnyServerBlock, type BlockLoad, registerBlock } from './blocks';

/** Modules by their files: `{ '/src/features/x/blocks/y/view.tsx': module }`. */
export type BlockFiles = Readonly<Record<string, object>>;

// biome-ignore lint/suspicious/noExplicitAny: blocks differ in settings, data and props
type Any = any;

/** What the files of a folder say. Of a kind, each thing that a page can show has a block. */
type Folder = {
  definition: BlockDefinition<AnySettings> | ((subject: Any) => BlockDefinition<Any>);
  propsOf: (input: BlockInput<Any, Any>, subject?: Any) => object | null;
  view: ComponentType<Any>;
  load?: BlockLoad<Any, Any> | ((server: Any) => BlockLoad<Any, Any>);
};

/** By file: what it exports. */
const exportsOf = {
  definition: 'definition',
  props: 'propsOf',
  view: 'default',
  'load.server': 'load',
} as const;
type Part = keyof typeof exportsOf;

const FILE =
  /(?<at>(?<feature>[^/]+)\/blocks\/[^/]+)\/(?<part>definition|props|view|load\.server)\.tsx?$/;

type Read = { feature: string; parts: Partial<Record<Part, unknown>> };

const readParts = (files: BlockFiles): Map<string, Read> => {
  const read = new Map<string, Read>();
  for (const [file, module] of Object.entries(files)) {
    const found = FILE.exec(file)?.groups;
    if (!found) throw new Error(`${file} is no file of a block`);
    const { at = '', feature = '' } = found;
    const part = found.part as Part;
    const exported = (module as Record<string, unknown>)[exportsOf[part]];
    if (!exported) throw new Error(`${file} doesn't export '${exportsOf[part]}'`);
    const parts = { ...read.get(at)?.parts, [part]: exported };
    read.set(at, { feature, parts });
  }
  return read;
};

/** The folders by where they are: `x/blocks/y`. Throws when one lacks a file, or a file what it should export. */
export const readFolders = (files: BlockFiles): Map<string, Folder & { feature: string }> =>
  new Map(
    [...readParts(files)].map(([at, { feature, parts }]) => {
      const { definition, props, view, 'load.server': load } = parts;
      if (!definition || !props || !view) {
        throw new Error(`The block ${at} needs a definition, props and a view`);
      }
      return [at, { feature, definition, propsOf: props, view, load } as Kind];
    }),
  );

type Kind = Folder & { feature: string };
const kinds = new Registry<Kind>('kind of block');

const asBlock = ({ propsOf, view }: Folder, own: Partial<AnyServerBlock>): AnyServerBlock =>
  ({ ...own, propsOf, view }) as AnyServerBlock;

/**
 * Plugs in the blocks of these features. One whose definition is a function is a kind: its feature makes
 * a block of it for each thing that it knows.
 */
export const plugInBlocks = (host: Host, files: BlockFiles, features: readonly string[]): void => {
  for (const [at, folder] of readFolders(files)) {
    if (!features.includes(folder.feature)) continue;
    const { definition, load } = folder;
    if (typeof definition === 'function') kinds.add(host, at, folder);
    else registerBlock(host, asBlock(folder, { definition, ...(load as BlockLoad) }));
  }
};

/**
 * Makes a block of each of a feature's kinds. `subject`: what definitions and views may know of what
 * they are about; `server`: the same for what loads.
 */
export const registerKinds = <S, L>(
  host: Host,
  feature: string,
  { subject, server }: { subject: S; server: L },
): void => {
  for (const kind of kinds.list(host).filter((one) => one.feature === feature)) {
    const definition = (kind.definition as (about: S) => BlockDefinition)(subject);
    const load = (kind.load as ((about: L) => BlockLoad) | undefined)?.(server);
    const propsOf: Folder['propsOf'] = (input) => kind.propsOf(input, subject);
    registerBlock(host, asBlock({ ...kind, propsOf }, { definition, ...load }));
  }
};
