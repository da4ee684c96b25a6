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

/**
 * Declares a block. `upgrade` brings settings of an earlier version to the present one; they are
 * upgraded each time they are read, so stored pages never need a migration.
 */
export type BlockDefinition<S extends AnySettings = AnySettings> = {
  type: string;
  label: string;
  version: number;
  settings: S;
  /** Names of places where other blocks may stand. */
  slots?: readonly string[];
  upgrade?: (stored: Record<string, unknown>, from: number) => Record<string, unknown>;
};

export const defineBlock = <const S extends AnySettings>(
  block: BlockDefinition<S>,
): BlockDefinition<S> => block;

export type BlockSettings<B> = B extends BlockDefinition<infer S> ? SettingsOf<S> : never;
