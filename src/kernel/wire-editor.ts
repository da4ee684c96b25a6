import type { PageFacts } from './quality/page-quality';

/** What the editor of pages and the page in its frame tell each other: by messages between windows. */

/** Names the messages: other scripts send theirs to the same windows. */
export const editorMark = 'etalage-editor';

/**
 * The attribute by which a block's first element says which of the tree it is. What shows a section has no element
 * of its own: all of those in the section say it.
 */
export const treeIdAttribute = 'data-tree-id';

/** The attribute by which an element says which setting of its block the text in it is. */
export const treeFieldAttribute = 'data-tree-field';

/** The attribute by which what some devices alone show says which, by their names. */
export const treeDevicesAttribute = 'data-tree-devices';

/** What the frame is told of a block, to draw what can be done with it. */
export type FrameBlock = {
  label: string;
  /** Where it stands: blocks with the same stand beside each other. */
  among: string;
  /** Its slots that hold nothing yet. */
  empty?: readonly string[];
  /** What it shows stands on other pages too, and is worked on elsewhere. */
  isShared?: true;
};

/** A text of a block that is marked in the page; rich: with markup; main: the block is there for it. */
export type FrameText = { label: string; isRich?: true; isMain?: true };

/** The setting of the text that a block is there for, if it is for one. */
export const mainTextOf = (texts: Readonly<Record<string, FrameText>>): string | undefined =>
  Object.keys(texts).find((name) => texts[name]?.isMain);

/** A place for a block, as the frame knows it; none of the others: the page is empty. */
export type Spot = { before: string } | { after: string } | { into: string; slot: string } | null;

/** What is done with the chosen block from within the page. */
export type FrameAct = 'up' | 'down' | 'duplicate' | 'remove';

/** HTML of blocks, by their ids in the tree. */
type Html = Readonly<Record<string, string>>;

/** A text as it is written; rich: in HTML. */
export type Writable = { label: string; text: string; hasLines: boolean; isRich?: true };

export type ToFrame =
  /** Marks a block as the one that is worked on; null: none. */
  | {
      do: 'choose';
      id: string | null;
      scroll: boolean;
      /** Its texts, by the names of their settings. */
      texts?: Readonly<Record<string, FrameText>>;
    }
  /** Blocks that look otherwise now. */
  | { do: 'swap'; html: Html }
  /** The page's blocks in their order; what isn't among them goes, what is new has HTML. */
  | { do: 'arrange'; order: readonly string[]; html: Html }
  /** All blocks of the page, by their ids; `isFixed`: nobody changes them here. */
  | { do: 'tell'; blocks: Readonly<Record<string, FrameBlock>>; isFixed: boolean }
  /** A text is written where it stands: as it is stored, of one line or of several. */
  | ({ do: 'write'; id: string; name: string } & Writable)
  /** What is being written is another text by now: a step was taken back. */
  | { do: 'rewrite'; id: string; name: string; text: string }
  /**
   * The focus goes to a place for a block, or to the chosen one: to what can be done with it, or into its text if that
   * is what it is there for.
   */
  | { do: 'focus'; on: { place: Spot } | 'tools' | 'text' }
  /** The page is looked through for what can be better. */
  | { do: 'check' };

export type FromFrame =
  | { do: 'ready' }
  /** The block that was pressed, and those around it, the nearest first. */
  | { do: 'chosen'; id: string }
  /** Something comes at a place: it is asked what. */
  | { do: 'insert'; at: Spot }
  | { do: 'act'; id: string; act: FrameAct }
  /** Somebody wants to write a text where it stands. */
  | { do: 'edit'; id: string; name: string }
  | { do: 'typed'; id: string; name: string; text: string }
  /** A text can't be written where it stands: it is in the form. */
  | { do: 'form'; id: string; name: string }
  /** Somebody goes back to the outline. */
  | { do: 'leave' }
  | { do: 'undo' }
  | { do: 'redo' }
  /** What was found in the page; none: it couldn't be looked through. */
  | { do: 'checked'; facts?: PageFacts };

export type EditorMessage<T> = { [editorMark]: T };
