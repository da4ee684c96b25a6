/** Blocks: what pages are built of. */
import type { AnySettings, SettingsOf } from './field';

/** A block that stands on a page: its number (the spec's block_id), its settings, its children. */
export type BlockInstance<S = Record<string, unknown>> = {
  /** The block's number, or the virtual id of a virtual section. */
  id: number | string;
  virtual: boolean;
  type: string;
  settings: S;
  /** What stands in this block's slots, by slot name: nodes for its view. */
  slots: Record<string, unknown>;
};

/** Under which heading editors find a block. */
export const blockGroups = [
  ...(['text', 'picture', 'layout', 'products', 'stores', 'jobs', 'reading'] as const),
  ...(['forms', 'other'] as const),
] as const;
export type BlockGroup = (typeof blockGroups)[number];

/**
 * Declares a block. `upgrade` brings settings of an earlier version to the present one; they are
 * upgraded each time they are read, so stored pages never need a migration.
 */
export type BlockDefinition<S extends AnySettings = AnySettings> = {
  type: string;
  label: string;
  /** Left out: among the others. */
  group?: BlockGroup;
  /** What it shows, in a line. */
  hint?: string;
  /** Other words by which it is looked for. */
  words?: string;
  version: number;
  settings: S;
  /** Names of places where other blocks may stand. */
  slots?: readonly string[];
  /** A slot that the server fills with what a setting refers to; editors put nothing in it. */
  filled?: string;
  /** What editors call its slots, where it has several. */
  slotLabels?: Readonly<Record<string, string>>;
  /** The types that editors are offered for its slots; left out: all that stand anywhere. */
  holds?: readonly string[];
  /** It makes sense in others that hold it alone. */
  isPart?: true;
  /** Its view writes its own section element; `li`: as an item of the list that it stands in. */
  ownSection?: true | 'li';
  /** Counts what stands in its slots: what isn't to be seen now leaves no place there. */
  slides?: true;
  /** The setting whose picture says best what it shows: a page is shared with its first block's. */
  picture?: string;
  upgrade?: (stored: Record<string, unknown>, from: number) => Record<string, unknown>;
};

export const defineBlock = <const S extends AnySettings>(
  block: BlockDefinition<S> & { picture?: keyof S },
): BlockDefinition<S> => block;

export type BlockSettings<B> = B extends BlockDefinition<infer S> ? SettingsOf<S> : never;

/** What a page tells the views of its blocks: nothing of the server. */
export type BlockPage = {
  /** Its address, without what was asked of it. */
  path: string;
  /** What its address asks, by name. */
  params: Readonly<Record<string, readonly string[]>>;
  token: string;
  language: string;
  /** The number of the store that the visitor made his; never of a page that is kept for everyone. */
  store?: number;
};

/** All that a block's props are made of; `data`: what was loaded for it. */
export type BlockInput<B, D = undefined> = Pick<BlockInstance<BlockSettings<B>>, 'id' | 'slots'> & {
  settings: BlockSettings<B>;
  data: D | undefined;
  page: BlockPage;
};
