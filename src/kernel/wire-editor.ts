/** What the editor of pages and the page in its frame tell each other: by messages between windows. */

/** Names the messages: other scripts send theirs to the same windows. */
export const editorMark = 'etalage-editor';

/** The attribute by which a block's first element says which of the tree it is. */
export const treeIdAttribute = 'data-tree-id';

/** HTML of blocks, by their ids in the tree. */
type Html = Readonly<Record<string, string>>;

export type ToFrame =
  /** Marks a block as the one that is worked on; null: none. */
  | { do: 'choose'; id: string | null; scroll: boolean }
  /** Blocks that look otherwise now. */
  | { do: 'swap'; html: Html }
  /** The page's blocks in their order; what isn't among them goes, what is new has HTML. */
  | { do: 'arrange'; order: readonly string[]; html: Html };

export type FromFrame =
  | { do: 'ready' }
  /** The block that was pressed, and those around it, the nearest first. */
  | { do: 'chosen'; id: string }
  | { do: 'undo' }
  | { do: 'redo' };

export type EditorMessage<T> = { [editorMark]: T };
